/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player's cards before they may be seen, as backs in the place of the hand. */
#pragma once

#include "talia-board-geometry.h"
#include "talia-board.h"

G_BEGIN_DECLS

/** Part of a board. */
typedef struct
{
  GtkWidget *cards[TALIA_MAX_PACK]; /* from left to right */
  guint n;
} TaliaBoardBacks;

/** Makes them as many as the seat of the board's view holds without seeing them. */
void talia_board_backs_update (TaliaBoardBacks *backs, TaliaBoard *board);

/** Places them as a hand. */
void talia_board_backs_place (TaliaBoardBacks *backs, TaliaBoard *board, const TaliaBoardGeometry *geometry);

G_END_DECLS
