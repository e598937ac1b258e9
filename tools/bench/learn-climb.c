/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gradient ascent, and the conversion of scores to probabilities, shared by the programs that learn weights. */
#include "learn-climb.h"

#include <math.h>
#include <string.h>

void
climb_init (Climb *self, guint n)
{
  *self = (Climb) {
    .n = n,
    .weight = g_new0 (double, n),
    .slope = g_new0 (double, n),
    .mean = g_new0 (double, n),
    .square = g_new0 (double, n),
  };
}

void
climb_clear (Climb *self)
{
  g_clear_pointer (&self->weight, g_free);
  g_clear_pointer (&self->slope, g_free);
  g_clear_pointer (&self->mean, g_free);
  g_clear_pointer (&self->square, g_free);
}

void
climb_step (Climb *self, double rate, double least)
{
  self->steps++;
  for (guint i = 0; i < self->n; i++)
    {
      double slope = self->slope[i];

      self->mean[i] = 0.9 * self->mean[i] + 0.1 * slope;
      self->square[i] = 0.999 * self->square[i] + 0.001 * slope * slope;
      self->weight[i] += rate * self->mean[i] / (1.0 - pow (0.9, self->steps))
                         / (sqrt (self->square[i] / (1.0 - pow (0.999, self->steps))) + least);
      self->slope[i] = 0.0;
    }
}

void
climb_get (const Climb *self, float *weights)
{
  for (guint i = 0; i < self->n; i++)
    weights[i] = (float) self->weight[i];
}

void
climb_choose (double *scores, guint n)
{
  double most = -INFINITY, all = 0.0;

  for (guint i = 0; i < n; i++)
    most = MAX (most, scores[i]);
  for (guint i = 0; i < n; i++)
    all += scores[i] = exp (scores[i] - most);
  for (guint i = 0; i < n; i++)
    scores[i] /= all;
}
