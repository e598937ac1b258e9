/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One page of the rule book, shown as widgets. */
#pragma once

#include <adwaita.h>

#include "book/talia-book.h"

G_BEGIN_DECLS

/**
 * TaliaBookArticle:
 *
 * Signals: `link` (s: the target of a link in the text, as written in the page).
 */
#define TALIA_TYPE_BOOK_ARTICLE (talia_book_article_get_type ())
G_DECLARE_FINAL_TYPE (TaliaBookArticle, talia_book_article, TALIA, BOOK_ARTICLE, AdwBin)

/** Creates the widgets of a page in the player's language. */
GtkWidget *talia_book_article_new (const TaliaBookPage *page);

const TaliaBookPage *talia_book_article_get_page (TaliaBookArticle *self);

/**
 * Marks each variant as in force or not, and greys those that are not. Without a match (NULL), it marks what is usual.
 */
void talia_book_article_set_options (TaliaBookArticle *self, const TaliaOptions *options);

/** Returns the widget that shows the node, and expands the example around it; NULL if there is none. */
GtkWidget *talia_book_article_reveal (TaliaBookArticle *self, const TaliaBookNode *node);

/** Marks the results of a search on this page, with emphasis on number `current` (or -1: none). */
void talia_book_article_mark (TaliaBookArticle *self, const GArray *hits, int current);

G_END_DECLS
