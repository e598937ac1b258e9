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
  TaliaPlateShape shapes[2];          /* of the others' plates and of the own one */
  int line;                           /* the height of a line of text, */
  int heights[2][TALIA_PLATE_SHAPES]; /* and what follows from it: those of the plates, as above */
} TaliaBoardSeats;

/** Makes the plates that are missing and shows how many cards each seat holds. */
void talia_board_seats_update (TaliaBoardSeats *seats, TaliaBoard *board);

/** Fills in what the geometry has to know about the plates; the room's width, seats and bar are known. */
void talia_board_seats_measure (TaliaBoardSeats *seats, TaliaBoard *board, TaliaBoardRoom *room);

/** Places the plates. */
void talia_board_seats_place (TaliaBoardSeats *seats, TaliaBoard *board, const TaliaBoardGeometry *geometry);

G_END_DECLS
