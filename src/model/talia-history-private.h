/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps of a match: those made, and those taken back that can be made again. */
#pragma once

#include "talia-step-private.h"

G_BEGIN_DECLS

/** Part of a table. A step stays where it is until it is taken back for good. */
typedef struct
{
  TaliaState start; /* before the first deal */
  GPtrArray *made;  /* TaliaStep */
  GPtrArray *redo;  /* TaliaStep taken back, the next to be made again last */
  int deal;         /* the step that was the running or last deal; -1 before the first */
} TaliaHistory;

void talia_history_init (TaliaHistory *self);
void talia_history_clear (TaliaHistory *self);

/** The state after step `step`; -1: before the first deal. */
const TaliaState *talia_history_get_state_at (const TaliaHistory *self, int step);
const TaliaStep *talia_history_get_step (const TaliaHistory *self, guint index);
/** The step that the n-th redo (from 0) would make. */
const TaliaStep *talia_history_get_redo_step (const TaliaHistory *self, guint n);

/** How many moves of the running or just finished deal could be taken back. */
guint talia_history_get_n_undo (const TaliaHistory *self);

/** Adds a step of another history. */
void talia_history_copy_step (TaliaHistory *self, const TaliaStep *step);

/** Begins again, before the first deal. */
void talia_history_forget (TaliaHistory *self);

/** Adds a deal, which is taken over; nothing can be made again any more. */
void talia_history_add_deal (TaliaHistory *self, TaliaStep *step);

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
