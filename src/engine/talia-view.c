/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a view as text, with everything that the seat may know, for the protocol and for tests. */
#include "talia-game.h"

static const char *const phases[] = { "deal", "pass", "bid", "play", "moon", "over" };

static void
append_line (GString *out, const char *key, TaliaCards cards)
{
  g_string_append (out, key);
  talia_cards_append (out, cards);
  g_string_append_c (out, '\n');
}

static void
append_number (GString *out, const char *key, int number)
{
  if (number < 0)
    g_string_append_printf (out, "%s -\n", key);
  else
    g_string_append_printf (out, "%s %d\n", key, number);
}

static void
append_options (GString *out, const TaliaGame *game, const TaliaOptions *options)
{
  for (guint i = 0; i < talia_options_count (game->options); i++)
    {
      g_autofree char *value = talia_options_value_text (game->options, options, i);

      g_string_append_printf (out, "option %s=%s\n", game->options[i].key, value);
    }
}

static void
append_played (GString *out, const TaliaCard cards[], guint n)
{
  TaliaPack played = { .n = (uint8_t) n };

  memcpy (played.cards, cards, n);
  g_string_append (out, n == 0 ? "played -" : "played ");
  talia_pack_append (out, &played);
}

static void
append_trick (GString *out, const TaliaState *seen)
{
  const TaliaTrick *trick = &seen->trick;

  for (int seat = 0; seat < seen->seats; seat++)
    if (trick->pass[seat] != 0)
      {
        g_autofree char *key = g_strdup_printf ("passed-by %d ", seat);

        append_line (out, key, trick->pass[seat]);
      }
  if (trick->aside != 0)
    append_line (out, "aside ", trick->aside);
  append_played (out, trick->played, trick->n_played);
  g_string_append (out, "\ntricks");
  for (int i = 0; i < trick->tricks; i++)
    g_string_append_printf (out, " %d", trick->winner[i]);
  g_string_append_printf (out, "\nleader %d\nbroken %s\n", trick->leader, trick->broken ? "true" : "false");
}

static void
append_rows_state (GString *out, const TaliaState *seen)
{
  const TaliaRows *rows = &seen->rows;

  append_line (out, "laid ", rows->laid);
  if (rows->aside != 0)
    append_line (out, "aside ", rows->aside);
  for (int seat = 0; seat < seen->seats; seat++)
    if (rows->lacks[seat] != 0)
      {
        g_autofree char *key = g_strdup_printf ("lacks %d ", seat);

        append_line (out, key, rows->lacks[seat]);
      }
  g_string_append (out, rows->n_out == 0 ? "out -" : "out");
  for (int i = 0; i < rows->n_out; i++)
    g_string_append_printf (out, " %d", rows->out[i]);
  g_string_append_printf (out, "\nbegun %s\nskips %d\n", rows->begun ? "true" : "false", rows->skips);
  append_played (out, rows->played, rows->n_played);
  g_string_append (out, "\nby");
  for (int i = 0; i < rows->n_played; i++)
    g_string_append_printf (out, " %d", rows->by[i]);
  g_string_append_c (out, '\n');
}

/* Appends the bits of `plays` as a list of play numbers from 1. */
static void
append_plays (GString *out, const char *key, uint64_t plays)
{
  g_string_append (out, key);
  for (; plays != 0; plays &= plays - 1)
    g_string_append_printf (out, " %d", __builtin_ctzll (plays) + 1);
  g_string_append_c (out, '\n');
}

static void
append_fishing (GString *out, const TaliaState *seen)
{
  const TaliaFishing *table = &seen->fishing;

  append_line (out, "loose ", table->loose);
  for (int i = 0; i < table->n_builds; i++)
    {
      gboolean single = talia_fishing_is_single (&table->rules, table->build[i], table->value[i]);

      g_string_append_printf (out, "build %d owner %d %s ", table->value[i], table->owner[i],
                              single ? "single" : "multiple");
      append_line (out, "", table->build[i]);
    }
  append_played (out, table->played, table->n_played);
  append_plays (out, "\ncaptures", table->captures);
  append_plays (out, "sweeps", table->sweeps);
  g_string_append (out, "moves");
  for (int play = 0; play < table->n_played; play++)
    {
      const TaliaMove move = talia_fishing_move_of (table, play);

      g_autofree char *text = talia_move_to_text (&move);

      g_string_append_printf (out, " %s", text);
    }
  g_string_append_c (out, '\n');
  g_string_append_printf (out, "stock %d\n", table->n_stock);
}

void
talia_state_describe_board (const TaliaState *seen, GString *out)
{
  switch ((TaliaBoardKind) seen->board)
    {
    case TALIA_BOARD_TRICK:
      append_trick (out, seen);
      break;
    case TALIA_BOARD_ROWS:
      append_rows_state (out, seen);
      break;
    case TALIA_BOARD_FISHING:
      append_fishing (out, seen);
      break;
    }
}

void
talia_game_describe_view (const TaliaGame *game, const TaliaView *view, GString *out)
{
  const TaliaState *seen = &view->seen;

  g_string_append_printf (out, "game %s\nseat %d\nphase %s\n", game->id, view->seat, phases[seen->phase]);
  append_number (out, "turn", seen->to_act);
  append_number (out, "deal", (int) seen->deals);
  append_number (out, "dealer", seen->dealer);
  append_options (out, game, &seen->options);
  g_string_append (out, "total");
  for (int side = 0; side < seen->sides; side++)
    g_string_append_printf (out, " %d", seen->total[side]);
  g_string_append (out, "\nheld");
  for (int seat = 0; seat < seen->seats; seat++)
    g_string_append_printf (out, " %d", view->held[seat]);
  append_line (out, "\nhand ", seen->hand[view->seat]);
  for (int seat = 0; seat < seen->seats; seat++)
    {
      g_autofree char *key = g_strdup_printf ("taken %d ", seat);

      append_line (out, key, seen->taken[seat]);
    }
  if (game->describe != NULL)
    game->describe (seen, out);
  else
    talia_state_describe_board (seen, out);
}
