/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of a review. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * Lets keys activate the actions `review.*` of `page` wherever in it the focus is, but in menus; on `board` the arrows
 * go from card to card, as they do at the table. Escape leaves the page.
 */
void talia_review_keys_attach (AdwNavigationPage *page, GtkWidget *board);

G_END_DECLS
