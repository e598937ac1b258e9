/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gradient ascent, and the conversion of scores to probabilities, shared by the programs that learn weights. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Weights during gradient ascent with Adam. */
typedef struct
{
  guint n, steps;
  double *weight;        /* to be set before the first step */
  double *slope;         /* the gradient, to be added to before each step, which clears it */
  double *mean, *square; /* of the gradients */
} Climb;

/** Creates `n` weights, all 0; `climb_clear()` frees them. */
void climb_init (Climb *self, guint n);
void climb_clear (Climb *self);

/** Changes each weight by about `rate`, and by less if its gradient is of the size of `least` or smaller. */
void climb_step (Climb *self, double rate, double least);

/** Returns the weights in the type that players use. */
void climb_get (const Climb *self, float *weights);

/** Turns `n` scores into probabilities: a score that is higher by 1 is e times as probable. */
void climb_choose (double *scores, guint n);

G_END_DECLS
