/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves what is written on a plate or a chip from one of its lines to another. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Moves `widget` from the box that it is in to another, as the `first` there or as the last. */
void talia_plate_line_move (GtkWidget *widget, GtkBox *to, gboolean first);

G_END_DECLS
