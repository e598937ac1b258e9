/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window and its dialogs, asked for two things at once. */
#include <adwaita.h>

#include "setup.h"
#include "talia-window.h"

#include "find.h"
#include "window.h"

static GtkApplication *application;

static GtkWidget *
get_window (void)
{
  return GTK_WIDGET (gtk_application_get_active_window (application));
}

/* That of an action of the application; becomes NULL when it is gone. */
static void
open_dialog (const char *action, AdwDialog **dialog)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), action, NULL);
  *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (get_window ()));
  g_object_add_weak_pointer (G_OBJECT (*dialog), (gpointer *) dialog);
  wait_until (gtk_widget_get_mapped (adw_dialog_get_child (*dialog)));
}

/* Whether the window is narrower than 450 pixels, from where on dialogs come from below. */
static gboolean
is_narrow (void)
{
  return gtk_widget_get_width (get_window ()) < 450;
}

static void
resize (gboolean narrow)
{
  gtk_window_set_default_size (GTK_WINDOW (get_window ()), narrow ? 400 : 1000, 700);
}

static void
wait_for_quiet (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* A dialog leaves the window, and is gone, as soon as it is not seen any more; even in the middle of an allocation. */
static void
test_resize_while_closing (void)
{
  for (int narrow = FALSE; narrow <= TRUE; narrow++)
    {
      AdwDialog *dialog;

      resize (!narrow);
      wait_until (is_narrow () == !narrow);
      open_dialog ("shortcuts", &dialog);
      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
      adw_dialog_close (dialog);
      resize (narrow);
      wait_until (is_narrow () == narrow && dialog == NULL);
      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
    }
}

static void
test_close_legal_page (void)
{
  AdwDialog *dialog;
  GtkWidget *pages;

  open_dialog ("about", &dialog);
  pages = find (GTK_WIDGET (dialog), ADW_TYPE_NAVIGATION_VIEW, 0);
  g_assert_true (gtk_widget_activate_action (find (pages, GTK_TYPE_BUTTON, 0), "navigation.push", "s", "legal"));
  adw_dialog_close (dialog);
  wait_for_quiet ();
  g_assert_null (dialog);
}

int
main (int argc, char **argv)
{
  g_autofree char *data = g_dir_make_tmp ("talia-window-XXXXXX", NULL);
  int status;

  application = setup_application (&argc, &argv, data);
  if (application == NULL)
    return 0;

  g_test_add_func ("/window/resize-while-closing", test_resize_while_closing);
  g_test_add_func ("/window/close-legal-page", test_close_legal_page);
  status = g_test_run ();
  gtk_window_destroy (GTK_WINDOW (get_window ()));
  g_object_unref (application);
  return status;
}
