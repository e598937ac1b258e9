/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Handles differences between versions of the platform; no other file asks for a version. */
#include "talia-platform.h"

#include <adwaita.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/* So many buttons of a mouse GTK can count. */
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

/* Since 4.22 the links of a label are objects of their own for assistive technology. When the label goes, they stay in
 * GTK's list of all objects, and asking for that list, as every screen reader does when it starts, ends the program. So
 * they are told as the words they are in, as before 4.22. tests/ui/toolkit/links.c is the proof, and tells when it is
 * over.
 */
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

/* An entry of a menu has the words on it as its name by way of a label that, since it is there for the eyes alone, has
 * none: screen readers find a menu without words (GTK 4.18). The entry's type is the toolkit's own, its text is not. */
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

/* A button that is pressed by Enter or by assistive technology does what it says a quarter of a second later, which is
 * how long it looks pressed; and never if it leaves the window meanwhile, as it does where the window is resized or the
 * match goes on (GTK 4.18). What is pressed has to belong to what is shown then. */
static void
click_buttons_at_once (void)
{
  GtkButtonClass *klass = g_type_class_ref (GTK_TYPE_BUTTON);

  klass->activate = click_at_once;
}

void
talia_platform_init (void)
{
  click_buttons_at_once (); /* before other kinds of buttons take over what the plain one does */
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET)); /* or its signal is not known yet */
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, name_entry, NULL, NULL);
#if GTK_CHECK_VERSION(4, 22, 0)
  hide_links ();
#endif
}

/* What is pressed is let go of, as far as GTK knows. It forgets that at once where nothing can be pressed; nobody sees
 * it. */
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
    /* before any other event, but after all that this one does */
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
