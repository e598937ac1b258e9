/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the progress of a thread, such as reading a record, while the player waits, and lets the player cancel it. */
#include "talia-window-waiting.h"

#include <glib/gi18n.h>

/* The time that a reading must take before a dialog is shown, and the time between two updates of its progress. */
#define MOMENT_MS 400
#define STEP_MS 100

typedef struct
{
  TaliaReading *reading;        /* not owned */
  AdwApplicationWindow *window; /* NULL once it is destroyed */
  char *heading;
  AdwDialog *dialog; /* NULL: not shown, or closed */
  GtkProgressBar *bar;
  guint timer;
} Waiting;

static gboolean
step_cb (gpointer data)
{
  Waiting *self = data;

  if (self->dialog != NULL)
    gtk_progress_bar_set_fraction (self->bar, talia_reading_get_fraction (self->reading));
  return G_SOURCE_CONTINUE;
}

static void
response_cb (Waiting *self)
{
  if (self->reading != NULL)
    talia_reading_cancel (self->reading);
}

static void
show_cb (gpointer data)
{
  Waiting *self = data;
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
  g_signal_connect_swapped (dialog, "response", G_CALLBACK (response_cb), self);
  g_set_weak_pointer (&self->dialog, dialog);
  adw_dialog_present (dialog, GTK_WIDGET (self->window));
  self->timer = g_timeout_add (STEP_MS, step_cb, self);
}

/* The thread has returned its result. */
static void
read_cb (gpointer data, GObject *reading)
{
  Waiting *self = data;

  g_clear_handle_id (&self->timer, g_source_remove);
  self->reading = NULL; /* closing the dialog emits a response, which must not cancel anything any more */
  if (self->dialog != NULL)
    {
      adw_dialog_force_close (self->dialog);
      if (self->dialog != NULL) /* which may still be fading out */
        g_signal_handlers_disconnect_by_data (self->dialog, self);
    }
  g_clear_weak_pointer (&self->dialog);
  g_clear_weak_pointer (&self->window);
  g_free (self->heading);
  g_free (self);
}

void
talia_window_waiting_show (AdwApplicationWindow *window, TaliaReading *reading, const char *heading)
{
  Waiting *self;

  g_return_if_fail (ADW_IS_APPLICATION_WINDOW (window));
  g_return_if_fail (TALIA_IS_READING (reading));

  self = g_new0 (Waiting, 1);
  self->reading = reading;
  self->heading = g_strdup (heading);
  g_set_weak_pointer (&self->window, window);
  g_signal_connect_object (window, "destroy", G_CALLBACK (talia_reading_cancel), reading, G_CONNECT_SWAPPED);
  self->timer = g_timeout_add_once (MOMENT_MS, show_cb, self);
  g_object_weak_ref (G_OBJECT (reading), read_cb, self);
}

TaliaReading *
talia_window_waiting_begin (AdwApplicationWindow *window, const char *heading)
{
  TaliaReading *reading = talia_reading_new ();

  talia_window_waiting_show (window, reading, heading);
  return reading;
}
