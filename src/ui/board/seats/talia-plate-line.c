/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves a widget from one line of a player's plate to another when the layout changes; also within the chip that shows
 * a bid. */
#include "talia-plate-line.h"

void
talia_plate_line_move (GtkWidget *widget, GtkBox *to, gboolean first)
{
  GtkWidget *from = gtk_widget_get_parent (widget);

  if (from == GTK_WIDGET (to))
    return;
  g_object_ref (widget);
  gtk_box_remove (GTK_BOX (from), widget);
  if (first)
    gtk_box_prepend (to, widget);
  else
    gtk_box_append (to, widget);
  g_object_unref (widget);
}
