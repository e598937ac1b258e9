/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mounts small file systems in memory, which can be full or read-only, for tests. */
#define _GNU_SOURCE
#include "small-disk.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/statvfs.h>
#include <unistd.h>

/* The name of the file that fills the rest of a disk. */
#define FILLER "filler"

static gboolean
write_text (const char *path, const char *text)
{
  int fd = open (path, O_WRONLY);
  gssize n = fd >= 0 ? write (fd, text, strlen (text)) : -1;

  if (fd >= 0)
    close (fd);
  return n == (gssize) strlen (text);
}

/* Enters new namespaces, in which a user without privileges may mount file systems. */
static gboolean
be_alone (void)
{
  g_autofree char *users = g_strdup_printf ("0 %u 1", (guint) geteuid ());
  g_autofree char *groups = g_strdup_printf ("0 %u 1", (guint) getegid ());

  return unshare (CLONE_NEWUSER | CLONE_NEWNS) == 0 && write_text ("/proc/self/setgroups", "deny")
         && write_text ("/proc/self/uid_map", users) && write_text ("/proc/self/gid_map", groups);
}

gboolean
small_disk_init (void)
{
  return (unshare (CLONE_NEWNS) == 0 || be_alone ()) && mount (NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0;
}

void
small_disk_begin (const char *folder, guint kib)
{
  g_autofree char *size = g_strdup_printf ("size=%uk", kib);

  g_assert_no_errno (mount ("disk", folder, "tmpfs", 0, size));
}

void
small_disk_end (const char *folder)
{
  g_assert_no_errno (umount2 (folder, MNT_DETACH));
}

void
small_disk_leave (const char *folder, guint kib)
{
  g_autofree char *path = g_build_filename (folder, FILLER, NULL);
  struct statvfs room;
  guint64 fill;

  g_unlink (path);
  g_assert_no_errno (statvfs (folder, &room));
  fill = room.f_bfree * room.f_bsize;
  fill -= MIN (fill, (guint64) kib * 1024);
  if (fill > 0)
    {
      int fd = g_open (path, O_WRONLY | O_CREAT, 0600);

      g_assert_no_errno (fd);
      g_assert_cmpint (posix_fallocate (fd, 0, (off_t) fill), ==, 0);
      close (fd);
    }
}

void
small_disk_allow_writing (const char *folder, gboolean allow)
{
  g_assert_no_errno (mount (NULL, folder, NULL, MS_REMOUNT | (allow ? 0 : MS_RDONLY), NULL));
}
