/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Passing cards at a table that several machines share: all choose at the same time, and the choices are played in
 * turn. */
#pragma once

#include "model/table/talia-table.h"
#include "talia-players.h"

G_BEGIN_DECLS

/** The cards that were chosen before the turn of their seat. */
typedef struct
{
  TaliaTable *table;
  const TaliaPlayers *players;
  TaliaCards chosen[TALIA_MAX_SEATS]; /* 0: nothing */
} TaliaPassing;

/** Returns whether that seat may choose cards now, before its turn. */
gboolean talia_passing_may_choose (const TaliaPassing *self, int seat);

/** Stores the choice of that seat until its turn comes. Error: TALIA_RULE_ERROR. */
gboolean talia_passing_choose (TaliaPassing *self, int seat, const TaliaMove *move, GError **error);

/** Sets `move` to the stored choice of the seat whose turn it is; returns FALSE if there is none. */
gboolean talia_passing_get_due (const TaliaPassing *self, TaliaMove *move);

/**
 * Changes `view` so that the person at this window can choose as if it were their turn or, if they have chosen already,
 * sees the choice as made.
 */
void talia_passing_show (const TaliaPassing *self, TaliaView *view);

/** Forgets choices that no longer apply because the table has changed. */
void talia_passing_forget (TaliaPassing *self);

G_END_DECLS
