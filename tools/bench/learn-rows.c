/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Learns the weights of the policy for rows as learn-fishing.c does: what went better than it looked becomes likelier.
 */
#include <locale.h>
#include <math.h>
#include <stdlib.h>

#include "bots/search/rows-policy.h"
#include "bots/search/rows-value.h"
#include "bots/talia-bot.h"
#include "engine/rows/talia-rows-game.h"
#include "learn-climb.h"

#define BATCH 1000
#define RATE 0.03
#define CHOICES 256

/* Prizes in the unit in which weights are. */
#define PRIZE 100.0

typedef struct
{
  const TaliaGame *game;
  TaliaRandom random;
  Climb climb;
} Learner;

/* One choice: how the chosen card's marks differ from the mean of all. */
typedef struct
{
  float off[TALIA_ROW_MARKS];
  double before; /* what the deal looked worth to the seat */
  int seat;
} Choice;

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

/* How far each seat is ahead of the mean of the others, in the learner's unit. */
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

/* Whoever holds fewer cards is likelier to win something. */
static double
estimate (const TaliaState *state, int seat)
{
  double sum = 0.0, own = 0.0;

  for (int i = 0; i < state->seats; i++)
    {
      double chance = exp (-0.4 * talia_cards_count (state->hand[i]));

      sum += chance;
      own = i == seat ? chance : own;
    }
  return 3.25 * (own / sum - (1.0 - own / sum) / (state->seats - 1));
}

static void
note (const TaliaState *state, const TaliaRowThought *thoughts, guint n, guint chosen, Choice *choice)
{
  double chances[TALIA_ROW_THOUGHTS];

  choice->seat = state->to_act;
  choice->before = estimate (state, choice->seat);
  for (guint i = 0; i < n; i++)
    chances[i] = thoughts[i].score;
  climb_choose (chances, n);
  for (int k = 0; k < TALIA_ROW_MARKS; k++)
    {
      double mean = 0.0;

      for (guint i = 0; i < n; i++)
        mean += thoughts[i].marks[k] * chances[i];
      choice->off[k] = thoughts[chosen].marks[k] - (float) mean;
    }
}

/* What the seat to act may do. */
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
  double ahead[TALIA_MAX_SEATS];
  Choice choices[CHOICES];
  guint n_choices = 0;

  for (gboolean done = FALSE; !done;)
    {
      TaliaRowThought thoughts[TALIA_ROW_THOUGHTS];
      guint n = think (self->game, &state, weights, thoughts), chosen = talia_rows_pick (thoughts, n, &self->random);
      TaliaMove move = move_of (&thoughts[chosen]);

      if (n > 1 && n_choices < CHOICES)
        note (&state, thoughts, n, chosen, &choices[n_choices++]);
      done = talia_rows_game_play (&state, &move, NULL);
    }
  result (self->game, &state, ahead);
  for (guint i = 0; i < n_choices; i++)
    for (int k = 0; k < TALIA_ROW_MARKS; k++)
      self->climb.slope[k] += choices[i].off[k] * (ahead[choices[i].seat] - choices[i].before) / BATCH;
}

/* Two seats with the weights against two of the easy level; points a seat and deal. */
static void
compare_with_easy (Learner *self, const char *settings, const float weights[], int deals)
{
  const TaliaLevel *easy = talia_level_find ("easy");
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
              {
                TaliaThinking thinking = { 0 };
                g_autoptr (GArray) advice = NULL;
                TaliaView view;

                talia_game_view (self->game, &state, state.to_act, &view);
                advice = talia_level_advise (easy, self->game, &view, &thinking);
                move = g_array_index (advice, TaliaAdvice, 0).move;
              }
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

/* --- the scale -------------------------------------------------------------------------------------- */

#define SCALE_DEALS 400000

/* A position of a deal whose winners are known later. */
typedef struct
{
  float measures[TALIA_MAX_SEATS][TALIA_ROW_MEASURES];
  gboolean holds[TALIA_MAX_SEATS];
} Sample;

/* Makes it likelier that `winner` gets out before those who hold cards but are not `out`; returns the surprise. */
static double
learn_place (double scale[], const Sample *sample, int seats, int out, int winner, double rate)
{
  double chance[TALIA_MAX_SEATS] = { 0.0 }, sum = 0.0;

  for (int seat = 0; seat < seats; seat++)
    if (sample->holds[seat] && seat != out)
      {
        double score = 0.0;

        for (int k = 0; k < TALIA_ROW_MEASURES; k++)
          score += scale[k] * sample->measures[seat][k];
        sum += chance[seat] = exp (score);
      }
  for (int k = 0; k < TALIA_ROW_MEASURES; k++)
    {
      double mean = 0.0;

      for (int seat = 0; seat < seats; seat++)
        mean += chance[seat] / sum * sample->measures[seat][k];
      scale[k] += rate * (sample->measures[winner][k] - mean);
    }
  return -log (chance[winner] / sum);
}

static void
learn_scale (Learner *self, const float weights[])
{
  double scale[TALIA_ROW_MEASURES], surprise = 0.0;
  int n = 0;

  for (int k = 0; k < TALIA_ROW_MEASURES; k++)
    scale[k] = talia_rows_scale[k];
  for (int i = 0; i < SCALE_DEALS; i++)
    {
      TaliaState state = deal (self->game, i % 4 ? "players=4" : "players=3", &self->random);
      guint stop = talia_random_pick (&self->random, 45), ply = 0;
      gboolean done = FALSE, taken = FALSE;
      Sample sample;

      for (; !done; ply++)
        {
          TaliaRowThought thoughts[TALIA_ROW_THOUGHTS];
          TaliaMove move;

          if (ply == stop && state.rows.n_out == 0)
            {
              talia_rows_measure (&state, sample.measures);
              for (int seat = 0; seat < state.seats; seat++)
                sample.holds[seat] = state.hand[seat] != 0;
              taken = TRUE;
            }
          move = move_of (
              &thoughts[talia_rows_pick (thoughts, think (self->game, &state, weights, thoughts), &self->random)]);
          done = talia_rows_game_play (&state, &move, NULL);
        }
      if (taken)
        {
          double rate = 0.005 * (1.0 - 0.95 * i / SCALE_DEALS);
          double it = learn_place (scale, &sample, state.seats, TALIA_NOBODY, state.rows.out[0], rate);

          learn_place (scale, &sample, state.seats, state.rows.out[0], state.rows.out[1], rate);
          surprise += it;
          n++;
        }
      if ((i + 1) % 100000 == 0)
        {
          g_printerr ("  %d: surprise %.4f\n", i + 1, surprise / n);
          surprise = n = 0;
        }
    }
  for (int k = 0; k < TALIA_ROW_MEASURES; k++)
    g_print ("%.3f, ", scale[k]);
  g_print ("\n");
}

int
main (int argc, char **argv)
{
  Learner self = { .game = talia_registry_find ("loteryjka") };
  float weights[TALIA_ROW_MARKS];
  double sum[TALIA_ROW_MARKS] = { 0.0 };
  int steps = argc > 1 ? atoi (argv[1]) : 500;

  setlocale (LC_ALL, ""); /* for the output alone */
  talia_random_init (&self.random, 1);
  climb_init (&self.climb, TALIA_ROW_MARKS);
  for (int k = 0; k < TALIA_ROW_MARKS; k++)
    self.climb.weight[k] = talia_rows_weights[k];
  for (int i = 1; i <= steps; i++)
    {
      climb_get (&self.climb, weights);
      for (int j = 0; j < BATCH; j++)
        learn_from_deal (&self, weights);
      climb_step (&self.climb, RATE * (1.0 - 0.8 * i / steps), 1e-6);
      /* The mean of the last half is steadier than the last. */
      for (int k = 0; i > steps / 2 && k < TALIA_ROW_MARKS; k++)
        sum[k] += self.climb.weight[k] / (steps - steps / 2);
      if (i % 100 == 0)
        compare_with_easy (&self, "players=4", weights, 2000);
    }
  if (steps > 0)
    memcpy (self.climb.weight, sum, sizeof sum);
  climb_get (&self.climb, weights);
  compare_with_easy (&self, "players=4", weights, 5000);
  compare_with_easy (&self, "players=4 lottery-may-pass=true", weights, 5000);
  for (int k = 0; k < TALIA_ROW_MARKS; k++)
    g_print ("%.2f, ", weights[k]);
  g_print ("\n");
  learn_scale (&self, weights);
  climb_clear (&self.climb);
  return 0;
}
