/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds out which match is stored before the window acts on it, in a thread if reading takes long. */
#include "talia-window-look.h"

#include "talia-window-waiting.h"

struct _TaliaWindowLook
{
  AdwApplicationWindow *window; /* NULL once nobody wants to know */
  TaliaStore *store;
  TaliaWindowThen known;
  TaliaWindowWaiting *waiting; /* for the thread; NULL: there is none */
  TaliaWindowThen then;
  TaliaTable *table;
};

static void
forget (TaliaWindowLook *self)
{
  self->then = NULL;
  g_clear_object (&self->table);
}

static void
go_on (TaliaWindowLook *self)
{
  g_autoptr (TaliaTable) table = g_steal_pointer (&self->table);
  TaliaWindowThen then = self->then;

  self->then = NULL;
  self->known (self->window, NULL);
  if (then != NULL)
    then (self->window, table);
}

static void
looked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TaliaWindowLook *self = data;
  gboolean known = talia_store_look_finish (self->store, result, NULL);

  g_clear_pointer (&self->waiting, talia_window_waiting_free);
  if (self->window == NULL)
    talia_window_look_free (self);
  else if (known)
    go_on (self);
  else
    forget (self);
}

TaliaWindowLook *
talia_window_look_new (AdwApplicationWindow *window, TaliaStore *store, TaliaWindowThen known)
{
  TaliaWindowLook *self = g_new0 (TaliaWindowLook, 1);

  self->window = window;
  self->store = g_object_ref (store);
  self->known = known;
  return self;
}

gboolean
talia_window_look_then (TaliaWindowLook *self, TaliaWindowThen then, TaliaTable *table)
{
  if (then != NULL || self->waiting == NULL)
    {
      self->then = then;
      g_set_object (&self->table, table);
    }
  if (self->waiting != NULL)
    return TRUE;
  if (talia_store_is_ready (self->store))
    {
      go_on (self);
      return FALSE;
    }
  self->waiting = talia_window_waiting_new (self->window);
  talia_store_look_async (self->store, talia_window_waiting_get_reading (self->waiting), looked_cb, self);
  return TRUE;
}

void
talia_window_look_free (TaliaWindowLook *self)
{
  forget (self);
  self->window = NULL;
  if (self->waiting != NULL) /* the thread answers yet */
    {
      g_cancellable_cancel (talia_window_waiting_get_reading (self->waiting)->cancellable);
      return;
    }
  g_clear_object (&self->store);
  g_free (self);
}
