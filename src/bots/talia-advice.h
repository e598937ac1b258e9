/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A computer player's opinion on a move, and the resources that it may use to form it; shared by all levels. */
#pragma once

#include "talia-reason.h"

G_BEGIN_DECLS

/**
 * TaliaAdvice:
 *
 * The evaluation of one legal move. `points` is the expected result of the deal for the seat's side after this move, as
 * talia_points_ahead() counts it. More is better, even if low scores win. An unknown constant may be added to all moves
 * of one answer, so that points can be compared only within it. The interval from `low` to `high` contains the mean
 * over all hands that the view leaves open in 95 of 100 cases. A level that judges by rules of thumb has no bounds: its
 * points only order the moves, and its interval is infinite (talia_advice_of()).
 */
typedef struct
{
  TaliaMove move;
  double points;
  double low, high;   /* -INFINITY and INFINITY if unknown; low <= points <= high */
  double chance;      /* the probability that the seat's side wins the match, a shared win in part; NAN: unknown */
  double worth;       /* by which the best move is chosen: points, as far as they matter for the match; NAN: `points` */
  TaliaReason reason; /* the reason, for the player who asks; TALIA_REASON_NONE if there is none */
  TaliaReason against; /* why the best move is better than this one; TALIA_REASON_NONE for the best, or if unknown */
} TaliaAdvice;

/** Returns the advice on a move about which nothing is known: 0 points, an infinite interval, no probability, no
 * reason. */
TaliaAdvice talia_advice_of (const TaliaMove *move);

/** Returns the value by which the best move is chosen. */
double talia_advice_worth (const TaliaAdvice *advice);

/** Sorts advice by its worth, best first; the sort is stable. */
void talia_advice_sort (TaliaAdvice *advice, guint n);

/**
 * TaliaThinking:
 *
 * The resources of a computer player for one move. `random` is advanced. The player regularly checks `cancelled`
 * (atomically) and the deadline, after which it returns the result so far.
 */
typedef struct
{
  TaliaRandom random;
  gint64 deadline;   /* the deadline by g_get_monotonic_time(), 0: none */
  guint worlds;      /* the number of worlds to evaluate, 0: as many as the deadline allows */
  guint threads;     /* the number of threads, 0 like 1; the result for a number of worlds does not depend on it */
  gboolean thorough; /* whether exactly that many worlds are evaluated, and all moves in each of them */
  gboolean evenly;   /* whether all hands that the rules leave open count as equally likely, however others played */
  const gint *cancelled; /* set to non-zero by another thread to stop; may be NULL */
} TaliaThinking;

/** Returns whether thinking has been cancelled, or the time `until` (of g_get_monotonic_time(), 0: never) has come. */
gboolean talia_thinking_is_over (const TaliaThinking *thinking, gint64 until);

G_END_DECLS
