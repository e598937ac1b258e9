/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The texts of a guided deal above the table. */
#pragma once

#include <adwaita.h>

#include "guide/talia-guide.h"

G_BEGIN_DECLS

/**
 * TaliaTableGuide:
 *
 * Shows the text of a TaliaGuide, with buttons to go on or to take a move back. It is as high as the longest of the
 * texts, so that the table stays where it is.
 *
 * Properties: `guide` (TaliaGuide, construct-only); `stacked` (boolean): the buttons stand below the text; `low`
 * (boolean): the window is low, so that no height is reserved.
 *
 * Signal: `went-on ()`: the player has gone on, and there is nothing more to read before the next move.
 */
#define TALIA_TYPE_TABLE_GUIDE (talia_table_guide_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTableGuide, talia_table_guide, TALIA, TABLE_GUIDE, AdwBin)

GtkWidget *talia_table_guide_new (TaliaGuide *guide);

/** Returns the proposed move; NULL if there is none. */
const TaliaMove *talia_table_guide_get_move (TaliaTableGuide *self);

/** Returns the button that has to be pressed before the next move; NULL for none. */
GtkWidget *talia_table_guide_get_ahead (TaliaTableGuide *self);

G_END_DECLS
