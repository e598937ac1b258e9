/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One page of the rule book as widgets. */
#pragma once

#include <adwaita.h>

#include "book/talia-book.h"

G_BEGIN_DECLS

/**
 * TaliaBookArticle:
 *
 * Signals: `link` (s: where a link in the text leads, as it is written there).
 */
#define TALIA_TYPE_BOOK_ARTICLE (talia_book_article_get_type ())
G_DECLARE_FINAL_TYPE (TaliaBookArticle, talia_book_article, TALIA, BOOK_ARTICLE, AdwBin)

/** The page as widgets, in the player's language. */
GtkWidget *talia_book_article_new (const TaliaBookPage *page);

const TaliaBookPage *talia_book_article_get_page (TaliaBookArticle *self);

/**
 * Says of each variant whether it is in force and greys what is not; NULL, where there is no match: says whether
 * it is usual.
 */
void talia_book_article_set_options (TaliaBookArticle *self, const TaliaOptions *options);

/** The widget that shows the node, out of its fold; NULL when nothing does. */
GtkWidget *talia_book_article_reveal (TaliaBookArticle *self, const TaliaBookNode *node);

/** Marks what a search has found on this page, `current` (an index, or -1) more than the others. */
void talia_book_article_mark (TaliaBookArticle *self, const GArray *hits, int current);

G_END_DECLS
