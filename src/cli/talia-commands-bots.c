/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commands of the engine protocol about computer players. */
#include "bots/talia-bot.h"
#include "model/base/talia-entropy.h"
#include "model/table/talia-table-private.h"
#include "talia-command.h"

#define MAX_MS (24 * 3600 * 1000)

/* Returns a bot's advice on the moves of the seat to act; `random` has its random numbers. */
static GArray *
think (TaliaProtocol *self, char **arguments, TaliaThinking *thinking, GError **error)
{
  const TaliaGame *game = talia_table_get_game (self->table);
  const TaliaState *state = talia_table_get_state (self->table);
  const TaliaLevel *level = talia_level_find (arguments[0]);
  guint64 ms = 0;
  TaliaView view;

  if (level == NULL || !talia_level_plays (level, game))
    {
      talia_command_refuse (error, "there is no such level");
      return NULL;
    }
  if (arguments[1] != NULL && (!talia_command_parse_number (arguments[1], MAX_MS, &ms) || ms == 0))
    {
      talia_command_refuse (error, "the time is a number of milliseconds from 1 to %d", MAX_MS);
      return NULL;
    }
  if (state->to_act == TALIA_NOBODY)
    {
      talia_command_refuse (error, "it is nobody's turn");
      return NULL;
    }
  talia_thinking_init (thinking, level, talia_entropy ());
  if (self->has_bots_seed)
    {
      /* A choice that is reproducible must not depend on the clock. */
      thinking->random = self->bots_random;
      thinking->deadline = 0;
    }
  if (ms > 0)
    {
      thinking->worlds = 0;
      thinking->threads = g_get_num_processors (); /* a caller that sets a time does nothing else in that time */
      thinking->deadline = g_get_monotonic_time () + (gint64) ms * 1000;
    }
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

      g_string_append_printf (out, "\n%s %s", move, g_ascii_formatd (estimate, sizeof estimate, "%.3f", it->points));
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
  if (!talia_command_play (self, move, error))
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

  if (!talia_command_parse_number (arguments[0], G_MAXUINT64, &seed))
    return talia_command_refuse (error, "a seed is a whole number from 0 to %" G_GUINT64_FORMAT, G_MAXUINT64);
  talia_random_init (&self->bots_random, seed);
  self->has_bots_seed = TRUE;
  return TRUE;
}

const TaliaCommand talia_commands_bots[] = {
  { "advise", "LEVEL [MS]", 1, 2, TRUE, run_advise },
  { "genmove", "LEVEL [MS]", 1, 2, TRUE, run_genmove },
  { "bots_seed", "N", 1, 1, FALSE, run_bots_seed },
  { NULL },
};
