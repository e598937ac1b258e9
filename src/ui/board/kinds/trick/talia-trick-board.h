/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of trick-taking games: the running trick, and cards being passed. */
#pragma once

#include "ui/board/hand/talia-hand-board.h"

G_BEGIN_DECLS

#define TALIA_TYPE_TRICK_BOARD (talia_trick_board_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTrickBoard, talia_trick_board, TALIA, TRICK_BOARD, TaliaHandBoard)

/** Returns the widget of a card in the trick on the table; NULL if the card is not there. */
GtkWidget *talia_trick_board_get_trick_card (TaliaTrickBoard *self, TaliaCard card);

/** Marks the same cards to be passed as on another board of the same match. */
void talia_trick_board_choose_like (TaliaTrickBoard *self, TaliaTrickBoard *other);

G_END_DECLS
