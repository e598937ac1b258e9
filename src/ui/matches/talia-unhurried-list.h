/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list model that gives a list view a few rows at first and some more in each following frame, so that a page with a
 * long list opens at once. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Creates a model (transfer full) with which a list view shows `items`: first the visible ones, which may have the
 * focus, and in each following frame a few more, until it has all. By itself a list view creates some two hundred rows
 * at once, of which ten are visible; if they were created before the first frame, the page would open late.
 */
GListModel *talia_unhurried_list_new (GtkListView *list, GListModel *items);

G_END_DECLS
