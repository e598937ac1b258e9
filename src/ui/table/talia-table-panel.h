/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The panel beside or below the table: the score sheet and the rules. */
#pragma once

#include <adwaita.h>

#include "model/match/talia-match.h"
#include "ui/book/talia-book-panel.h"

G_BEGIN_DECLS

/** What the panel can show. */
#define TALIA_TABLE_PANEL_SCORE "score"
#define TALIA_TABLE_PANEL_RULES "rules"

/**
 * TaliaTablePanel: a switcher between the two. Property: `narrow`, without the switcher, since the rules have a page
 * of their own where the window is narrow.
 */
#define TALIA_TYPE_TABLE_PANEL (talia_table_panel_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTablePanel, talia_table_panel, TALIA, TABLE_PANEL, AdwBin)

/** Shows the score sheet of that match, and the rules as it is played; once. */
void talia_table_panel_set_match (TaliaTablePanel *self, TaliaMatch *match);

/** Whether nothing of it is to be seen, as behind a curtain. */
void talia_table_panel_set_covered (TaliaTablePanel *self, gboolean covered);

/** Shows one of TALIA_TABLE_PANEL_SCORE and TALIA_TABLE_PANEL_RULES. */
void talia_table_panel_show (TaliaTablePanel *self, const char *name);

/** Whether that one is shown. */
gboolean talia_table_panel_is_at (TaliaTablePanel *self, const char *name);

TaliaBookPanel *talia_table_panel_get_game (TaliaTablePanel *self);

/** Shows what the other shows, at the same place. */
void talia_table_panel_arrange_like (TaliaTablePanel *self, TaliaTablePanel *other);

G_END_DECLS
