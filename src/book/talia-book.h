/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule book: all its pages, and a search in them. */
#pragma once

#include "talia-book-page.h"

G_BEGIN_DECLS

/** The ids of the pages: the games in the registry's order, then the others; ends with NULL. */
const char *const *talia_book_list (void);

/** A page; NULL when there is none of that id. It is read once and never freed. */
const TaliaBookPage *talia_book_get (const char *id);

/** The page's title in the player's language; NULL when there is no such page. */
const char *talia_book_title (const char *id);

/** A place where a search has found something: bytes of the node's text without its markup, in the player's language.
 */
typedef struct
{
  const TaliaBookPage *page;
  const TaliaBookNode *node;
  guint start, end;
} TaliaBookHit;

/** Words that people use elsewhere, each with what the rules say instead: `discard=throw`. */
GStrv talia_book_list_aliases (void);

/**
 * Every place that has these words, in the order of the book from the page `first` (may be NULL)
 * on. Capitals and accents make no difference: `zebrac` finds “Zebrać”. Where there are none, those of the
 * alias that the words begin with. An array of TaliaBookHit.
 */
GArray *talia_book_search (const char *words, const char *first);

G_END_DECLS
