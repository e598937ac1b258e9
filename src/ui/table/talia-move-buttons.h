/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The buttons in the bar for the choices of the person at the table. */
#pragma once

#include "ui/board/talia-board-bar.h"

G_BEGIN_DECLS

/** Replaces the buttons in the bar by a button for each TaliaTableChoice of `choices`. */
void talia_move_buttons_fill (TaliaBoardBar *bar, GListModel *choices);

G_END_DECLS
