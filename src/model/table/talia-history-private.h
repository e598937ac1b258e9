/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps of a match: those that were made, and those that were taken back and can be redone. */
#pragma once

#include "talia-step-private.h"

G_BEGIN_DECLS

/**
 * The history of a table. Since a match may be long, it holds only the state before each deal, and all states of the
 * last deal, in which moves are taken back and looked at. Other states are computed again when they are asked for.
 */
typedef struct
{
  const TaliaGame *game;
  TaliaState start; /* before the first deal */
  GArray *steps;    /* TaliaStep: those made, then those taken back, the next to be made again first */
  guint n_made;
  GPtrArray *deals; /* TaliaDealing */
  GArray *states;   /* TaliaState: after the last deal and after each step since, those taken back included */
} TaliaHistory;

void talia_history_init (TaliaHistory *self);
void talia_history_clear (TaliaHistory *self);

/** Looks up the state after step `step`; -1: before the first deal. */
void talia_history_get_state_at (const TaliaHistory *self, int step, TaliaState *state);

/** The state after the last step that was made. Valid until the next one. */
const TaliaState *talia_history_get_state (const TaliaHistory *self);

/** A step that was made. Valid until the next one. */
const TaliaStep *talia_history_get_step (const TaliaHistory *self, guint index);

/** The step that was the running or last deal; -1 before the first. */
int talia_history_get_deal_step (const TaliaHistory *self);

/** How many moves of the running or just finished deal could be taken back, and how many made again. */
guint talia_history_get_n_undo (const TaliaHistory *self);
guint talia_history_get_n_redo (const TaliaHistory *self);

/** The step that the n-th redo (from 0) would make, and the state that it leads to. */
const TaliaStep *talia_history_get_redo_step (const TaliaHistory *self, guint n);
const TaliaState *talia_history_get_redo_state (const TaliaHistory *self, guint n);

/**
 * Makes the first `n` steps of another history of the same match's beginning those of this one; nothing can be made
 * again any more.
 */
void talia_history_copy (TaliaHistory *self, const TaliaHistory *source, guint n);

/**
 * Makes all steps of another history those of this one, whose own steps are the other's first. Takes as long as what is
 * new.
 */
void talia_history_follow (TaliaHistory *self, const TaliaHistory *source);

/**
 * Adds a deal that leads to `after`; its `before` and `step` are filled in here. Nothing can be made again any more.
 */
void talia_history_add_deal (TaliaHistory *self, const TaliaDealing *deal, const TaliaState *after);

/**
 * Adds a move of `seat` that leads to `after`. If it is just the one that would be made again, what
 * comes after that one stays.
 */
void talia_history_add_move (TaliaHistory *self, const TaliaMove *move, int seat, const TaliaState *after,
                             gboolean follows);

/** Takes the last step, a move, back. */
void talia_history_undo (TaliaHistory *self);

/** Makes the move that was taken back last again; returns its step. */
const TaliaStep *talia_history_redo (TaliaHistory *self);

G_END_DECLS
