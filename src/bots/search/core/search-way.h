/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A candidate move of a search, with the plan by which playouts go on after it, and its results so far. */
#pragma once

#include "search-family.h"

G_BEGIN_DECLS

/** The result of a way in one world, or the mean of the results if that world was played out several times. */
typedef struct
{
  double worth;              /* by which the way is judged: points, as far as they matter for the match */
  double points;             /* points of the deal, ahead of the mean of the others */
  double chance;             /* the probability of winning the match */
  double takes;              /* how often the family's function `takes` returned TRUE, 0 to 1 */
  double parts[TALIA_PARTS]; /* the parts of the player's points (`split`) */
  TaliaTrace trace;
} TaliaOutcome;

/** A way to continue: a move and a plan. */
typedef struct
{
  guint8 move, plan;
  gboolean alive;
  guint n;                     /* the number of worlds in which it was played */
  double takes;                /* in how many of them the family's function `takes` returned TRUE */
  double sum, squares;         /* of its worth */
  double ahead, ahead_squares; /* of how far it was ahead of the mean of all ways that were not dropped */
  double points, points_squares, chance, parts[TALIA_PARTS];
  TaliaTrace trace; /* sums, until they are divided by `n` */
} TaliaWay;

/** Adds a share of one trace to a sum. */
void talia_trace_add (TaliaTrace *sum, const TaliaTrace *one, double share);

/** Adds the result in one world; `mean` is the mean result there of all ways that are not dropped. */
void talia_way_add (TaliaWay *self, const TaliaOutcome *outcome, double mean);

/** Returns the mean worth of the way; -INFINITY if it has not been played out yet. */
double talia_way_mean (const TaliaWay *self);

/** Returns the standard deviation of the way's worth from world to world. */
double talia_way_spread (const TaliaWay *self);

/** Returns the standard error of the way's lead over the mean of all ways; INFINITY as long as it is unknown. */
double talia_way_ahead_error (const TaliaWay *self);

/** Returns the standard error of the way's points. */
double talia_way_points_error (const TaliaWay *self);

/** Returns the value by which ways are compared: the mean worth, minus a margin of error for plans other than the usual
 * one. */
double talia_way_promise (const TaliaWay *self);

G_END_DECLS
