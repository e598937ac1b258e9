/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows backs of cards in place of the player's hand, as long as the player may not see these cards. */
#pragma once

#include "talia-board-geometry.h"
#include "talia-board.h"

G_BEGIN_DECLS

/** The backs; part of a board. */
typedef struct
{
  GtkWidget *cards[TALIA_MAX_PACK]; /* from left to right */
  guint n;
} TaliaBoardBacks;

/** Creates or removes backs, so that there is one for each card that the seat of the board's view holds but may not
 * see. */
void talia_board_backs_update (TaliaBoardBacks *backs, TaliaBoard *board);

/** Places the backs like a hand. */
void talia_board_backs_place (TaliaBoardBacks *backs, TaliaBoard *board, const TaliaBoardGeometry *geometry);

G_END_DECLS
