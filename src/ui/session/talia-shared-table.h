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
 * At any time the table of a host of ours, the table of another machine at which our guest sits, or none.
 *
 * Signals: `began (TaliaTable *)`: that match is shared now, and to be shown. `changed ()`: what can be told of the
 * match. `people-changed ()`: who is at the table. `hurried (uint left)`: the others wait for us, and a computer player
 * moves in so many seconds. `slow (int seat)`: nobody moves at that seat of our table. `ended ()`: nothing is shared
 * any more. `unsaved (GError *)`: the match could not be stored.
 */
#define TALIA_TYPE_SHARED_TABLE (talia_shared_table_get_type ())
G_DECLARE_FINAL_TYPE (TaliaSharedTable, talia_shared_table, TALIA, SHARED_TABLE, GObject)

/** Nothing is shared yet; matches are kept in `store`. */
TaliaSharedTable *talia_shared_table_new (TaliaStore *store);

/** Plays `match` at our table from now on, in place of what was shared. */
void talia_shared_table_host (TaliaSharedTable *self, TaliaHost *host, TaliaMatch *match);

/** Plays at the guest's table from now on, in place of what was shared. */
void talia_shared_table_join (TaliaSharedTable *self, TaliaGuest *guest);

/** Opens the table of a match that others have played at their machines; returns its code. Error: G_IO_ERROR. */
const char *talia_shared_table_reopen (TaliaSharedTable *self, TaliaTable *table, GError **error);

/** Whether others have played that match at their machines and it is not shared already, so that it can be reopened. */
gboolean talia_shared_table_can_reopen (TaliaSharedTable *self, TaliaTable *table);

/** Leaves the table; a guest's seat stays kept for the player. */
void talia_shared_table_leave (TaliaSharedTable *self);

/** Leaves another machine's table for good. */
void talia_shared_table_get_up (TaliaSharedTable *self);
gboolean talia_shared_table_can_get_up (TaliaSharedTable *self);

/** Says that the player is back, or still there. */
void talia_shared_table_be_here (TaliaSharedTable *self);

/** A match of that table: ours where that is the one that is shared, else a new one, and then nothing is shared. */
TaliaMatch *talia_shared_table_create_match (TaliaSharedTable *self, TaliaTable *table);

/** Whether there is a table to go back to: of a match that goes on, and not of a guest for whom it has ended. */
gboolean talia_shared_table_is_open (TaliaSharedTable *self);

/** Whether it is open and ours: then its match is the one that the store has open. */
gboolean talia_shared_table_is_ours (TaliaSharedTable *self);

/** What is shared; each NULL where it is not. */
TaliaMatch *talia_shared_table_get_match (TaliaSharedTable *self);
TaliaHost *talia_shared_table_get_host (TaliaSharedTable *self);
TaliaGuest *talia_shared_table_get_guest (TaliaSharedTable *self);
const TaliaPeople *talia_shared_table_get_people (TaliaSharedTable *self);

G_END_DECLS
