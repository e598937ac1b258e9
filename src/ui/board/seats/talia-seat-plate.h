/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plate of a seat: the player's name, how the player stands, and the backs of the cards in hand. */
#pragma once

#include <gtk/gtk.h>

#include "engine/talia-cards.h"
#include "model/table/talia-seat.h"
#include "ui/board/talia-plate-shape.h"

G_BEGIN_DECLS

/** TaliaSeatPlate: a plate on the board that follows a TaliaSeat. */
#define TALIA_TYPE_SEAT_PLATE (talia_seat_plate_get_type ())
G_DECLARE_FINAL_TYPE (TaliaSeatPlate, talia_seat_plate, TALIA, SEAT_PLATE, GtkWidget)

GtkWidget *talia_seat_plate_new (TaliaSeat *seat);

/** How many cards the seat holds; 0 to show none, as for the own hand, which lies open. */
void talia_seat_plate_set_cards (TaliaSeatPlate *self, guint n);

/** What the seat did last, said as long as it has no points, and what is said instead of its tricks: where that is
 * empty, a number tells how many cards it holds. `brief` is the latter beside the icon of cards where there is little
 * room, NULL for what says no number of cards, and `spoken` is it for screen readers. */
void talia_seat_plate_set_notes (TaliaSeatPlate *self, const char *turn, const char *cards, const char *brief,
                                 const char *spoken);

/** Whether the points of the running deal are the players' own to count: where notes are set, no points are said, and
 * a number tells how many cards the seat holds beside those that it has taken. */
void talia_seat_plate_set_hides_points (TaliaSeatPlate *self, gboolean hides_points);

/** Whether the board is narrow: lines are lower then, and letters somewhat smaller. */
void talia_seat_plate_set_narrow (TaliaSeatPlate *self, gboolean narrow);

/** Whether the cards are fanned out behind the face above the plate, for which there is more room, or a number on it.
 */
void talia_seat_plate_set_fanned (TaliaSeatPlate *self, gboolean fanned);

/** How large the face above the plate is, in pixels; it needs TALIA_PLATE_HEAD times as much. 0: it is on the plate. */
void talia_seat_plate_set_head (TaliaSeatPlate *self, int size);

/** Leaves the face on the plate out, where the plate has no room for it. */
void talia_seat_plate_set_slim (TaliaSeatPlate *self, gboolean slim);

/** Whether it is the plate of whoever looks at the table, who has a face on it even where that is an initial. */
void talia_seat_plate_set_own (TaliaSeatPlate *self, gboolean own);

/** Shows for a while what a regular says, instead of the numbers, and tells screen readers; NULL: nothing more. */
void talia_seat_plate_say (TaliaSeatPlate *self, const char *text);

/** Whether a regular sits there, whose face takes room. */
gboolean talia_seat_plate_has_face (TaliaSeatPlate *self);

/** The height of a line of its text, whatever it says. */
int talia_seat_plate_measure_line (TaliaSeatPlate *self);

/** The height that the plate needs, without cards above it, open ones neither. */
int talia_seat_plate_measure_height (TaliaSeatPlate *self);

/** Whether the cards lie open above the plate, and which; those of `marked` are underlined. */
void talia_seat_plate_set_open (TaliaSeatPlate *self, gboolean open, TaliaCards cards, TaliaCards marked);

/** How many suits share a line there (talia_open_hand_set_per_line()). */
void talia_seat_plate_set_suits_per_line (TaliaSeatPlate *self, guint suits);

/** The height that open cards need above the plate; 0 where none lie there. */
int talia_seat_plate_measure_open (TaliaSeatPlate *self);

/** Where pairs play: whether the seat is of the own pair, or of the other; neither elsewhere. */
void talia_seat_plate_set_pair (TaliaSeatPlate *self, gboolean ours, gboolean theirs);

void talia_seat_plate_set_shape (TaliaSeatPlate *self, TaliaPlateShape shape);

G_END_DECLS
