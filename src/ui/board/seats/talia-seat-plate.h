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

/** Sets how many cards the seat holds; 0 shows none, for example for the player's own hand, which is open. */
void talia_seat_plate_set_cards (TaliaSeatPlate *self, guint n);

/** Sets the notes on the plate. `turn` is what the seat did last; it is shown while the seat has no points. `cards` is
 * shown in place of the tricks; if it is empty, a number shows how many cards the seat holds. `brief` is a short form
 * of `cards` that is shown if there is little room, a mere number beside the icon of cards; NULL if there is none.
 * `spoken` is the form for screen readers. */
void talia_seat_plate_set_notes (TaliaSeatPlate *self, const char *turn, const char *cards, const char *brief,
                                 const char *spoken);

/** Sets whether the points of the current deal are hidden, because players should count them themselves. A plate with
 * notes then shows no points, but the number of cards that the seat holds, beside those that it has taken. */
void talia_seat_plate_set_hides_points (TaliaSeatPlate *self, gboolean hides_points);

/** Sets whether the board is narrow; then lines are lower, and letters somewhat smaller. */
void talia_seat_plate_set_narrow (TaliaSeatPlate *self, gboolean narrow);

/** Sets whether the cards are shown as a fan behind the face above the plate, which takes more room, or as a number on
 * the plate. */
void talia_seat_plate_set_fanned (TaliaSeatPlate *self, gboolean fanned);

/** Sets the size of the face above the plate in pixels, which takes TALIA_PLATE_HEAD times that height; 0: the face is
 * on the plate. */
void talia_seat_plate_set_head (TaliaSeatPlate *self, int size);

/** Sets whether the plate is slim, without room for a face on it. */
void talia_seat_plate_set_slim (TaliaSeatPlate *self, gboolean slim);

/** Sets whether this is the plate of the player at this window, who has a face on it even if that is only an
 * initial. */
void talia_seat_plate_set_own (TaliaSeatPlate *self, gboolean own);

/** Shows a remark of a regular for a while, in place of the numbers, and tells it to screen readers; NULL hides it. */
void talia_seat_plate_say (TaliaSeatPlate *self, const char *text);

/** Returns the height of a line of text on the plate, whatever the text is. */
int talia_seat_plate_measure_line (TaliaSeatPlate *self);

/** Returns the height that the plate needs, without the face and the cards above it, whether these are backs or
 * open. */
int talia_seat_plate_measure_height (TaliaSeatPlate *self);

/** Sets whether the cards are open above the plate, and which they are; those in `marked` are underlined. */
void talia_seat_plate_set_open (TaliaSeatPlate *self, gboolean open, TaliaCards cards, TaliaCards marked);

/** Sets how many suits share a line of open cards (talia_open_hand_set_per_line()). */
void talia_seat_plate_set_suits_per_line (TaliaSeatPlate *self, guint suits);

/** Returns the height that open cards need above the plate; 0 if there are none. */
int talia_seat_plate_measure_open (TaliaSeatPlate *self);

/** In a game of pairs, sets whether the seat belongs to the player's own pair or to the other; neither in other
 * games. */
void talia_seat_plate_set_pair (TaliaSeatPlate *self, gboolean ours, gboolean theirs);

void talia_seat_plate_set_shape (TaliaSeatPlate *self, TaliaPlateShape shape);

G_END_DECLS
