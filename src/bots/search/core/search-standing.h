/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Converts the points of a deal into what they are worth for winning the match, given how the sides stand. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/**
 * TaliaStanding:
 *
 * How a match stands in the running deal, as one side sees it. How far two sides are apart at the end of the match is
 * about normal around how far they are apart now, and the wider the more is still to come; a side that can no longer
 * win or lose anything plays for nothing, and a side that is behind takes risks.
 */
typedef struct
{
  const TaliaGame *game;
  int side;
  int total[TALIA_MAX_SEATS]; /* before the deal */
  int target;                 /* the match ends when a total reaches it; 0: after a number of deals */
  double apart;               /* standard deviation of how far a deal sets two sides apart */
  double growth;              /* by how much a deal brings a match nearer its target */
  double to_come;             /* variance that the deals after this one bring, where their number is set */
  double unit, base;          /* worth of a chance in points, and of the totals as they are */
} TaliaStanding;

/** Looks at the match of a deal that runs; `seen` may be a view's. */
void talia_standing_init (TaliaStanding *self, const TaliaGame *game, const TaliaState *seen, int side);

/**
 * What these points of the running deal are worth to the side, set off so that none are worth 0, and so that in a match
 * that is even and long a point more than the mean of the others is worth 1. `left`: how much of the deal they do not
 * tell yet, 0 to 1. `end` is the deal as it was played, `chance` (may be NULL) gets how likely the side wins the match
 * then; a win that n sides share counts 1 / n.
 */
double talia_standing_worth (const TaliaStanding *self, const TaliaState *end, const double points[TALIA_MAX_SEATS],
                             double left, double *chance);

G_END_DECLS
