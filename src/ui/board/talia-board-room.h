/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures how much room the bar and the summary of a board need, for its geometry. */
#pragma once

#include "talia-board-geometry.h"
#include "talia-board.h"

G_BEGIN_DECLS

/** Initializes the room of a board of this size, with its seats, its bar and its centre. */
void talia_board_room_init (TaliaBoardRoom *room, TaliaBoard *board, int width, int height);

/** Sets the style class of the board for letters that are larger than usual, or removes it. */
void talia_board_room_show_letters (const TaliaBoardRoom *room, TaliaBoard *board);

/** Puts the buttons of the bar at the end of the line if there is room for one. Must be called when everything else in
 * the room is known. */
void talia_board_room_lay_line (TaliaBoardRoom *room, TaliaBoard *board);

G_END_DECLS
