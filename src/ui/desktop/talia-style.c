/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Adds the style sheets for the dark style and for high contrast to the usual one. Our own code loads them, since
 * libadwaita 1.9 no longer loads such files by their names, and GTK 4.18 has no media queries. */
#include "talia-style.h"

#include <adwaita.h>

static const struct
{
  const char *property; /* connected to AdwStyleManager */
  const char *path;
} sheets[] = {
  { "dark", "/io/github/taliacards/Talia/dark.css" },
  { "high-contrast", "/io/github/taliacards/Talia/high-contrast.css" }, /* above the dark style sheet */
};

static void
update_cb (AdwStyleManager *manager)
{
  static GtkCssProvider *providers[G_N_ELEMENTS (sheets)];
  GdkDisplay *display = gdk_display_get_default ();

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      gboolean wanted;

      g_object_get (manager, sheets[i].property, &wanted, NULL);
      if (wanted == (providers[i] != NULL))
        continue;
      if (wanted)
        {
          providers[i] = gtk_css_provider_new ();
          gtk_css_provider_load_from_resource (providers[i], sheets[i].path);
          gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (providers[i]),
                                                      GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1 + i);
        }
      else
        {
          gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (providers[i]));
          g_clear_object (&providers[i]);
        }
    }
}

void
talia_style_follow (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autofree char *signal = g_strconcat ("notify::", sheets[i].property, NULL);

      g_signal_connect (manager, signal, G_CALLBACK (update_cb), NULL);
    }
  update_cb (manager);
}
