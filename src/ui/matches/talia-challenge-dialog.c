/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog for pasting a challenge that somebody has sent. */
#include "talia-challenge-dialog.h"

#include <glib/gi18n.h>

#include "words/talia-words-challenge.h"

struct _TaliaChallengeDialog
{
  AdwAlertDialog parent_instance;

  GtkTextView *text;
  GtkLabel *verdict;
};

G_DEFINE_FINAL_TYPE (TaliaChallengeDialog, talia_challenge_dialog, ADW_TYPE_ALERT_DIALOG)

static char *
get_text (TaliaChallengeDialog *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

/* Says what the text contains, or what is wrong with it. */
static void
changed_cb (TaliaChallengeDialog *self)
{
  g_autofree char *text = get_text (self), *described = NULL;
  g_auto (TaliaChallenge) challenge = { 0 };
  g_autoptr (GError) error = NULL;
  gboolean good = talia_challenge_parse (&challenge, text, &error);

  described = good ? talia_words_challenge (&challenge) : g_strdup (*text != '\0' ? error->message : "");
  gtk_label_set_label (self->verdict, described);
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), *described != '\0');
  adw_alert_dialog_set_response_enabled (ADW_ALERT_DIALOG (self), "play", good);
  if (good)
    gtk_widget_remove_css_class (GTK_WIDGET (self->verdict), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->verdict), "error");
  if (*described != '\0')
    gtk_accessible_announce (GTK_ACCESSIBLE (self->verdict), described, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
play_cb (TaliaChallengeDialog *self, const char *response, GtkWidget *parent)
{
  g_autofree char *text = get_text (self);

  gtk_widget_activate_action (parent, "win.play-challenge", "s", text);
}

/* Proposes the text of the clipboard, unless the player has begun to type. */
static void
clipboard_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TaliaChallengeDialog) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  g_autofree char *written = NULL;
  g_auto (TaliaChallenge) challenge = { 0 };

  if (text == NULL || gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;
  written = get_text (self);
  if (*written == '\0' && talia_challenge_parse (&challenge, text, NULL))
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->text), text, -1);
}

static GtkWidget *
create_content (TaliaChallengeDialog *self)
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

static void
talia_challenge_dialog_class_init (TaliaChallengeDialogClass *klass)
{
}

static void
talia_challenge_dialog_init (TaliaChallengeDialog *self)
{
  AdwAlertDialog *alert = ADW_ALERT_DIALOG (self);

  adw_alert_dialog_set_heading (alert, _ ("Paste a Challenge"));
  adw_alert_dialog_set_body (alert, _ ("You get the same cards and the same opponents as the sender."));
  adw_alert_dialog_set_extra_child (alert, create_content (self));
  adw_alert_dialog_add_responses (alert, "cancel", _ ("_Cancel"), "play", _ ("_Play"), NULL);
  adw_alert_dialog_set_response_appearance (alert, "play", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (alert, "play");
  adw_alert_dialog_set_close_response (alert, "cancel");
  g_signal_connect_object (gtk_text_view_get_buffer (self->text), "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  changed_cb (self);
  adw_dialog_set_focus (ADW_DIALOG (self), GTK_WIDGET (self->text));
}

void
talia_challenge_dialog_present (GtkWidget *parent)
{
  TaliaChallengeDialog *self = g_object_new (TALIA_TYPE_CHALLENGE_DIALOG, NULL);

  g_signal_connect_object (self, "response::play", G_CALLBACK (play_cb), parent, 0);
  adw_dialog_present (ADW_DIALOG (self), parent);
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (parent), NULL, clipboard_cb, g_object_ref (self));
}
