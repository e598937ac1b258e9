/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures how long players of the arena take for their moves. */
#include "arena-times.h"

#include <math.h>
#include <time.h>

#define NS_IN_MS 1e6

void
arena_times_add (ArenaTimes *times, guint64 ns)
{
  int step = ns > 0 ? (int) (log2 ((double) ns) * ARENA_TIMES_STEPS) : 0;

  times->n++;
  times->sum += (double) ns;
  times->longest = MAX (times->longest, ns);
  times->counts[CLAMP (step, 0, (int) G_N_ELEMENTS (times->counts) - 1)]++;
}

void
arena_times_merge (ArenaTimes *times, const ArenaTimes *other)
{
  times->n += other->n;
  times->sum += other->sum;
  times->longest = MAX (times->longest, other->longest);
  for (guint i = 0; i < G_N_ELEMENTS (times->counts); i++)
    times->counts[i] += other->counts[i];
}

double
arena_times_mean (const ArenaTimes *times)
{
  return times->n > 0 ? times->sum / (double) times->n / NS_IN_MS : 0.0;
}

double
arena_times_quantile (const ArenaTimes *times, double below)
{
  double left = below * (double) times->n;
  guint i = 0;

  while (i + 1 < G_N_ELEMENTS (times->counts) && (double) times->counts[i] < left)
    left -= (double) times->counts[i++];
  /* The upper limit of the step may be above the longest time. */
  return MIN (exp2 ((i + 1) / (double) ARENA_TIMES_STEPS) / NS_IN_MS, arena_times_longest (times));
}

double
arena_times_longest (const ArenaTimes *times)
{
  return (double) times->longest / NS_IN_MS;
}

guint64
arena_times_now (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  return (guint64) now.tv_sec * 1000000000u + (guint64) now.tv_nsec;
}
