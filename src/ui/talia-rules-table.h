/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table of the rules, such as what each card costs. */
#pragma once

#include <adwaita.h>

#include "talia-rules-page.h"

G_BEGIN_DECLS

/** A widget with the table, in the player's language. */
GtkWidget *talia_rules_table_new (const TaliaRulesNode *table);

/** Cards in a row that wraps, drawn small. */
GtkWidget *talia_rules_cards_new (const GArray *cards);

G_END_DECLS
