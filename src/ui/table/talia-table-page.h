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
 * A navigation page. Shows a TaliaTableSession, its property `session` (construct-only), and has the session's actions
 * as `table.undo` and so on.
 */
#define TALIA_TYPE_TABLE_PAGE (talia_table_page_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTablePage, talia_table_page, TALIA, TABLE_PAGE, AdwNavigationPage)

/** A page for a match; deals when no deal is running. */
TaliaTablePage *talia_table_page_new (TaliaMatch *match);

TaliaMatch *talia_table_page_get_match (TaliaTablePage *self);
TaliaBoard *talia_table_page_get_board (TaliaTablePage *self);

/**
 * Opens the rules beside the board, or on their own page where the window is narrow, at a rule, a
 * section or a score line (talia_book_panel_show()). Empty: at what matters now; closes them when
 * that is shown already.
 */
void talia_table_page_show_rules (TaliaTablePage *self, const char *id);

/** Leads `panel` there, with the options of this match; FALSE when it was there already. */
gboolean talia_table_page_open_book (TaliaTablePage *self, TaliaBookPanel *panel, const char *id);

/** Opens and shows beside the board what the other page does, and chooses the same cards. */
void talia_table_page_arrange_like (TaliaTablePage *self, TaliaTablePage *other);

G_END_DECLS
