/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The texts of a guided deal above the table. */
#pragma once

#include <adwaita.h>

#include "guide/talia-guide.h"
#include "talia-table-focus.h"
#include "talia-table-layout.h"

G_BEGIN_DECLS

/**
 * TaliaTableGuide:
 *
 * Says what a TaliaGuide does, points on the board at the move that it proposes, and offers to go on or to take a move
 * back. As high as the longest of its texts, so that the table stays where it is.
 */
#define TALIA_TYPE_TABLE_GUIDE (talia_table_guide_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTableGuide, talia_table_guide, TALIA, TABLE_GUIDE, AdwBin)

/**
 * Adds it to the bars of a page, with its `layout`, where the `match` is a guided deal: one for talia_guide_is_for().
 * `focus` says where the page has its board.
 */
void talia_table_guide_add (AdwToolbarView *toolbars, TaliaTableLayout *layout, TaliaMatch *match,
                            TaliaTableFocus *focus);

G_END_DECLS
