/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Learns the weights of the playout policy of fishing by self-play: moves in deals that went better than expected
 * become more likely (a policy gradient, with the current value of the piles as its baseline).
 */
#include <locale.h>
#include <math.h>
#include <stdlib.h>

#include "bots/search/fishing/fishing-policy.h"
#include "bots/search/fishing/fishing-value.h"
#include "bots/talia-bot.h"
#include "learn-climb.h"

#define BATCH 400
#define RATE 0.03

/* Numbers of players, whether they play in pairs, and the share of such deals. */
static const struct
{
  int players, pairs, share;
} tables[] = { { 2, 0, 5 }, { 3, 0, 1 }, { 4, 0, 1 }, { 4, 1, 2 } };

typedef struct
{
  const TaliaGame *game;
  TaliaRandom random;
  Climb climb;
  TaliaState opening[G_N_ELEMENTS (tables)];
} Learner;

/* One choice: the difference between the chosen move's features and the mean of all. */
typedef struct
{
  float off[TALIA_FISH_MARKS];
  double before; /* the estimated value of the deal for the side */
  int side;
} Choice;

static void
set_option (const TaliaGame *game, TaliaOptions *options, const char *key, int value)
{
  for (int i = 0; game->options[i].key != NULL; i++)
    if (g_str_equal (game->options[i].key, key))
      options->value[i] = (int16_t) value;
}

static void
sit_down (Learner *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      TaliaOptions options;

      talia_game_init_options (self->game, &options);
      set_option (self->game, &options, "players", tables[i].players);
      set_option (self->game, &options, "partners", tables[i].pairs);
      if (!talia_game_start (self->game, &options, &self->opening[i], NULL))
        g_error ("no such table");
    }
}

static TaliaState
deal (const TaliaGame *game, const TaliaState *opening, TaliaRandom *random)
{
  TaliaState state = *opening;
  TaliaPack pack;
  int dealer;

  talia_game_shuffle (game, &state, talia_random_next (random), &pack, &dealer);
  if (!talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL))
    g_error ("cannot deal");
  return state;
}

/* Returns the side's lead over the mean of the others. */
static double
ahead (const TaliaState *state, const double points[], int side)
{
  double others = 0.0;

  for (int i = 0; i < state->sides; i++)
    others += i == side ? 0.0 : points[i];
  return points[side] - others / (state->sides - 1);
}

/* Adds the expected points for having most of these cards. */
static void
add_majority (const TaliaState *state, TaliaCards cards, double worth, double points[])
{
  int n[TALIA_MAX_SEATS], left = talia_cards_count (cards);
  double sum = 0.0, share[TALIA_MAX_SEATS];

  for (int side = 0; side < state->sides; side++)
    left -= n[side] = talia_cards_count (talia_state_taken (state, side) & cards);
  for (int side = 0; side < state->sides; side++)
    sum += share[side] = exp (n[side] * 1.6 / sqrt (left + 1.0));
  for (int side = 0; side < state->sides; side++)
    points[side] += worth * share[side] / sum;
}

static double
estimate (const TaliaState *state, int side)
{
  const TaliaCards counting = TALIA_RANK_CARDS (TALIA_ACE) | TALIA_CARD_BIT (TALIA_TWO, TALIA_SPADES);
  uint64_t sweeps = talia_fishing_game_sweeps (state);
  double points[TALIA_MAX_SEATS] = { 0.0 };

  for (int i = 0; i < state->sides; i++)
    {
      TaliaCards taken = talia_state_taken (state, i);

      points[i] =
          talia_cards_count (taken & counting) + (taken & TALIA_CARD_BIT (TALIA_TEN, TALIA_DIAMONDS) ? 2.0 : 0.0);
    }
  for (; sweeps != 0; sweeps &= sweeps - 1)
    points[talia_fishing_player (state->dealer, state->seats, __builtin_ctzll (sweeps)) % state->sides] += 1.0;
  add_majority (state, TALIA_ALL_CARDS, 3.0, points);
  add_majority (state, TALIA_SUIT_CARDS (TALIA_SPADES), 1.0, points);
  return ahead (state, points, side);
}

static void
result (const TaliaGame *game, const TaliaState *state, double points[TALIA_MAX_SEATS])
{
  TaliaPayoff payoff;
  int whole[TALIA_MAX_SEATS];

  talia_game_prepare_payoff (game, state, &payoff);
  talia_payoff_points (&payoff, state, whole);
  for (int side = 0; side < state->sides; side++)
    points[side] = whole[side];
}

static void
note (const TaliaState *state, const TaliaFishThought *thoughts, guint n, guint chosen, Choice *choice)
{
  double chances[TALIA_FISH_MOVES];

  choice->side = talia_state_side (state, state->to_act);
  choice->before = estimate (state, choice->side);
  for (guint i = 0; i < n; i++)
    chances[i] = thoughts[i].score;
  climb_choose (chances, n);
  for (int k = 0; k < TALIA_FISH_MARKS; k++)
    {
      double mean = 0.0;

      for (guint i = 0; i < n; i++)
        mean += thoughts[i].marks[k] * chances[i];
      choice->off[k] = thoughts[chosen].marks[k] - (float) mean;
    }
}

static void
learn_from_deal (Learner *self, const float weights[])
{
  TaliaFishThought thoughts[TALIA_FISH_MOVES];
  Choice choices[TALIA_FISHING_PLAYS];
  double points[TALIA_MAX_SEATS];
  guint at = 0, pick = talia_random_pick (&self->random, 9), n_choices = 0;
  TaliaState state;

  while (pick >= (guint) tables[at].share)
    pick -= (guint) tables[at++].share;
  state = deal (self->game, &self->opening[at], &self->random);
  for (gboolean done = FALSE; !done;)
    {
      guint n = talia_fishing_think (&state, weights, thoughts);
      guint chosen = talia_fishing_pick (thoughts, n, &self->random);

      if (n > 1)
        note (&state, thoughts, n, chosen, &choices[n_choices++]);
      done = talia_fishing_game_play (&state, &thoughts[chosen].move, NULL);
    }
  result (self->game, &state, points);
  for (guint i = 0; i < n_choices; i++)
    for (int k = 0; k < TALIA_FISH_MARKS; k++)
      self->climb.slope[k] += choices[i].off[k] * (ahead (&state, points, choices[i].side) - choices[i].before) / BATCH;
}

/* Returns the move of the playout policy, or of the easy level if there are no weights. */
static TaliaMove
choose (const TaliaGame *game, const TaliaState *state, const float *weights, TaliaRandom *random)
{
  TaliaFishThought thoughts[TALIA_FISH_MOVES];
  guint n;

  if (weights == NULL)
    {
      const TaliaLevel *easy = talia_level_find ("easy");
      TaliaThinking thinking = { 0 };
      g_autoptr (GArray) advice = NULL;
      TaliaView view;

      talia_game_view (game, state, state->to_act, &view);
      advice = talia_level_advise (easy, game, &view, &thinking);
      return g_array_index (advice, TaliaAdvice, 0).move;
    }
  n = talia_fishing_think (state, weights, thoughts);
  return thoughts[talia_fishing_pick (thoughts, n, random)].move;
}

/* Compares weights with others, or with the easy level; two players, points a deal. */
static void
compare (Learner *self, const float a[], const float b[], int deals)
{
  TaliaRandom random;
  double sum = 0.0, squares = 0.0;

  talia_random_init (&random, 77);
  for (int i = 0; i < deals; i++)
    {
      const TaliaState first = deal (self->game, &self->opening[0], &random);
      double it = 0.0;

      for (int swapped = 0; swapped < 2; swapped++)
        {
          TaliaState state = first;
          double points[TALIA_MAX_SEATS];
          TaliaMove move;

          do
            move = choose (self->game, &state, (state.to_act ^ swapped) == 0 ? a : b, &random);
          while (!talia_fishing_game_play (&state, &move, NULL));
          result (self->game, &state, points);
          it += (points[swapped] - points[1 - swapped]) / 2;
        }
      sum += it;
      squares += it * it;
    }
  g_printerr ("  %+.3f ± %.3f a deal over %s\n", sum / deals,
              1.96 * sqrt ((squares / deals - sum / deals * sum / deals) / deals),
              b != NULL ? "the first weights" : "easy");
}

/* --- the scale -------------------------------------------------------------------------------------- */

#define SAMPLES 60000
#define SCALES (sizeof (TaliaFishScale) / sizeof (float))

/* A state at the beginning of a round, and side 0's lead at the end. */
typedef struct
{
  TaliaState state;
  float result;
} Sample;

static Sample samples[SAMPLES];

static void
gather_samples (Learner *self, const float *weights)
{
  for (guint n = 0; n < SAMPLES;)
    {
      guint begun = n, at = talia_random_pick (&self->random, 4) == 0 ? 3 : 0;
      TaliaState state = deal (self->game, &self->opening[at], &self->random);
      double points[TALIA_MAX_SEATS];
      TaliaMove move;

      do
        {
          if (state.fishing.n_played > 0 && state.fishing.n_played % (4 * state.seats) == 0 && n < SAMPLES)
            samples[n++].state = state;
          move = choose (self->game, &state, weights, &self->random);
        }
      while (!talia_fishing_game_play (&state, &move, NULL));
      result (self->game, &state, points);
      for (; begun < n; begun++)
        samples[begun].result = (float) ahead (&state, points, 0);
    }
}

/* Returns the index of the scale for the state. */
static guint
scale_of (const TaliaState *state)
{
  return MIN (state->fishing.n_stock / TALIA_FISH_SCALE_CARDS, TALIA_FISH_SCALES - 1);
}

static double
error_of (const TaliaFishScale scales[], guint which)
{
  double sum = 0.0;
  int n = 0;

  for (guint i = 0; i < SAMPLES; i++)
    if (scale_of (&samples[i].state) == which)
      {
        float points[TALIA_MAX_SEATS];
        double off;

        talia_fishing_estimate (&samples[i].state, scales, points);
        off = points[0] - points[1] - samples[i].result;
        sum += off * off;
        n++;
      }
  return sum / MAX (n, 1);
}

/* Changes one number up or down as long as this reduces the error; returns the error. */
static double
try_number (const TaliaFishScale scales[], guint which, float *number, float by, double error)
{
  for (int sign = -1; sign <= 1; sign += 2)
    for (;;)
      {
        float before = *number;
        double then;

        *number += (float) sign * by;
        then = error_of (scales, which);
        if (then >= error)
          {
            *number = before;
            break;
          }
        error = then;
      }
  return error;
}

static void
learn_scales (Learner *self, const float *weights, const TaliaFishingRules *rules)
{
  TaliaFishScale scales[TALIA_FISH_SCALES];

  memcpy (scales, talia_fishing_scales (rules), sizeof scales);
  gather_samples (self, weights);
  for (guint which = 0; which < TALIA_FISH_SCALES; which++)
    {
      float *numbers = (float *) &scales[which];
      double error = error_of (scales, which);

      g_printerr ("  squared error %.3f", error);
      for (float by = 0.2f; by > 0.004f; by /= 2.0f)
        for (guint i = 0; i < SCALES; i++)
          error = try_number (scales, which, &numbers[i], by, error);
      g_printerr (", then %.3f\n", error);
      g_print ("{ ");
      for (guint i = 0; i < SCALES; i++)
        g_print ("%.3ff, ", numbers[i]);
      g_print ("},\n");
    }
}

int
main (int argc, char **argv)
{
  Learner self = { 0 };
  TaliaState state;
  float first[TALIA_FISH_MARKS], weights[TALIA_FISH_MARKS];
  double sum[TALIA_FISH_MARKS] = { 0.0 };
  int steps = argc > 2 ? atoi (argv[2]) : 2000;

  if (argc > 1)
    self.game = talia_registry_find (argv[1]);
  if (self.game == NULL || self.game->some == NULL)
    {
      g_printerr ("learn-fishing: it takes a fishing game and a number of steps, such as: learn-fishing casino 2000\n");
      return 2;
    }
  setlocale (LC_ALL, ""); /* for the output alone */
  talia_random_init (&self.random, 1);
  climb_init (&self.climb, TALIA_FISH_MARKS);
  sit_down (&self);
  state = deal (self.game, &self.opening[0], &self.random);
  memcpy (first, talia_fishing_weights (&state.fishing.rules), sizeof first);
  for (int k = 0; k < TALIA_FISH_MARKS; k++)
    self.climb.weight[k] = first[k];
  for (int i = 1; i <= steps; i++)
    {
      climb_get (&self.climb, weights);
      for (int j = 0; j < BATCH; j++)
        learn_from_deal (&self, weights);
      climb_step (&self.climb, RATE * (1.0 - 0.8 * i / steps), 1e-6);
      /* The mean over the last half is more stable than the last weights. */
      for (int k = 0; i > steps / 2 && k < TALIA_FISH_MARKS; k++)
        sum[k] += self.climb.weight[k] / (steps - steps / 2);
      if (i % 250 == 0)
        {
          g_printerr ("%d:\n", i);
          compare (&self, weights, first, 3000);
        }
    }
  if (steps > 0)
    memcpy (self.climb.weight, sum, sizeof sum);
  climb_get (&self.climb, weights);
  compare (&self, weights, first, 10000);
  compare (&self, weights, NULL, 1000);
  for (int k = 0; k < TALIA_FISH_MARKS; k++)
    g_print ("%.2f, ", weights[k]);
  g_print ("\n");
  learn_scales (&self, weights, &state.fishing.rules);
  climb_clear (&self.climb);
  return 0;
}
