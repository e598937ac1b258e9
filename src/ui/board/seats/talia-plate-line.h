/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves a text or a face from one line of a plate or a chip to another. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Moves `widget` from its box to another, as the first child if `first`, otherwise as the last. */
void talia_plate_line_move (GtkWidget *widget, GtkBox *to, gboolean first);

G_END_DECLS
