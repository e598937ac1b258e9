/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Highlights on a board for a moon, for a sweep and for the end of a match. */
#pragma once

#include "talia-board.h"

G_BEGIN_DECLS

/** Lets the plates of players who took everything, left nothing on the table or have won light up, if animations are
 * on; `plates` are the board's, by seat. */
void talia_board_moment_attach (TaliaBoard *board, GtkWidget **plates);

G_END_DECLS
