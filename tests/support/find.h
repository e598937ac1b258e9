/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds widgets below others, whether they are visible or not, for tests. */
#pragma once

#include <adwaita.h>

/** Returns the n-th widget of that type below `root`, depth first; NULL if there are fewer. */
GtkWidget *find (GtkWidget *root, GType type, guint n);

/** Whether this is the name of the widget for screen readers. */
gboolean is_named (GtkWidget *widget, const char *name);

/** Returns the number of widgets of that type below `root`. */
guint count (GtkWidget *root, GType type);

/** Whether a visible label below `root` has this text. */
gboolean has_shown_text (GtkWidget *root, const char *text);

/** Returns the first widget of that type with that style class; NULL if there is none. */
GtkWidget *find_css (GtkWidget *root, GType type, const char *css_class);
