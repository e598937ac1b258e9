/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The panel beside or below the table: the score sheet and the rules. */
#pragma once

#include <adwaita.h>

#include "model/match/talia-match.h"
#include "ui/book/talia-book-panel.h"

G_BEGIN_DECLS

/** The pages of the panel. */
#define TALIA_TABLE_PANEL_SCORE "score"
#define TALIA_TABLE_PANEL_RULES "rules"

/**
 * TaliaTablePanel: the two pages, with a switcher. Property: `narrow` (boolean): there is no switcher, because the
 * rules have a navigation page of their own in a narrow window.
 */
#define TALIA_TYPE_TABLE_PANEL (talia_table_panel_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTablePanel, talia_table_panel, TALIA, TABLE_PANEL, AdwBin)

/** Sets the match, for the score sheet and for the rules with its options. May be called only once. */
void talia_table_panel_set_match (TaliaTablePanel *self, TaliaMatch *match);

/** Sets whether the contents are hidden, as behind a curtain. */
void talia_table_panel_set_covered (TaliaTablePanel *self, gboolean covered);

/** Shows a page: TALIA_TABLE_PANEL_SCORE or TALIA_TABLE_PANEL_RULES. */
void talia_table_panel_show (TaliaTablePanel *self, const char *name);

/** Returns whether this page is shown. */
gboolean talia_table_panel_is_at (TaliaTablePanel *self, const char *name);

TaliaBookPanel *talia_table_panel_get_game (TaliaTablePanel *self);

/** Shows the same page as the other panel, at the same place. */
void talia_table_panel_arrange_like (TaliaTablePanel *self, TaliaTablePanel *other);

G_END_DECLS
