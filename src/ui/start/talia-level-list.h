/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of levels of play to choose from, each with a sentence about it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Returns the names of `levels` (const TaliaLevel), in their order. */
GtkStringList *talia_level_list_new (GPtrArray *levels);

/** Creates a factory that shows the levels in a drop-down list, each with its name and a sentence about such a player
 * below it; items after the levels have a name only. */
GtkListItemFactory *talia_level_list_create_factory (GPtrArray *levels);

/** Creates a factory that shows the chosen level in a row, never cut: the sentence beside it wraps instead. */
GtkListItemFactory *talia_level_list_create_row_factory (void);

G_END_DECLS
