/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog for pasting a challenge that somebody has sent. */
#include "talia-challenge-dialog.h"

#include <glib/gi18n.h>

#include "words/talia-words-challenge.h"

typedef struct
{
  AdwAlertDialog *dialog;
  GtkTextView *text;
  GtkLabel *verdict;
} Paste;

static char *
get_text (Paste *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

/* Says what the text is, or what is wrong with it. */
static void
changed_cb (GtkTextBuffer *buffer, Paste *self)
{
  g_autofree char *text = get_text (self), *described = NULL;
  g_auto (TaliaChallenge) challenge = { 0 };
  g_autoptr (GError) error = NULL;
  gboolean good = talia_challenge_parse (&challenge, text, &error);

  described = good ? talia_words_challenge (&challenge) : g_strdup (*text != '\0' ? error->message : "");
  gtk_label_set_label (self->verdict, described);
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), *described != '\0');
  adw_alert_dialog_set_response_enabled (self->dialog, "play", good);
  if (good)
    gtk_widget_remove_css_class (GTK_WIDGET (self->verdict), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->verdict), "error");
  if (*described != '\0')
    gtk_accessible_announce (GTK_ACCESSIBLE (self->verdict), described, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
response_cb (AdwAlertDialog *dialog, const char *response, GtkWidget *parent)
{
  Paste *self = g_object_get_data (G_OBJECT (dialog), "talia-paste");
  g_autofree char *text = get_text (self);

  if (g_str_equal (response, "play"))
    gtk_widget_activate_action (parent, "win.play-challenge", "s", text);
}

/* Proposes what is on the clipboard, unless somebody has begun to write. */
static void
clipboard_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AdwAlertDialog) dialog = data;
  Paste *self = g_object_get_data (G_OBJECT (dialog), "talia-paste");
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  g_autofree char *written = NULL;
  g_auto (TaliaChallenge) challenge = { 0 };

  if (text == NULL || gtk_widget_get_root (GTK_WIDGET (dialog)) == NULL)
    return;
  written = get_text (self);
  if (*written == '\0' && talia_challenge_parse (&challenge, text, NULL))
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->text), text, -1);
}

static GtkWidget *
create_content (Paste *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), *frame = gtk_scrolled_window_new ();

  self->text = GTK_TEXT_VIEW (gtk_text_view_new ());
  gtk_text_view_set_wrap_mode (self->text, GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (self->text, FALSE);
  gtk_text_view_set_left_margin (self->text, 9);
  gtk_text_view_set_right_margin (self->text, 9);
  gtk_text_view_set_top_margin (self->text, 9);
  gtk_text_view_set_bottom_margin (self->text, 9);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->text), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("The challenge"), -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (frame), GTK_WIDGET (self->text));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (frame), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_size_request (frame, -1, 120);
  gtk_widget_add_css_class (frame, "card");
  gtk_box_append (GTK_BOX (box), frame);
  self->verdict = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->verdict, TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->verdict));
  return box;
}

void
talia_challenge_dialog_present (GtkWidget *parent)
{
  Paste *self = g_new0 (Paste, 1);
  AdwDialog *dialog = adw_alert_dialog_new (_ ("Paste a Challenge"),
                                            _ ("You get the same cards and the same opponents as the sender."));

  self->dialog = ADW_ALERT_DIALOG (dialog);
  adw_alert_dialog_set_extra_child (self->dialog, create_content (self));
  adw_alert_dialog_add_responses (self->dialog, "cancel", _ ("_Cancel"), "play", _ ("_Play"), NULL);
  adw_alert_dialog_set_response_appearance (self->dialog, "play", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (self->dialog, "play");
  adw_alert_dialog_set_close_response (self->dialog, "cancel");
  g_object_set_data_full (G_OBJECT (dialog), "talia-paste", self, g_free);
  g_signal_connect (gtk_text_view_get_buffer (self->text), "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), parent, 0);
  changed_cb (NULL, self);
  adw_dialog_set_focus (dialog, GTK_WIDGET (self->text));
  adw_dialog_present (dialog, parent);
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (parent), NULL, clipboard_cb, g_object_ref (dialog));
}
