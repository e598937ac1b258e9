/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the items of a drop-down list, each with a name and a sentence below it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Creates a factory for a list of strings; `sentences` (const char, translated) has one for each, "" for none; items
 * beyond its end have none. */
GtkListItemFactory *talia_two_lines_factory_new (GPtrArray *sentences);

G_END_DECLS
