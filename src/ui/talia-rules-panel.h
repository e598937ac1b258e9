/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule book to be read beside the table or by itself: pages, contents, search, the way back. */
#pragma once

#include <adwaita.h>

#include "talia-rules.h"

G_BEGIN_DECLS

/** TaliaRulesPanel: installs the actions `rules.back`, `rules.contents`, `rules.next` and `rules.previous`. */
#define TALIA_TYPE_RULES_PANEL (talia_rules_panel_get_type ())
G_DECLARE_FINAL_TYPE (TaliaRulesPanel, talia_rules_panel, TALIA, RULES_PANEL, AdwBin)

GtkWidget *talia_rules_panel_new (void);

/**
 * Opens a page of the book (a game's id, `glossary` …) and scrolls to `id`: an id of the page, of a
 * rule (talia_rule_id()), or `score/` and the msgid of a score line. NULL leaves a page that is open
 * already where it is. A NULL page shows the contents.
 */
void talia_rules_panel_show (TaliaRulesPanel *self, const char *page, const char *id);

/** Opens the game's page at what matters at this moment; FALSE when that was shown last already. */
gboolean talia_rules_panel_show_now (TaliaRulesPanel *self, const TaliaRules *rules, const TaliaState *state);

/** A new deal: goes on to what matters now where the reader has stayed at what mattered before. */
void talia_rules_panel_follow (TaliaRulesPanel *self, const TaliaRules *rules, const TaliaState *state);

/** The options of the running match, for the page of its game; NULL for none. */
void talia_rules_panel_set_options (TaliaRulesPanel *self, const TaliaRules *rules, const TaliaOptions *options);

/** What is open, as PAGE#ID or PAGE, a new string; NULL: the contents. */
char *talia_rules_panel_get_place (TaliaRulesPanel *self);

/** Goes where a link leads. */
void talia_rules_panel_go (TaliaRulesPanel *self, const char *place);

/** Shows the page that the other panel shows, as far down. */
void talia_rules_panel_arrange_like (TaliaRulesPanel *self, TaliaRulesPanel *other);

G_END_DECLS
