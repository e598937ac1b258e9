/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One page of the rule book as widgets. */
#pragma once

#include <adwaita.h>

#include "talia-rules-book.h"

G_BEGIN_DECLS

/**
 * TaliaRulesArticle:
 *
 * Signals: `link` (s: where a link in the text leads, as it is written there).
 */
#define TALIA_TYPE_RULES_ARTICLE (talia_rules_article_get_type ())
G_DECLARE_FINAL_TYPE (TaliaRulesArticle, talia_rules_article, TALIA, RULES_ARTICLE, AdwBin)

/** The page as widgets, in the player's language. */
GtkWidget *talia_rules_article_new (const TaliaRulesPage *page);

const TaliaRulesPage *talia_rules_article_get_page (TaliaRulesArticle *self);

/**
 * Says of each variant whether it is in force and greys what is not; NULL, where there is no match: says whether
 * it is usual.
 */
void talia_rules_article_set_options (TaliaRulesArticle *self, const TaliaOptions *options);

/** The widget that shows the node, out of its fold; NULL when nothing does. */
GtkWidget *talia_rules_article_reveal (TaliaRulesArticle *self, const TaliaRulesNode *node);

/** Marks what a search has found on this page, `current` (an index, or -1) more than the others. */
void talia_rules_article_mark (TaliaRulesArticle *self, const GArray *hits, int current);

G_END_DECLS
