/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of fishing games: loose cards and builds, and the moves that chosen cards make. */
#pragma once

#include "ui/board/hand/talia-hand-board.h"

G_BEGIN_DECLS

/**
 * TaliaFishingBoard:
 *
 * The player chooses a card of the hand and cards on the table, in any order. Cards that can join the choice light up,
 * the others are dimmed. The moves that the choice can mean are offered: the likeliest as that of
 * talia_board_confirm(), others as `choices`. A card that can join no move is refused, with the rule as the reason.
 */
#define TALIA_TYPE_FISHING_BOARD (talia_fishing_board_get_type ())
G_DECLARE_FINAL_TYPE (TaliaFishingBoard, talia_fishing_board, TALIA, FISHING_BOARD, TaliaHandBoard)

/** Returns the widget of a card on the table; NULL if the card is not there. */
GtkWidget *talia_fishing_board_get_table_card (TaliaFishingBoard *self, TaliaCard card);

G_END_DECLS
