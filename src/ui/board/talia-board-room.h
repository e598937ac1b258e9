/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures how much room the bar and the summary of a board need, for its geometry. */
#pragma once

#include "talia-board-geometry.h"
#include "talia-board.h"

G_BEGIN_DECLS

/** Begins the room of a board of that size with its seats, its bar and its centre. */
void talia_board_room_init (TaliaBoardRoom *room, TaliaBoard *board, int width, int height);

/** Lets the style of a board know whether letters are larger than usual. */
void talia_board_room_show_letters (const TaliaBoardRoom *room, TaliaBoard *board);

/** Lets the buttons of the bar be at the end of the line where there is room for one; once all else is known. */
void talia_board_room_lay_line (TaliaBoardRoom *room, TaliaBoard *board);

G_END_DECLS
