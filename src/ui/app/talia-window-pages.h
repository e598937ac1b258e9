/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stack of pages that are open in the window: finding one, and pushing reviews and the rule book on top. */
#pragma once

#include <adwaita.h>

#include "ui/review/talia-review-page.h"
#include "ui/session/talia-session.h"
#include "ui/table/talia-table-page.h"

G_BEGIN_DECLS

/** The page of that type, seen or below others; NULL when there is none. */
gpointer talia_window_pages_find (AdwNavigationView *pages, GType type);

/**
 * Keeps clicks and Enter from the visible page for the time of a double click: the second half of one that was made on
 * the page before is not meant for it.
 */
void talia_window_pages_settle (AdwNavigationView *pages);

/**
 * Shows a review (talia_review_page_new()) above the pages that are open, unless one is on top already; nothing where
 * no deal has been dealt. `match` (may be NULL) is held as long as the review is there. What is to be played on from
 * what it shows goes to `session`.
 */
void talia_window_pages_review (AdwNavigationView *pages, TaliaSession *session, TaliaTable *table, TaliaMatch *match,
                                int seat, guint deal);

/** Reviews the match of that page (may be NULL): deal number `deal`, or, if 0, the last finished one if there is one.
 */
void talia_window_pages_review_table (AdwNavigationView *pages, TaliaSession *session, TaliaTablePage *page,
                                      guint deal);

/** Shows what `page` of another window does, if that is a review; of the match on the table of these, or another. */
void talia_window_pages_review_again (AdwNavigationView *pages, TaliaSession *session, AdwNavigationPage *page);

/** Opens the rules on a page above the others, at that place (an id of a refusal, a page, or "" for where the match
 * is); also where they are open already. */
void talia_window_pages_read_rules (AdwNavigationView *pages, const char *id);

/** The same, but beside the table if that is shown; closes the page of the rules if that is. */
void talia_window_pages_show_rules (AdwNavigationView *pages, const char *id);

G_END_DECLS
