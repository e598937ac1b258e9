/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows on a board: one for each suit, which grows in both directions from its eight. */
#pragma once

#include "ui/board/hand/talia-hand-board.h"

G_BEGIN_DECLS

/** The least height of the middle in which every index can be read. */
#define TALIA_ROWS_MIDDLE_LEAST 120

/** The cards in the rows, and the places where the next ones go; part of a board. */
typedef struct
{
  TaliaHandBoard *board;                 /* the board that this is part of */
  GtkWidget *cards[TALIA_CARD_NUMBERS];  /* by card; NULL if it has not been laid */
  GtkWidget *places[TALIA_CARD_NUMBERS]; /* by card; NULL if the card would not fit next */
} TaliaRowsMiddle;

/** Returns how much wider a card of the hand is than one in the rows. */
float talia_rows_middle_get_ratio (TaliaRowsMiddle *rows);

/** Lays a card, which flies there from the player's own hand if it is there, or else from its player. */
void talia_rows_middle_add (TaliaRowsMiddle *rows, TaliaCard card, int seat);

/** Adds and removes cards and places, so that they are those of the view. */
void talia_rows_middle_sync (TaliaRowsMiddle *rows);

/** Arranges the cards and places in the middle; behind a summary, they are hidden. */
void talia_rows_middle_place (TaliaRowsMiddle *rows, const TaliaBoardGeometry *geometry);

/** Forgets the cards, which the board is about to destroy. */
void talia_rows_middle_clear (TaliaRowsMiddle *rows);

G_END_DECLS
