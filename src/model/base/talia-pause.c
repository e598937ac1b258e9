/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets a thread that works in the background wait while something more urgent needs the processor. */
#include "talia-pause.h"

struct _TaliaPause
{
  GMutex mutex; /* for all of it; `flag` is also read without */
  GCond changed;
  guint interruptions; /* how many there have been */
  gboolean held, stopped;
  gint flag;
};

TaliaPause *
talia_pause_new (void)
{
  TaliaPause *self = g_atomic_rc_box_new0 (TaliaPause);

  g_mutex_init (&self->mutex);
  g_cond_init (&self->changed);
  return self;
}

TaliaPause *
talia_pause_ref (TaliaPause *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  TaliaPause *self = data;

  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->changed);
}

void
talia_pause_unref (TaliaPause *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

/* Called with the mutex locked. */
static void
update (TaliaPause *self, gboolean held, gboolean stopped)
{
  self->held = held;
  self->stopped = stopped;
  self->interruptions += held || stopped;
  g_atomic_int_set (&self->flag, held || stopped);
  g_cond_signal (&self->changed);
}

void
talia_pause_set_held (TaliaPause *self, gboolean held)
{
  g_return_if_fail (self != NULL);

  g_mutex_lock (&self->mutex);
  update (self, held, self->stopped);
  g_mutex_unlock (&self->mutex);
}

void
talia_pause_stop (TaliaPause *self)
{
  g_return_if_fail (self != NULL);

  g_mutex_lock (&self->mutex);
  update (self, self->held, TRUE);
  g_mutex_unlock (&self->mutex);
}

gboolean
talia_pause_wait (TaliaPause *self, guint *moment)
{
  gboolean stopped;

  g_return_val_if_fail (self != NULL && moment != NULL, FALSE);

  g_mutex_lock (&self->mutex);
  while (self->held && !self->stopped)
    g_cond_wait (&self->changed, &self->mutex);
  *moment = self->interruptions;
  stopped = self->stopped;
  g_mutex_unlock (&self->mutex);
  return !stopped;
}

gboolean
talia_pause_has_interrupted (TaliaPause *self, guint moment)
{
  gboolean interrupted;

  g_return_val_if_fail (self != NULL, FALSE);

  g_mutex_lock (&self->mutex);
  interrupted = self->interruptions != moment;
  g_mutex_unlock (&self->mutex);
  return interrupted;
}

const gint *
talia_pause_get_flag (TaliaPause *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->flag;
}
