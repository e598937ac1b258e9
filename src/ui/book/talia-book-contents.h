/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of contents: the sections of the open page, and the pages of the book. */
#pragma once

#include <adwaita.h>

#include "book/talia-book-page.h"

G_BEGIN_DECLS

/**
 * TaliaBookContents:
 *
 * Signals: `chosen` (s: a link target, `#ID` or a page).
 */
#define TALIA_TYPE_BOOK_CONTENTS (talia_book_contents_get_type ())
G_DECLARE_FINAL_TYPE (TaliaBookContents, talia_book_contents, TALIA, BOOK_CONTENTS, AdwBin)

/** Lists the sections of the page, and all pages. NULL: only the pages. */
void talia_book_contents_set_page (TaliaBookContents *self, const TaliaBookPage *page);

G_END_DECLS
