/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages of the window that are open, one above the other. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** The page of that type, seen or below others; NULL when there is none. */
gpointer talia_window_pages_find (AdwNavigationView *pages, GType type);

G_END_DECLS
