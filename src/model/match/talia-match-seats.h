/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seats of a match: who sits there, according to the table's record or by default. */
#pragma once

#include "model/table/talia-seat.h"
#include "model/table/talia-table.h"

G_BEGIN_DECLS

/**
 * Appends the seats of `table` to `seats`, a list of TaliaSeat. A seat that the record does not name gets the person if
 * it is seat 0, otherwise a bot of `level`, and the record is updated.
 */
void talia_match_seats_make (GListStore *seats, TaliaTable *table, const char *level);

/** Gives people and computer players in a list of TaliaSeat different names if they have the same; people keep
 * theirs. */
void talia_match_seats_tell_apart (GListModel *seats);

/** Returns the seat of the person to whom the match belongs: if there are several people, the one of the note
 * TALIA_NOTE_SEAT, or the first. TALIA_NOBODY if the table's record names none. */
int talia_match_seats_find_person (TaliaTable *table);

/** Returns the seats of all people in the table's record, as bits. */
guint talia_match_seats_find_people (TaliaTable *table);

/**
 * Gets what the person may see of the table before the match is opened. If several people share the match, that is what
 * everybody may know, and the view's seat is TALIA_NOBODY.
 */
void talia_match_seats_glance (TaliaTable *table, TaliaView *view);

/** Updates all properties that depend on the state of the table. */
void talia_match_seats_update (GListStore *seats, const TaliaGame *game, const TaliaState *state);

G_END_DECLS
