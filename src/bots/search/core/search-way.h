/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A candidate of a search: a move, the plan with which the deal is played on after it, and its results so far. */
#pragma once

#include "search-family.h"

G_BEGIN_DECLS

/** What a way brought in one world, on the mean where that was played more than once. */
typedef struct
{
  double worth;              /* what it is judged by: points, as far as they matter to the match */
  double points;             /* of the deal, ahead of the mean of the others */
  double chance;             /* of winning the match */
  double takes;              /* how often what the family asks for held, 0 to 1 */
  double parts[TALIA_PARTS]; /* where the own points come from */
} TaliaOutcome;

/** A way to go on: a move and a plan. */
typedef struct
{
  guint8 move, plan;
  gboolean alive;
  guint n;                     /* worlds that it was played in */
  double takes;                /* those in which what the family asks for held */
  double sum, squares;         /* of what it was worth */
  double ahead, ahead_squares; /* of how far that was ahead of the mean of all that were alive */
  double points, points_squares, chance, parts[TALIA_PARTS];
} TaliaWay;

/** Notes what it brought in a world in which all ways that were alive brought `mean`. */
void talia_way_add (TaliaWay *self, const TaliaOutcome *outcome, double mean);

/** What it was worth on the mean; -INFINITY before it was played. */
double talia_way_mean (const TaliaWay *self);

/** How much that varies from world to world. */
double talia_way_spread (const TaliaWay *self);

/** The standard error of how far it is ahead; INFINITY while nothing is known. */
double talia_way_ahead_error (const TaliaWay *self);

/** The standard error of its points. */
double talia_way_points_error (const TaliaWay *self);

/** What it may be taken for: its mean; a way by a plan that is not the usual one has to show its worth. */
double talia_way_promise (const TaliaWay *self);

G_END_DECLS
