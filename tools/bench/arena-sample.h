/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A mean with its confidence interval, and the decision whether enough has been measured. */
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
 * When to stop. Whoever looks at a 95 % interval again and again, and stops as soon as it leaves out 0, finds a
 * difference where there is none far more often than once in twenty times. So the looks are fixed beforehand: at
 * `least` results, at twice as many, and so on, and at `most`; and each of these k intervals is one of 1 - 0.05 / k, so
 * that all of them hold the true mean together in 95 of 100 cases (Bonferroni). The interval that is stopped at, and
 * printed, is one of these, and as wide as it says.
 *
 * A wanted width needs no such care: how wide an interval is says nothing about where it lies, so that `until` alone
 * is looked at after every result from `least` on, by intervals of 95 %.
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
