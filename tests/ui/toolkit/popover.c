/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Demonstrates a fault of GTK 4.24 under X11 without a compositor: a window and its popover share a frame clock, both
 * tell it that the frame is submitted, and the second call causes a warning. */
#include <gtk/gtk.h>

int
main (void)
{
  GtkWidget *window, *popover;
  gint64 end;

  gtk_init ();
  window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (window), gtk_label_new ("below"));
  popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (popover), gtk_label_new ("above"));
  gtk_widget_set_parent (popover, gtk_window_get_child (GTK_WINDOW (window)));
  gtk_window_present (GTK_WINDOW (window));
  end = g_get_monotonic_time () + 2 * G_USEC_PER_SEC;
  while (g_get_monotonic_time () < end)
    {
      gtk_popover_popup (GTK_POPOVER (popover));
      gtk_widget_queue_draw (window);
      gtk_widget_queue_draw (popover);
      g_main_context_iteration (NULL, FALSE);
      g_usleep (5000);
    }
  return 0;
}
