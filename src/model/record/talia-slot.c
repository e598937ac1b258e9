/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A slot for an open match: a file, and a lock that marks its owner. */
#define _GNU_SOURCE /* for locks that belong to an open file, not to a process */
#include "talia-slot.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "talia-folder.h"

char *
talia_slot_path (const char *folder, int number)
{
  g_autofree char *name = number == 1 ? g_strdup ("current.talia") : g_strdup_printf ("current-%d.talia", number);

  return g_build_filename (folder, name, NULL);
}

static char *
lock_path (const char *folder, int number)
{
  g_autofree char *name = g_strdup_printf (".lock-%d", number);

  return g_build_filename (folder, name, NULL);
}

/* Opens the lock file and applies `command` to a lock on the whole of it; returns -1 if there is none. */
static int
open_lock (const char *path, int flags, int command, struct flock *lock, int *answer)
{
  int fd = g_open (path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | flags, 0600);

  *lock = (struct flock) { .l_type = F_WRLCK, .l_whence = SEEK_SET };
  if (fd >= 0)
    *answer = fcntl (fd, command, lock) == 0 ? 0 : errno;
  return fd;
}

gboolean
talia_slot_take (TaliaSlot *slot, const char *folder, int number)
{
  g_autofree char *path = lock_path (folder, number);
  struct flock lock;
  int fd, answer = 0;

  g_return_val_if_fail (slot->number == 0, FALSE);

  (void) talia_folder_make (folder); /* an error here will occur again, and be reported, when the match is written */
  fd = open_lock (path, O_CREAT, F_OFD_SETLK, &lock, &answer);
  if (answer != 0)
    {
      close (fd);
      fd = -1;
    }
  if (answer == EAGAIN || answer == EACCES)
    return FALSE;
  *slot = (TaliaSlot) { number, fd, talia_slot_path (folder, number) };
  return TRUE;
}

/* Queries the kernel without taking the lock, so that another program that takes it at that moment does not find it
 * held. */
gboolean
talia_slot_is_taken (const char *folder, int number)
{
  g_autofree char *path = lock_path (folder, number);
  struct flock lock;
  int answer = 0;
  int fd = open_lock (path, 0, F_OFD_GETLK, &lock, &answer);

  if (fd < 0)
    return FALSE;
  close (fd);
  return answer == 0 && lock.l_type != F_UNLCK;
}

void
talia_slot_release (TaliaSlot *slot)
{
  if (slot->lock >= 0)
    close (slot->lock);
  g_free (slot->path);
  *slot = (TaliaSlot) TALIA_NO_SLOT;
}
