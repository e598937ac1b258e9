/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the programs that learn weights: gradient ascent, and turning scores into probabilities. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Weights on their way uphill, by Adam. */
typedef struct
{
  guint n, steps;
  double *weight;        /* to be set before the first step */
  double *slope;         /* to be added to before each step, which clears it */
  double *mean, *square; /* of the slopes */
} Climb;

/** `n` weights, all 0; `climb_clear()` frees them. */
void climb_init (Climb *self, guint n);
void climb_clear (Climb *self);

/** Steps by about `rate` a weight, less where slopes are of the size of `least` or smaller. */
void climb_step (Climb *self, double rate, double least);

/** The weights as players hold them. */
void climb_get (const Climb *self, float *weights);

/** Makes of `n` scores how likely each is to be chosen: one more is e times as likely. */
void climb_choose (double *scores, guint n);

G_END_DECLS
