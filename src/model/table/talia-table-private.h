/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The true state of a table, with hidden cards: for the model, the protocol and tests, never for widgets. */
#pragma once

#include "talia-history-private.h"
#include "talia-table.h"

G_BEGIN_DECLS

/** What answers for a table that stands elsewhere; `data` is its own. */
typedef struct
{
  void (*free) (gpointer data);
  /** The steps of the running deal that were told so far, and what everybody saw of the n-th of them. */
  guint (*count) (gpointer data);
  const TaliaEvents *(*get_events) (gpointer data, guint n);
  void (*get_view) (gpointer data, int seat, TaliaView *view);
  /** Asks for a move of the own seat; NULL: for the next deal. */
  gboolean (*play) (TaliaTable *table, const TaliaMove *move, GError **error);
} TaliaTableElsewhere;

struct _TaliaTable
{
  GObject parent_instance;

  const TaliaGame *game;
  TaliaState state; /* the current one; its address is that of the table's life */
  TaliaHistory history;
  char *seats[TALIA_MAX_SEATS];
  gboolean taken_back;                  /* some move was, ever */
  const TaliaTableElsewhere *elsewhere; /* NULL: it stands here */
  gpointer data;                        /* of elsewhere */
};

/** The true state. The address stays the same as long as the table lives; what it holds changes. */
const TaliaState *talia_table_get_state (TaliaTable *self);

/** Looks up the state after step `step`; -1: before the first deal. At once for the running or last deal. */
void talia_table_get_state_at (TaliaTable *self, int step, TaliaState *state);

/** What a seat may know. */
void talia_table_get_view (TaliaTable *self, int seat, TaliaView *view);

/** A step that was made and not taken back. Valid until the next one. */
const TaliaStep *talia_table_get_step (TaliaTable *self, guint index);

/** How deal number `deal` (from 0) was dealt, and the state after its last move as far as it has come. */
const TaliaDealing *talia_table_get_dealing (TaliaTable *self, guint deal, TaliaState *end);

/** The step that the n-th redo (from 0) would make, and the state that it leads to. Valid until the next step. */
const TaliaStep *talia_table_get_redo_step (TaliaTable *self, guint n);
const TaliaState *talia_table_get_redo_state (TaliaTable *self, guint n);

/**
 * Deals `pack`, of the number `seed` unless that is NULL. `dealer` matters only where it is to be
 * drawn. Error: TALIA_DEAL_ERROR.
 */
gboolean talia_table_deal (TaliaTable *self, const TaliaPack *pack, int dealer, const guint64 *seed, GError **error);

/**
 * Makes the steps of `source` up to step `position` those of this table; -1: none of them. Emits `happened` where that
 * is one step more than before, else `restored`, and never `recorded`.
 */
void talia_table_walk (TaliaTable *self, TaliaTable *source, int position);

G_END_DECLS
