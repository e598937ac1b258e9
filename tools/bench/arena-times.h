/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures how long moves take: the mean, the longest, and the time that 99 of 100 do not exceed, to 3 %, however many
 * there are. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ARENA_TIMES_STEPS 32 /* to each power of two */

typedef struct
{
  guint64 n;
  double sum; /* nanoseconds */
  guint64 longest;
  guint64 counts[64 * ARENA_TIMES_STEPS];
} ArenaTimes;

/** Notes a move of so many nanoseconds. */
void arena_times_add (ArenaTimes *times, guint64 ns);

/** Adds what `other` has noted. */
void arena_times_merge (ArenaTimes *times, const ArenaTimes *other);

/** Milliseconds a move. */
double arena_times_mean (const ArenaTimes *times);

/** The milliseconds that the share `below` of the moves (such as 0.99) does not exceed. */
double arena_times_quantile (const ArenaTimes *times, double below);

/** The longest move in milliseconds. */
double arena_times_longest (const ArenaTimes *times);

/** The clock, in nanoseconds. */
guint64 arena_times_now (void);

G_END_DECLS
