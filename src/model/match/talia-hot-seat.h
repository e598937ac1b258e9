/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Several people who share one window: whose turn it is there, and what the next person has missed. */
#pragma once

#include "model/table/talia-table.h"
#include "talia-players.h"

G_BEGIN_DECLS

/**
 * The state of a shared window. Between the turns of two people the curtain is down, and the table waits. Between deals
 * everything is open, and there is no curtain. If at most one person plays at the window, no curtain falls by itself.
 */
typedef struct
{
  TaliaTable *table;
  TaliaPlayers *players; /* the players, whose own seat and curtain change with the turns */
  gboolean running;      /* whether a deal was running at the last update */
  int told;              /* the last of the missed steps that was shown; -1: all were shown */
  TaliaState past;       /* the state after that step */
} TaliaHotSeat;

/** Called when the table has changed: the curtain falls if a deal begins, or is resumed after its end was undone. */
void talia_hot_seat_follow (TaliaHotSeat *self);

/** Returns whether the next move belongs to a person other than the one at the window. */
gboolean talia_hot_seat_is_another (const TaliaHotSeat *self);

/** Lowers the curtain before the person who has the turn, or will have it next. */
void talia_hot_seat_drop (TaliaHotSeat *self);

/** Raises the curtain. Then the steps after `since`, a step of the running deal, are shown. */
void talia_hot_seat_raise (TaliaHotSeat *self, int since);

/** Returns whether missed steps are being shown, and some have not been shown yet. */
gboolean talia_hot_seat_is_telling (const TaliaHotSeat *self);

/** Shows the next step: sets `events`. */
void talia_hot_seat_tell (TaliaHotSeat *self, TaliaEvents *events);

/** Skips the steps that have not been shown yet. */
void talia_hot_seat_catch_up (TaliaHotSeat *self);

/** Returns the state after the last step that was shown. */
const TaliaState *talia_hot_seat_get_state (const TaliaHotSeat *self);

/** Gets what may be seen of that state, by talia_players_get_sight(). */
void talia_hot_seat_get_view (const TaliaHotSeat *self, TaliaView *view);

G_END_DECLS
