/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of the kinds of boards. */
#pragma once

#include "ui/board/talia-board.h"

G_BEGIN_DECLS

/** A board of the kind that the running deal of the match is played on; `bar` may be NULL. */
GtkWidget *talia_board_new (TaliaMatch *match, GtkWidget *bar);

/** Takes over what the player has chosen on the other, a board of the same match, as far as that kind remembers it. */
void talia_board_choose_like (TaliaBoard *self, TaliaBoard *other);

G_END_DECLS
