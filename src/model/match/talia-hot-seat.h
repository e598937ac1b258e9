/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Several people who share one window: whose turn at it is now, and what the next person has missed. */
#pragma once

#include "model/table/talia-table.h"
#include "talia-players.h"

G_BEGIN_DECLS

/**
 * Between two people there is a curtain, behind which the table waits. Between deals all is open, and there is none.
 * Where at most one person plays, nothing but the state is ever another.
 */
typedef struct
{
  TaliaTable *table;
  TaliaPlayers *players; /* whose own seat and curtain change with the turns */
  gboolean running;      /* there was a deal when the table was last looked at */
  int told;              /* of what was missed, the step that was told last; -1: all is told */
  TaliaState past;       /* what that step led to */
} TaliaHotSeat;

/** The table has changed: the curtain falls where a deal begins, or is taken up again after its end. */
void talia_hot_seat_follow (TaliaHotSeat *self);

/** Whether another person than the one at the window is to move. */
gboolean talia_hot_seat_is_another (const TaliaHotSeat *self);

/** Lowers the curtain before the person who is to move, or is the next to. */
void talia_hot_seat_drop (TaliaHotSeat *self);

/** Raises the curtain. The steps after `since`, a step of the running deal, are then told. */
void talia_hot_seat_raise (TaliaHotSeat *self, int since);

/** Whether there are steps that have not been told yet. */
gboolean talia_hot_seat_is_telling (const TaliaHotSeat *self);

/** Tells the next step: sets `events`. */
void talia_hot_seat_tell (TaliaHotSeat *self, TaliaEvents *events);

/** Skips the steps that have not been told yet. */
void talia_hot_seat_catch_up (TaliaHotSeat *self);

/** The state after the last step that was told. */
const TaliaState *talia_hot_seat_get_state (const TaliaHotSeat *self);

/** What may be seen of that, by talia_players_get_sight(). */
void talia_hot_seat_get_view (const TaliaHotSeat *self, TaliaView *view);

G_END_DECLS
