/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A worked example, folded until somebody wants to see it. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TALIA_TYPE_RULES_EXAMPLE (talia_rules_example_get_type ())
G_DECLARE_FINAL_TYPE (TaliaRulesExample, talia_rules_example, TALIA, RULES_EXAMPLE, AdwBin)

/** An example; `title` is in the player's language. */
GtkWidget *talia_rules_example_new (const char *title);

void talia_rules_example_append (TaliaRulesExample *self, GtkWidget *block);

/** The label of the title. */
GtkLabel *talia_rules_example_get_label (TaliaRulesExample *self);

/** Shows what the example holds. */
void talia_rules_example_unfold (TaliaRulesExample *self);

G_END_DECLS
