/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A lock file, which says that a program is doing something that only one at a time may do. */
#define _GNU_SOURCE /* for locks that belong to an open file, not to a process */
#include "talia-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <unistd.h>

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
talia_lock_take (const char *path, int *lock)
{
  struct flock wanted;
  int answer = 0;

  g_return_val_if_fail (path != NULL && lock != NULL, FALSE);

  *lock = open_lock (path, O_CREAT, F_OFD_SETLK, &wanted, &answer);
  if (answer != 0)
    {
      close (*lock);
      *lock = -1;
    }
  return answer != EAGAIN && answer != EACCES;
}

/* Queries the kernel without taking the lock, so that another program that takes it at that moment does not find it
 * held. */
gboolean
talia_lock_is_taken (const char *path)
{
  struct flock lock;
  int answer = 0, fd;

  g_return_val_if_fail (path != NULL, FALSE);

  fd = open_lock (path, 0, F_OFD_GETLK, &lock, &answer);
  if (fd < 0)
    return FALSE;
  close (fd);
  return answer == 0 && lock.l_type != F_UNLCK;
}
