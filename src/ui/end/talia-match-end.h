/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the end of a match: the players by place, the course of the match, and what to do next. */
#pragma once

#include <adwaita.h>

#include "ui/board/hand/talia-hand-board.h"

G_BEGIN_DECLS

/**
 * TaliaMatchEnd:
 *
 * Is put over the board of a finished match with talia_board_set_centre(). If animations are on, it appears step by
 * step: the light narrows, the faces move to their places, the deciding cards are fanned out, then come the text, the
 * plot of the totals, and the buttons. Any mouse press or key skips the animation and, unless it is a shortcut, does
 * nothing else. Screen readers and the focus can reach everything from the beginning.
 */
#define TALIA_TYPE_MATCH_END (talia_match_end_get_type ())
G_DECLARE_FINAL_TYPE (TaliaMatchEnd, talia_match_end, TALIA, MATCH_END, GtkWidget)

/** Creates the widget for a finished match. */
GtkWidget *talia_match_end_new (TaliaMatch *match);

/** Makes the faces start from the seats of the board, which must show the same match. */
void talia_match_end_leave_seats (TaliaMatchEnd *self, TaliaHandBoard *board);

/** Returns whether the animation is running. */
gboolean talia_match_end_get_moving (TaliaMatchEnd *self);

G_END_DECLS
