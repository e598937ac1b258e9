/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A moon, and the last card of a match, as the moments that they are. */
#pragma once

#include "talia-board.h"

G_BEGIN_DECLS

/** Lets the plates, by seat, of whoever took everything or has won light up, where things may move; they are the
 * board's. */
void talia_board_moment_attach (TaliaBoard *board, GtkWidget **plates);

G_END_DECLS
