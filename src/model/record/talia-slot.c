/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where one open match is kept: a file, and a lock that says whose it is. */
#include "talia-slot.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
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

/* The lock, held; -1 when it is held elsewhere (`taken`), or cannot be had at all. */
static int
try_lock (const char *path, int flags, int how, gboolean *taken)
{
  int fd = g_open (path, flags | O_CLOEXEC | O_NOFOLLOW, 0600);

  *taken = FALSE;
  if (fd < 0)
    return -1;
  if (flock (fd, how | LOCK_NB) == 0)
    return fd;
  *taken = errno == EWOULDBLOCK;
  close (fd);
  return -1;
}

gboolean
talia_slot_take (TaliaSlot *slot, const char *folder, int number)
{
  g_autofree char *path = lock_path (folder, number);
  gboolean taken;
  int fd;

  g_return_val_if_fail (slot->number == 0, FALSE);

  (void) talia_folder_make (folder); /* what fails here fails again, and is told, when something is written */
  fd = try_lock (path, O_RDWR | O_CREAT, LOCK_EX, &taken);
  if (taken)
    return FALSE;
  *slot = (TaliaSlot) { number, fd, talia_slot_path (folder, number) };
  return TRUE;
}

gboolean
talia_slot_is_taken (const char *folder, int number)
{
  g_autofree char *path = lock_path (folder, number);
  gboolean taken;
  int fd = try_lock (path, O_RDWR, LOCK_SH, &taken); /* several may ask at once */

  if (fd >= 0)
    close (fd);
  return taken;
}

void
talia_slot_release (TaliaSlot *slot)
{
  if (slot->lock >= 0)
    close (slot->lock);
  g_free (slot->path);
  *slot = (TaliaSlot) TALIA_NO_SLOT;
}
