/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stack of pages that are open in the window: finding one, and pushing reviews and the rule book on top. */
#pragma once

#include <adwaita.h>

#include "ui/review/talia-review-page.h"
#include "ui/session/talia-session.h"
#include "ui/table/talia-table-page.h"

G_BEGIN_DECLS

/** Returns the page of that type, visible or below others; NULL if there is none. */
gpointer talia_window_pages_find (AdwNavigationView *pages, GType type);

/**
 * Ignores clicks and Enter on the visible page for the duration of a double click, whose second click may be meant for
 * the previous page.
 */
void talia_window_pages_settle (AdwNavigationView *pages);

/**
 * Shows a review (talia_review_page_new()) above the open pages, unless one is on top already or no deal has been
 * dealt. `match` (may be NULL) waits as long as the review is open. If the player plays on from a position of the
 * review, that goes to `session`.
 */
void talia_window_pages_review (AdwNavigationView *pages, TaliaSession *session, TaliaTable *table, TaliaMatch *match,
                                int seat, guint deal);

/** Opens a review of the match of that page (may be NULL): of deal number `deal`, or, if 0, of the last finished deal
 * if there is one. */
void talia_window_pages_review_table (AdwNavigationView *pages, TaliaSession *session, TaliaTablePage *page,
                                      guint deal);

/** If `page`, of another window, is a review, opens the same review here. */
void talia_window_pages_review_again (AdwNavigationView *pages, TaliaSession *session, AdwNavigationPage *page);

/** Opens the rules on a page above the others, at that place (the id of a refusal, a page, or "" for the rules of the
 * match's current phase), even if they are already open. */
void talia_window_pages_read_rules (AdwNavigationView *pages, const char *id);

/** Opens the rules like talia_window_pages_read_rules(), but beside the table if the table is visible; closes the page
 * of the rules if that page is visible. */
void talia_window_pages_show_rules (AdwNavigationView *pages, const char *id);

G_END_DECLS
