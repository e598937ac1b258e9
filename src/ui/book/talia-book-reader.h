/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule book on a page of its own: from the start page, and in windows that are too narrow for a panel. */
#pragma once

#include "talia-book-panel.h"

G_BEGIN_DECLS

/** TaliaBookReader: a navigation page (tag `rules`). */
#define TALIA_TYPE_BOOK_READER (talia_book_reader_get_type ())
G_DECLARE_FINAL_TYPE (TaliaBookReader, talia_book_reader, TALIA, BOOK_READER, AdwNavigationPage)

TaliaBookReader *talia_book_reader_new (void);

TaliaBookPanel *talia_book_reader_get_panel (TaliaBookReader *self);

G_END_DECLS
