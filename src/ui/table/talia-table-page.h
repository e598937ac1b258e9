/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page on which a match is played: the board, and beside it the score sheet and the rules. */
#pragma once

#include <adwaita.h>

#include "ui/board/talia-board.h"
#include "ui/book/talia-book-panel.h"

G_BEGIN_DECLS

/**
 * TaliaTablePage:
 *
 * A navigation page that shows a TaliaTableSession, its construct-only property `session`. The actions of the session
 * have the prefix `table`, such as `table.undo`.
 */
#define TALIA_TYPE_TABLE_PAGE (talia_table_page_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTablePage, talia_table_page, TALIA, TABLE_PAGE, AdwNavigationPage)

/** Creates a page for a match. If no deal has begun yet, it deals when it is shown. */
TaliaTablePage *talia_table_page_new (TaliaMatch *match);

TaliaMatch *talia_table_page_get_match (TaliaTablePage *self);
TaliaBoard *talia_table_page_get_board (TaliaTablePage *self);

/**
 * Opens the rules at a rule, a section or a score line (talia_book_panel_show()), beside the board or, in a narrow
 * window, on their own page. If `id` is empty or NULL, it opens the place that matters now, or closes the rules if they
 * are already there.
 */
void talia_table_page_show_rules (TaliaTablePage *self, const char *id);

/** Shows that place in `panel`, with the options of this match; returns FALSE if the place was already shown. */
gboolean talia_table_page_open_book (TaliaTablePage *self, TaliaBookPanel *panel, const char *id);

/** Arranges the panel as on the other page, and chooses the same cards. */
void talia_table_page_arrange_like (TaliaTablePage *self, TaliaTablePage *other);

G_END_DECLS
