/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialogs of the window: the keys that work in them, and how they close. */
#include "talia-window-dialogs.h"

#include <glib/gi18n.h>

#include "ui/desktop/talia-press.h"

static gboolean
let_go_cb (gpointer dialog)
{
  return G_SOURCE_REMOVE;
}

/* A dialog that leaves the window outlives what makes it leave: when the window is resized while a dialog closes, that
 * is the dialog's own allocation (libadwaita 1.7). */
static void
dialog_left_cb (GtkWidget *dialog)
{
  if (gtk_widget_get_parent (dialog) == NULL)
    g_idle_add_full (G_PRIORITY_HIGH, let_go_cb, g_object_ref (dialog), g_object_unref);
}

/* The keys of the application and the window do not reach an open dialog, which takes all of them (libadwaita 1.7). */
static void
add_dialog_keys (AdwDialog *dialog)
{
  static const struct
  {
    guint key;
    const char *action;
  } keys[] = { { GDK_KEY_w, "app.close" }, { GDK_KEY_q, "app.quit" } };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                          gtk_shortcut_new (gtk_keyval_trigger_new (keys[i].key, GDK_CONTROL_MASK),
                                                            gtk_named_action_new (keys[i].action)));
  gtk_widget_add_controller (GTK_WIDGET (dialog), controller);
}

static void
dialog_shown_cb (AdwApplicationWindow *window)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (window);

  if (dialog == NULL || g_object_get_data (G_OBJECT (dialog), "talia-seen") != NULL)
    return;
  g_object_set_data (G_OBJECT (dialog), "talia-seen", window);
  add_dialog_keys (dialog);
  talia_press_watch_dialog (dialog);
  g_signal_connect (dialog, "notify::parent", G_CALLBACK (dialog_left_cb), NULL);
}

void
talia_window_mind_dialogs (AdwApplicationWindow *window)
{
  g_return_if_fail (ADW_IS_APPLICATION_WINDOW (window));

  g_signal_connect (window, "notify::visible-dialog", G_CALLBACK (dialog_shown_cb), NULL);
}

static void
ask_again (AdwDialog *dialog)
{
  AdwApplicationWindow *window = g_object_get_data (G_OBJECT (dialog), "talia-window");

  if (window != NULL && !gtk_widget_in_destruction (GTK_WIDGET (window)))
    talia_window_ask (window, dialog, FALSE);
  g_object_unref (dialog);
}

void
talia_window_ask (AdwApplicationWindow *window, AdwDialog *dialog, gboolean renews)
{
  AdwDialog *open = adw_application_window_get_visible_dialog (window);
  const char *kind = renews ? "renewed" : "kept", *open_kind;

  g_return_if_fail (ADW_IS_APPLICATION_WINDOW (window) && ADW_IS_ALERT_DIALOG (dialog));

  open_kind = open != NULL ? g_object_get_data (G_OBJECT (open), "talia-asks") : NULL;
  if (open_kind != NULL && renews && g_str_equal (open_kind, kind))
    {
      adw_dialog_close (open);
      open_kind = NULL;
    }
  g_object_set_data (G_OBJECT (dialog), "talia-asks", (gpointer) kind);
  if (open_kind == NULL)
    {
      adw_dialog_present (dialog, GTK_WIDGET (window));
      return;
    }
  g_object_set_data (G_OBJECT (dialog), "talia-window", window);
  g_signal_connect_data (open, "closed", G_CALLBACK (ask_again), g_object_ref_sink (dialog), NULL, G_CONNECT_SWAPPED);
}

AdwDialog *
talia_window_ask_to_get_up (AdwApplicationWindow *window)
{
  AdwDialog *dialog = adw_alert_dialog_new (
      _ ("Leave the Table?"), _ ("A computer player takes your seat for the rest of the match. To come back, you "
                                 "need the code of the table."));
  AdwAlertDialog *alert = ADW_ALERT_DIALOG (dialog);

  adw_alert_dialog_add_responses (alert, "cancel", _ ("_Cancel"), "leave", _ ("_Leave"), NULL);
  adw_alert_dialog_set_response_appearance (alert, "leave", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (alert, "cancel");
  adw_alert_dialog_set_close_response (alert, "cancel");
  talia_window_ask (window, dialog, FALSE);
  return dialog;
}

AdwDialog *
talia_window_offer_to_stay (AdwApplicationWindow *window, gboolean host)
{
  AdwDialog *dialog = adw_alert_dialog_new (
      _ ("Leave the Table?"),
      host ? _ ("You play over the network. The table will be closed for the others until you open it again.")
           : _ ("You play over the network. A computer player will take your seat until you are back."));
  AdwAlertDialog *alert = ADW_ALERT_DIALOG (dialog);

  adw_alert_dialog_add_responses (alert, "cancel", _ ("_Cancel"), "leave", _ ("_Leave"), "back",
                                  _ ("_Back to the Table"), NULL);
  adw_alert_dialog_set_response_appearance (alert, "back", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_response_appearance (alert, "leave", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (alert, "back");
  adw_alert_dialog_set_close_response (alert, "cancel");
  talia_window_ask (window, dialog, TRUE);
  return dialog;
}

/* The heading is short, because libadwaita 1.7 complains of one that needs two lines. */
AdwDialog *
talia_window_offer_to_finish (AdwApplicationWindow *window, const char *standing)
{
  g_autofree char *body = NULL;
  AdwDialog *dialog;

  if (standing != NULL)
    /* Translators: the name of a game and how far it is, such as "Spades · Deal 3" */
    body = g_strdup_printf (_ ("%s\n\nFinish it first? It stays under Matches if you start another."), standing);
  dialog = adw_alert_dialog_new (_ ("Unfinished Match"),
                                 body != NULL ? body : _ ("It stays under Matches if you start another."));
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _ ("_Cancel"), "new", _ ("_New Match"),
                                  "continue", _ ("_Continue Match"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "continue", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "continue");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  talia_window_ask (window, dialog, TRUE);
  return dialog;
}
