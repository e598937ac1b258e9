/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A computer player's opinion on a move, and the resources that it may use to form it; shared by all levels. */
#pragma once

#include "talia-reason.h"

G_BEGIN_DECLS

/**
 * TaliaAdvice:
 *
 * One legal move considered. `points` is what the deal should bring the seat's side once this move is made, in points
 * of the game and so that more is better also where fewest points win; set off by whatever is the same for all moves of
 * one answer, within which alone it compares. The interval says how sure that is: `low` to `high` holds the mean over
 * all hands that the view leaves open in 95 of 100 cases. A level that judges by rules of thumb knows no bounds: its
 * points only order the moves, and its interval is endless (talia_advice_of()).
 */
typedef struct
{
  TaliaMove move;
  double points;
  double low, high;   /* -INFINITY and INFINITY where nothing is known; low <= points <= high */
  double chance;      /* that the seat's side wins the match, a shared win in part: 0 to 1; NAN where it is not known */
  double worth;       /* what the best is chosen by: points, as far as they matter to the match; NAN: by `points` */
  TaliaReason reason; /* why, for the player who asks; TALIA_REASON_NONE where there is nothing to say */
} TaliaAdvice;

/** A move of which only the move is known: 0 points, an endless interval, no chance, no reason. */
TaliaAdvice talia_advice_of (const TaliaMove *move);

/** What the best is chosen by. */
double talia_advice_worth (const TaliaAdvice *advice);

/** Sorts advice by its worth, best first; the sort is stable. */
void talia_advice_sort (TaliaAdvice *advice, guint n);

/**
 * TaliaThinking:
 *
 * The resources of a computer player for one move. `random` is advanced. The player checks `cancelled` (atomically) and
 * the deadline now and then, and then returns the result so far.
 */
typedef struct
{
  TaliaRandom random;
  gint64 deadline;       /* g_get_monotonic_time() to stop at, 0: none */
  guint worlds;          /* how many worlds to look at, 0: as many as the deadline allows */
  guint threads;         /* how many may think at once, 0 as 1; they all come to what one would in as many worlds */
  const gint *cancelled; /* set to non-zero from another thread to stop; may be NULL */
} TaliaThinking;

/** Whether thinking has been cancelled, or it is `until` (of g_get_monotonic_time(), 0: never). */
gboolean talia_thinking_is_over (const TaliaThinking *thinking, gint64 until);

G_END_DECLS
