/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score sheet of a match: a list of its finished deals. */
#pragma once

#include "talia-deal-score.h"
#include "talia-table.h"

G_BEGIN_DECLS

/**
 * TaliaScoreSheet:
 *
 * A GListModel of TaliaDealScore that follows its table: a row when a deal ends, gone again when
 * that is undone.
 */
#define TALIA_TYPE_SCORE_SHEET (talia_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (TaliaScoreSheet, talia_score_sheet, TALIA, SCORE_SHEET, GObject)

TaliaScoreSheet *talia_score_sheet_new (TaliaTable *table);

/** Updates the sheet from the table at once, for callers that cannot wait until it does so by itself. */
void talia_score_sheet_update (TaliaScoreSheet *self);

guint talia_score_sheet_get_n_sides (TaliaScoreSheet *self);

G_END_DECLS
