/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The texts of a guided deal above the table. */
#pragma once

#include <adwaita.h>

#include "guide/talia-guide.h"

G_BEGIN_DECLS

/**
 * TaliaTableGuide:
 *
 * Says what a TaliaGuide does, and offers to go on or to take a move back. As high as the longest of its texts, so that
 * the table stays where it is.
 *
 * Properties: `guide` (TaliaGuide, construct-only); `stacked` (boolean): the buttons stand below the text; `low`
 * (boolean): there is no height to spare.
 *
 * Signal: `went-on ()`: the player has gone on, and nothing more is to be read before the next move.
 */
#define TALIA_TYPE_TABLE_GUIDE (talia_table_guide_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTableGuide, talia_table_guide, TALIA, TABLE_GUIDE, AdwBin)

GtkWidget *talia_table_guide_new (TaliaGuide *guide);

/** The move that is proposed; NULL where none is. */
const TaliaMove *talia_table_guide_get_move (TaliaTableGuide *self);

/** The button that is to be pressed before the next move; NULL for none. */
GtkWidget *talia_table_guide_get_ahead (TaliaTableGuide *self);

G_END_DECLS
