/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records that the player opens as files, and what is left of damaged ones. */
#include "talia-window-files.h"

#include <glib/gi18n.h>

#include "model/record/talia-record-reader.h"
#include "talia-window-troubles.h"
#include "talia-window-waiting.h"

AdwToast *
talia_window_tell_for (AdwToastOverlay *toasts, const char *text, guint seconds)
{
  AdwToast *toast = adw_toast_new (text);
  GtkWidget *title = gtk_label_new (text); /* the toast's own would be cut where the window is narrow */

  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (title), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "heading");
  adw_toast_set_custom_title (toast, title);
  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_timeout (toast, seconds);
  adw_toast_overlay_add_toast (toasts, toast);
  return toast;
}

AdwToast *
talia_window_tell (AdwToastOverlay *toasts, const char *text)
{
  return talia_window_tell_for (toasts, text, 0);
}

static void
salvaged_response_cb (AdwAlertDialog *dialog, const char *response, AdwApplicationWindow *window)
{
  TaliaWindowThen *then = g_object_get_data (G_OBJECT (dialog), "talia-then");

  if (g_str_equal (response, "salvage"))
    (*then) (window, g_object_get_data (G_OBJECT (dialog), "talia-table"));
}

void
talia_window_offer_salvaged (AdwApplicationWindow *window, AdwDialog *dialog, TaliaTable *table, TaliaWindowThen then)
{
  TaliaWindowThen *kept;

  if (table == NULL)
    return;
  kept = g_new (TaliaWindowThen, 1);
  *kept = then;
  g_object_set_data_full (G_OBJECT (dialog), "talia-table", g_object_ref (table), g_object_unref);
  g_object_set_data_full (G_OBJECT (dialog), "talia-then", kept, g_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (salvaged_response_cb), window, 0);
}

typedef struct
{
  AdwApplicationWindow *window;
  AdwToastOverlay *toasts;
  TaliaWindowThen then;
  TaliaWindowWaiting *waiting;
} Opening;

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Opening *opening = data;
  g_autoptr (AdwApplicationWindow) window = opening->window;
  g_autoptr (AdwToastOverlay) toasts = opening->toasts;
  g_autoptr (GPtrArray) files = talia_record_reader_load_finish (result, NULL);
  const TaliaRecordFile *first = NULL;
  TaliaTable *salvaged = NULL;
  guint good = 0;

  talia_window_waiting_free (opening->waiting);
  if (gtk_widget_get_root (GTK_WIDGET (toasts)) == NULL) /* the window is gone */
    return;
  for (guint i = 0; files != NULL && i < files->len; i++)
    {
      const TaliaRecordFile *file = files->pdata[i];

      if (file->error == NULL && good++ == 0)
        first = file;
      if (salvaged == NULL)
        salvaged = file->salvaged;
    }
  if (good > 1)
    talia_window_tell (toasts, _ ("Only the first match was opened."));
  if (first != NULL && first->table != NULL)
    opening->then (window, first->table);
  else if (first != NULL)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.play-challenge", "s", first->challenge);
  if (files == NULL || good == files->len)
    return;
  if (first != NULL)
    salvaged = NULL; /* a sound one is played */
  talia_window_offer_salvaged (window, talia_window_tell_unopened (window, files, salvaged), salvaged, opening->then);
}

void
talia_window_files_open (AdwApplicationWindow *window, AdwToastOverlay *toasts, GFile **files, guint n,
                         TaliaWindowThen then)
{
  Opening *opening = g_new (Opening, 1);

  *opening = (Opening) { g_object_ref (window), g_object_ref (toasts), then, talia_window_waiting_new (window) };
  talia_record_reader_load_async (files, n, talia_window_waiting_get_reading (opening->waiting), loaded_cb, opening);
}

typedef struct
{
  AdwToastOverlay *toasts;
  TaliaWindowThen then;
} Dropping;

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, Dropping *dropping)
{
  GtkWidget *window = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));
  GSList *list = G_VALUE_HOLDS_STRING (value) ? NULL : g_value_get_boxed (value);
  g_autoptr (GPtrArray) files = g_ptr_array_new ();

  if (G_VALUE_HOLDS_STRING (value)) /* out of a message: a challenge, or it is told that it is none */
    return gtk_widget_activate_action (window, "win.play-challenge", "s", g_value_get_string (value));
  for (GSList *at = list; at != NULL; at = at->next)
    g_ptr_array_add (files, at->data);
  if (files->len == 0)
    return FALSE;
  talia_window_files_open (ADW_APPLICATION_WINDOW (window), dropping->toasts, (GFile **) files->pdata, files->len,
                           dropping->then);
  return TRUE;
}

static void
free_cb (gpointer data, GClosure *closure)
{
  g_free (data);
}

void
talia_window_files_accept (AdwApplicationWindow *window, AdwToastOverlay *toasts, TaliaWindowThen then)
{
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_STRING };
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);
  Dropping *dropping = g_new (Dropping, 1);

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  *dropping = (Dropping) { toasts, then };
  g_signal_connect_data (target, "drop", G_CALLBACK (drop_cb), dropping, free_cb, 0);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (target));
}
