/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The players in one thread of the arena: asks them for moves, and sends a program the moves of others. */
#include "arena-worker.h"

void
arena_worker_init (ArenaWorker *worker, const ArenaContest *contest, const gint *stop)
{
  *worker = (ArenaWorker) { .contest = contest, .stop = stop };
  if (contest->players[0].level == NULL || contest->players[1].level == NULL)
    worker->log = g_string_new (NULL);
}

void
arena_worker_clear (ArenaWorker *worker)
{
  for (int i = 0; i < 2; i++)
    g_clear_pointer (&worker->programs[i], arena_program_stop);
  if (worker->log != NULL)
    g_string_free (worker->log, TRUE);
  worker->log = NULL;
}

void
arena_worker_note (ArenaWorker *self, const char *format, ...)
{
  va_list arguments;

  if (self->log == NULL)
    return;
  va_start (arguments, format);
  g_string_append_vprintf (self->log, format, arguments);
  va_end (arguments);
}

static gboolean
ask_program (ArenaWorker *self, int player, TaliaRandom *random, TaliaMove *move, GError **error)
{
  const ArenaPlayer *asked = &self->contest->players[player];

  if (self->programs[player] == NULL && (self->programs[player] = arena_program_start (asked->command, error)) == NULL)
    return FALSE;
  return arena_program_ask (self->programs[player], self->log->str, asked->question, talia_random_next (random), move,
                            error);
}

static gboolean
ask_level (ArenaWorker *self, int player, const TaliaView *view, TaliaRandom *random, TaliaMove *move, GError **error)
{
  const ArenaPlayer *asked = &self->contest->players[player];
  TaliaThinking thinking = { .random = *random, .cancelled = self->stop };
  g_autoptr (GArray) advice = NULL;

  arena_player_begin (asked, &thinking);
  advice = talia_level_advise (asked->level, self->contest->game, view, &thinking);
  *random = thinking.random;
  if (advice->len == 0)
    {
      g_set_error (error, ARENA_ERROR, 0, "%s gave no answer in %s", asked->name, self->contest->game->id);
      return FALSE;
    }
  *move = g_array_index (advice, TaliaAdvice, 0).move;
  return TRUE;
}

/* Asks the player for a move and measures the time. */
static gboolean
ask (ArenaWorker *self, int player, const TaliaView *view, TaliaRandom *random, TaliaMove *move, GError **error)
{
  guint64 began = arena_times_now ();
  gboolean answered = self->contest->players[player].level != NULL ? ask_level (self, player, view, random, move, error)
                                                                   : ask_program (self, player, random, move, error);

  arena_times_add (&self->times[player], arena_times_now () - began);
  return answered;
}

gboolean
arena_worker_play (ArenaWorker *self, TaliaState *state, int player, TaliaRandom *random, GError **error)
{
  const ArenaContest *contest = self->contest;
  g_autofree char *text = NULL;
  TaliaMove move;
  TaliaView view;

  talia_game_view (contest->game, state, state->to_act, &view);
  if (!ask (self, player, &view, random, &move, error))
    return FALSE;
  if (talia_game_apply (contest->game, state, &move, state, NULL).rule == TALIA_RULE_NONE)
    {
      if (self->log != NULL)
        arena_worker_note (self, "play %s\n", text = talia_move_to_text (&move));
      return TRUE;
    }
  text = talia_move_to_text (&move);
  g_set_error (error, ARENA_ERROR, 0, "%s gave the illegal answer %s in %s", contest->players[player].name, text,
               contest->game->id);
  return FALSE;
}
