/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match being played: the board, and beside it the score sheet and the rules. */
#pragma once

#include <adwaita.h>

#include "talia-board.h"

G_BEGIN_DECLS

/**
 * TaliaTablePage:
 *
 * A navigation page (tag `table`). Installs the actions `table.undo`, `table.redo`, `table.hint`,
 * `table.last-trick`, `table.confirm`, `table.choose` (s: a move's word), `table.end-deal`,
 * `table.next-deal`, `table.new-match`, `table.show-score` and `table.show-rules`.
 */
#define TALIA_TYPE_TABLE_PAGE (talia_table_page_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTablePage, talia_table_page, TALIA, TABLE_PAGE, AdwNavigationPage)

/** A page for a match; deals when no deal is running. */
TaliaTablePage *talia_table_page_new (TaliaMatch *match);

TaliaMatch *talia_table_page_get_match (TaliaTablePage *self);
TaliaBoard *talia_table_page_get_board (TaliaTablePage *self);

/** Opens the rules at that rule; with an empty id opens or closes them. */
void talia_table_page_show_rules (TaliaTablePage *self, const char *rule_id);

G_END_DECLS
