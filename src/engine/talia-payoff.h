/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a deal is worth to each side: prepared once for a deal, then computed quickly and without reasons. */
#pragma once

#include "talia-deal-plan.h"
#include "talia-state.h"

G_BEGIN_DECLS

/* A stake by rank takes up to four prices, every other one. */
#define TALIA_MAX_PRICES 24

/** One line of why a side got its points: `count` times `what` makes `points`. */
typedef struct
{
  const char *what; /* msgid, such as "Hearts" */
  TaliaCards cards; /* the cards it is about, may be empty */
  int count;
  int points;
} TaliaScoreLine;

#define TALIA_MAX_SCORE_LINES 24

/** What the first `n` lines make together; more than TALIA_MAX_SCORE_LINES there may not be. */
int talia_score_lines_sum (const TaliaScoreLine *lines, int n);

/**
 * TaliaPayoff:
 *
 * What one deal of a match costs, in the form in which it adds up fastest. The same for every
 * state of that deal, and for views of it.
 */
typedef struct
{
  /* How the game counts by itself, as its table has it; `score` is NULL where the prices below say it all. */
  int (*score) (const TaliaState *state, int side, TaliaScoreLine *lines);
  int (*chosen) (const TaliaState *state); /* the choice of the side that has shot the moon; NULL: nobody chooses */

  TaliaCards cards[TALIA_MAX_PRICES]; /* each of them taken is `each` points */
  int each[TALIA_MAX_PRICES];
  guint n_penalties; /* the number of prices at the front that are penalties */
  guint n_prices;
  gboolean tricks;             /* some trick has a price */
  int trick[TALIA_MAX_TRICKS]; /* what each costs */
  int place[TALIA_ROWS_PLACES];
  TaliaMoon moon;
} TaliaPayoff;

/** Prepares the payoff of a deal by its price list alone; talia_game_prepare_payoff() adds what the game does itself.
 */
void talia_payoff_init (TaliaPayoff *payoff, const TaliaDealPlan *plan);

/**
 * The points of each side in that deal so far, final once it is over: what talia_game_score() says.
 * `state` is any state of the deal that was prepared.
 */
void talia_payoff_points (const TaliaPayoff *payoff, const TaliaState *state, int points[TALIA_MAX_SEATS]);

/** How far a side is ahead of the mean of the others, times their number; whether that is good is for the game to say.
 */
static inline int
talia_points_lead (const TaliaState *state, const int points[TALIA_MAX_SEATS], int side)
{
  int sum = 0;

  for (int i = 0; i < state->sides; i++)
    sum += points[i];
  return points[side] * state->sides - sum;
}

/** What each side has taken so far that costs, whatever becomes of it; only in games with a price list. */
void talia_payoff_penalties (const TaliaPayoff *payoff, const TaliaState *state, int points[TALIA_MAX_SEATS]);

/**
 * Explains a side's points by `plan`, the price list of the deal that was prepared: what talia_game_score() does where
 * a game leaves it to it. Returns the number of lines.
 */
int talia_payoff_explain (const TaliaPayoff *payoff, const TaliaDealPlan *plan, const TaliaState *state, int side,
                          TaliaScoreLine *lines);

G_END_DECLS
