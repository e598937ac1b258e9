/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The buttons in the bar for what the person at the table may do now. */
#pragma once

#include "ui/board/talia-board-bar.h"

G_BEGIN_DECLS

/** Puts a button for each TaliaTableChoice of `choices` into the bar, in the place of those that are there. */
void talia_move_buttons_fill (TaliaBoardBar *bar, GListModel *choices);

G_END_DECLS
