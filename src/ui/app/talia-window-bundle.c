/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's operations on all matches at once: exporting them to a file, importing from one, deleting the finished
 * ones. */
#include "talia-window-bundle.h"

#include <glib/gi18n.h>

#include "model/archive/talia-archive-reset.h"
#include "model/bundle/talia-bundle.h"
#include "talia-window-dialogs.h"
#include "talia-window-waiting.h"

/* The height in pixels above which a list in a dialog scrolls. */
#define LIST_HEIGHT 200

/* The time in seconds during which undo is offered. */
#define PATIENCE 60

struct _TaliaWindowBundle
{
  AdwApplicationWindow *window;
  AdwToastOverlay *toasts;
  TaliaArchive *archive;
};

/* A running operation, which may outlive the window. */
typedef struct
{
  AdwApplicationWindow *window;
  AdwToastOverlay *toasts;
  TaliaArchive *archive;
  TaliaReading *reading; /* the progress of the thread; may be NULL */
} Work;

static Work *
work_new (TaliaWindowBundle *self)
{
  Work *work = g_new0 (Work, 1);

  *work = (Work) { g_object_ref (self->window), g_object_ref (self->toasts), g_object_ref (self->archive), NULL };
  return work;
}

static void
work_free (Work *work)
{
  g_clear_object (&work->reading);
  g_object_unref (work->window);
  g_object_unref (work->toasts);
  g_object_unref (work->archive);
  g_free (work);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Work, work_free)

/* Whether the window is still there to show a message. */
static gboolean
is_seen (const Work *work)
{
  return gtk_widget_get_root (GTK_WIDGET (work->toasts)) != NULL;
}

static void
tell (const Work *work, const char *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_overlay_add_toast (work->toasts, toast);
}

/* Creates a scrolling list of lines, which may be many and long. */
static GtkWidget *
create_list (const char *lines)
{
  GtkWidget *label = gtk_label_new (lines), *scroll = gtk_scrolled_window_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroll), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroll), LIST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroll), label);
  return scroll;
}

/* Shows a message that should be read to its end. `list`, which may be NULL, has the details. */
static void
show (const Work *work, const char *heading, const char *body, const char *list)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, body);

  if (list != NULL)
    adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), create_list (list));
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _ ("_Close"));
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "close");
  talia_window_ask (work->window, dialog);
}

static void
tell_failure (const Work *work, const char *heading, const GError *error)
{
  if (is_seen (work) && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    show (work, heading, error->message, NULL);
}

static GListModel *
create_filters (void)
{
  static const char *const patterns[] = { "*.tar", "*.tar.*", "*.tgz", "*.tbz2", "*.txz",
                                          "*.zip", "*.7z",    "*.rar", "*.cpio" };
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) archives = gtk_file_filter_new (), all = gtk_file_filter_new ();

  gtk_file_filter_set_name (archives, _ ("Archives"));
  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++)
    gtk_file_filter_add_pattern (archives, patterns[i]);
  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  g_list_store_append (filters, archives);
  g_list_store_append (filters, all);
  return G_LIST_MODEL (filters);
}

/* --- to a file --------------------------------------------------------------------------------- */

static void
exported_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Work) work = data;
  g_autoptr (GError) error = NULL;
  gint n = talia_bundle_export_finish (result, &error);
  g_autofree char *text = NULL;

  g_clear_object (&work->reading);
  if (error != NULL)
    {
      tell_failure (work, _ ("Could Not Save the Matches"), error);
      return;
    }
  text = g_strdup_printf (ngettext ("%d match saved", "%d matches saved", n), n);
  if (is_seen (work))
    tell (work, text);
}

static void
target_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Work) work = data;
  g_autoptr (GFile) target = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL);

  if (target == NULL || !is_seen (work))
    return;
  work->reading = talia_window_waiting_begin (work->window, _ ("Saving the Matches"));
  talia_bundle_export_async (talia_archive_get_folder (work->archive), target, talia_reading_get (work->reading),
                             exported_cb, work);
  (void) g_steal_pointer (&work);
}

static void
export_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TaliaWindowBundle *self = data;
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GDateTime) today = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (today, "%Y-%m-%d");
  /* Translators: the name of a file with all matches as they are on a day, without its ending */
  g_autofree char *name = g_strdup_printf (_ ("Talia matches %s"), day);
  g_autofree char *file = g_strconcat (name, TALIA_BUNDLE_ENDING, NULL);

  gtk_file_dialog_set_title (dialog, _ ("Export All Matches"));
  gtk_file_dialog_set_initial_name (dialog, file);
  gtk_file_dialog_save (dialog, GTK_WINDOW (self->window), NULL, target_cb, work_new (self));
}

/* --- from a file --------------------------------------------------------------------------------- */

static void
add_sentence (GString *body, char *sentence)
{
  g_string_append_printf (body, "%s%s", body->len > 0 ? "\n" : "", sentence);
  g_free (sentence);
}

static char *
describe (const TaliaBundleTally *tally)
{
  GString *body = g_string_new (NULL);

  if (tally->taken > 0 || tally->known == 0)
    add_sentence (body, tally->taken == 0
                            ? g_strdup (_ ("There are no matches in the file."))
                            : g_strdup_printf (ngettext ("%u match was added.", "%u matches were added.", tally->taken),
                                               tally->taken));
  if (tally->known > 0)
    add_sentence (
        body, g_strdup_printf (ngettext ("%u match was already here.", "%u matches were already here.", tally->known),
                               tally->known));
  if (tally->deleted > 0)
    add_sentence (body,
                  g_strdup_printf (ngettext ("%u deleted match was left in the bin of the archive.",
                                             "%u deleted matches were left in the bin of the archive.", tally->deleted),
                                   tally->deleted));
  if (tally->bad > 0)
    add_sentence (body, g_strdup_printf (ngettext ("%u file in the archive could not be read as a match.",
                                                   "%u files in the archive could not be read as matches.", tally->bad),
                                         tally->bad));
  if (tally->cut_short)
    add_sentence (body, g_strdup (_ ("The file is damaged or ends too early: the rest could not be read.")));
  return g_string_free_and_steal (body);
}

/* Returns what has to be said about single files, or NULL if there is nothing. */
static char *
list_refusals (const TaliaBundleTally *tally)
{
  GString *lines;

  if (tally->bad == 0)
    return NULL;
  lines = g_string_new (NULL);
  for (guint i = 0; i < tally->refusals->len; i++)
    add_sentence (lines, g_strdup (tally->refusals->pdata[i]));
  if (tally->bad > tally->refusals->len)
    add_sentence (lines, g_strdup ("…"));
  return g_string_free_and_steal (lines);
}

static void
imported_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Work) work = data;
  g_autoptr (GError) error = NULL;
  g_auto (TaliaBundleTally) tally = { 0 };
  g_autofree char *body = NULL, *refusals = NULL;
  const gboolean imported = talia_bundle_import_finish (result, &tally, &error);

  g_clear_object (&work->reading);
  if (!imported)
    {
      tell_failure (work, _ ("Could Not Import the Matches"), error);
      return;
    }
  if (!is_seen (work))
    return;
  talia_archive_update (work->archive);
  body = describe (&tally);
  if (tally.bad == 0 && !tally.cut_short && tally.taken + tally.known > 0)
    tell (work, g_strdelimit (body, "\n", ' '));
  else
    {
      refusals = list_refusals (&tally);
      show (work, _ ("Import"), body, refusals);
    }
}

static void
source_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Work) work = data;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, NULL);

  if (file == NULL || !is_seen (work))
    return;
  work->reading = talia_window_waiting_begin (work->window, _ ("Importing the Matches"));
  talia_bundle_import_async (talia_archive_get_folder (work->archive), file, talia_reading_get (work->reading),
                             imported_cb, work);
  (void) g_steal_pointer (&work);
}

static void
import_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TaliaWindowBundle *self = data;
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GListModel) filters = create_filters ();

  gtk_file_dialog_set_title (dialog, _ ("Import Matches"));
  gtk_file_dialog_set_filters (dialog, filters);
  gtk_file_dialog_open (dialog, GTK_WINDOW (self->window), NULL, source_cb, work_new (self));
}

/* --- deletion -------------------------------------------------------------------------- */

/* A running deletion, which may outlive the window. */
typedef struct
{
  AdwToastOverlay *toasts; /* where messages are shown */
  TaliaArchive *archive;
  GPtrArray *files; /* the deleted matches; NULL before */
} Deletion;

static Deletion *
deletion_new (AdwToastOverlay *toasts, TaliaArchive *archive, GPtrArray *files)
{
  Deletion *self = g_new (Deletion, 1);

  *self = (Deletion) { g_object_ref (toasts), g_object_ref (archive), files != NULL ? g_ptr_array_ref (files) : NULL };
  return self;
}

static void
deletion_free (gpointer data, GClosure *closure)
{
  Deletion *self = data;

  g_object_unref (self->toasts);
  g_object_unref (self->archive);
  g_clear_pointer (&self->files, g_ptr_array_unref);
  g_free (self);
}

static void
add_toast (AdwToastOverlay *toasts, AdwToast *toast)
{
  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_overlay_add_toast (toasts, toast);
}

static void
brought_back_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AdwToastOverlay) toasts = data;
  g_autoptr (GError) error = NULL;

  if (!talia_archive_bring_back_finish (TALIA_ARCHIVE (source), result, &error))
    add_toast (toasts, adw_toast_new (error->message));
}

static void
undo_cb (AdwToast *toast, Deletion *deletion)
{
  talia_archive_bring_back_async (deletion->archive, deletion->files, brought_back_cb, g_object_ref (deletion->toasts));
}

static void
deleted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AdwToastOverlay) toasts = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) files = talia_archive_reset_finish (TALIA_ARCHIVE (source), result, &error);
  g_autofree char *text = NULL;
  AdwToast *toast;

  if (files == NULL)
    {
      add_toast (toasts, adw_toast_new (error->message));
      return;
    }
  text = g_strdup_printf (ngettext ("%u match deleted", "%u matches deleted", files->len), files->len);
  toast = adw_toast_new (text);
  adw_toast_set_timeout (toast, PATIENCE);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (undo_cb),
                         deletion_new (toasts, TALIA_ARCHIVE (source), files), deletion_free, 0);
  add_toast (toasts, toast);
}

static void
delete_cb (AdwAlertDialog *dialog, const char *response, Deletion *deletion)
{
  talia_archive_reset_async (deletion->archive, deleted_cb, g_object_ref (deletion->toasts));
}

static void
ask_to_delete_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TaliaWindowBundle *self = data;
  AdwDialog *dialog = adw_alert_dialog_new (
      _ ("Delete Finished Matches?"),
      _ ("Your statistics will start again from zero. Unfinished matches stay. For a week, what was deleted "
         "can be restored from the folder “bin” beside the matches."));

  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _ ("_Cancel"), "delete", _ ("_Delete"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "delete", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "cancel");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response::delete", G_CALLBACK (delete_cb),
                         deletion_new (self->toasts, self->archive, NULL), deletion_free, 0);
  talia_window_ask (self->window, dialog);
}

static const GActionEntry actions[] = {
  { .name = "export-all", .activate = export_cb },
  { .name = "import-all", .activate = import_cb },
  { .name = "delete-finished", .activate = ask_to_delete_cb },
};

TaliaWindowBundle *
talia_window_bundle_new (AdwApplicationWindow *window, AdwToastOverlay *toasts, TaliaArchive *archive)
{
  TaliaWindowBundle *self = g_new0 (TaliaWindowBundle, 1);

  *self = (TaliaWindowBundle) { window, toasts, archive };
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), self);
  return self;
}

void
talia_window_bundle_free (TaliaWindowBundle *self)
{
  g_action_map_remove_action_entries (G_ACTION_MAP (self->window), actions, G_N_ELEMENTS (actions));
  g_free (self);
}
