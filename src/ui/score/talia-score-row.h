/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the score sheet: one deal, which expands to show the reasons for its points. */
#pragma once

#include <adwaita.h>

#include "model/match/talia-deal-score.h"
#include "model/match/talia-scored.h"

G_BEGIN_DECLS

#define TALIA_TYPE_SCORE_ROW (talia_score_row_get_type ())
G_DECLARE_FINAL_TYPE (TaliaScoreRow, talia_score_row, TALIA, SCORE_ROW, GtkListBoxRow)

/** Creates a row for a finished deal. If the deal is one of a score pad, the row has a button that corrects it, with
 * the action `pad.correct` (u: its number). */
GtkWidget *talia_score_row_new (TaliaScored *scored, TaliaDealScore *deal);

/** Expands or collapses the row. */
void talia_score_row_toggle (TaliaScoreRow *self);

G_END_DECLS
