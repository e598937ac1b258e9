/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A candidate move of a search, with the plan by which playouts go on after it, and its results so far. */
#pragma once

#include "search-family.h"

G_BEGIN_DECLS

/** The result of a way in one world, or the mean if that was played several times. */
typedef struct
{
  double worth;              /* by which the way is judged: points, as far as they matter for the match */
  double points;             /* points of the deal, ahead of the mean of the others */
  double chance;             /* the probability of winning the match */
  double takes;              /* how often the family's function `takes` returned TRUE, 0 to 1 */
  double parts[TALIA_PARTS]; /* the sources of the own points */
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
} TaliaWay;

/** Adds the result in a world in which the ways that are not dropped had the mean `mean`. */
void talia_way_add (TaliaWay *self, const TaliaOutcome *outcome, double mean);

/** Returns its mean worth; -INFINITY before it was played. */
double talia_way_mean (const TaliaWay *self);

/** Returns how much its worth varies between worlds. */
double talia_way_spread (const TaliaWay *self);

/** Returns the standard error of its lead; INFINITY as long as nothing is known. */
double talia_way_ahead_error (const TaliaWay *self);

/** Returns the standard error of its points. */
double talia_way_points_error (const TaliaWay *self);

/** Returns the value for comparison: its mean, minus a margin for plans other than the usual one. */
double talia_way_promise (const TaliaWay *self);

G_END_DECLS
