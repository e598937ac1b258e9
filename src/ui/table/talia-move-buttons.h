/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The buttons in the bar for moves other than choosing a card. */
#pragma once

#include "ui/board/talia-board-bar.h"
#include "ui/board/talia-board.h"

G_BEGIN_DECLS

/** What the buttons stand for; part of a page. All zero before the first talia_move_buttons_update(). */
typedef struct
{
  char **words; /* of moves, as talia_move_to_text() writes them */
  char *confirm_label;
  TaliaClaim claim; /* what ending the deal at once would be */
} TaliaMoveButtons;

/**
 * Makes the buttons those that the board and the rules offer now. Returns whether they were made
 * anew: what is still right stays, since one of them may be about to be pressed.
 */
gboolean talia_move_buttons_update (TaliaMoveButtons *self, TaliaBoard *board, TaliaBoardBar *bar);

/** Whether the next move is made by a button: there is one, and no card of the own hand to play instead. */
gboolean talia_move_buttons_lead (const TaliaMoveButtons *self, TaliaMatch *match);

void talia_move_buttons_clear (TaliaMoveButtons *self);

G_END_DECLS
