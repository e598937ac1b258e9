/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A section of the rules: its heading and its blocks. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** TaliaRulesSection: focusing the widget focuses its heading. */
#define TALIA_TYPE_RULES_SECTION (talia_rules_section_get_type ())
G_DECLARE_FINAL_TYPE (TaliaRulesSection, talia_rules_section, TALIA, RULES_SECTION, AdwBin)

/** A section; `title` is in the player's language. */
GtkWidget *talia_rules_section_new (const char *title);

void talia_rules_section_append (TaliaRulesSection *self, GtkWidget *block);

/** The label of the heading. */
GtkLabel *talia_rules_section_get_label (TaliaRulesSection *self);

/** A few words on what the running match makes of it, below the heading; NULL for none. */
void talia_rules_section_set_status (TaliaRulesSection *self, const char *status);

G_END_DECLS
