/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score sheet: a row for each deal, the totals, and who would win now. */
#pragma once

#include <adwaita.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** TaliaScoreView: a widget that follows the score sheet of a match; a row opens into why. */
#define TALIA_TYPE_SCORE_VIEW (talia_score_view_get_type ())
G_DECLARE_FINAL_TYPE (TaliaScoreView, talia_score_view, TALIA, SCORE_VIEW, AdwBin)

GtkWidget *talia_score_view_new (void);

/** Shows this match from now on; NULL for none. */
void talia_score_view_set_match (TaliaScoreView *self, TaliaMatch *match);

G_END_DECLS
