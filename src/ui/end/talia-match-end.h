/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of a match: the players by place, how it came to that, and what comes next. */
#pragma once

#include <adwaita.h>

#include "ui/board/hand/talia-hand-board.h"

G_BEGIN_DECLS

/**
 * TaliaMatchEnd:
 *
 * To be put over a board on which a match has ended (talia_board_set_centre()). Where animations are on it unfolds: the
 * light narrows, the faces go to their places, the cards that decided are fanned, then come the words, the course of
 * the totals, and the buttons. Any press or key ends that; it does nothing else then. All of it is there for screen
 * readers and for the focus from the beginning.
 */
#define TALIA_TYPE_MATCH_END (talia_match_end_get_type ())
G_DECLARE_FINAL_TYPE (TaliaMatchEnd, talia_match_end, TALIA, MATCH_END, GtkWidget)

/** Shows the end of that match. */
GtkWidget *talia_match_end_new (TaliaMatch *match);

/** Lets the faces set off from the seats of the board, which shows the same match. */
void talia_match_end_leave_seats (TaliaMatchEnd *self, TaliaHandBoard *board);

/** Whether it still unfolds. */
gboolean talia_match_end_get_moving (TaliaMatchEnd *self);

G_END_DECLS
