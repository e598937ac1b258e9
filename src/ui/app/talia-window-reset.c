/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Deletes all finished matches at once, if the player wants to start afresh, and brings them back. */
#include "talia-window-reset.h"

#include <glib/gi18n.h>

#include "model/archive/talia-archive-reset.h"
#include "talia-window-dialogs.h"

/* The seconds for which undo is offered. */
#define PATIENCE 60

struct _TaliaWindowReset
{
  AdwApplicationWindow *window;
  AdwToastOverlay *toasts;
  TaliaArchive *archive;
};

static void
tell (AdwToastOverlay *toasts, AdwToast *toast)
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
    tell (toasts, adw_toast_new (error->message));
}

static void
undo_cb (AdwToast *toast, AdwToastOverlay *toasts)
{
  talia_archive_bring_back_async (g_object_get_data (G_OBJECT (toast), "talia-archive"),
                                  g_object_get_data (G_OBJECT (toast), "talia-files"), brought_back_cb,
                                  g_object_ref (toasts));
}

static void
reset_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AdwToastOverlay) toasts = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) files = talia_archive_reset_finish (TALIA_ARCHIVE (source), result, &error);
  g_autofree char *text = NULL;
  AdwToast *toast;

  if (files == NULL)
    {
      tell (toasts, adw_toast_new (error->message));
      return;
    }
  text = g_strdup_printf (ngettext ("%u match deleted", "%u matches deleted", files->len), files->len);
  toast = adw_toast_new (text);
  adw_toast_set_timeout (toast, PATIENCE);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_object_set_data_full (G_OBJECT (toast), "talia-archive", g_object_ref (source), g_object_unref);
  g_object_set_data_full (G_OBJECT (toast), "talia-files", g_ptr_array_ref (files), (GDestroyNotify) g_ptr_array_unref);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_cb), toasts, 0);
  tell (toasts, toast);
}

static void
response_cb (AdwAlertDialog *dialog, const char *response, AdwToastOverlay *toasts)
{
  if (g_str_equal (response, "delete"))
    talia_archive_reset_async (g_object_get_data (G_OBJECT (dialog), "talia-archive"), reset_cb, g_object_ref (toasts));
}

static void
ask_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TaliaWindowReset *self = data;
  AdwDialog *dialog = adw_alert_dialog_new (
      _ ("Delete Finished Matches?"),
      _ ("Your statistics will start again from zero. Unfinished matches stay. For a week, what was deleted "
         "can be restored from the folder “bin” beside the matches."));

  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _ ("_Cancel"), "delete", _ ("_Delete"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "delete", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "cancel");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  g_object_set_data_full (G_OBJECT (dialog), "talia-archive", g_object_ref (self->archive), g_object_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self->toasts, 0);
  talia_window_ask (self->window, dialog, FALSE);
}

static const GActionEntry actions[] = { { .name = "delete-finished", .activate = ask_cb } };

TaliaWindowReset *
talia_window_reset_new (AdwApplicationWindow *window, AdwToastOverlay *toasts, TaliaArchive *archive)
{
  TaliaWindowReset *self = g_new0 (TaliaWindowReset, 1);

  *self = (TaliaWindowReset) { window, toasts, archive };
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), self);
  return self;
}

void
talia_window_reset_free (TaliaWindowReset *self)
{
  g_action_map_remove_action_entries (G_ACTION_MAP (self->window), actions, G_N_ELEMENTS (actions));
  g_free (self);
}
