/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The commands of the engine protocol. */
#include <stdarg.h>

#include "bots/talia-bot.h"
#include "model/record/talia-record.h"
#include "model/talia-entropy.h"
#include "model/talia-table-private.h"
#include "talia-protocol.h"

/* How long a bot may think that is given no time, and how many worlds it looks at when it has to be reproducible. */
#define DEFAULT_MS 1000
#define DEFAULT_WORLDS 64

#define MAX_MS (24 * 3600 * 1000)

static gboolean refuse (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Refuses the command; answers FALSE. */
static gboolean
refuse (GError **error, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_propagate_error (error, g_error_new_valist (G_OPTION_ERROR, G_OPTION_ERROR_FAILED, format, args));
  va_end (args);
  return FALSE;
}

static gboolean
parse_number (const char *text, guint64 max, guint64 *number)
{
  return g_ascii_isdigit (*text) && g_ascii_string_to_unsigned (text, 10, 0, max, number, NULL);
}

static gboolean
parse_place (const char *text, const char *what, int n, int *place, GError **error)
{
  guint64 number;

  if (!parse_number (text, (guint64) n - 1, &number))
    return refuse (error, "%s is a number from 0 to %d", what, n - 1);
  *place = (int) number;
  return TRUE;
}

/* Ends the answer so far with a newline where more is to come. */
static void
next_line (GString *out)
{
  if (out->len > 0)
    g_string_append_c (out, '\n');
}

/* An answer ends without a newline: the framing has its own. */
static void
end_lines (GString *out)
{
  while (out->len > 0 && out->str[out->len - 1] == '\n')
    g_string_truncate (out, out->len - 1);
}

/* --- about the engine ------------------------------------------------------------------ */

static gboolean
run_name (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  g_string_append (out, "Talia");
  return TRUE;
}

static gboolean
run_version (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  g_string_append (out, TALIA_VERSION);
  return TRUE;
}

static gboolean
run_protocol_version (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  g_string_append (out, "1");
  return TRUE;
}

static gboolean
run_list_commands (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  for (const TaliaCommand *command = talia_commands; command->name != NULL; command++)
    {
      next_line (out);
      g_string_append (out, command->name);
    }
  return TRUE;
}

static gboolean
run_known_command (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  gboolean known = FALSE;

  for (const TaliaCommand *command = talia_commands; command->name != NULL; command++)
    known = known || g_str_equal (command->name, arguments[0]);
  g_string_append (out, known ? "true" : "false");
  return TRUE;
}

static gboolean
run_quit (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  self->quit = TRUE;
  return TRUE;
}

static gboolean
run_games (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      next_line (out);
      g_string_append (out, (*game)->id);
    }
  return TRUE;
}

static const TaliaGame *
find_game (const char *id, GError **error)
{
  const TaliaGame *game = talia_registry_find (id);

  if (game == NULL)
    refuse (error, "there is no such game");
  return game;
}

static gboolean
run_options (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  const TaliaGame *game = find_game (arguments[0], error);

  if (game == NULL)
    return FALSE;
  for (const TaliaOption *option = game->options; option->key != NULL; option++)
    {
      g_autofree char *line = talia_option_describe (option);

      next_line (out);
      g_string_append (out, line);
    }
  return TRUE;
}

/* --- the match ------------------------------------------------------------------------- */

static gboolean
run_new (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  const TaliaGame *game = find_game (arguments[0], error);
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
      if (!parse_number (arguments[0] + strlen ("seed="), G_MAXUINT64, &seed))
        return refuse (error, "a seed is a whole number from 0 to %" G_GUINT64_FORMAT, G_MAXUINT64);
      return talia_table_deal_seed (self->table, seed, error);
    }
  if (g_str_has_prefix (arguments[0], "pack="))
    {
      if (!talia_pack_parse (arguments[0] + strlen ("pack="), &pack))
        return refuse (error, "a pack is a list of different cards");
      return talia_table_deal_pack (self->table, &pack, error);
    }
  return refuse (error, "a deal is of a seed=N or a pack=CARDS");
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
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  int n = talia_game_legal (talia_table_get_game (self->table), talia_table_get_state (self->table), moves,
                            TALIA_MAX_LEGAL);

  if (n < 0)
    return refuse (error, "too-many-moves");
  for (int i = 0; i < n; i++)
    g_ptr_array_add (words, talia_move_to_text (&moves[i]));
  g_ptr_array_sort (words, compare_words);
  for (guint i = 0; i < words->len; i++)
    g_string_append_printf (out, "%s%s", i > 0 ? " " : "", (const char *) g_ptr_array_index (words, i));
  return TRUE;
}

static gboolean
refuse_move (GError **error, int rule, const char *text)
{
  return refuse (error, "illegal %s %s", talia_rule_id ((TaliaRuleId) rule), text);
}

static gboolean
play (TaliaProtocol *self, const TaliaMove *move, GError **error)
{
  g_autoptr (GError) refusal = NULL;

  return talia_table_play (self->table, move, &refusal) || refuse_move (error, refusal->code, refusal->message);
}

static gboolean
run_play (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  const TaliaState *state = talia_table_get_state (self->table);
  TaliaRuleId rule = TALIA_RULE_WRONG_MOVE;
  TaliaMove move;

  if (talia_move_parse (arguments[0], &move))
    return play (self, &move, error);
  if (state->to_act == TALIA_NOBODY)
    rule = state->phase == TALIA_PHASE_OVER ? TALIA_RULE_MATCH_OVER : TALIA_RULE_NO_DEAL;
  return refuse_move (error, rule, talia_refusal_text (TALIA_REFUSED (rule)));
}

static gboolean
run_undo (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  return talia_table_undo (self->table, 1) || refuse (error, "the deal has no move to take back");
}

/* --- what there is to see -------------------------------------------------------------- */

static gboolean
run_hand (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  const TaliaState *state = talia_table_get_state (self->table);
  int seat;

  if (!parse_place (arguments[0], "a seat", state->seats, &seat, error))
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

  if (!parse_place (arguments[0], "a side", state->sides, &side, error))
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

  if (!parse_place (arguments[0], "a seat", talia_table_get_state (self->table)->seats, &seat, error))
    return FALSE;
  talia_table_get_view (self->table, seat, &view);
  talia_game_describe_view (talia_table_get_game (self->table), &view, out);
  end_lines (out);
  return TRUE;
}

/* --- bots ------------------------------------------------------------------------------ */

/* What a bot thinks of the moves of the seat to act; `random` is the chance that it takes. */
static GArray *
think (TaliaProtocol *self, char **arguments, TaliaThinking *thinking, GError **error)
{
  const TaliaGame *game = talia_table_get_game (self->table);
  const TaliaState *state = talia_table_get_state (self->table);
  const TaliaLevel *level = talia_level_find (arguments[0]);
  guint64 ms = 0;
  TaliaView view;

  *thinking = (TaliaThinking) { 0 };
  if (level == NULL || (level->plays != NULL && !level->plays (game)))
    {
      refuse (error, "there is no such level");
      return NULL;
    }
  if (arguments[1] != NULL && (!parse_number (arguments[1], MAX_MS, &ms) || ms == 0))
    {
      refuse (error, "the time is a number of milliseconds from 1 to %d", MAX_MS);
      return NULL;
    }
  if (state->to_act == TALIA_NOBODY)
    {
      refuse (error, "it is nobody's turn");
      return NULL;
    }
  if (self->has_bots_seed)
    thinking->random = self->bots_random;
  else
    talia_random_init (&thinking->random, talia_entropy ());
  if (ms == 0 && self->has_bots_seed)
    thinking->worlds = DEFAULT_WORLDS;
  else
    thinking->deadline = g_get_monotonic_time () + (gint64) (ms > 0 ? ms : DEFAULT_MS) * 1000;
  talia_table_get_view (self->table, state->to_act, &view);
  return talia_level_advise (level, game, &view, thinking);
}

static gboolean
run_advise (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  TaliaThinking thinking;
  g_autoptr (GArray) advice = think (self, arguments, &thinking, error);
  g_autofree char *best = NULL;

  if (advice == NULL)
    return FALSE;
  best = talia_move_to_text (&g_array_index (advice, TaliaAdvice, 0).move);
  g_string_append (out, best);
  for (guint i = 0; i < advice->len; i++)
    {
      const TaliaAdvice *it = &g_array_index (advice, TaliaAdvice, i);
      g_autofree char *move = talia_move_to_text (&it->move);
      char estimate[G_ASCII_DTOSTR_BUF_SIZE];

      g_string_append_printf (out, "\n%s %s", move, g_ascii_formatd (estimate, sizeof estimate, "%.3f", it->estimate));
    }
  return TRUE;
}

static gboolean
run_genmove (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  TaliaThinking thinking;
  g_autoptr (GArray) advice = think (self, arguments, &thinking, error);
  g_autofree char *text = NULL;
  const TaliaMove *move;

  if (advice == NULL)
    return FALSE;
  move = &g_array_index (advice, TaliaAdvice, 0).move;
  if (!play (self, move, error))
    return FALSE;
  self->bots_random = thinking.random;
  text = talia_move_to_text (move);
  g_string_append (out, text);
  return TRUE;
}

static gboolean
run_bots_seed (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  guint64 seed;

  if (!parse_number (arguments[0], G_MAXUINT64, &seed))
    return refuse (error, "a seed is a whole number from 0 to %" G_GUINT64_FORMAT, G_MAXUINT64);
  talia_random_init (&self->bots_random, seed);
  self->has_bots_seed = TRUE;
  return TRUE;
}

/* --- records --------------------------------------------------------------------------- */

static gboolean
run_record (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  g_autofree char *text = talia_record_write (self->table);

  g_string_append (out, text);
  end_lines (out);
  return TRUE;
}

static gboolean
run_load (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  gsize length;
  g_autofree char *text = talia_record_load (arguments[0], &length, error);
  TaliaTable *table;

  if (text == NULL)
    return FALSE;
  table = talia_record_parse (text, (gssize) length, error);
  if (table == NULL)
    return FALSE;
  g_clear_object (&self->table);
  self->table = table;
  return TRUE;
}

const TaliaCommand talia_commands[] = {
  { "name", NULL, 0, 0, FALSE, run_name },
  { "version", NULL, 0, 0, FALSE, run_version },
  { "protocol_version", NULL, 0, 0, FALSE, run_protocol_version },
  { "list_commands", NULL, 0, 0, FALSE, run_list_commands },
  { "known_command", "COMMAND", 1, 1, FALSE, run_known_command },
  { "quit", NULL, 0, 0, FALSE, run_quit },
  { "games", NULL, 0, 0, FALSE, run_games },
  { "options", "GAME", 1, 1, FALSE, run_options },
  { "new", "GAME [KEY=VALUE ...]", 1, -1, FALSE, run_new },
  { "deal", "seed=N | pack=CARDS", 1, 1, TRUE, run_deal },
  { "dealer", NULL, 0, 0, TRUE, run_dealer },
  { "turn", NULL, 0, 0, TRUE, run_turn },
  { "legal", NULL, 0, 0, TRUE, run_legal },
  { "play", "MOVE", 1, 1, TRUE, run_play },
  { "undo", NULL, 0, 0, TRUE, run_undo },
  { "hand", "SEAT", 1, 1, TRUE, run_hand },
  { "trick", NULL, 0, 0, TRUE, run_trick },
  { "table", NULL, 0, 0, TRUE, run_table },
  { "taken", "SIDE", 1, 1, TRUE, run_taken },
  { "score", NULL, 0, 0, TRUE, run_score },
  { "total", NULL, 0, 0, TRUE, run_total },
  { "result", NULL, 0, 0, TRUE, run_result },
  { "view", "SEAT", 1, 1, TRUE, run_view },
  { "advise", "LEVEL [MS]", 1, 2, TRUE, run_advise },
  { "genmove", "LEVEL [MS]", 1, 2, TRUE, run_genmove },
  { "bots_seed", "N", 1, 1, FALSE, run_bots_seed },
  { "record", NULL, 0, 0, TRUE, run_record },
  { "load", "TEXT-FILE", 1, -2, FALSE, run_load },
  { NULL },
};
