/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seats around a board, each with a plate. */
#pragma once

#include "ui/board/talia-board-geometry.h"
#include "ui/board/talia-board.h"

G_BEGIN_DECLS

/** The plates of the seats; part of a board. */
typedef struct
{
  GtkWidget *plates[TALIA_MAX_SEATS]; /* by seat, NULL until the first update */
  TaliaPlateShape shapes[2];          /* of the other players' plates, and of the player's own one */
  int line;                           /* the height of a line of text when all shapes were last measured */
  int heights[2][TALIA_PLATE_SHAPES]; /* the heights that were measured then, indexed like `shapes` and by shape */
} TaliaBoardSeats;

/** Creates missing plates, and updates the cards that each plate shows. */
void talia_board_seats_update (TaliaBoardSeats *seats, TaliaBoard *board);

/** Fills in the fields of `room` about the plates; its width, seats and bar must already be set. */
void talia_board_seats_measure (TaliaBoardSeats *seats, TaliaBoard *board, TaliaBoardRoom *room);

/** Places the plates. */
void talia_board_seats_place (TaliaBoardSeats *seats, TaliaBoard *board, const TaliaBoardGeometry *geometry);

G_END_DECLS
