/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the progress of a thread, such as reading a record, while the player waits, and lets the player cancel it. */
#include "talia-window-waiting.h"

#include <glib/gi18n.h>

/* What takes no longer than this is not worth a dialog; how often it then tells how far it is. */
#define MOMENT_MS 400
#define STEP_MS 100

struct _TaliaWindowWaiting
{
  TaliaRecordReading reading;
  AdwApplicationWindow *window; /* NULL once it is gone */
  char *heading;
  AdwDialog *dialog; /* NULL: not shown, or closed */
  GtkProgressBar *bar;
  guint timer;
};

static void
response_cb (AdwAlertDialog *dialog, const char *response, TaliaWindowWaiting *self)
{
  g_cancellable_cancel (self->reading.cancellable);
}

/* Nobody waits any more. */
static void
window_gone_cb (GtkWidget *window, TaliaWindowWaiting *self)
{
  g_cancellable_cancel (self->reading.cancellable);
}

static gboolean
step_cb (gpointer data)
{
  TaliaWindowWaiting *self = data;

  if (self->dialog != NULL)
    gtk_progress_bar_set_fraction (self->bar, g_atomic_int_get (&self->reading.permille) / 1000.);
  return G_SOURCE_CONTINUE;
}

static void
show_cb (gpointer data)
{
  TaliaWindowWaiting *self = data;
  AdwDialog *dialog;

  self->timer = 0;
  if (self->window == NULL)
    return;
  dialog = adw_alert_dialog_new (self->heading, NULL);
  self->bar = GTK_PROGRESS_BAR (gtk_progress_bar_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL, self->heading, -1);
  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), GTK_WIDGET (self->bar));
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "cancel", _ ("_Cancel"));
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), self);
  g_set_weak_pointer (&self->dialog, dialog);
  adw_dialog_present (dialog, GTK_WIDGET (self->window));
  self->timer = g_timeout_add (STEP_MS, step_cb, self);
}

TaliaWindowWaiting *
talia_window_waiting_new (AdwApplicationWindow *window)
{
  return talia_window_waiting_new_for (window, _ ("Reading the Match"));
}

TaliaWindowWaiting *
talia_window_waiting_new_for (AdwApplicationWindow *window, const char *heading)
{
  TaliaWindowWaiting *self = g_new0 (TaliaWindowWaiting, 1);

  self->heading = g_strdup (heading);
  self->reading.cancellable = g_cancellable_new ();
  g_set_weak_pointer (&self->window, window);
  g_signal_connect (window, "destroy", G_CALLBACK (window_gone_cb), self);
  self->timer = g_timeout_add_once (MOMENT_MS, show_cb, self);
  return self;
}

TaliaRecordReading *
talia_window_waiting_get_reading (TaliaWindowWaiting *self)
{
  return &self->reading;
}

void
talia_window_waiting_free (TaliaWindowWaiting *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->dialog != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->dialog, self);
      adw_dialog_force_close (self->dialog);
    }
  g_clear_weak_pointer (&self->dialog);
  if (self->window != NULL)
    g_signal_handlers_disconnect_by_data (self->window, self);
  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->reading.cancellable);
  g_free (self->heading);
  g_free (self);
}
