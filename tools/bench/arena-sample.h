/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The mean of measured values with its confidence interval, which says whether enough has been measured. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** A running mean and variance, by Welford's method. */
typedef struct
{
  guint n;
  double mean, squares;
} ArenaSample;

void arena_sample_add (ArenaSample *sample, double x);

/** Returns half the width of the interval that misses the true mean with probability `alpha`; INFINITY below five
 * results. */
double arena_sample_half_width (const ArenaSample *sample, double alpha);

/**
 * ArenaLooks:
 *
 * Rules that decide when to stop. Checking a 95 % interval again and again, and stopping as soon as it excludes 0,
 * finds a difference where there is none far more often than once in twenty times. Therefore the checks are fixed
 * beforehand: at `least` results, at twice as many, and so on, and at `most`. Each of these k intervals has a
 * confidence of 1 - 0.05 / k, so that all of them together contain the true mean in 95 of 100 cases (Bonferroni). The
 * interval at the last check, which is printed, is one of these, and is as wide as it says.
 *
 * A wanted width needs no such care, because the width of an interval says nothing about its position: `until` alone is
 * checked after every result from `least` on, with intervals of 95 %.
 */
typedef struct
{
  guint least, most; /* results */
  double until;      /* stop when half the interval's width is no more than this; 0: do not */
  gboolean decide;   /* stop when the interval excludes 0 */
} ArenaLooks;

/** Returns the probability with which each interval may miss. */
double arena_looks_alpha (const ArenaLooks *looks);

/** Whether to stop with this sample, to which a result has just been added. */
gboolean arena_looks_enough (const ArenaLooks *looks, const ArenaSample *sample);

G_END_DECLS
