/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Passing cards at a table that several machines share: all choose at the same time, and the choices are played in
 * turn. */
#pragma once

#include "model/table/talia-table.h"
#include "talia-players.h"

G_BEGIN_DECLS

/** What was chosen before its turn. */
typedef struct
{
  TaliaTable *table;
  const TaliaPlayers *players;
  TaliaCards chosen[TALIA_MAX_SEATS]; /* 0: nothing */
} TaliaPassing;

/** Whether that seat may choose cards now although its turn is to come. */
gboolean talia_passing_may_choose (const TaliaPassing *self, int seat);

/** Keeps what that seat has chosen until its turn comes. Error: TALIA_RULE_ERROR. */
gboolean talia_passing_choose (TaliaPassing *self, int seat, const TaliaMove *move, GError **error);

/** Sets `move` to what was chosen for the seat whose turn it is now; FALSE where that is nothing. */
gboolean talia_passing_get_due (const TaliaPassing *self, TaliaMove *move);

/** Shows the person at this window their own choice in `view` as if it were their turn, or as made. */
void talia_passing_show (const TaliaPassing *self, TaliaView *view);

/** Forgets what was chosen for a table that has changed meanwhile. */
void talia_passing_forget (TaliaPassing *self);

G_END_DECLS
