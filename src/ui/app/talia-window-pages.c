/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stack of pages that are open in the window. */
#include "talia-window-pages.h"

/* Not by a tag, which a page that is on its way out still has. */
gpointer
talia_window_pages_find (AdwNavigationView *pages, GType type)
{
  g_autoptr (GListModel) stack = adw_navigation_view_get_navigation_stack (pages);

  for (guint i = 0; i < g_list_model_get_n_items (stack); i++)
    {
      g_autoptr (AdwNavigationPage) page = g_list_model_get_item (stack, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (page, type))
        return page; /* the view holds it */
    }
  return NULL;
}

static void
claim_cb (GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static gboolean
swallow_cb (GtkEventControllerKey *keys, guint key)
{
  return key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_space;
}

static gboolean
settled_cb (gpointer data)
{
  GtkEventController *controller = data;

  if (gtk_event_controller_get_widget (controller) != NULL)
    gtk_widget_remove_controller (gtk_event_controller_get_widget (controller), controller);
  return G_SOURCE_REMOVE;
}

static void
add_for_a_moment (GtkWidget *page, GtkEventController *controller)
{
  guint time;

  g_object_get (gtk_widget_get_settings (page), "gtk-double-click-time", &time, NULL);
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (page, g_object_ref (controller));
  g_timeout_add_full (G_PRIORITY_DEFAULT, time, settled_cb, controller, g_object_unref);
}

void
talia_window_pages_settle (AdwNavigationView *pages)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (pages);
  GtkEventController *press = GTK_EVENT_CONTROLLER (gtk_gesture_click_new ()), *keys = gtk_event_controller_key_new ();

  g_return_if_fail (page != NULL);

  g_signal_connect (press, "pressed", G_CALLBACK (claim_cb), NULL);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (swallow_cb), NULL);
  add_for_a_moment (GTK_WIDGET (page), press);
  add_for_a_moment (GTK_WIDGET (page), keys);
}
