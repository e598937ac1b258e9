/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes keys activate the actions of a review. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * Makes keys activate the actions `review.*` of `page`, wherever the focus is in it, except in menus; on `board` the
 * arrow keys move from card to card, as they do at the table. Escape leaves the page.
 */
void talia_review_keys_attach (AdwNavigationPage *page, GtkWidget *board);

G_END_DECLS
