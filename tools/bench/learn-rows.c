/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Learns weights for games of rows: by default those of the playout policy, which favour the cards that bring most when
 * the deal is played out; with --read those that predict which card an expert plays. */
#include <locale.h>
#include <math.h>
#include <stdlib.h>

#include "bots/search/rows/rows-policy.h"
#include "bots/talia-bot.h"
#include "engine/rows/talia-rows-game.h"
#include "learn-climb.h"

#define BATCH 1000
#define RATE 0.03

/* The share of the choices that is played out. */
#define LEARNS 0.3

/* The prizes in the unit of the weights. */
#define PRIZE 100.0

typedef struct
{
  const TaliaGame *game;
  TaliaRandom random;
  Climb climb;
} Learner;

static TaliaState
deal (const TaliaGame *game, const char *settings, TaliaRandom *random)
{
  const TaliaPreset preset = { .settings = settings };
  TaliaOptions options;
  TaliaState state;
  TaliaPack pack;
  int dealer;

  talia_options_apply_preset (game->options, &options, &preset);
  if (!talia_game_start (game, &options, &state, NULL))
    g_error ("no such table");
  talia_game_shuffle (game, &state, talia_random_next (random), &pack, &dealer);
  if (!talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL))
    g_error ("cannot deal");
  return state;
}

/* Computes the lead of each seat over the mean of the others, in the unit of the weights. */
static void
result (const TaliaGame *game, const TaliaState *state, double ahead[TALIA_MAX_SEATS])
{
  TaliaPayoff payoff;
  int points[TALIA_MAX_SEATS], sum = 0;

  talia_game_prepare_payoff (game, state, &payoff);
  talia_payoff_points (&payoff, state, points);
  for (int seat = 0; seat < state->seats; seat++)
    sum += points[seat];
  for (int seat = 0; seat < state->seats; seat++)
    ahead[seat] = (sum - points[seat] * state->seats) / (state->seats - 1.0) / PRIZE;
}

/* Lists the cards that the seat to act may lay, with their features. */
static guint
think (const TaliaGame *game, const TaliaState *state, const float weights[], TaliaRowThought *thoughts)
{
  TaliaCards legal = state->hand[state->to_act] & talia_rows_open (&state->rows);

  return talia_rows_think (state, game->pack (state), legal, state->rows.begun && state->rows.may_pass && legal != 0,
                           weights, thoughts);
}

static TaliaMove
move_of (const TaliaRowThought *thought)
{
  return thought->card == TALIA_NO_CARD ? TALIA_PLAIN_MOVE (TALIA_MOVE_SKIP) : TALIA_PLAY (thought->card);
}

/* Plays to the end of the deal with the playout policy. */
static void
finish (const TaliaGame *game, TaliaState *state, const float weights[], TaliaRandom *random)
{
  TaliaMove move;

  do
    {
      TaliaRowThought thoughts[TALIA_ROW_THOUGHTS];
      guint n = think (game, state, weights, thoughts);

      move = move_of (&thoughts[talia_rows_pick (thoughts, n, random)]);
    }
  while (!talia_rows_game_play (state, &move, NULL));
}

/* Plays each card out, and improves the weights towards the best results. */
static void
learn_from_choice (Learner *self, const TaliaState *state, const float weights[], const TaliaRowThought *thoughts,
                   guint n)
{
  double chances[TALIA_ROW_THOUGHTS], value[TALIA_ROW_THOUGHTS], mean = 0.0;
  const int seat = state->to_act;
  const guint64 seed = talia_random_next (&self->random);

  for (guint i = 0; i < n; i++)
    chances[i] = thoughts[i].score;
  climb_choose (chances, n);
  for (guint i = 0; i < n; i++)
    {
      TaliaState after = *state;
      const TaliaMove move = move_of (&thoughts[i]);
      double ahead[TALIA_MAX_SEATS];
      TaliaRandom random;

      talia_random_init (&random, seed);
      if (!talia_rows_game_play (&after, &move, NULL))
        finish (self->game, &after, weights, &random);
      result (self->game, &after, ahead);
      value[i] = ahead[seat];
      mean += chances[i] * value[i];
    }
  for (guint i = 0; i < n; i++)
    for (int k = 0; k < TALIA_ROW_MARKS; k++)
      self->climb.slope[k] += chances[i] * (value[i] - mean) * thoughts[i].marks[k] / BATCH;
}

static void
learn_from_deal (Learner *self, const float weights[])
{
  static const char *const tables[] = { "players=4",
                                        "players=4",
                                        "players=4",
                                        "players=3",
                                        "players=5",
                                        "players=6",
                                        "players=4 lottery-may-pass=true",
                                        "players=3 lottery-may-pass=true" };
  const char *table = tables[talia_random_pick (&self->random, G_N_ELEMENTS (tables))];
  TaliaState state = deal (self->game, table, &self->random);
  TaliaMove move;

  do
    {
      TaliaRowThought thoughts[TALIA_ROW_THOUGHTS];
      guint n = think (self->game, &state, weights, thoughts);

      if (n > 1 && talia_random_fraction (&self->random) < LEARNS)
        learn_from_choice (self, &state, weights, thoughts, n);
      move = move_of (&thoughts[talia_rows_pick (thoughts, n, &self->random)]);
    }
  while (!talia_rows_game_play (&state, &move, NULL));
}

/* --- learning from experts --------------------------------------------------------------------------- */

/* The expert's number of worlds, and the number of passes over its choices. */
#define WORLDS 20
#define ROUNDS 1000

typedef struct
{
  TaliaRowThought thoughts[TALIA_ROW_THOUGHTS];
  guint n, chosen;
} Example;

static TaliaMove
ask (const TaliaLevel *level, const TaliaGame *game, const TaliaState *state, TaliaRandom *random)
{
  TaliaThinking thinking = { .worlds = WORLDS };
  g_autoptr (GArray) advice = NULL;
  TaliaView view;

  talia_random_init (&thinking.random, talia_random_next (random));
  talia_game_view (game, state, state->to_act, &view);
  advice = talia_level_advise (level, game, &view, &thinking);
  return g_array_index (advice, TaliaAdvice, 0).move;
}

/* Plays a deal in which every other seat is an expert's. */
static void
watch_deal (Learner *self, guint number, GArray *examples)
{
  TaliaState state = deal (self->game, "players=4", &self->random);
  const float none[TALIA_ROW_MARKS] = { 0.0f };
  TaliaMove move;

  do
    {
      const gboolean expert = (state.to_act + number) % 2 == 0;
      Example example = { 0 };

      move = ask (talia_level_find (expert ? "expert" : TALIA_LEVEL_EASY), self->game, &state, &self->random);
      example.n = think (self->game, &state, none, example.thoughts);
      for (guint i = 0; i < example.n; i++)
        {
          const TaliaMove thought = move_of (&example.thoughts[i]);

          if (talia_move_equal (&thought, &move))
            example.chosen = i;
        }
      if (expert && example.n > 1)
        g_array_append_val (examples, example);
    }
  while (!talia_rows_game_play (&state, &move, NULL));
}

/* Improves the weights towards the experts' choices. Returns the mean of the natural logarithms of their
 * probabilities. */
static double
learn_from_examples (Learner *self, const GArray *examples, const float weights[])
{
  double likely = 0.0;

  for (guint e = 0; e < examples->len; e++)
    {
      const Example *example = &g_array_index (examples, Example, e);
      double chances[TALIA_ROW_THOUGHTS] = { 0.0 };

      for (guint i = 0; i < example->n; i++)
        for (int k = 0; k < TALIA_ROW_MARKS; k++)
          chances[i] += weights[k] * example->thoughts[i].marks[k];
      climb_choose (chances, example->n);
      likely += log (chances[example->chosen]) / examples->len;
      for (guint i = 0; i < example->n; i++)
        for (int k = 0; k < TALIA_ROW_MARKS; k++)
          self->climb.slope[k] += ((i == example->chosen) - chances[i]) * example->thoughts[i].marks[k] / examples->len;
    }
  return likely;
}

static void
read_experts (Learner *self, guint deals)
{
  g_autoptr (GArray) examples = g_array_new (FALSE, FALSE, sizeof (Example));
  float weights[TALIA_ROW_MARKS];

  for (guint i = 0; i < deals; i++)
    watch_deal (self, i, examples);
  for (guint i = 0; i < ROUNDS; i++)
    {
      double likely;

      climb_get (&self->climb, weights);
      likely = learn_from_examples (self, examples, weights);
      climb_step (&self->climb, RATE * (1.0 - 0.9 * i / ROUNDS), 1e-4);
      if (i % 200 == 0 || i + 1 == ROUNDS)
        g_printerr ("  %u: %.3f, %u choices\n", i, likely, examples->len);
    }
}

/* --- evaluation -------------------------------------------------------------------------------------- */

/* Compares two seats that use the weights with two of the easy level; points a seat and deal. */
static void
compare_with_easy (Learner *self, const char *settings, const float weights[], int deals)
{
  const TaliaLevel *easy = talia_level_find (TALIA_LEVEL_EASY);
  TaliaRandom random;
  double sum = 0.0, squares = 0.0;

  talia_random_init (&random, 77);
  for (int i = 0; i < deals; i++)
    {
      const TaliaState first = deal (self->game, settings, &random);
      double it = 0.0;

      for (int swapped = 0; swapped < 2; swapped++)
        {
          TaliaState state = first;
          double ahead[TALIA_MAX_SEATS];
          TaliaMove move;

          do
            if ((state.to_act + swapped) % 2 == 0)
              {
                TaliaRowThought thoughts[TALIA_ROW_THOUGHTS];
                guint n = think (self->game, &state, weights, thoughts);

                move = move_of (&thoughts[talia_rows_pick (thoughts, n, &random)]);
              }
            else
              move = ask (easy, self->game, &state, &random);
          while (!talia_rows_game_play (&state, &move, NULL));
          result (self->game, &state, ahead);
          for (int seat = 0; seat < 4; seat++)
            it += ((seat + swapped) % 2 == 0 ? 1.0 : -1.0) * ahead[seat] * 3.0 / 4.0 / 4.0 * PRIZE;
        }
      sum += it;
      squares += it * it;
    }
  g_printerr ("  %+.2f ± %.2f a seat and deal over easy: %s\n", sum / deals,
              1.96 * sqrt ((squares / deals - sum / deals * sum / deals) / deals), settings);
}

static void
print_weights (const float weights[])
{
  for (int k = 0; k < TALIA_ROW_MARKS; k++)
    g_print ("%.2f, ", weights[k]);
  g_print ("\n");
}

static void
learn (Learner *self, int steps)
{
  float weights[TALIA_ROW_MARKS];
  double sum[TALIA_ROW_MARKS] = { 0.0 };

  for (int k = 0; k < TALIA_ROW_MARKS; k++)
    self->climb.weight[k] = talia_rows_weights[TALIA_STYLE_SEARCHES][k];
  for (int i = 1; i <= steps; i++)
    {
      climb_get (&self->climb, weights);
      for (int j = 0; j < BATCH; j++)
        learn_from_deal (self, weights);
      climb_step (&self->climb, RATE * (1.0 - 0.8 * i / steps), 1e-6);
      /* The mean over the last half is more stable than the last weights. */
      for (int k = 0; i > steps / 2 && k < TALIA_ROW_MARKS; k++)
        sum[k] += self->climb.weight[k] / (steps - steps / 2);
      if (i % 100 == 0)
        compare_with_easy (self, "players=4", weights, 2000);
    }
  if (steps > 0)
    memcpy (self->climb.weight, sum, sizeof sum);
  climb_get (&self->climb, weights);
  compare_with_easy (self, "players=4", weights, 5000);
  compare_with_easy (self, "players=4 lottery-may-pass=true", weights, 5000);
}

/* Usage: learn-rows STEPS learns to play better, learn-rows --read DEALS learns to predict how experts play. */
int
main (int argc, char **argv)
{
  const gboolean reads = argc > 1 && g_str_equal (argv[1], "--read");
  const int n = argc > 1 + reads ? atoi (argv[1 + reads]) : 500;
  Learner self = { .game = talia_registry_find ("loteryjka") };
  float weights[TALIA_ROW_MARKS];

  setlocale (LC_ALL, ""); /* for the output alone */
  talia_random_init (&self.random, 1);
  climb_init (&self.climb, TALIA_ROW_MARKS);
  if (reads)
    read_experts (&self, (guint) n);
  else
    learn (&self, n);
  climb_get (&self.climb, weights);
  print_weights (weights);
  climb_clear (&self.climb);
  return 0;
}
