/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reviews above the other pages of the window; no match goes on below them. */
#pragma once

#include "talia-window-look.h"
#include "ui/review/talia-review-deal.h"
#include "ui/review/talia-review-page.h"
#include "ui/table/talia-table-page.h"

G_BEGIN_DECLS

/**
 * Shows a review (talia_review_page_new()) above the pages that are open, unless one is on top already; nothing where
 * no deal has been dealt. `match` (may be NULL) is held as long as the review is there. `play` gets
 * a match that is to be played on from what is shown.
 */
void talia_window_review_push (AdwNavigationView *pages, TaliaTable *table, TaliaMatch *match, int seat, guint deal,
                               TaliaWindowThen play);

/** Reviews the match of that page (may be NULL): deal number `deal`, or, if 0, the last finished one if there is one.
 */
void talia_window_review_table (AdwNavigationView *pages, TaliaTablePage *page, guint deal, TaliaWindowThen play);

/** Shows above `pages` what `page` does, if that is a review; of the match that is played on `table`, or of another. */
void talia_window_review_again (AdwNavigationView *pages, AdwNavigationPage *page, TaliaTablePage *table,
                                TaliaWindowThen play);

/**
 * Opens the rules at what matters in the review that is open, or at `id` in them unless that is empty; FALSE where no
 * review is open.
 */
gboolean talia_window_review_open_book (AdwNavigationView *pages, TaliaBookPanel *panel, const char *id);

G_END_DECLS
