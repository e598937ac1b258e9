/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets the expert judge every decision of a seat in a deal, from what that seat could know at the time. */
#pragma once

#include "bots/talia-bot.h"
#include "model/base/talia-pause.h"
#include "model/table/talia-table.h"

G_BEGIN_DECLS

/** The number of worlds for a decision: more than at the table, because more time may be spent on looking back. */
#define TALIA_JUDGE_WORLDS 500

/** The information on which the expert bases a judgement. */
typedef enum
{
  TALIA_SIGHT_OWN, /* what the seat could know */
  TALIA_SIGHT_ALL, /* all hands, as they can only be seen afterwards */
} TaliaSight;

/** One decision: the move that was made, and the best move. */
typedef struct
{
  guint step;      /* the number of the step at the table */
  TaliaMove made;  /* the move that was made */
  TaliaMove best;  /* the move that the expert would have made */
  double loss;     /* the points that the move gave away on average, given what the seat could expect; 0 or more */
  double error;    /* the error of `loss`, plus or minus, in 95 of 100 cases */
  double expected; /* the result that the side could expect after `made`, as talia_points_ahead() counts it */
  double expected_error;
  TaliaReason reason; /* the reason for `best`, and for not making the move that was made */
} TaliaJudgement;

/**
 * Judges in a thread every decision that `seat` had in deal number `deal` (from 1), which must be finished: those with
 * more than one legal move in which the expert has considered the move that was made. The answer is the same each
 * time on one machine. `permille` is set atomically to the progress, and must exist until the answer. `_finish`
 * returns an array of TaliaJudgement in the order of the steps (transfer full), or NULL if it was cancelled
 * (G_IO_ERROR_CANCELLED).
 */
void talia_judge_async (TaliaTable *table, int seat, guint deal, TaliaSight sight, gint *permille,
                        GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
GArray *talia_judge_finish (GAsyncResult *result, GError **error);

/**
 * Judges like talia_judge_async(), but in this thread, from what the seat could know, with `worlds` for a decision, and
 * only while `pause` allows it. A decision that was interrupted is judged again later; judgements of earlier ones are
 * kept. Returns NULL if the thread shall end.
 */
GArray *talia_judge_quietly (TaliaTable *table, int seat, guint deal, guint worlds, TaliaPause *pause);

/**
 * Judges in a thread one move that was made in the position of `view`, at the turn of its seat. The step of its match,
 * or 0, decides which worlds the expert looks at: for the step of a decision, those of talia_judge_async().
 * talia_judge_finish() returns an array with one TaliaJudgement, for that step, or an empty array if the expert has not
 * considered that move.
 */
void talia_judge_move_async (const TaliaGame *game, const TaliaView *view, const TaliaMove *made, guint step,
                             GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);

/** Returns how far ahead a finished deal has left the side of `seat`, as talia_points_ahead() counts it. */
double talia_judge_result (TaliaTable *table, int seat, guint deal);

G_END_DECLS
