/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Demonstrates a fault of GTK 4.22 to 4.24: after a label with a link has gone, a request for the list of all
 * accessible objects ends the program. */
#include <gtk/gtk.h>

static gboolean
come_or_go_cb (gpointer window)
{
  GtkWidget *label = NULL;

  if (gtk_window_get_child (window) == NULL)
    {
      label = gtk_label_new (NULL);
      gtk_label_set_markup (GTK_LABEL (label), "<a href=\"somewhere\">a link</a>");
    }
  gtk_window_set_child (window, label);
  return G_SOURCE_CONTINUE;
}

int
main (void)
{
  GtkWidget *window;

  gtk_init ();
  window = gtk_window_new ();
  gtk_window_present (GTK_WINDOW (window));
  g_timeout_add (100, come_or_go_cb, window);
  while (TRUE)
    g_main_context_iteration (NULL, TRUE);
}
