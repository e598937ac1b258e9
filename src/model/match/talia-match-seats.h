/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seats of a match: who sits there, according to the table's record or by default. */
#pragma once

#include "model/table/talia-seat.h"
#include "model/table/talia-table.h"

G_BEGIN_DECLS

/**
 * Appends the seats of `table` to `seats`, a list of TaliaSeat: from the record's own text, else the
 * person at seat 0 and bots of `level`. The record then says so.
 */
void talia_match_seats_make (GListStore *seats, TaliaTable *table, const char *level);

/** Has people and computer players of a list of TaliaSeat called differently who have one name; people keep theirs. */
void talia_match_seats_tell_apart (GListModel *seats);

/** The seat of the person whose match it is: of several people the one of the note TALIA_NOTE_SEAT, or the first.
 * TALIA_NOBODY where the table's record names none. */
int talia_match_seats_find_person (TaliaTable *table);

/** The seats of all people whom the table's record names, as bits. */
guint talia_match_seats_find_people (TaliaTable *table);

/**
 * What of the table as it stands is for the person's eyes before anybody sits down to it. Where several people share
 * the match, that is what everybody may know, and the view's seat is TALIA_NOBODY.
 */
void talia_match_seats_glance (TaliaTable *table, TaliaView *view);

/** Brings all that follows the table in line with that state of it. */
void talia_match_seats_update (GListStore *seats, const TaliaGame *game, const TaliaState *state);

G_END_DECLS
