/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the texts of a guided deal in a speech bubble at the table. */
#pragma once

#include "guide/talia-guide.h"
#include "ui/board/talia-board-bubble.h"

G_BEGIN_DECLS

/**
 * TaliaTableGuide:
 *
 * Shows the text of a TaliaGuide, with buttons to go on or to take a move back, in a bubble that points at the card of
 * the proposed move. The room that it keeps is that of the longest text, so that the table stays where it is. It is
 * visible while the guide has something to say.
 *
 * Properties: `guide` (TaliaGuide, construct-only); `low` (boolean): the window is low, so that the letters are
 * smaller.
 *
 * Signal: `went-on ()`: the player has gone on, and there is nothing more to read before the next move.
 */
#define TALIA_TYPE_TABLE_GUIDE (talia_table_guide_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTableGuide, talia_table_guide, TALIA, TABLE_GUIDE, TaliaBoardBubble)

GtkWidget *talia_table_guide_new (TaliaGuide *guide);

/** Returns the proposed move; NULL if there is none. */
const TaliaMove *talia_table_guide_get_move (TaliaTableGuide *self);

/** Returns the button that has to be pressed before the next move; NULL for none. */
GtkWidget *talia_table_guide_get_ahead (TaliaTableGuide *self);

G_END_DECLS
