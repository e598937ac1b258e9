/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets the expert judge every decision of a seat in a deal, from what that seat could know at the time. */
#pragma once

#include "bots/talia-bot.h"
#include "model/table/talia-table.h"

G_BEGIN_DECLS

/** What the expert goes by. */
typedef enum
{
  TALIA_SIGHT_OWN, /* what the seat could know */
  TALIA_SIGHT_ALL, /* all hands open, as only somebody who looks back can see them */
} TaliaSight;

/** One decision: what was done, and what would have been best. */
typedef struct
{
  guint step;      /* of the table */
  TaliaMove made;  /* what was done */
  TaliaMove best;  /* what the expert would have done; the same where nothing was given away */
  double loss;     /* points that this gave away, on the mean of what the seat could expect; 0 or more */
  double error;    /* so much more or less it may be, in 95 of 100 cases */
  double expected; /* how far ahead of the mean of the others the deal should leave the side, after `made` */
  double expected_error;
  TaliaReason reason; /* for the best */
} TaliaJudgement;

/**
 * Judges in a thread every decision that `seat` had in deal number `deal` (from 1), which must be finished: those with
 * more than one legal move, of which the expert has thought of the one that was made. The answer is the same at all
 * times and on all machines. `permille` is set, atomically, to how far it is, and is there until the answer.
 * Answers through `_finish` with an array of TaliaJudgement in the order of the steps (transfer full); NULL when it was
 * cancelled: G_IO_ERROR_CANCELLED.
 */
void talia_judge_async (TaliaTable *table, int seat, guint deal, TaliaSight sight, gint *permille,
                        GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
GArray *talia_judge_finish (GAsyncResult *result, GError **error);

/**
 * Judges in a thread one move that was made from `view`, whose seat's turn it was. Answers through talia_judge_finish()
 * with an array of one TaliaJudgement, of step 0, or of none where the expert has not thought of that move.
 */
void talia_judge_move_async (const TaliaGame *game, const TaliaView *view, const TaliaMove *made,
                             GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);

/** How far ahead of the mean of the others a finished deal has left the side of `seat`; more is better. */
double talia_judge_result (TaliaTable *table, int seat, guint deal);

G_END_DECLS
