/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table that this machine shares with others, while there is one: its host or guest, and its match. */
#pragma once

#include "model/match/talia-match.h"
#include "model/record/talia-store.h"
#include "net/talia-guest.h"
#include "net/talia-host.h"

G_BEGIN_DECLS

/**
 * TaliaSharedTable:
 *
 * At any time this is the table of a host of ours, the table of another machine where our guest sits, or none.
 *
 * Signals: `began (TaliaTable *)`: this match is shared now; show it. `changed ()`: what can be said about the match
 * has changed. `people-changed ()`: the people at the table have changed. `hurried (uint left)`: the others are waiting
 * for us, and a computer player will move in `left` seconds. `slow (int seat)`: nobody makes a move at that seat of our
 * table. `ended ()`: nothing is shared any more. `unsaved (GError *)`: the match could not be stored.
 */
#define TALIA_TYPE_SHARED_TABLE (talia_shared_table_get_type ())
G_DECLARE_FINAL_TYPE (TaliaSharedTable, talia_shared_table, TALIA, SHARED_TABLE, GObject)

/** Creates an object that shares nothing yet; matches are kept in `store`. */
TaliaSharedTable *talia_shared_table_new (TaliaStore *store);

/** Plays `match` at our table from now on, instead of what was shared before. */
void talia_shared_table_host (TaliaSharedTable *self, TaliaHost *host, TaliaMatch *match);

/** Plays at the guest's table from now on, instead of what was shared before. */
void talia_shared_table_join (TaliaSharedTable *self, TaliaGuest *guest);

/** Opens the table of a match that others have played at their machines, and returns its code. Error: G_IO_ERROR. */
const char *talia_shared_table_reopen (TaliaSharedTable *self, TaliaTable *table, GError **error);

/** Returns whether others have played that match at their machines and it is not shared now, so that it can be
 * reopened. */
gboolean talia_shared_table_can_reopen (TaliaSharedTable *self, TaliaTable *table);

/** Leaves the table; a guest's seat stays reserved for the player. */
void talia_shared_table_leave (TaliaSharedTable *self);

/** Leaves another machine's table for good. */
void talia_shared_table_get_up (TaliaSharedTable *self);
gboolean talia_shared_table_can_get_up (TaliaSharedTable *self);

/** Says that the player is back, or still there. */
void talia_shared_table_be_here (TaliaSharedTable *self);

/** Returns a match at that table: our shared match if the table is its own, otherwise a new one, and nothing is shared
 * any more. */
TaliaMatch *talia_shared_table_create_match (TaliaSharedTable *self, TaliaTable *table);

/** Returns whether a shared match is still running to which the player can go back, as its host or as a guest. */
gboolean talia_shared_table_is_open (TaliaSharedTable *self);

/** Returns whether the table is open and ours; its match is then the one that the store has open. */
gboolean talia_shared_table_is_ours (TaliaSharedTable *self);

/** Return the match that is shared, its host or guest, and the people at the table; NULL for those that there are
 * not. */
TaliaMatch *talia_shared_table_get_match (TaliaSharedTable *self);
TaliaHost *talia_shared_table_get_host (TaliaSharedTable *self);
TaliaGuest *talia_shared_table_get_guest (TaliaSharedTable *self);
const TaliaPeople *talia_shared_table_get_people (TaliaSharedTable *self);

G_END_DECLS
