/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the Escape key leave a page. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * Makes Escape close `page`, wherever the focus is, even if a widget of the page below takes the focus while `page` is
 * being opened. Call this once for each page.
 */
void talia_escape_leaves (AdwNavigationPage *page);

G_END_DECLS
