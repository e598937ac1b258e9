/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Handles differences between versions of the platform; no other file asks for a version. */
#include "talia-platform.h"

#include <adwaita.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/* The number of mouse buttons that GTK counts. */
#define BUTTONS 5

#if GTK_CHECK_VERSION(4, 22, 0)

static GtkAccessible *
get_no_child (GtkAccessible *label)
{
  return NULL;
}

static guint
get_no_links (GtkAccessibleHypertext *label)
{
  return 0;
}

/* Since GTK 4.22 the links of a label are objects of their own for assistive technology. When the label is destroyed,
 * they stay in GTK's list of all objects, and a request for that list, which every screen reader sends when it starts,
 * ends the program. Therefore links are exposed as plain words of their text, as before 4.22. tests/ui/toolkit/links.c
 * demonstrates the fault, and reports when it is fixed. */
static void
hide_links (void)
{
  gpointer label = g_type_class_ref (GTK_TYPE_LABEL);
  GtkAccessibleInterface *accessible = g_type_interface_peek (label, GTK_TYPE_ACCESSIBLE);
  GtkAccessibleHypertextInterface *hypertext =
      g_type_interface_peek (label, g_type_from_name ("GtkAccessibleHypertext"));

  accessible->get_first_accessible_child = get_no_child;
  hypertext->get_n_links = get_no_links;
}

#endif

/* Gives menu items their accessible names. An item gets its name from a label, but that label is hidden from assistive
 * technology and therefore has no name itself, so a screen reader finds items without words (GTK 4.18). The type of the
 * item is private to the toolkit, but its text can be read. */
static gboolean
name_entry (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  GObject *widget = g_value_get_object (&values[0]);
  g_autofree char *text = NULL, *plain = NULL;
  g_auto (GStrv) parts = NULL;

  if (!g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton"))
    return TRUE;
  g_object_get (widget, "text", &text, NULL);
  if (text == NULL || *text == '\0')
    return TRUE;
  parts = g_strsplit (text, "_", -1);
  plain = g_strjoinv ("", parts);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, plain, -1);
  return TRUE;
}

static void
click_at_once (GtkButton *button)
{
  g_signal_emit_by_name (button, "clicked");
}

/* A button that is activated with Enter or by assistive technology emits `clicked` only after it has looked pressed for
 * a quarter of a second, and never if it leaves the window before that, for example because the window is resized or
 * the match goes on (GTK 4.18). But a press must act on what is shown at the time of the press. */
static void
click_buttons_at_once (void)
{
  GtkButtonClass *klass = g_type_class_ref (GTK_TYPE_BUTTON);

  klass->activate = click_at_once;
}

void
talia_platform_init (void)
{
  click_buttons_at_once ();                                /* before the classes of other buttons inherit from it */
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET)); /* the signal exists only once the class does */
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, name_entry, NULL, NULL);
#if GTK_CHECK_VERSION(4, 22, 0)
  hide_links ();
#endif
}

/* Makes GTK consider all buttons released, by making the window insensitive for an instant, which is not visible. */
static void
let_go (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  gtk_widget_set_sensitive (GTK_WIDGET (window), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (window), TRUE);
  gtk_window_set_focus (window, focus);
}

static gboolean
let_go_cb (gpointer window)
{
  if (gtk_widget_get_mapped (window))
    let_go (window);
  return G_SOURCE_REMOVE;
}

static gboolean
event_cb (GtkEventController *controller, GdkEvent *event, GtkWindow *window)
{
  if (gdk_event_get_event_type (event) == GDK_BUTTON_PRESS && gdk_button_event_get_button (event) > BUTTONS)
    /* runs before any other event, but after all handlers of this one */
    g_idle_add_full (G_PRIORITY_HIGH, let_go_cb, g_object_ref (window), g_object_unref);
  return GDK_EVENT_PROPAGATE;
}

void
talia_platform_mind_buttons (GtkWindow *window)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  g_return_if_fail (GTK_IS_WINDOW (window));

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect (events, "event", G_CALLBACK (event_cb), window);
  gtk_widget_add_controller (GTK_WIDGET (window), events);
}

gboolean
talia_platform_reduces_motion (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

#if GTK_CHECK_VERSION(4, 22, 0)
  GtkReducedMotion motion;

  g_object_get (gtk_widget_get_settings (widget), "gtk-interface-reduced-motion", &motion, NULL);
  if (motion == GTK_REDUCED_MOTION_REDUCE)
    return TRUE;
#endif
  return !adw_get_enable_animations (widget);
}

static guint returning;

static gboolean
return_memory_cb (gpointer data)
{
  returning = 0;
#ifdef __GLIBC__
  malloc_trim (0);
#endif
  return G_SOURCE_REMOVE;
}

void
talia_platform_return_memory (void)
{
  if (returning == 0)
    returning = g_idle_add_full (G_PRIORITY_LOW, return_memory_cb, NULL, NULL);
}
