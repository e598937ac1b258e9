/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of the kinds of boards. */
#pragma once

#include "ui/board/talia-board.h"

G_BEGIN_DECLS

/** Creates a board of the kind that the current deal of the match is played on; `bar` may be NULL. */
GtkWidget *talia_board_new (TaliaMatch *match, GtkWidget *bar);

/** Copies the player's choice from another board of the same match, if this kind of board remembers it. */
void talia_board_choose_like (TaliaBoard *self, TaliaBoard *other);

G_END_DECLS
