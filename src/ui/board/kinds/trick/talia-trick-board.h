/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of trick-taking games: the running trick, and cards being passed. */
#pragma once

#include "ui/board/hand/talia-hand-board.h"

G_BEGIN_DECLS

#define TALIA_TYPE_TRICK_BOARD (talia_trick_board_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTrickBoard, talia_trick_board, TALIA, TRICK_BOARD, TaliaHandBoard)

/** The widget of a card in the trick that lies on the table; NULL when it is not there. */
GtkWidget *talia_trick_board_get_trick_card (TaliaTrickBoard *self, TaliaCard card);

/** Marks the cards to be passed that are marked on the other, a board of the same match. */
void talia_trick_board_choose_like (TaliaTrickBoard *self, TaliaTrickBoard *other);

G_END_DECLS
