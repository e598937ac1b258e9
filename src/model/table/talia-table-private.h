/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gives access to the true state of a table, with hidden cards: for the model, the protocol and tests, never for
 * widgets. */
#pragma once

#include "talia-history-private.h"
#include "talia-table.h"

G_BEGIN_DECLS

/** Functions for a table that follows one at another machine; `data` is their argument. */
typedef struct
{
  void (*free) (gpointer data);
  /** Return the number of steps of the running deal that were received so far, and what everybody saw of the n-th of
   * them. */
  guint (*count) (gpointer data);
  const TaliaEvents *(*get_events) (gpointer data, guint n);
  void (*get_view) (gpointer data, int seat, TaliaView *view);
  /** Requests a move of this seat, or the next deal if the move is NULL. */
  gboolean (*play) (TaliaTable *table, const TaliaMove *move, GError **error);
} TaliaTableElsewhere;

struct _TaliaTable
{
  GObject parent_instance;

  const TaliaGame *game;
  TaliaState state; /* the current state; the address stays the same during the life of the table */
  TaliaHistory history;
  char *seats[TALIA_MAX_SEATS];
  gboolean taken_back;                  /* whether a move was ever undone */
  const TaliaTableElsewhere *elsewhere; /* NULL: an ordinary table */
  gpointer data;                        /* the argument of `elsewhere` */
};

/** Returns the true state. The address stays the same during the life of the table; its contents change. */
const TaliaState *talia_table_get_state (TaliaTable *self);

/** Looks up the state after step `step`; -1: before the first deal. This takes no time for the running or last deal. */
void talia_table_get_state_at (TaliaTable *self, int step, TaliaState *state);

/** Gets what a seat may know. */
void talia_table_get_view (TaliaTable *self, int seat, TaliaView *view);

/** Returns a step that was made and not undone. Valid until the next step. */
const TaliaStep *talia_table_get_step (TaliaTable *self, guint index);

/** Returns how deal number `deal` (from 0) was dealt, and the state after its last move so far. */
const TaliaDealing *talia_table_get_dealing (TaliaTable *self, guint deal, TaliaState *end);

/** Returns the step that the n-th redo (from 0) would make, and the state that it leads to. Valid until the next
 * step. */
const TaliaStep *talia_table_get_redo_step (TaliaTable *self, guint n);
const TaliaState *talia_table_get_redo_state (TaliaTable *self, guint n);

/**
 * Deals `pack`, which has the number `seed` unless that is NULL. `dealer` is used only if the dealer is drawn at
 * random. Error: TALIA_DEAL_ERROR.
 */
gboolean talia_table_deal (TaliaTable *self, const TaliaPack *pack, int dealer, const guint64 *seed, GError **error);

/**
 * Sets the steps of this table to those of `source` up to step `position`; -1: none of them. Emits `happened` if that
 * is one step more than before, otherwise `restored`; never `recorded`.
 */
void talia_table_walk (TaliaTable *self, TaliaTable *source, int position);

G_END_DECLS
