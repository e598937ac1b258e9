/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds widgets below others, whether they are visible or not, for tests. */
#pragma once

#include <adwaita.h>

/** The n-th widget of that type below `root`, depth first; NULL when there are fewer. */
GtkWidget *find (GtkWidget *root, GType type, guint n);

/** Whether screen readers call the widget that. */
gboolean is_named (GtkWidget *widget, const char *name);

/** How many widgets of that type there are. */
guint count (GtkWidget *root, GType type);

/** Whether a label below `root` that is to be seen says that. */
gboolean has_shown_text (GtkWidget *root, const char *text);

/** The first widget of that type with that style class; NULL when there is none. */
GtkWidget *find_css (GtkWidget *root, GType type, const char *css_class);
