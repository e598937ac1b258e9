/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of levels of play to choose from, each with a sentence about it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** What each of `levels` (const TaliaLevel) is called, in their order. */
GtkStringList *talia_level_list_new (GPtrArray *levels);

/** Shows them in a list that opens: the name, and below it how such a player plays; items after
 * those of the levels by their name alone. */
GtkListItemFactory *talia_level_list_create_factory (GPtrArray *levels);

G_END_DECLS
