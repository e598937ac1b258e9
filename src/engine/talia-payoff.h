/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computes what a deal is worth to each side, quickly and without giving reasons, from a price list that is prepared
 * once for the deal. */
#pragma once

#include "talia-deal-plan.h"
#include "talia-state.h"

G_BEGIN_DECLS

/* A stake by rank needs up to four prices, any other stake one. */
#define TALIA_MAX_PRICES 24

/** One line of a score: `count` times `what` makes `points`. */
typedef struct
{
  const char *what; /* msgid, such as "Hearts" */
  TaliaCards cards; /* the cards that it is about, may be empty */
  int count;
  int points;
} TaliaScoreLine;

#define TALIA_MAX_SCORE_LINES 24

/** Returns the sum of the first `n` lines; there must not be more than TALIA_MAX_SCORE_LINES. */
int talia_score_lines_sum (const TaliaScoreLine *lines, int n);

/**
 * TaliaPayoff:
 *
 * The price list of one deal of a match in a form for fast summing. It is the same for every state of that deal, and
 * for views of it.
 */
typedef struct
{
  /* How the game itself scores, from its table; `score` is NULL if the prices below are complete. */
  int (*score) (const TaliaState *state, int side, TaliaScoreLine *lines);
  int (*chosen) (const TaliaState *state); /* the choice of the side that has shot the moon; NULL: there is no choice */

  TaliaCards cards[TALIA_MAX_PRICES]; /* each of these cards costs `each` points */
  int each[TALIA_MAX_PRICES];
  guint n_penalties; /* the number of prices at the beginning that are penalties */
  guint n_prices;
  gboolean tricks;             /* whether some trick has a price */
  int trick[TALIA_MAX_TRICKS]; /* the price of each trick */
  int place[TALIA_ROWS_PLACES];
  TaliaMoon moon;
} TaliaPayoff;

/** Prepares the payoff of a deal from its price list alone; talia_game_prepare_payoff() also takes into account the
 * functions `score` and `moon` of the game. */
void talia_payoff_init (TaliaPayoff *payoff, const TaliaDealPlan *plan);

/**
 * Computes the points of each side in that deal so far, final once it is over: those of talia_game_score(). `state` is
 * any state of the deal for which this was prepared.
 */
void talia_payoff_points (const TaliaPayoff *payoff, const TaliaState *state, int points[TALIA_MAX_SEATS]);

/** Returns how many more points a side has than the others on average, times the number of the others. Whether more
 * points are better depends on the game. */
static inline int
talia_points_lead (const TaliaState *state, const int points[TALIA_MAX_SEATS], int side)
{
  int sum = 0;

  for (int i = 0; i < state->sides; i++)
    sum += points[i];
  return points[side] * state->sides - sum;
}

/**
 * Returns by how many points a side is ahead: of the mean of all sides or, if there are two, of the other. So where
 * more than two sides share points that always have the same sum, it changes by just as much as the side's own points.
 * More is better, even if low scores win.
 */
double talia_points_ahead (const TaliaState *state, gboolean lowest_wins, const int points[TALIA_MAX_SEATS], int side);

/** Computes the penalties that each side has taken so far, before a moon changes who pays them; only for games with a
 * price list. */
void talia_payoff_penalties (const TaliaPayoff *payoff, const TaliaState *state, int points[TALIA_MAX_SEATS]);

/**
 * Explains a side's points by `plan`, the price list of the prepared deal, as talia_game_score() does for a game
 * without a function of its own. Returns the number of lines.
 */
int talia_payoff_explain (const TaliaPayoff *payoff, const TaliaDealPlan *plan, const TaliaState *state, int side,
                          TaliaScoreLine *lines);

G_END_DECLS
