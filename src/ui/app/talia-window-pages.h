/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stack of pages that are open in the window. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** The page of that type, seen or below others; NULL when there is none. */
gpointer talia_window_pages_find (AdwNavigationView *pages, GType type);

/**
 * Keeps clicks and Enter from the visible page for the time of a double click: the second half of one that was made on
 * the page before is not meant for it.
 */
void talia_window_pages_settle (AdwNavigationView *pages);

G_END_DECLS
