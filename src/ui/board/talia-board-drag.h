/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dragging a piece of a board with the pointer or a finger. */
#pragma once

#include "talia-board.h"

G_BEGIN_DECLS

/** Lets the pieces of a board be dragged that its class says can be. */
void talia_board_drag_attach (TaliaBoard *board);

G_END_DECLS
