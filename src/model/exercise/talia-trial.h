/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One exercise: a position of a match, usually one in which the person has decided before. The person moves again, and
 * is told what the move gives away. */
#pragma once

#include "model/look-back/talia-judge.h"
#include "model/look-back/talia-replay.h"

G_BEGIN_DECLS

/** What a trial waits for, or what came of it. */
typedef enum
{
  TALIA_TRIAL_ASKS,   /* the person has to move */
  TALIA_TRIAL_THINKS, /* the expert judges the move */
  TALIA_TRIAL_RIGHT,  /* nothing, or not clearly anything, was given away */
  TALIA_TRIAL_WRONG,
  TALIA_TRIAL_UNKNOWN, /* the expert has not considered that move */
} TaliaTrialStage;

/**
 * TaliaTrial:
 *
 * A match of its own, on a copy of the table that ends before the decision, with computer players at all other seats.
 * They are held, so the position after the answer stays. The match knows no more than the seat did then.
 *
 * Signals: `changed ()`: the stage has changed.
 */
#define TALIA_TYPE_TRIAL (talia_trial_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTrial, talia_trial, TALIA, TRIAL, GObject)

/** Returns whether a decision gave away clearly more than could be chance: at least half a point, and a quarter more
 * than its error. */
gboolean talia_trial_is_clear (double loss, double error);

/** Creates a trial of the decision that `verdict` is about, which `seat` has made on `table`. */
TaliaTrial *talia_trial_new (TaliaTable *table, int seat, const TaliaJudgement *verdict);

/**
 * Creates a trial of a decision that the person has not made. `answers` are TaliaJudgement on all moves that the expert
 * has considered: the best one, then the one that was made on `table`, then the others.
 */
TaliaTrial *talia_trial_new_answered (TaliaTable *table, int seat, GArray *answers);

TaliaTrialStage talia_trial_get_stage (TaliaTrial *self);

/** Returns the match in which the person answers. */
TaliaMatch *talia_trial_get_match (TaliaTrial *self);

/** Returns a match that shows the position before the decision; sentences about the moves need it. */
TaliaMatch *talia_trial_get_before (TaliaTrial *self);

/** Returns whether the person made the decision in a match. */
gboolean talia_trial_is_own (TaliaTrial *self);

/** Returns the verdict on what was done then: by the person, or, if it was not their decision, by a rule of thumb. */
const TaliaJudgement *talia_trial_get_verdict (TaliaTrial *self);

/** Returns the verdict on the answer; NULL if there is none (TALIA_TRIAL_ASKS, _THINKS, _UNKNOWN). */
const TaliaJudgement *talia_trial_get_answer (TaliaTrial *self);

/** Returns why the best move is better: after a wrong answer than that answer, otherwise than the move that the verdict
 * is on. */
const TaliaReason *talia_trial_get_reason (TaliaTrial *self);

/** Returns the number of moves in the deal up to the decision, which is the last of them. */
guint talia_trial_get_n_moves (TaliaTrial *self);

/** Stops judging the answer (TALIA_TRIAL_THINKS), for somebody who is going to leave the trial. */
void talia_trial_stop (TaliaTrial *self);

/** Takes the answer back. */
void talia_trial_try_again (TaliaTrial *self);

/** Creates a match that can be played on from the position, with the same players. */
TaliaTable *talia_trial_branch (TaliaTrial *self);

G_END_DECLS
