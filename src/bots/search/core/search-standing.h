/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Converts the points of a deal into what they are worth for winning the match, given how the sides stand. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/**
 * TaliaStanding:
 *
 * The standing of a match in the running deal, as one side sees it. The final distance between two sides is about
 * normally distributed around their current distance, with a variance that grows with what is still to come. So a side
 * that can no longer win or lose anything does not care, and a side that is behind takes risks.
 */
typedef struct
{
  const TaliaGame *game;
  int side;
  int total[TALIA_MAX_SEATS]; /* the totals before the deal */
  int target;                 /* the total that ends the match; 0: a number of deals ends it */
  double apart;               /* the standard deviation of the distance by which a deal separates two sides */
  double growth;              /* how far a deal brings a match closer to its target */
  double to_come;             /* the variance of the deals after this one, if their number is known */
  double unit, base;          /* the value of a probability in points, and the value of the current totals */
} TaliaStanding;

/** Computes the standing in a running deal; `seen` may be the state of a view. */
void talia_standing_init (TaliaStanding *self, const TaliaGame *game, const TaliaState *seen, int side);

/**
 * Returns the value that `points`, the points of all sides in the running deal, have for the side. If all are 0, the
 * value is 0; in a long and even match, one point more than the mean of the others has the value 1. `end` is the state
 * to which the deal was played out. `left` is the part of the deal that was not played out, from 0 to 1. `chance` (may
 * be NULL) is set to the probability that the side then wins the match, where a win shared by n sides counts 1 / n.
 */
double talia_standing_worth (const TaliaStanding *self, const TaliaState *end, const double points[TALIA_MAX_SEATS],
                             double left, double *chance);

G_END_DECLS
