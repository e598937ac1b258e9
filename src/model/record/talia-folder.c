/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creates folders, renames files in them without replacing any, and synchronises their names to the disk. */
#define _GNU_SOURCE
#include "talia-folder.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <unistd.h>

gboolean
talia_folder_is_fault (int error)
{
  return error != 0 && error != EINVAL && error != ENOSYS && error != EOPNOTSUPP;
}

int
talia_folder_sync (const char *folder)
{
  int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  int error;

  if (fd < 0)
    return errno;
  error = fsync (fd) == 0 ? 0 : errno;
  close (fd);
  return talia_folder_is_fault (error) ? error : 0;
}

int
talia_folder_sync_of (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  return talia_folder_sync (folder);
}

int
talia_folder_make (const char *folder)
{
  g_autofree char *parent = g_path_get_dirname (folder);
  int error;

  if (g_file_test (folder, G_FILE_TEST_IS_DIR))
    return 0;
  error = g_str_equal (parent, folder) ? 0 : talia_folder_make (parent);
  if (error != 0)
    return error;
  if (g_mkdir_with_parents (folder, 0700) != 0)
    return errno;
  error = talia_folder_sync (parent);
  if (error != 0)
    (void) g_rmdir (folder); /* otherwise it would be considered safe the next time */
  return error;
}

int
talia_folder_rename (const char *from, const char *to)
{
  GStatBuf there;

  if (renameat2 (AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0)
    return 0;
  if (errno != EINVAL && errno != ENOSYS)
    return errno;
  /* The file system has no such rename, so checking before renaming is the best that can be done. */
  if (g_lstat (to, &there) == 0)
    return EEXIST;
  if (errno != ENOENT)
    return errno;
  return g_rename (from, to) == 0 ? 0 : errno;
}
