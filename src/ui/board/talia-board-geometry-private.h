/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions shared by the files of the geometry. */
#pragma once

#include "talia-board-geometry.h"

G_BEGIN_DECLS

#define TALIA_BOARD_MARGIN 12
#define TALIA_BOARD_GAP 8 /* between plates */
#define TALIA_BOARD_LOW_GAP 4
#define TALIA_BOARD_MIN_CARD 44
/* Of a trick; its index can be read. */
#define TALIA_BOARD_MIN_TRICK_CARD 30
#define TALIA_BOARD_MAX_CARD 340
/* How much of a card its right neighbour leaves free, in parts of its width: at least so much that
 * the index is whole, a large one too, and a fingertip finds it. */
#define TALIA_BOARD_MIN_STEP .42f
/* Above the hand, for cards that stand up; in parts of a card's height. */
#define TALIA_BOARD_RAISE .22f
/* From one row of the hand to the next, in parts of a card's height. */
#define TALIA_BOARD_ROW_STEP .56f
/* A table is so much wider than it is high. */
#define TALIA_BOARD_TABLE_ASPECT 1.6f
/* The least width of a middle that wants all there is. */
#define TALIA_BOARD_LEAST_MIDDLE 214
/* The least width of a plate, in lines of its text. */
#define TALIA_BOARD_PLATE_LINES 4.f

/** So many pixels as they are seen, in the units of a room in which letters have kept their size. */
float talia_board_geometry_get_pixels (const TaliaBoardRoom *room, float pixels);

/** Whether nothing covers anything else and all that has a least size has it. */
gboolean talia_board_geometry_fits (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room);

/** Lets what is written be drawn smaller by the zoom, in the true room. */
void talia_board_geometry_zoom (TaliaBoardGeometry *geometry, int seats);

/** Whether the own plate is below the hand: so little is there beside the bar. */
gboolean talia_board_geometry_is_own_below (const TaliaBoardRoom *room);

/** The least widths of the bar, and of a plate that has to share a row. */
int talia_board_geometry_get_bar_least (const TaliaBoardRoom *room);
int talia_board_geometry_get_plate_least (const TaliaBoardRoom *room);

/** The least height of what follows a deal. */
float talia_board_geometry_get_centre_least (const TaliaBoardRoom *room);

/** What is kept for the bar at a width. */
int talia_board_geometry_get_bar_room (const TaliaBoardRoom *room, int width);

/** The height of the buttons at a width that lie in the middle, where there is nothing yet. */
int talia_board_geometry_get_bar_many (const TaliaBoardRoom *room, int width);

/** Begins with what follows from the room alone. */
void talia_board_geometry_init (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, gboolean stacks);

/** Sets the width of the cards of the hand, which is rounded and kept within bounds, and what follows from it. */
void talia_board_geometry_set_card (TaliaBoardGeometry *geometry, float width, int rows);

/** Puts the plates from that of seat `first` on along the top; returns where that ends. */
float talia_board_geometry_place_rows (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, int first);

/** Puts the others' plates on the ring above `bottom`. Returns FALSE where they have no room there beside each other.
 */
gboolean talia_board_geometry_place_ring (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float bottom);

/** Finds what is free between plates on the ring, down to `bottom`, and best fit for what lies in the middle. */
void talia_board_geometry_find_middle (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float bottom);

/** The same for what follows a deal, which wants to be `most` wide and has to be `least`: its width, and where it may
 * begin. */
void talia_board_geometry_find_centre (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, int most,
                                       int least, float bottom, int *width, float *top);

/**
 * Puts the bar with its upper edge at `top`, where it stays while what it says changes: it grows downwards, into what
 * is `kept` for it and into what is mostly `free` below that. What it says beyond that is shortened.
 */
void talia_board_geometry_place_bar (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float x, float top,
                                     float kept, float free);

/** Finds room for the stacks of taken tricks beside all else, in the true room. */
void talia_board_geometry_place_stacks (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room);

/** Finds the places of a low board. */
void talia_board_geometry_compute_low (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room);

/** The width that the trick takes where it is as large as the cards of the hand. */
float talia_board_geometry_get_trick_room (int seats, float card_width);

/** Puts the trick in the middle. Returns whether its cards would not be larger in a higher middle. */
gboolean talia_board_geometry_place_trick (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room);

G_END_DECLS
