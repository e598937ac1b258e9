/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The application: its command line, its window, and the actions that belong to no window. */
#include "talia-application.h"

#include <glib/gi18n.h>

#include "model/base/talia-text.h"
#include "settings/talia-settings.h"
#include "talia-about.h"
#include "talia-preferences-dialog.h"
#include "talia-shortcuts-dialog.h"
#include "talia-window.h"
#include "ui/desktop/talia-language.h"
#include "ui/desktop/talia-platform.h"
#include "ui/desktop/talia-style.h"

struct _TaliaApplication
{
  AdwApplication parent_instance;
};

G_DEFINE_FINAL_TYPE (TaliaApplication, talia_application, ADW_TYPE_APPLICATION)

/* Finds the window in which a dialog can be shown; NULL if a dialog is open there already. Otherwise a key pressed
 * several times would open the dialog several times. */
static TaliaWindow *
find_free_window (gpointer application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window != NULL && adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)) == NULL)
    return TALIA_WINDOW (window);
  return NULL;
}

static void
present_preferences (gpointer application, AdwDialog *(*create) (TaliaArchive *archive))
{
  TaliaWindow *window = find_free_window (application);

  if (window != NULL)
    adw_dialog_present (create (talia_session_get_archive (talia_window_get_session (window))), GTK_WIDGET (window));
}

static void
preferences_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  present_preferences (data, talia_preferences_dialog_new);
}

static void
shortcuts_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TaliaWindow *window = find_free_window (data);

  if (window != NULL)
    adw_dialog_present (talia_shortcuts_dialog_new (), GTK_WIDGET (window));
}

static void
about_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TaliaWindow *window = find_free_window (data);

  if (window != NULL)
    adw_dialog_present (talia_about_dialog_new (), GTK_WIDGET (window));
}

/* Closes the topmost dialog or page first. */
static void
close_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (data));
  AdwDialog *dialog =
      window != NULL ? adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)) : NULL;

  if (dialog != NULL)
    adw_dialog_close (dialog);
  else if (window != NULL)
    gtk_window_close (window);
}

static void
quit_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (data));

  /* Closing the window would close an open dialog instead. Destroying it loses nothing, since every move is stored. */
  if (window != NULL)
    gtk_window_destroy (window);
}

/* Shows the window, a new one if there is none, and closes a dialog that would hide what an action shows. */
static GtkWidget *
show_window (gpointer application)
{
  GtkWindow *window;
  AdwDialog *dialog;

  g_application_activate (G_APPLICATION (application));
  window = gtk_application_get_active_window (GTK_APPLICATION (application));
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  if (dialog != NULL)
    adw_dialog_close (dialog);
  return GTK_WIDGET (window);
}

/* Handles an action from the desktop's menu by one of the window. */
static void
pass_on (gpointer application, const char *action)
{
  gtk_widget_activate_action (show_window (application), action, NULL);
}

static void
continue_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWidget *window = show_window (data);

  if (talia_window_get_table_page (TALIA_WINDOW (window)) == NULL)
    gtk_widget_activate_action (window, "win.continue", NULL);
}

/* Handles the action of a notification, which may have outlived the program that sent it. */
static void
back_to_table_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  pass_on (data, "win.back-to-table");
}

static void
new_match_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  pass_on (data, "win.show-start");
}

static void
deal_of_the_day_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  pass_on (data, "win.show-daily");
}

static void
score_pad_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  pass_on (data, "win.score-pad");
}

static const GActionEntry actions[] = {
  { .name = "continue", .activate = continue_cb },
  { .name = "new-match", .activate = new_match_cb },
  { .name = "deal-of-the-day", .activate = deal_of_the_day_cb },
  { .name = "score-pad", .activate = score_pad_cb },
  { .name = "back-to-table", .activate = back_to_table_cb },
  { .name = "preferences", .activate = preferences_cb },
  { .name = "shortcuts", .activate = shortcuts_cb },
  { .name = "about", .activate = about_cb },
  { .name = "close", .activate = close_cb },
  { .name = "quit", .activate = quit_cb },
};

static const struct
{
  const char *action;
  const char *accels[3];
} accels[] = {
  { "app.preferences", { "<Control>comma" } },
  { "app.shortcuts", { "<Control>question" } },
  { "app.quit", { "<Control>q" } },
  { "app.close", { "<Control>w" } },
  { "win.show-rules::", { "F1" } },
  { "win.matches", { "<Control>m" } },
  { "win.score-pad", { "<Control>k" } },
  { "win.collections", { "<Control>t" } },
};

/* Waits until the program is idle, since the row in which the language was chosen is still in use by the old window. */
static void
rebuild_cb (gpointer application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));
  gboolean in_preferences;

  if (!TALIA_IS_WINDOW (window))
    return;
  in_preferences =
      TALIA_IS_PREFERENCES_DIALOG (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)));
  talia_window_rebuild (TALIA_WINDOW (window));
  if (in_preferences)
    present_preferences (application, talia_preferences_dialog_new_at_language);
}

static void
language_changed_cb (GApplication *application)
{
  if (talia_language_apply ())
    g_idle_add_once (rebuild_cb, application);
}

static void
talia_application_startup (GApplication *application)
{
  G_APPLICATION_CLASS (talia_application_parent_class)->startup (application);

  talia_platform_init ();
  talia_style_follow ();
  talia_text_set_right_to_left (gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL);
  /* People who move to a paragraph of the rules by keyboard want to read it, not to have its text selected. */
  g_object_set (gtk_settings_get_default (), "gtk-label-select-on-focus", FALSE, NULL);
  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions), application);
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (application), accels[i].action, accels[i].accels);
  g_signal_connect_object (talia_settings_get (), "changed::language", G_CALLBACK (language_changed_cb), application,
                           G_CONNECT_SWAPPED);
}

static void
talia_application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window == NULL)
    window = GTK_WINDOW (talia_window_new (GTK_APPLICATION (application)));
  gtk_window_present (window);
}

static void
talia_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  g_application_activate (application);
  talia_session_open_files (
      talia_window_get_session (TALIA_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)))),
      files, (guint) n_files);
}

/* Options that are actions; they act on the window that is open already, if there is one. */
static const GOptionEntry options[] = {
  { "continue", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Continue the unfinished match"), NULL },
  { "new-match", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Choose a game for a new match"), NULL },
  { "deal-of-the-day", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Choose a game for the deal of the day"), NULL },
  { "score-pad", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Keep the score of a game with real cards"), NULL },
  { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Show the version and exit"), NULL },
  { NULL },
};

static int
talia_application_handle_local_options (GApplication *application, GVariantDict *given)
{
  g_autoptr (GError) error = NULL;

  if (g_variant_dict_contains (given, "version"))
    {
      g_print ("Talia %s\n", TALIA_VERSION);
      return 0;
    }
  /* Reports a missing display before GTK looks for one itself, which would end the process with a vaguer message. */
  if (!gtk_init_check ())
    {
      g_printerr ("%s\n", _ ("Talia needs a graphical display to open its window."));
      return 1;
    }
  for (guint i = 0; options[i].long_name != NULL; i++)
    if (g_variant_dict_contains (given, options[i].long_name))
      {
        if (!g_application_register (application, NULL, &error))
          {
            g_printerr ("%s\n", error->message);
            return 1;
          }
        g_action_group_activate_action (G_ACTION_GROUP (application), options[i].long_name, NULL);
        break;
      }
  return -1;
}

static void
talia_application_class_init (TaliaApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->startup = talia_application_startup;
  application_class->activate = talia_application_activate;
  application_class->open = talia_application_open;
  application_class->handle_local_options = talia_application_handle_local_options;
}

static void
talia_application_init (TaliaApplication *self)
{
  g_application_add_main_option_entries (G_APPLICATION (self), options);
  /* Translators: what may follow the program's name on a command line */
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _ ("[FILE]"));
  g_application_set_option_context_summary (
      G_APPLICATION (self), _ ("Opens a table for nine card games.\n\n"
                               "FILE is a saved match (its name ends in .talia), or a text that contains a challenge. "
                               "If Talia is already open, its window shows what was asked for."));
}

TaliaApplication *
talia_application_new (void)
{
  return g_object_new (TALIA_TYPE_APPLICATION, "application-id", TALIA_APP_ID, "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/io/github/taliacards/Talia", NULL);
}
