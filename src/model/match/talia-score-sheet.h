/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score sheet of a match: a list of its finished deals. */
#pragma once

#include "model/table/talia-table.h"
#include "talia-deal-score.h"

G_BEGIN_DECLS

/**
 * TaliaScoreSheet:
 *
 * A GListModel of TaliaDealScore for the state of its table at the last update: a row is added when a deal ends, and
 * removed when that is undone.
 */
#define TALIA_TYPE_SCORE_SHEET (talia_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (TaliaScoreSheet, talia_score_sheet, TALIA, SCORE_SHEET, GObject)

TaliaScoreSheet *talia_score_sheet_new (TaliaTable *table);

/** Updates the sheet from the table. The widget that shows the sheet calls this when the results may be seen, for
 * example after the last card has landed. */
void talia_score_sheet_update (TaliaScoreSheet *self);

G_END_DECLS
