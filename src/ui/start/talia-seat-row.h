/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for one seat of a new match: a name, and whether a person or a computer player of some level sits there. */
#pragma once

#include <adwaita.h>

#include "model/table/talia-seat.h"

G_BEGIN_DECLS

/**
 * TaliaSeatRow:
 *
 * An entry row for the name of the player at a seat. Signals: `level-changed ()`, also when a person takes a seat or
 * leaves it.
 */
#define TALIA_TYPE_SEAT_ROW (talia_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (TaliaSeatRow, talia_seat_row, TALIA, SEAT_ROW, AdwEntryRow)

/** Creates a row for this seat; `levels` (const TaliaLevel) are those to choose from. */
GtkWidget *talia_seat_row_new (TaliaSeat *seat, GPtrArray *levels);

gboolean talia_seat_row_is_person (TaliaSeatRow *self);

/** Returns the level of the computer player at the seat, as an index of the levels; GTK_INVALID_LIST_POSITION for a
 * person. */
guint talia_seat_row_get_level (TaliaSeatRow *self);
void talia_seat_row_set_level (TaliaSeatRow *self, guint level);

/** Seats a regular there, under the regular's own name; NULL for nobody in particular. Not for a person. */
void talia_seat_row_set_regular (TaliaSeatRow *self, const char *regular);

/** Creates a seat with the chosen player; only the person at seat 0 may have no name. */
TaliaSeat *talia_seat_row_create_seat (TaliaSeatRow *self);

G_END_DECLS
