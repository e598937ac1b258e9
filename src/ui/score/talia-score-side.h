/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of a row of the score sheet that lists why one side got its points in a deal. */
#pragma once

#include <adwaita.h>

#include "model/match/talia-match.h"
#include "model/match/talia-scored.h"

G_BEGIN_DECLS

#define TALIA_TYPE_SCORE_SIDE (talia_score_side_get_type ())
G_DECLARE_FINAL_TYPE (TaliaScoreSide, talia_score_side, TALIA, SCORE_SIDE, AdwBin)

/** Creates a widget with the points of a side in a finished deal, the lines with their cards, and the total. */
GtkWidget *talia_score_side_new (TaliaScored *scored, TaliaDealScore *deal, int side);

/** Fills a list with a row for each side of the match in a finished deal. */
void talia_score_side_fill (GtkListBox *list, TaliaMatch *match, TaliaDealScore *deal);

G_END_DECLS
