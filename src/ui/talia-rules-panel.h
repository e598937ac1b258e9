/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of a game, to be read beside the table. */
#pragma once

#include <adwaita.h>

#include "talia-rules.h"

G_BEGIN_DECLS

#define TALIA_TYPE_RULES_PANEL (talia_rules_panel_get_type ())
G_DECLARE_FINAL_TYPE (TaliaRulesPanel, talia_rules_panel, TALIA, RULES_PANEL, AdwBin)

GtkWidget *talia_rules_panel_new (void);

/**
 * Shows the rules of a game. With the id of a rule (see talia_rule_id()) scrolls to where it is
 * explained and marks it; NULL leaves a page that is already shown where it is.
 */
void talia_rules_panel_show (TaliaRulesPanel *self, const TaliaRules *rules, const char *rule_id);

/** Shows in "As played here" the options of the running match; NULL for none. */
void talia_rules_panel_set_options (TaliaRulesPanel *self, const TaliaRules *rules, const TaliaOptions *options);

G_END_DECLS
