/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's dialogs, including those that ask the session's questions, and its toasts. */
#include "talia-window-dialogs.h"

#include <glib/gi18n.h>

#include "model/base/talia-text.h"
#include "model/record/talia-record-reader.h"
#include "ui/desktop/talia-press.h"
#include "words/talia-words-plan.h"

/* The number of files that are named if several cannot be opened. */
#define MAX_TOLD 5

/* The style class of a dialog for which others wait. */
#define ASKED "talia-asked"

/* --- toasts ------------------------------------------------------------------------------------ */

AdwToast *
talia_window_create_toast (const char *text, guint seconds)
{
  AdwToast *toast = adw_toast_new (text);
  /* Our own label, because the toast's would be cut off in a narrow window. The reference is ours, too: if the toast is
   * dismissed before it is shown, nobody takes the floating one (libadwaita 1.7). */
  g_autoptr (GtkWidget) title = g_object_ref_sink (gtk_label_new (text));

  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (title), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "heading");
  adw_toast_set_custom_title (toast, title);
  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_timeout (toast, seconds);
  return toast;
}

AdwToast *
talia_window_tell_for (AdwToastOverlay *toasts, const char *text, guint seconds)
{
  AdwToast *toast = talia_window_create_toast (text, seconds);

  adw_toast_overlay_add_toast (toasts, toast);
  return toast;
}

AdwToast *
talia_window_tell (AdwToastOverlay *toasts, const char *text)
{
  return talia_window_tell_for (toasts, text, 0);
}

/* --- all dialogs ------------------------------------------------------------------------------- */

static gboolean
let_go_cb (gpointer dialog)
{
  return G_SOURCE_REMOVE;
}

/* Keeps a dialog that leaves the window alive for a moment: when the window is resized while a dialog closes, it is the
 * dialog's own allocation that removes it (libadwaita 1.7). */
static void
dialog_left_cb (GtkWidget *dialog)
{
  if (gtk_widget_get_parent (dialog) == NULL)
    g_idle_add_full (G_PRIORITY_HIGH, let_go_cb, g_object_ref (dialog), g_object_unref);
}

/* Adds keys to a dialog, since an open dialog takes all keys and those of the application and the window do not work
 * (libadwaita 1.7). */
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

  if (dialog == NULL || g_signal_handler_find (dialog, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, dialog_left_cb, NULL) != 0)
    return;
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

/* A dialog that waits for its turn. */
typedef struct
{
  AdwApplicationWindow *window;
  AdwDialog *dialog;
  TaliaQuestion *question; /* may be NULL */
} Turn;

static void
turn_free (gpointer data, GClosure *closure)
{
  Turn *self = data;

  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->dialog);
  g_clear_object (&self->question);
  g_free (self);
}

static void ask (AdwApplicationWindow *window, AdwDialog *dialog, TaliaQuestion *question);

static void
turn_cb (AdwDialog *before, Turn *self)
{
  if (self->window != NULL && !gtk_widget_in_destruction (GTK_WIDGET (self->window))
      && (self->question == NULL || talia_question_is_open (self->question)))
    ask (self->window, self->dialog, self->question);
}

/* Presents the dialog, or queues it until the one that is open is closed. If `question` is not NULL, the dialog is
 * shown only as long as that is open. */
static void
ask (AdwApplicationWindow *window, AdwDialog *dialog, TaliaQuestion *question)
{
  AdwDialog *open = adw_application_window_get_visible_dialog (window);
  Turn *turn;

  if (open == NULL || !gtk_widget_has_css_class (GTK_WIDGET (open), ASKED))
    {
      gtk_widget_add_css_class (GTK_WIDGET (dialog), ASKED);
      adw_dialog_present (dialog, GTK_WIDGET (window));
      return;
    }
  turn = g_new0 (Turn, 1);
  g_set_weak_pointer (&turn->window, window);
  turn->dialog = g_object_ref_sink (dialog);
  g_set_object (&turn->question, question);
  g_signal_connect_data (open, "closed", G_CALLBACK (turn_cb), turn, turn_free, 0);
}

void
talia_window_ask (AdwApplicationWindow *window, AdwDialog *dialog)
{
  g_return_if_fail (ADW_IS_APPLICATION_WINDOW (window) && ADW_IS_ALERT_DIALOG (dialog));

  ask (window, dialog, NULL);
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
  talia_window_ask (window, dialog);
  return dialog;
}

/* --- questions of the session ------------------------------------------------------------------ */

static AdwDialog *
create_leave (TaliaQuestion *question)
{
  AdwDialog *dialog = adw_alert_dialog_new (
      _ ("Leave the Table?"),
      talia_question_get_hosted (question)
          ? _ ("You play over the network. The table will be closed for the others until you open it again.")
          : _ ("You play over the network. A computer player will take your seat until you are back."));
  AdwAlertDialog *alert = ADW_ALERT_DIALOG (dialog);

  adw_alert_dialog_add_responses (alert, "cancel", _ ("_Cancel"), "leave", _ ("_Leave"), "back",
                                  _ ("_Back to the Table"), NULL);
  adw_alert_dialog_set_response_appearance (alert, "back", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_response_appearance (alert, "leave", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (alert, "back");
  adw_alert_dialog_set_close_response (alert, "cancel");
  return dialog;
}

/* The heading is short, because libadwaita 1.7 complains of one that needs two lines. */
static AdwDialog *
create_finish (TaliaQuestion *question)
{
  const char *standing = talia_question_get_standing (question);
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
  return dialog;
}

/* Creates a dialog for a trouble, because such texts should be read to the end; it offers to continue with the salvaged
 * part of a match, if there is one. */
static AdwDialog *
create_trouble (TaliaQuestion *question, const char *heading, const char *told)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, told);
  AdwAlertDialog *alert = ADW_ALERT_DIALOG (dialog);
  TaliaTable *salvaged = talia_question_get_table (question);

  adw_alert_dialog_add_response (alert, "close", _ ("_Close"));
  adw_alert_dialog_set_close_response (alert, "close");
  if (salvaged != NULL)
    {
      g_autofree char *moment = talia_words_salvaged (salvaged);
      g_autofree char *body = g_strdup_printf ("%s\n\n%s", told, moment);

      adw_alert_dialog_set_body (alert, body);
      adw_alert_dialog_add_response (alert, "salvage", _ ("_Continue from There"));
      adw_alert_dialog_set_response_appearance (alert, "salvage", ADW_RESPONSE_SUGGESTED);
      adw_alert_dialog_set_default_response (alert, "salvage");
    }
  return dialog;
}

static AdwDialog *
create_unreadable (TaliaQuestion *question)
{
  const GError *error = talia_question_get_error (question);
  const char *kept_as = talia_question_get_kept_as (question);
  g_autofree char *path = NULL, *kept = NULL, *body = NULL;

  if (kept_as == NULL)
    return create_trouble (question, _ ("Could Not Read the Match"), error->message);
  path = talia_text_clean_path (kept_as);
  kept = g_strdup_printf (_ ("The file was kept as %s"), path);
  body = g_strdup_printf ("%s\n\n%s", error->message, kept);
  return create_trouble (question, _ ("The Match Is Damaged"), body);
}

static guint
count_unopened (GPtrArray *files)
{
  guint n = 0;

  for (guint i = 0; i < files->len; i++)
    n += ((const TaliaRecordFile *) files->pdata[i])->error != NULL;
  return n;
}

/* Says what is wrong with each of the `bad` files that cannot be opened, one line for each of the first few. */
static char *
describe_unopened (GPtrArray *files, guint bad)
{
  g_autoptr (GString) body = g_string_new (NULL);
  guint told = 0;

  for (guint i = 0; i < files->len && told < MAX_TOLD; i++)
    {
      const TaliaRecordFile *file = files->pdata[i];

      if (file->error == NULL)
        continue;
      if (told++ > 0)
        g_string_append (body, "\n\n");
      if (bad > 1 && file->error->domain == TALIA_RECORD_ERROR)
        g_string_append_printf (body, "%s\n", file->name);
      g_string_append (body, file->error->message);
    }
  if (bad > told)
    {
      g_string_append (body, "\n\n");
      /* Translators: after the files that are named, one below the other */
      g_string_append_printf (body, ngettext ("and %u more file", "and %u more files", bad - told), bad - told);
    }
  return g_string_free (g_steal_pointer (&body), FALSE);
}

static AdwDialog *
create_unopened (TaliaQuestion *question)
{
  GPtrArray *files = talia_question_get_files (question);
  guint bad = count_unopened (files);
  g_autofree char *body = describe_unopened (files, bad);
  const char *heading = _ ("Could Not Open the File");

  if (bad > 1)
    heading = _ ("Could Not Open the Files");
  else if (talia_question_get_table (question) != NULL)
    heading = _ ("The File Is Damaged");
  return create_trouble (question, heading, body);
}

static AdwDialog *
create (TaliaQuestion *question)
{
  switch (talia_question_get_kind (question))
    {
    case TALIA_QUESTION_LEAVE:
      return create_leave (question);
    case TALIA_QUESTION_FINISH:
      return create_finish (question);
    case TALIA_QUESTION_UNREADABLE:
      return create_unreadable (question);
    case TALIA_QUESTION_UNOPENED:
      return create_unopened (question);
    case TALIA_QUESTION_REOPEN:
      break;
    }
  g_return_val_if_reached (NULL);
}

static void
response_cb (AdwAlertDialog *dialog, const char *response, TaliaQuestion *question)
{
  talia_question_answer (question, response);
}

static void
let_go_of_question (gpointer data, GClosure *closure)
{
  g_object_unref (data);
}

void
talia_window_answer_by (AdwDialog *dialog, TaliaQuestion *question)
{
  g_return_if_fail (ADW_IS_ALERT_DIALOG (dialog));

  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), g_object_ref (question), let_go_of_question, 0);
}

/* A withdrawn question needs no answer. */
static void
withdrawn_cb (AdwDialog *dialog)
{
  if (!gtk_widget_has_css_class (GTK_WIDGET (dialog), ASKED))
    return; /* the dialog was still in the queue */
  gtk_widget_remove_css_class (GTK_WIDGET (dialog), ASKED);
  adw_dialog_close (dialog);
}

void
talia_window_put_question (AdwApplicationWindow *window, TaliaQuestion *question)
{
  AdwDialog *dialog;

  g_return_if_fail (ADW_IS_APPLICATION_WINDOW (window));
  g_return_if_fail (TALIA_IS_QUESTION (question));

  dialog = create (question);
  talia_window_answer_by (dialog, question);
  g_signal_connect_object (question, "withdrawn", G_CALLBACK (withdrawn_cb), dialog, G_CONNECT_SWAPPED);
  ask (window, dialog, question);
}
