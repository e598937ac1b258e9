/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Highlights on a board for what everybody is to look at, such as a moon, a broken nil, the end of a match. */
#pragma once

#include "talia-board.h"

G_BEGIN_DECLS

/** Lets the plate of a player light up who has such a moment (TaliaMoment), if animations are on; in a warm colour, or
 * in another one for what went wrong. `plates` are the board's, by seat. */
void talia_board_moment_attach (TaliaBoard *board, GtkWidget **plates);

G_END_DECLS
