/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of fishing games: loose cards and builds, and the moves that chosen cards make. */
#pragma once

#include "ui/board/hand/talia-hand-board.h"

G_BEGIN_DECLS

/**
 * TaliaFishingBoard:
 *
 * The player chooses a card of the hand and cards of the table, in any order; what can join the
 * choice lights up, the rest is dimmed. What the choice means is offered: the likeliest move as
 * what talia_board_confirm() does, others as `choices`. A card that can join no move is refused
 * with the rule that says why.
 */
#define TALIA_TYPE_FISHING_BOARD (talia_fishing_board_get_type ())
G_DECLARE_FINAL_TYPE (TaliaFishingBoard, talia_fishing_board, TALIA, FISHING_BOARD, TaliaHandBoard)

/** The widget of a card on the table; NULL when it is not there. */
GtkWidget *talia_fishing_board_get_table_card (TaliaFishingBoard *self, TaliaCard card);

G_END_DECLS
