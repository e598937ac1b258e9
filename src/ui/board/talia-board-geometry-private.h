/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions that the files of the geometry of a board share. */
#pragma once

#include "talia-board-geometry.h"

G_BEGIN_DECLS

#define TALIA_BOARD_MARGIN 12
#define TALIA_BOARD_GAP 8 /* between plates */
#define TALIA_BOARD_LOW_GAP 4
#define TALIA_BOARD_MIN_CARD 44
/* The least width of a card of the trick, at which its index can be read. */
#define TALIA_BOARD_MIN_TRICK_CARD 30
#define TALIA_BOARD_MAX_CARD 340
/* The least part of a card that its right neighbour leaves free, as a fraction of its width, so that the whole index is
 * visible, even a large one, and a fingertip can touch it. */
#define TALIA_BOARD_MIN_STEP .42f
/* The room above the hand for raised cards, as a fraction of a card's height. */
#define TALIA_BOARD_RAISE .22f
/* The distance from one row of the hand to the next, as a fraction of a card's height. */
#define TALIA_BOARD_ROW_STEP .56f
/* The ratio of a table's width to its height. */
#define TALIA_BOARD_TABLE_ASPECT 1.6f
/* The least width of a middle that takes the whole width. */
#define TALIA_BOARD_LEAST_MIDDLE 214
/* The least width of a plate, in heights of a line of its text. */
#define TALIA_BOARD_PLATE_LINES 4.f

/** Converts a length in pixels on the screen to the units of a room, in which letters keep their size. */
float talia_board_geometry_get_pixels (const TaliaBoardRoom *room, float pixels);

/** Returns whether nothing overlaps, and everything that has a least size reaches it. */
gboolean talia_board_geometry_fits (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room);

/** Converts the geometry to the real size of the board, where texts are drawn smaller by the zoom. */
void talia_board_geometry_zoom (TaliaBoardGeometry *geometry, int seats);

/** Returns whether the player's plate is below the hand, because there is too little room beside the bar. */
gboolean talia_board_geometry_is_own_below (const TaliaBoardRoom *room);

/** Returns whether the line above the hand needs to leave room only for playable cards, because no card is ever chosen
 * before it is played, as in bidding or in rows of cards, and because no bubble stands there. */
gboolean talia_board_geometry_is_never_chosen (const TaliaBoardRoom *room);

/** Return the least width of the bar, and of a plate that has to share a row. */
int talia_board_geometry_get_bar_least (const TaliaBoardRoom *room);
int talia_board_geometry_get_plate_least (const TaliaBoardRoom *room);

/** Returns the least height of the centre, which is shown after a deal. */
float talia_board_geometry_get_centre_least (const TaliaBoardRoom *room);

/** Returns the height that is kept for the bar at a width. */
int talia_board_geometry_get_bar_room (const TaliaBoardRoom *room, int width);

/** Returns the height, at a width, of the buttons that are in the middle while that is empty. */
int talia_board_geometry_get_bar_many (const TaliaBoardRoom *room, int width);

/** Initializes a geometry with what follows from the room alone. */
void talia_board_geometry_init (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, gboolean stacks);

/** Returns how much lower the lowest corner of an arc of n cards is than the lower edge of its middle, before the
 * geometry is zoomed. */
float talia_board_geometry_get_hand_sink (const TaliaBoardGeometry *geometry, int n);

/** Sets the width of the cards of the hand, rounded and within its limits, and everything that follows from it. */
void talia_board_geometry_set_card (TaliaBoardGeometry *geometry, float width, int rows);

/** Places the plates, beginning with that of seat `first`, in rows along the top; returns the lower end of the rows. */
float talia_board_geometry_place_rows (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, int first);

/** Places the plates of the other players above `end` on a ring around the table, the lower end of which is at `table`.
 * Returns FALSE if there is not enough room for them beside each other. */
gboolean talia_board_geometry_place_ring (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float end,
                                          float table);

/** Finds the area between the plates on the ring, down to `bottom`, that is best for the middle. */
void talia_board_geometry_find_middle (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float bottom);

/** Finds the area between the plates on the ring, down to `bottom`, that is best for the centre, which should be `most`
 * wide, and at least `least`: its width, and where it may begin. */
void talia_board_geometry_find_centre (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, int most,
                                       int least, float bottom, int *width, float *top);

/** Returns by how much the bar may grow over the empty middle; 0 unless it is directly above the player's plate. */
int talia_board_geometry_get_bar_growth (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room);

/**
 * Places the bar with its upper edge at `top`, where the edge stays when the texts change: the bar grows downwards,
 * into the height that is `kept` for it, and then into the height `free` below, as far as raised cards leave it.
 * Directly above the player's plate, its lower edge stays at the end of what is kept, and it grows upwards. Longer
 * texts are shortened.
 */
void talia_board_geometry_place_bar (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float x, float top,
                                     float kept, float free);

/** Returns whether there will be a large number of small buttons, such as bids, and a bubble. */
gboolean talia_board_geometry_has_bids_and_bubble (const TaliaBoardRoom *room);

/** Returns the height that must be kept for a bubble; 0 if there is none. */
int talia_board_geometry_get_bubble_band (const TaliaBoardRoom *room);

/** Returns the least height of a wide middle if a bubble takes room, for which the cards of the hand become smaller;
 * otherwise 0. */
int talia_board_geometry_get_least_beside_bubble (const TaliaBoardRoom *room);

/** Reduces the room by the height that is kept for a bubble, and returns that height: everything else is placed as if
 * the board were lower, and then moved apart by talia_board_geometry_place_bubble(). */
int talia_board_geometry_keep_bubble (TaliaBoardRoom *room);

/** Makes room for a bubble in a geometry that was computed without it; `band` is the height that was kept. */
void talia_board_geometry_place_bubble (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, int band);

/** Finds places for the stacks of taken cards where nothing else is, at the real size of the board. */
void talia_board_geometry_place_stacks (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room);

/** Computes the geometry of a low board. */
void talia_board_geometry_compute_low (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room);

/** Returns the width of a trick with cards of this width. */
float talia_board_geometry_get_trick_room (int seats, float card_width);

/** Places the trick in the middle. Returns FALSE if its cards would be larger in a higher middle. */
gboolean talia_board_geometry_place_trick (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room);

G_END_DECLS
