/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Handles pointer and keyboard input on a board, except on its pieces: going on after a trick, choosing a number such
 * as a bid, and naming a card by typing. */
#pragma once

#include "talia-board-hand.h"
#include "ui/board/talia-board.h"

G_BEGIN_DECLS

/** Part of a board with a hand. */
typedef struct
{
  TaliaBoard *board;
  TaliaBoardHand *hand;
  gboolean by_keys; /* the player used the keyboard last */
} TaliaBoardInput;

/** Shows the focus if the keyboard was used last; GTK hides it after a while without keys. */
void talia_board_input_show_focus (TaliaBoardInput *self);

/** Connects to the pointer and keys of the board, for as long as it exists. */
void talia_board_input_attach (TaliaBoardInput *self);

/** Moves the focus as GtkWidgetClass.focus does. The hand is one stop for Tab; the arrow keys go from card to card. */
gboolean talia_board_input_focus (TaliaBoardInput *self, const TaliaBoardGeometry *geometry,
                                  GtkDirectionType direction);

G_END_DECLS
