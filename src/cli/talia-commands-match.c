/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commands of the engine protocol that begin a match and play it. */
#include "model/table/talia-table-private.h"
#include "talia-command.h"

static gboolean
run_new (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  const TaliaGame *game = talia_command_find_game (arguments[0], error);
  TaliaOptions options;
  TaliaTable *table;

  if (game == NULL)
    return FALSE;
  talia_game_init_options (game, &options);
  for (char **setting = arguments + 1; *setting != NULL; setting++)
    if (!talia_options_set (game->options, &options, *setting, error))
      return FALSE;
  table = talia_table_new (game, &options, error);
  if (table == NULL)
    return FALSE;
  g_clear_object (&self->table);
  self->table = table;
  return TRUE;
}

static gboolean
run_deal (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  TaliaPack pack;
  guint64 seed;

  if (g_str_has_prefix (arguments[0], "seed="))
    {
      if (!talia_command_parse_number (arguments[0] + strlen ("seed="), G_MAXUINT64, &seed))
        return talia_command_refuse (error, "a seed is a whole number from 0 to %" G_GUINT64_FORMAT, G_MAXUINT64);
      return talia_table_deal_seed (self->table, seed, error);
    }
  if (g_str_has_prefix (arguments[0], "pack="))
    {
      if (!talia_pack_parse (arguments[0] + strlen ("pack="), &pack))
        return talia_command_refuse (error, "a pack is a list of different cards");
      return talia_table_deal_pack (self->table, &pack, error);
    }
  return talia_command_refuse (error, "a deal is of a seed=N or a pack=CARDS");
}

static gboolean
run_dealer (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  const TaliaGame *game = talia_table_get_game (self->table);
  const TaliaState *state = talia_table_get_state (self->table);
  int dealer = TALIA_NOBODY;

  if (game->has_dealer)
    dealer = state->deals > 0 ? state->dealer : talia_game_next_dealer (game, state);
  if (dealer == TALIA_NOBODY)
    g_string_append_c (out, '-');
  else
    g_string_append_printf (out, "%d", dealer);
  return TRUE;
}

static const char *
phase_name (TaliaPhase phase)
{
  switch (phase)
    {
    case TALIA_PHASE_DEAL:
      return "deal";
    case TALIA_PHASE_PASS:
      return "pass";
    case TALIA_PHASE_BID:
      return "bid";
    case TALIA_PHASE_PLAY:
      return "play";
    case TALIA_PHASE_MOON:
      return "moon";
    case TALIA_PHASE_OVER:
      return "over";
    }
  g_assert_not_reached ();
}

static gboolean
run_turn (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  const TaliaState *state = talia_table_get_state (self->table);

  g_string_append (out, phase_name (state->phase));
  if (state->to_act == TALIA_NOBODY)
    g_string_append (out, " -");
  else
    g_string_append_printf (out, " %d", state->to_act);
  return TRUE;
}

static int
compare_words (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static gboolean
run_legal (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  g_auto (TaliaMoves) moves = { 0 };
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  if (talia_game_moves (talia_table_get_game (self->table), talia_table_get_state (self->table), &moves) < 0)
    return talia_command_refuse (error, "too-many-moves");
  for (int i = 0; i < moves.n; i++)
    {
      TaliaMove move;

      talia_moves_get (&moves, i, &move);
      g_ptr_array_add (words, talia_move_to_text (&move));
    }
  g_ptr_array_sort (words, compare_words);
  for (guint i = 0; i < words->len; i++)
    g_string_append_printf (out, "%s%s", i > 0 ? " " : "", (const char *) g_ptr_array_index (words, i));
  return TRUE;
}

static gboolean
run_play (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  const TaliaState *state = talia_table_get_state (self->table);
  TaliaRuleId rule = TALIA_RULE_WRONG_MOVE;
  TaliaMove move;

  if (talia_move_parse (arguments[0], &move))
    return talia_command_play (self, &move, error);
  if (state->to_act == TALIA_NOBODY)
    rule = state->phase == TALIA_PHASE_OVER ? TALIA_RULE_MATCH_OVER : TALIA_RULE_NO_DEAL;
  return talia_command_refuse_move (error, rule, talia_refusal_text (TALIA_REFUSED (rule)));
}

static gboolean
run_undo (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  return talia_table_undo (self->table, 1) || talia_command_refuse (error, "the deal has no move to take back");
}

const TaliaCommand talia_commands_match[] = {
  { "new", "GAME [KEY=VALUE ...]", 1, -1, FALSE, run_new },
  { "deal", "seed=N | pack=CARDS", 1, 1, TRUE, run_deal },
  { "dealer", NULL, 0, 0, TRUE, run_dealer },
  { "turn", NULL, 0, 0, TRUE, run_turn },
  { "legal", NULL, 0, 0, TRUE, run_legal },
  { "play", "MOVE", 1, 1, TRUE, run_play },
  { "undo", NULL, 0, 0, TRUE, run_undo },
  { NULL },
};
