/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A candidate move of a search, with the plan by which playouts go on after it, and its results so far. */
#include "search-way.h"

#include <math.h>

/* The number of standard errors that are subtracted from the mean of a plan other than the usual one, which needs
 * better evidence. */
#define DOUBT 2.0

static void
add_floats (float *sums, const float *ones, guint n, double share)
{
  for (guint i = 0; i < n; i++)
    sums[i] += (float) (ones[i] * share);
}

void
talia_trace_add (TaliaTrace *sum, const TaliaTrace *one, double share)
{
  add_floats (sum->took, one->took, TALIA_TRACED, share);
  add_floats (sum->costly, one->costly, TALIA_TRACED, share);
  add_floats (sum->cost, one->cost, TALIA_TRACED, share);
  add_floats (sum->off, one->off, TALIA_TRACED, share);
  add_floats (sum->then, one->then, TALIA_TRACED, share);
  add_floats (sum->exits, one->exits, TALIA_TRACED, share);
  add_floats (sum->now, one->now, TALIA_MAX_SEATS, share);
  add_floats (sum->passes, one->passes, TALIA_MAX_SEATS, share);
}

void
talia_way_add (TaliaWay *self, const TaliaOutcome *outcome, double mean)
{
  const double ahead = outcome->worth - mean;

  self->n++;
  self->takes += outcome->takes;
  self->sum += outcome->worth;
  self->squares += outcome->worth * outcome->worth;
  self->ahead += ahead;
  self->ahead_squares += ahead * ahead;
  self->points += outcome->points;
  self->points_squares += outcome->points * outcome->points;
  self->chance += outcome->chance;
  for (int part = 0; part < TALIA_PARTS; part++)
    self->parts[part] += outcome->parts[part];
  talia_trace_add (&self->trace, &outcome->trace, 1.0);
}

double
talia_way_mean (const TaliaWay *self)
{
  return self->n > 0 ? self->sum / self->n : -INFINITY;
}

double
talia_way_spread (const TaliaWay *self)
{
  const double mean = talia_way_mean (self);

  return self->n > 0 ? sqrt (MAX (self->squares / self->n - mean * mean, 0.0)) : 0.0;
}

static double
error_of (double sum, double squares, guint n)
{
  return n > 1 ? sqrt (MAX (squares - sum * sum / n, 0.0) / (n - 1) / n) : INFINITY;
}

double
talia_way_ahead_error (const TaliaWay *self)
{
  return error_of (self->ahead, self->ahead_squares, self->n);
}

double
talia_way_points_error (const TaliaWay *self)
{
  return error_of (self->points, self->points_squares, self->n);
}

double
talia_way_promise (const TaliaWay *self)
{
  return talia_way_mean (self) - (self->plan > 0 && self->n > 0 ? DOUBT * talia_way_ahead_error (self) : 0.0);
}
