/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list model that adds a few rows in each frame. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * The model (transfer full) for a list view that is to show `items`: the first of them, which may have the focus, in
 * the following frames a few more, soon all. A list view makes some two hundred rows at once, of which ten can be seen;
 * made before the first frame, they would keep the page from opening.
 */
GListModel *talia_unhurried_list_new (GtkListView *list, GListModel *items);

G_END_DECLS
