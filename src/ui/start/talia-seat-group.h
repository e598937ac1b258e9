/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A group of rows for choosing the players of a new match, seat by seat, and who deals first. */
#pragma once

#include <adwaita.h>

#include "model/table/talia-table.h"

G_BEGIN_DECLS

/**
 * TaliaSeatGroup:
 *
 * Signals: `changed ()`: the player has chosen another dealer or another player for a seat.
 */
#define TALIA_TYPE_SEAT_GROUP (talia_seat_group_get_type ())
G_DECLARE_FINAL_TYPE (TaliaSeatGroup, talia_seat_group, TALIA, SEAT_GROUP, AdwPreferencesGroup)

/** Shows the players of the last match; `levels` (const TaliaLevel) are those to choose from. To be called once. */
void talia_seat_group_set_game (TaliaSeatGroup *self, const TaliaGame *game, GPtrArray *levels);

/** Shows the seats of this match, with partners marked. */
void talia_seat_group_set_state (TaliaSeatGroup *self, const TaliaState *state);

/** Returns who deals first: a seat, or TALIA_NOBODY for a random dealer. */
int talia_seat_group_get_dealer (TaliaSeatGroup *self);
void talia_seat_group_set_dealer (TaliaSeatGroup *self, int dealer);

/** Returns whether several people play. */
gboolean talia_seat_group_is_shared (TaliaSeatGroup *self);

/** Seats the players at the table, and stores them for the next match. */
void talia_seat_group_seat (TaliaSeatGroup *self, TaliaTable *table);

G_END_DECLS
