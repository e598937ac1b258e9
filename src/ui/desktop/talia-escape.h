/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the Escape key leave a page. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * Lets Escape lead from `page` to the one below, wherever the focus is: something below that takes the focus while the
 * page comes in takes it along otherwise. Once for each page.
 */
void talia_escape_leaves (AdwNavigationPage *page);

G_END_DECLS
