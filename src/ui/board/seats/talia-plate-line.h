/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves a widget from one line of a player's plate to another when the layout changes; also within the chip that shows
 * a bid. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Moves `widget` from its box to another, as the first child if `first`, otherwise as the last. */
void talia_plate_line_move (GtkWidget *widget, GtkBox *to, gboolean first);

G_END_DECLS
