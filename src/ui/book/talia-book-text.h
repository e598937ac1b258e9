/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A paragraph of the rules: plain, an item of a list, a note, a glossary term, or about an option. */
#pragma once

#include <adwaita.h>

#include "book/talia-book-page.h"

G_BEGIN_DECLS

/** TaliaBookText: The text can be selected. Focusing the widget focuses the text. */
#define TALIA_TYPE_BOOK_TEXT (talia_book_text_get_type ())
G_DECLARE_FINAL_TYPE (TaliaBookText, talia_book_text, TALIA, BOOK_TEXT, AdwBin)

/** Creates a paragraph with the node's text in the player's language; `head` is shown above it in bold (may be
 * NULL). */
GtkWidget *talia_book_text_new (const TaliaBookNode *node, const char *head);

/** Returns the label of the text. */
GtkLabel *talia_book_text_get_label (TaliaBookText *self);

/** Sets a short text above the paragraph about its status in the running match; NULL for none. */
void talia_book_text_set_status (TaliaBookText *self, const char *status);

G_END_DECLS
