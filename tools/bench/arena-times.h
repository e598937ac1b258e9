/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures the times of any number of moves: the mean, the longest, and the 99th percentile to within 3 %. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ARENA_TIMES_STEPS 32 /* steps to each power of two */

typedef struct
{
  guint64 n;
  double sum; /* in nanoseconds */
  guint64 longest;
  guint64 counts[64 * ARENA_TIMES_STEPS];
} ArenaTimes;

/** Adds a move of this many nanoseconds. */
void arena_times_add (ArenaTimes *times, guint64 ns);

/** Adds the moves of `other`. */
void arena_times_merge (ArenaTimes *times, const ArenaTimes *other);

/** Returns the mean time of a move in milliseconds. */
double arena_times_mean (const ArenaTimes *times);

/** Returns the time in milliseconds that the share `below` of the moves (such as 0.99) does not exceed. */
double arena_times_quantile (const ArenaTimes *times, double below);

/** Returns the time of the longest move in milliseconds. */
double arena_times_longest (const ArenaTimes *times);

/** Returns the time of a clock in nanoseconds. */
guint64 arena_times_now (void);

G_END_DECLS
