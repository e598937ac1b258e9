/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Includes sections of one page of the rule book in others. */
#pragma once

#include "talia-book-page.h"

G_BEGIN_DECLS

/** Reads another page by its id; NULL when there is none. */
typedef TaliaBookPage *(*TaliaBookLoad) (const char *id, gpointer data);

/** Puts the sections of other pages in their places. Error: G_MARKUP_ERROR, the page can only be freed then. */
gboolean talia_book_page_include (TaliaBookPage *page, TaliaBookLoad load, gpointer data, GError **error);

G_END_DECLS
