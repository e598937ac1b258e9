/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs several computer players at the same time, each with several threads, so that ThreadSanitizer can report data
 * races. What they answer is tested in test-search.c. */
#include "bots/talia-bot.h"

#define THINKERS 3 /* at the same time */
#define THREADS 2  /* of each player */
#define WORLDS 20
#define DECISIONS 14

typedef struct
{
  const TaliaGame *game;
  const TaliaLevel *level;
  TaliaView view;
  guint64 seed;
  guint threads;
  gint *cancelled;
  GArray *advice;
} Thinker;

static gpointer
think_cb (gpointer data)
{
  Thinker *self = data;
  TaliaThinking thinking = { .worlds = WORLDS, .threads = self->threads, .cancelled = self->cancelled };

  talia_random_init (&thinking.random, self->seed);
  self->advice = talia_level_advise (self->level, self->game, &self->view, &thinking);
  return NULL;
}

/* Several players think about the same view with different random numbers; the last of them is cancelled. Returns the
 * first one's answer. */
static TaliaMove
think (const TaliaGame *game, const TaliaLevel *level, const TaliaState *state, guint64 seed)
{
  Thinker thinkers[THINKERS];
  GThread *threads[THINKERS];
  gint cancelled[THINKERS] = { 0 };
  TaliaMove move;

  for (guint i = 0; i < THINKERS; i++)
    {
      thinkers[i] =
          (Thinker) { .game = game, .level = level, .seed = seed + i, .threads = THREADS, .cancelled = &cancelled[i] };
      talia_game_view (game, state, state->to_act, &thinkers[i].view);
      threads[i] = g_thread_new ("thinker", think_cb, &thinkers[i]);
    }
  g_atomic_int_set (&cancelled[THINKERS - 1], 1);
  for (guint i = 0; i < THINKERS; i++)
    g_thread_join (threads[i]);
  move = g_array_index (thinkers[0].advice, TaliaAdvice, 0).move;
  for (guint i = 0; i < THINKERS; i++)
    {
      g_assert_cmpuint (thinkers[i].advice->len, >, 0);
      g_array_unref (thinkers[i].advice);
    }
  return move;
}

static void
deal (const TaliaGame *game, TaliaState *state, guint64 number)
{
  TaliaOptions options;
  TaliaPack pack;
  int dealer;

  talia_game_init_options (game, &options);
  g_assert_true (talia_game_start (game, &options, state, NULL));
  talia_game_shuffle (game, state, number, &pack, &dealer);
  g_assert_true (talia_game_deal (game, state, &pack, dealer, state, NULL, NULL));
}

/* Initialises what g_once_init_enter() guards before there are threads, because ThreadSanitizer cannot see its
 * locks. */
static void
ask_alone (const TaliaGame *game, const TaliaLevel *level, const TaliaState *state)
{
  Thinker alone = { .game = game, .level = level };

  talia_game_view (game, state, state->to_act, &alone.view);
  think_cb (&alone);
  g_array_unref (alone.advice);
}

static void
test_thinkers (gconstpointer data)
{
  const TaliaGame *game = data;
  const TaliaLevel *levels[] = { talia_level_find ("medium"), talia_level_find ("expert") };
  TaliaState state = { 0 };

  for (guint level = 0; level < G_N_ELEMENTS (levels); level++)
    {
      deal (game, &state, level + 1);
      ask_alone (game, levels[level], &state);
      for (guint i = 0; i < DECISIONS && state.to_act != TALIA_NOBODY; i++)
        {
          const TaliaMove move = think (game, levels[level], &state, i * THINKERS);

          g_assert_cmpint (talia_game_apply (game, &state, &move, &state, NULL).rule, ==, TALIA_RULE_NONE);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; talia_registry_list ()[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/search-threads/%s", talia_registry_list ()[i]->id);

      g_test_add_data_func (path, talia_registry_list ()[i], test_thinkers);
    }
  return g_test_run ();
}
