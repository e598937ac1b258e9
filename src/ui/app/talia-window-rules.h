/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule book on a page of its own, above the table or whatever else is on the window. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** Opens it at that place (an id of a refusal, a page, or "" for where the match is); also where it is open already. */
void talia_window_rules_read (AdwNavigationView *pages, const char *id);

/** The same, beside the table where that is to be seen; whoever reads a page of the book already leaves it. */
void talia_window_rules_show (AdwNavigationView *pages, const char *id);

G_END_DECLS
