/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the remarks that regulars make at the table about what has happened. */
#pragma once

#include "ui/board/talia-board.h"

G_BEGIN_DECLS

/** Lets the players at these plates (indexed by seat) react to events, if the preferences allow it. The board owns
 * `plates`. */
void talia_board_talk_attach (TaliaBoard *board, GtkWidget **plates);

G_END_DECLS
