/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colour of the table, as the player likes it. */
#include "talia-felt.h"

#include <glib/gi18n.h>

#include "talia-settings.h"

/* Their colours stand in the style sheets. */
const char *const talia_felts[] = { "green", "blue", "wine", "slate", "plain", NULL };

static const char *const names[] = {
  NC_ ("table", "Green"),
  NC_ ("table", "Blue"),
  NC_ ("table", "Wine red"),
  NC_ ("table", "Slate"),
  NC_ ("table", "Plain, as the window"),
};

static void
update (GtkWidget *widget)
{
  g_autofree char *chosen = g_settings_get_string (talia_settings_get (), "table-color");

  for (guint i = 0; talia_felts[i] != NULL; i++)
    if (g_str_equal (talia_felts[i], chosen))
      gtk_widget_add_css_class (widget, talia_felts[i]);
    else
      gtk_widget_remove_css_class (widget, talia_felts[i]);
}

const char *
talia_felt_get_name (guint index)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (names), NULL);

  return g_dpgettext2 (NULL, "table", names[index]);
}

void
talia_felt_follow (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_signal_connect_object (talia_settings_get (), "changed::table-color", G_CALLBACK (update), widget,
                           G_CONNECT_SWAPPED);
  update (widget);
}
