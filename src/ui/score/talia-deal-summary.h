/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The summary after a deal: why each side got its points, and what comes next. */
#pragma once

#include <adwaita.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/**
 * TaliaDealSummary:
 *
 * To be put where the cards were once a deal is over, inside the widget that has the action
 * `table.next-deal`. Its default button, which takes the focus when it is shown, is "Next deal";
 * at the end of the match it names the winners and offers another one with `win.quick-match` (s: the game's id). Beside
 * it is `win.review` (u: the number of the deal).
 */
#define TALIA_TYPE_DEAL_SUMMARY (talia_deal_summary_get_type ())
G_DECLARE_FINAL_TYPE (TaliaDealSummary, talia_deal_summary, TALIA, DEAL_SUMMARY, AdwBin)

/** Shows the deal that ended last. */
GtkWidget *talia_deal_summary_new (TaliaMatch *match);

G_END_DECLS
