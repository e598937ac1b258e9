/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The remarks of regulars at the table. */
#pragma once

#include "ui/board/talia-board.h"

G_BEGIN_DECLS

/** Lets those who sit at these plates, by seat, react to what happens, if that is preferred; they are the board's. */
void talia_board_talk_attach (TaliaBoard *board, GtkWidget **plates);

G_END_DECLS
