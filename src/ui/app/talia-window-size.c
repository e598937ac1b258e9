/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The size of the window, as the player left it. */
#include "talia-window-size.h"

#include "model/talia-settings.h"

/* The screen that it was left on may be gone. */
static void
fit (GtkWindow *window)
{
  GListModel *monitors = gdk_display_get_monitors (gtk_widget_get_display (GTK_WIDGET (window)));
  int width, height, widest = 0, highest = 0;

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);
      GdkRectangle place;

      gdk_monitor_get_geometry (monitor, &place);
      widest = MAX (widest, place.width);
      highest = MAX (highest, place.height);
    }
  gtk_window_get_default_size (window, &width, &height);
  if (widest > 0 && (width > widest || height > highest))
    gtk_window_set_default_size (window, MIN (width, widest), MIN (height, highest));
}

void
talia_window_size_keep (GtkWindow *window)
{
  GSettings *settings = talia_settings_get ();

  g_settings_bind (settings, "window-width", window, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", window, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-maximized", window, "maximized", G_SETTINGS_BIND_DEFAULT);
  fit (window);
}
