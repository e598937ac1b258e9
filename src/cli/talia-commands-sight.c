/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commands of the engine protocol that show the match, as a seat sees it or with all cards. */
#include "model/table/talia-table-private.h"
#include "talia-command.h"

static gboolean
run_hand (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  const TaliaState *state = talia_table_get_state (self->table);
  int seat;

  if (!talia_command_parse_place (arguments[0], "a seat", state->seats, &seat, error))
    return FALSE;
  talia_cards_append (out, state->hand[seat]);
  return TRUE;
}

static gboolean
run_trick (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  const TaliaState *state = talia_table_get_state (self->table);
  const TaliaTrick *trick = &state->trick;

  if (state->board != TALIA_BOARD_TRICK || trick->in_trick == 0)
    {
      g_string_append_c (out, '-');
      return TRUE;
    }
  g_string_append_printf (out, "%d", trick->leader);
  for (int i = trick->n_played - trick->in_trick; i < trick->n_played; i++)
    {
      char card[2];

      talia_card_write (trick->played[i], card);
      g_string_append_printf (out, " %.2s", card);
    }
  return TRUE;
}

static gboolean
run_table (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  const TaliaState *state = talia_table_get_state (self->table);

  talia_state_append_table (state, out);
  return TRUE;
}

static gboolean
run_taken (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  const TaliaState *state = talia_table_get_state (self->table);
  int side;

  if (!talia_command_parse_place (arguments[0], "a side", state->sides, &side, error))
    return FALSE;
  talia_cards_append (out, talia_state_taken (state, side));
  return TRUE;
}

static gboolean
run_score (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  const TaliaGame *game = talia_table_get_game (self->table);
  const TaliaState *state = talia_table_get_state (self->table);

  for (int side = 0; side < state->sides; side++)
    g_string_append_printf (out, "%s%d", side > 0 ? " " : "",
                            state->deals > 0 ? talia_game_score (game, state, side, NULL, NULL) : 0);
  return TRUE;
}

static gboolean
run_total (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  const TaliaGame *game = talia_table_get_game (self->table);
  const TaliaState *state = talia_table_get_state (self->table);

  for (int side = 0; side < state->sides; side++)
    g_string_append_printf (out, "%s%d", side > 0 ? " " : "", state->total[side]);
  if (game->append_total != NULL)
    game->append_total (state, out);
  return TRUE;
}

static gboolean
run_result (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  const TaliaState *state = talia_table_get_state (self->table);

  if (state->phase != TALIA_PHASE_OVER)
    {
      g_string_append (out, "ongoing");
      return TRUE;
    }
  g_string_append (out, "winners");
  for (int side = 0; side < state->sides; side++)
    if (state->winners & 1u << side)
      g_string_append_printf (out, " %d", side);
  return TRUE;
}

static gboolean
run_view (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  TaliaView view;
  int seat;

  if (!talia_command_parse_place (arguments[0], "a seat", talia_table_get_state (self->table)->seats, &seat, error))
    return FALSE;
  talia_table_get_view (self->table, seat, &view);
  talia_game_describe_view (talia_table_get_game (self->table), &view, out);
  talia_command_end_lines (out);
  return TRUE;
}

const TaliaCommand talia_commands_sight[] = {
  { "hand", "SEAT", 1, 1, TRUE, run_hand },
  { "trick", NULL, 0, 0, TRUE, run_trick },
  { "table", NULL, 0, 0, TRUE, run_table },
  { "taken", "SIDE", 1, 1, TRUE, run_taken },
  { "score", NULL, 0, 0, TRUE, run_score },
  { "total", NULL, 0, 0, TRUE, run_total },
  { "result", NULL, 0, 0, TRUE, run_result },
  { "view", "SEAT", 1, 1, TRUE, run_view },
  { NULL },
};
