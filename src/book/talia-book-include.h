/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Includes sections of one page of the rule book in others. */
#pragma once

#include "talia-book-page.h"

G_BEGIN_DECLS

/** Reads another page by its id; returns NULL if there is none. */
typedef TaliaBookPage *(*TaliaBookLoad) (const char *id, gpointer data);

/** Inserts the sections of other pages. Error: G_MARKUP_ERROR, after which the page can only be freed. */
gboolean talia_book_page_include (TaliaBookPage *page, TaliaBookLoad load, gpointer data, GError **error);

G_END_DECLS
