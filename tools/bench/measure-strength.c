/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computes the ratings of the levels from the lead of each over another, in points a deal, for
 * src/bots/talia-strength.c and docs/RATING.md: measure-strength [MATCHES [GAME]]. */
#include <locale.h>
#include <math.h>
#include <stdlib.h>

#include "bots/talia-bot.h"
#include "bots/talia-strength.h"
#include "engine/games/games.h"

/* A lead in points a side and deal, and its 95 % interval. */
typedef struct
{
  double points, error;
} Lead;

/* docs/BENCHMARKS.md and docs/measurements/levels.md: `easy` over `random` and over `suited-50`, `suited-150`
 * over `easy`; `medium` over `easy`, `hard` over `medium`, `expert` over `hard`, and `expert` over `easy`. */
static const struct
{
  const TaliaGame *game;
  Lead random, half, between, steps[3], whole;
} measured[] = {
  { &talia_game_hearts,
    { 8.1, 0.4 },
    { 4.9, 0.4 },
    { 0.7, 0.3 },
    { { 1.3, 0.6 }, { 1.3, 0.6 }, { 1.8, 1.4 } },
    { 3.5, 0.9 } },
  { &talia_game_spades,
    { 211.6, 6.1 },
    { 124.3, 7.2 },
    { -2.4, 3.4 },
    { { 16.2, 6.7 }, { 12.3, 5.7 }, { 24.9, 10.5 } },
    { 55.8, 11.1 } },
  { &talia_game_kierki,
    { 77.0, 10.7 },
    { 40.6, 8.2 },
    { 1.7, 8.2 },
    { { 16.6, 3.5 }, { 7.1, 3.5 }, { 10.7, 3.1 } },
    { 34.0, 9.0 } },
  { &talia_game_loteryjka,
    { 52.8, 5.0 },
    { 24.2, 4.7 },
    { -4.8, 4.4 },
    { { 3.4, 2.6 }, { 2.9, 2.1 }, { 1.2, 1.4 } },
    { 8.1, 4.9 } },
  { &talia_game_punktowe,
    { 21.9, 1.4 },
    { 11.5, 1.4 },
    { 0.7, 0.7 },
    { { 3.5, 1.9 }, { 3.1, 1.9 }, { 2.8, 2.2 } },
    { 10.8, 1.8 } },
  { &talia_game_czarna_dama,
    { 5.8, 0.4 },
    { 3.0, 0.4 },
    { 0.6, 0.4 },
    { { 1.3, 0.5 }, { 0.9, 0.5 }, { 1.0, 0.6 } },
    { 3.1, 0.8 } },
  { &talia_game_greckie,
    { 34.7, 1.5 },
    { 16.0, 1.6 },
    { 2.8, 1.6 },
    { { 10.2, 2.1 }, { 3.8, 2.5 }, { 8.6, 6.9 } },
    { 18.6, 3.3 } },
  { &talia_game_casino,
    { 7.4, 0.2 },
    { 4.0, 0.3 },
    { 0.8, 0.3 },
    { { 1.2, 0.3 }, { 0.9, 0.3 }, { 0.5, 0.3 } },
    { 2.3, 0.2 } },
  { &talia_game_royal,
    { 7.2, 0.2 },
    { 3.9, 0.3 },
    { 0.9, 0.3 },
    { { 1.7, 0.3 }, { 1.1, 0.3 }, { 0.6, 0.4 } },
    { 2.8, 0.3 } },
};

/* The result of a match among equals. */
typedef struct
{
  int sides, total[TALIA_MAX_SEATS];
  guint deals; /* those of the kind with which the match began, for which the leads were measured */
} Match;

static Match
play_match (const TaliaGame *game, guint64 number)
{
  TaliaState state;
  TaliaOptions usual;
  Match match = { 0 };
  TaliaRandom random;
  guint8 first = 0;

  talia_game_init_options (game, &usual);
  talia_game_start (game, &usual, &state, NULL);
  talia_random_init (&random, number);
  for (guint64 deal = 0; state.phase != TALIA_PHASE_OVER; deal++)
    {
      TaliaPack pack;
      int dealer;

      talia_game_shuffle (game, &state, number * 1000 + deal, &pack, &dealer);
      talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL);
      if (deal == 0)
        first = state.board;
      match.deals += state.board == first;
      while (state.to_act != TALIA_NOBODY)
        {
          TaliaThinking thinking = { .random = random };
          g_autoptr (GArray) advice = NULL;
          TaliaView view;

          talia_game_view (game, &state, state.to_act, &view);
          advice = talia_level_advise (talia_level_find (TALIA_LEVEL_EASY), game, &view, &thinking);
          random = thinking.random;
          talia_game_make (game, &state, &g_array_index (advice, TaliaAdvice, 0).move, NULL);
        }
    }
  match.sides = state.sides;
  for (int side = 0; side < state.sides; side++)
    match.total[side] = game->lowest_wins ? -state.total[side] : state.total[side];
  return match;
}

/* The share of pairs with the same total above which prizes are so large that a small lead says nothing by itself. */
#define TIES 0.05

/* Returns in what share of the pairs of sides the first would have finished ahead with such a lead in every deal, if
 * totals are normally distributed; NAN if they are hardly ever equal, so that it can be counted. */
static double
estimate_share (const GArray *matches, double lead)
{
  double squares = 0.0, ties = 0.0, pairs = 0.0, deals = 0.0;

  for (guint m = 0; m < matches->len; m++)
    {
      const Match *match = &g_array_index (matches, Match, m);

      deals += (double) match->deals / matches->len;
      for (int i = 0; i < match->sides; i++)
        for (int j = 0; j < i; j++, pairs += 1.0)
          {
            squares += pow (match->total[i] - match->total[j], 2.0);
            ties += match->total[i] == match->total[j];
          }
    }
  return ties > TIES * pairs ? 0.5 * erfc (-lead * deals / sqrt (2.0 * squares / pairs)) : NAN;
}

/* Counts that share; also how often such a side would have won. */
static double
count_share (const GArray *matches, double lead, double *wins)
{
  double ahead = 0.5, pairs = 1.0, first = 0.0, n = 0.0;

  for (guint m = 0; m < matches->len; m++)
    {
      const Match *match = &g_array_index (matches, Match, m);

      for (int i = 0; i < match->sides; i++, n += 1.0)
        {
          gboolean all = TRUE;

          for (int j = 0; j < match->sides; j++)
            if (j != i)
              {
                const double over = match->total[i] + lead * match->deals - match->total[j];

                ahead += over > 0.0 ? 1.0 : over < 0.0 ? 0.0 : 0.5;
                pairs += 1.0;
                all = all && over > 0.0;
              }
          first += all;
        }
    }
  *wins = first / n;
  return ahead / pairs;
}

static double
rate (const GArray *matches, double lead, double *wins)
{
  const double estimate = estimate_share (matches, lead), counted = count_share (matches, lead, wins);
  const double share = isnan (estimate) ? counted : estimate;

  return TALIA_STRENGTH_EASY + 400.0 * log10 (share / (1.0 - share));
}

/* Computes the lead over `easy` after `n` steps that agrees best with all four measurements; its error is the
 * uncertainty that they leave. */
static Lead
balance (const Lead steps[3], Lead whole, guint n)
{
  double sum = 0.0, to = 0.0, total = whole.error * whole.error, variance = 0.0;

  for (guint i = 0; i < 3; i++)
    {
      sum += steps[i].points;
      total += steps[i].error * steps[i].error;
      if (i < n)
        {
          to += steps[i].points;
          variance += steps[i].error * steps[i].error;
        }
    }
  return (Lead) { to + (whole.points - sum) * variance / total, sqrt (variance - variance * variance / total) };
}

static void
print (const GArray *matches, Lead lead, double *wins)
{
  double unused;
  const double low = rate (matches, lead.points - lead.error, &unused),
               high = rate (matches, lead.points + lead.error, &unused);

  g_print (" %.0f ± %.0f |", rate (matches, lead.points, wins), (high - low) / 2.0);
}

int
main (int argc, char **argv)
{
  const guint n = argc > 1 ? (guint) atoi (argv[1]) : 1000;

  setlocale (LC_CTYPE, ""); /* otherwise “±” would be printed as a question mark */
  g_print (
      "| game | random | suited-50 | suited-150 | medium | hard | expert | of the matches with one expert, it wins |\n|---|---|---|---|---|---|---|---|\n");
  for (guint i = 0; i < G_N_ELEMENTS (measured); i++)
    {
      g_autoptr (GArray) matches = g_array_new (FALSE, FALSE, sizeof (Match));
      const Lead random = { -measured[i].random.points, measured[i].random.error },
                 half = { -measured[i].half.points, measured[i].half.error };
      double wins;

      if (argc > 2 && !g_str_equal (argv[2], measured[i].game->id))
        continue;
      for (guint m = 0; m < n; m++)
        {
          const Match match = play_match (measured[i].game, m + 1);

          g_array_append_val (matches, match);
        }
      g_print ("| %s |", measured[i].game->id);
      print (matches, random, &wins);
      print (matches, half, &wins);
      print (matches, measured[i].between, &wins);
      for (guint step = 1; step <= 3; step++)
        print (matches, balance (measured[i].steps, measured[i].whole, step), &wins);
      g_print (" %.0f %% |\n", 100.0 * wins);
    }
  return 0;
}
