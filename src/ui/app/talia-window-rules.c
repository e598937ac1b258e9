/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule book on a page of its own, above the table or whatever else is on the window. */
#include "talia-window-rules.h"

#include "talia-window-pages.h"
#include "talia-window-review.h"
#include "ui/book/talia-book-reader.h"

void
talia_window_rules_read (AdwNavigationView *pages, const char *id)
{
  TaliaTablePage *table = talia_window_pages_find (pages, TALIA_TYPE_TABLE_PAGE);
  TaliaBookReader *open = talia_window_pages_find (pages, TALIA_TYPE_BOOK_READER); /* whoever clicks twice has it */
  TaliaBookReader *reader = open != NULL ? open : talia_book_reader_new ();

  if (!talia_window_review_open_book (pages, talia_book_reader_get_panel (reader), id) && table != NULL)
    talia_table_page_open_book (table, talia_book_reader_get_panel (reader), id);
  if (open == NULL)
    adw_navigation_view_push (pages, ADW_NAVIGATION_PAGE (reader));
}

void
talia_window_rules_show (AdwNavigationView *pages, const char *id)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (pages);

  if (TALIA_IS_TABLE_PAGE (page))
    talia_table_page_show_rules (TALIA_TABLE_PAGE (page), id);
  else if (TALIA_IS_BOOK_READER (page))
    adw_navigation_view_pop (pages); /* the key that opened them */
  else
    talia_window_rules_read (pages, id);
}
