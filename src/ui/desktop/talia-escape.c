/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the Escape key leave a page. */
#include "talia-escape.h"

/* Stops the event in any case: a page that is being closed may still have the focus. */
static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  AdwNavigationView *pages = ADW_NAVIGATION_VIEW (gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_VIEW));

  if (pages != NULL && adw_navigation_view_get_visible_page (pages) == ADW_NAVIGATION_PAGE (widget))
    adw_navigation_view_pop (pages);
  return GDK_EVENT_STOP;
}

void
talia_escape_leaves (AdwNavigationPage *page)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  g_return_if_fail (ADW_IS_NAVIGATION_PAGE (page));

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0), gtk_callback_action_new (escape_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (page), keys);
}
