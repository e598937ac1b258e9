/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule book: all its pages, and a search in them. */
#pragma once

#include "talia-book-page.h"

G_BEGIN_DECLS

/** Returns the ids of the pages: the games in the registry's order, then the others; terminated by NULL. */
const char *const *talia_book_list (void);

/** Returns a page; NULL if there is none with that id. It is read once and never freed. */
const TaliaBookPage *talia_book_get (const char *id);

/** Returns the page's title in the player's language; NULL if there is no such page. */
const char *talia_book_title (const char *id);

/** A result of a search: a range of bytes in the node's text without its markup, in the player's language. */
typedef struct
{
  const TaliaBookPage *page;
  const TaliaBookNode *node;
  guint start, end;
} TaliaBookHit;

/** Words that people know from elsewhere, with the words that the rules use: `discard=throw`. */
GStrv talia_book_list_aliases (void);

/**
 * Finds every place that has these words, in the order of the book, beginning with the page `first` (may be NULL).
 * Capitals and accents make no difference: `zebrac` finds “Zebrać”. If there is none, it searches for the word of which
 * they are an alias. Returns an array of TaliaBookHit.
 */
GArray *talia_book_search (const char *words, const char *first);

G_END_DECLS
