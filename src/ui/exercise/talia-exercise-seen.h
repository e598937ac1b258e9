/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player of an exercise has seen of the deal until then. */
#pragma once

#include "ui/board/talia-board.h"

G_BEGIN_DECLS

/**
 * Creates a widget that tells what somebody at the table would remember of the deal on the board: what costs points in
 * it, the last trick or turn, and the cards that are still out; in a game of rows also who laid which cards, in Casino
 * who has taken how many. `with_last`: whether there is a last trick or turn. (transfer floating)
 */
GtkWidget *talia_exercise_seen_new (TaliaBoard *board, gboolean with_last);

G_END_DECLS
