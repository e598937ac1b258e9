/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One paragraph of the rules: plain, an item of a list, a note, or about an option. */
#pragma once

#include <adwaita.h>

#include "talia-rules-page.h"

G_BEGIN_DECLS

/** TaliaRulesText: the text can be selected; focusing the widget focuses the text. */
#define TALIA_TYPE_RULES_TEXT (talia_rules_text_get_type ())
G_DECLARE_FINAL_TYPE (TaliaRulesText, talia_rules_text, TALIA, RULES_TEXT, AdwBin)

/**
 * `head` stands above the text in bold; may be NULL. Both are already in the player's language;
 * the text is markup.
 */
GtkWidget *talia_rules_text_new (TaliaRulesElement element, const char *head, const char *markup);

G_END_DECLS
