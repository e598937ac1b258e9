/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Highlights on a board for special moments, such as a moon, a broken nil, or the end of a match. */
#pragma once

#include "talia-board.h"

G_BEGIN_DECLS

/** Lets the plate of a player who has a special moment (TaliaMoment) light up, if animations are on: in a warm colour,
 * or in another one if something went wrong. The board owns `plates`, which are indexed by seat. */
void talia_board_moment_attach (TaliaBoard *board, GtkWidget **plates);

G_END_DECLS
