/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The summary after a deal: why each side got its points, and what comes next. */
#pragma once

#include <adwaita.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/**
 * TaliaDealSummary:
 *
 * Takes the place of the cards when a deal is over, inside a widget that has the action `table.next-deal`. The button
 * "Next Deal" gets the focus when the summary is shown. At the end of the match, the title names the winners, this
 * button offers another match with `win.play-again` (s: the game's id), and the focus goes to the other button, which
 * has the action `win.review` (u: the number of the deal).
 */
#define TALIA_TYPE_DEAL_SUMMARY (talia_deal_summary_get_type ())
G_DECLARE_FINAL_TYPE (TaliaDealSummary, talia_deal_summary, TALIA, DEAL_SUMMARY, AdwBin)

/** Creates a summary of the last finished deal. */
GtkWidget *talia_deal_summary_new (TaliaMatch *match);

G_END_DECLS
