/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score sheet: a row for each deal, the totals, and who is winning. */
#pragma once

#include <adwaita.h>

#include "model/match/talia-match.h"
#include "model/match/talia-scored.h"

G_BEGIN_DECLS

/** TaliaScoreView: shows the score sheet of a match and keeps it up to date; a row expands to show the reasons. */
#define TALIA_TYPE_SCORE_VIEW (talia_score_view_get_type ())
G_DECLARE_FINAL_TYPE (TaliaScoreView, talia_score_view, TALIA, SCORE_VIEW, AdwBin)

GtkWidget *talia_score_view_new (void);

/** Sets what to show: a match, or a score pad; NULL for nothing. */
void talia_score_view_set_scored (TaliaScoreView *self, TaliaScored *scored);

G_END_DECLS
