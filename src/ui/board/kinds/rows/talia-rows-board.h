/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of Loteryjka: the rows, the cards that fit, and passing. */
#pragma once

#include "ui/board/hand/talia-hand-board.h"

G_BEGIN_DECLS

#define TALIA_TYPE_ROWS_BOARD (talia_rows_board_get_type ())
G_DECLARE_FINAL_TYPE (TaliaRowsBoard, talia_rows_board, TALIA, ROWS_BOARD, TaliaHandBoard)

/** Returns the widget of a card in the rows; NULL if the card is not there. */
GtkWidget *talia_rows_board_get_row_card (TaliaRowsBoard *self, TaliaCard card);

/** Returns whether the place of a card that would fit next is shown. */
gboolean talia_rows_board_has_place (TaliaRowsBoard *self, TaliaCard card);

G_END_DECLS
