/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One seat of a new match: a name, and whether a person or a computer player of some level sits there. */
#pragma once

#include <adwaita.h>

#include "model/table/talia-seat.h"

G_BEGIN_DECLS

/**
 * TaliaSeatRow:
 *
 * An entry row for the name of who sits there. Signals: `level-changed ()`, also when a person takes a seat or leaves
 * it.
 */
#define TALIA_TYPE_SEAT_ROW (talia_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (TaliaSeatRow, talia_seat_row, TALIA, SEAT_ROW, AdwEntryRow)

/** A row that shows this seat; `levels` (const TaliaLevel) are those to choose from. */
GtkWidget *talia_seat_row_new (TaliaSeat *seat, GPtrArray *levels);

gboolean talia_seat_row_is_person (TaliaSeatRow *self);

/** Which of the levels a computer player there has; GTK_INVALID_LIST_POSITION for a person. */
guint talia_seat_row_get_level (TaliaSeatRow *self);
void talia_seat_row_set_level (TaliaSeatRow *self, guint level);

/** Lets a regular sit there, by the name that is theirs; NULL for nobody in particular. Not for a person. */
void talia_seat_row_set_regular (TaliaSeatRow *self, const char *regular);

/** Who is to sit there; a new seat, where only the person at seat 0 may be without a name. */
TaliaSeat *talia_seat_row_create_seat (TaliaSeatRow *self);

G_END_DECLS
