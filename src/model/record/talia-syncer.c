/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Synchronises what was written to a file to the disk, in a thread of its own. */
#include "talia-syncer.h"

#include <errno.h>
#include <unistd.h>

#include "talia-folder.h"

struct _TaliaSyncer
{
  GThread *thread; /* NULL until the first request */
  GMutex mutex;
  GCond cond; /* signals a change of any of the following fields */
  int fd;
  gboolean wanted;
  gboolean busy;
  gboolean quit;
  gboolean failed;
};

static gpointer
sync_cb (gpointer data)
{
  TaliaSyncer *self = data;

  g_mutex_lock (&self->mutex);
  for (;;)
    {
      int fd, error;

      while (!self->wanted && !self->quit)
        g_cond_wait (&self->cond, &self->mutex);
      if (!self->wanted)
        break;
      self->wanted = FALSE;
      self->busy = TRUE;
      fd = self->fd;
      g_mutex_unlock (&self->mutex);

      error = fdatasync (fd) == 0 ? 0 : errno;

      g_mutex_lock (&self->mutex);
      self->busy = FALSE;
      self->failed |= talia_folder_is_fault (error);
      g_cond_broadcast (&self->cond);
    }
  g_mutex_unlock (&self->mutex);
  return NULL;
}

TaliaSyncer *
talia_syncer_new (void)
{
  TaliaSyncer *self = g_new0 (TaliaSyncer, 1);

  g_mutex_init (&self->mutex);
  g_cond_init (&self->cond);
  return self;
}

void
talia_syncer_free (TaliaSyncer *self)
{
  if (self->thread != NULL)
    {
      g_mutex_lock (&self->mutex);
      self->quit = TRUE;
      g_cond_broadcast (&self->cond);
      g_mutex_unlock (&self->mutex);
      g_thread_join (self->thread);
    }
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->cond);
  g_free (self);
}

void
talia_syncer_request (TaliaSyncer *self, int fd)
{
  g_mutex_lock (&self->mutex);
  self->fd = fd;
  self->wanted = TRUE;
  g_cond_broadcast (&self->cond);
  g_mutex_unlock (&self->mutex);

  if (self->thread == NULL)
    self->thread = g_thread_new ("talia-sync", sync_cb, self);
}

void
talia_syncer_wait (TaliaSyncer *self)
{
  g_mutex_lock (&self->mutex);
  while (self->wanted || self->busy)
    g_cond_wait (&self->cond, &self->mutex);
  g_mutex_unlock (&self->mutex);
}

gboolean
talia_syncer_has_failed (TaliaSyncer *self)
{
  gboolean failed;

  g_mutex_lock (&self->mutex);
  failed = self->failed;
  g_mutex_unlock (&self->mutex);
  return failed;
}

void
talia_syncer_forget_error (TaliaSyncer *self)
{
  g_mutex_lock (&self->mutex);
  self->failed = FALSE;
  g_mutex_unlock (&self->mutex);
}
