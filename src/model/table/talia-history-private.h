/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps of a match: those that were made, and those that were taken back and can be redone. */
#pragma once

#include "talia-step-private.h"

G_BEGIN_DECLS

/**
 * The history of a table. Since a match may be long, it holds only the state before each deal, and all states of the
 * last deal, where undo and reviews need them. Other states are computed when they are requested.
 */
typedef struct
{
  const TaliaGame *game;
  TaliaState start; /* the state before the first deal */
  GArray *steps;    /* TaliaStep: those that were made, then those that were undone, the next one to redo first */
  guint n_made;
  GPtrArray *deals; /* TaliaDealing */
  GArray *states;   /* TaliaState: after the last deal and after each step since, undone ones included */
} TaliaHistory;

void talia_history_init (TaliaHistory *self);
void talia_history_clear (TaliaHistory *self);

/** Looks up the state after step `step`; -1: before the first deal. */
void talia_history_get_state_at (const TaliaHistory *self, int step, TaliaState *state);

/** Returns the state after the last step that was made. Valid until the next step. */
const TaliaState *talia_history_get_state (const TaliaHistory *self);

/** Returns a step that was made. Valid until the next step. */
const TaliaStep *talia_history_get_step (const TaliaHistory *self, guint index);

/** Returns the step that dealt the running or last deal; -1 before the first. */
int talia_history_get_deal_step (const TaliaHistory *self);

/** Returns how many moves of the running or just finished deal can be undone, and how many redone. */
guint talia_history_get_n_undo (const TaliaHistory *self);
guint talia_history_get_n_redo (const TaliaHistory *self);

/** Returns the step that the n-th redo (from 0) would make, and the state that it leads to. */
const TaliaStep *talia_history_get_redo_step (const TaliaHistory *self, guint n);
const TaliaState *talia_history_get_redo_state (const TaliaHistory *self, guint n);

/**
 * Copies the first `n` steps of another history of the same match to this one, instead of its own; no step can be
 * redone any more.
 */
void talia_history_copy (TaliaHistory *self, const TaliaHistory *source, guint n);

/**
 * Appends the steps of another history that are new to this one, whose own steps are the first of the other. The time
 * depends only on the number of new steps.
 */
void talia_history_follow (TaliaHistory *self, const TaliaHistory *source);

/**
 * Adds a deal that leads to `after`; sets its `before` and `step`. No step can be redone any more.
 */
void talia_history_add_deal (TaliaHistory *self, const TaliaDealing *deal, const TaliaState *after);

/**
 * Adds a move of `seat` that leads to `after`. If it is the move that redo would make, the steps after that one can
 * still be redone.
 */
void talia_history_add_move (TaliaHistory *self, const TaliaMove *move, int seat, const TaliaState *after,
                             gboolean follows);

/** Undoes the last step, which is a move. */
void talia_history_undo (TaliaHistory *self);

/** Redoes the move that was undone last; returns its step. */
const TaliaStep *talia_history_redo (TaliaHistory *self);

G_END_DECLS
