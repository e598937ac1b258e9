/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file of a match: writes it as a whole, appends lines to it, and moves it to another name. */
#include "talia-match-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <unistd.h>

#include "model/base/talia-text.h"
#include "talia-folder.h"

static gboolean
fail (GError **error, int saved, const char *path)
{
  g_autofree char *shown = talia_text_clean_path (path);

  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (saved), _ ("Could not save “%s”: %s"), shown,
               g_strerror (saved));
  return FALSE;
}

void
talia_match_file_init (TaliaMatchFile *self)
{
  *self = (TaliaMatchFile) { .syncer = talia_syncer_new (), .fd = -1 };
}

void
talia_match_file_finish (TaliaMatchFile *self)
{
  talia_match_file_close (self);
  g_clear_pointer (&self->syncer, talia_syncer_free);
}

void
talia_match_file_close (TaliaMatchFile *self)
{
  talia_syncer_wait (self->syncer);
  talia_syncer_forget_error (self->syncer);
  if (self->fd >= 0)
    close (self->fd);
  self->fd = -1;
}

gboolean
talia_match_file_is_sound (TaliaMatchFile *self)
{
  return self->fd >= 0 && !talia_syncer_has_failed (self->syncer);
}

static void
remember (TaliaMatchFile *self)
{
  if (self->fd >= 0 && fstat (self->fd, &self->left) != 0)
    self->left = (GStatBuf) { 0 };
}

gboolean
talia_match_file_is_as_left (TaliaMatchFile *self, const char *path)
{
  GStatBuf named;

  return g_stat (path, &named) == 0 && named.st_ino == self->left.st_ino && named.st_dev == self->left.st_dev
         && named.st_size == self->left.st_size;
}

static gboolean
open_for_appending (TaliaMatchFile *self, const char *path, goffset length, GError **error)
{
  self->length = length;
  self->fd = g_open (path, O_WRONLY | O_APPEND | O_CLOEXEC, 0);
  if (self->fd < 0)
    return fail (error, errno, path);
  remember (self);
  return TRUE;
}

gboolean
talia_match_file_write (TaliaMatchFile *self, const char *path, const char *text, GError **error)
{
  int saved;

  talia_match_file_close (self);
  if (!g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600,
                                 error))
    return FALSE;
  if (g_stat (path, &self->left) != 0) /* from here on the file is ours, whatever fails */
    self->left = (GStatBuf) { 0 };
  saved = talia_folder_sync_of (path);
  if (saved != 0)
    return fail (error, saved, path);
  return open_for_appending (self, path, (goffset) strlen (text), error);
}

gboolean
talia_match_file_resume (TaliaMatchFile *self, const char *path, goffset length, GError **error)
{
  talia_match_file_close (self);
  if (!open_for_appending (self, path, length, error))
    return FALSE;
  if (ftruncate (self->fd, length) != 0)
    {
      fail (error, errno, path);
      talia_match_file_close (self);
      return FALSE;
    }
  remember (self);
  talia_syncer_request (self->syncer, self->fd); /* its writer may have been killed before it was synchronised */
  return TRUE;
}

/* Returns 0 or the error number. */
static int
write_all (int fd, const char *text, gsize length)
{
  gsize written = 0;

  while (written < length)
    {
      ssize_t n = write (fd, text + written, length - written);

      if (n >= 0)
        written += (gsize) n;
      else if (errno != EINTR)
        return errno;
    }
  return 0;
}

/* Appends the part of the file `from` after `start`, and synchronises it; returns 0 or the error number. */
static int
append_rest (int fd, const char *from, goffset start)
{
  char text[4096];
  int source = g_open (from, O_RDONLY | O_CLOEXEC, 0), saved = source < 0 ? errno : 0;
  gboolean more = TRUE, any = FALSE;

  while (saved == 0 && more)
    {
      ssize_t n = pread (source, text, sizeof text, start);

      more = n != 0;
      if (n > 0)
        {
          saved = write_all (fd, text, (gsize) n);
          start += n;
          any = TRUE;
        }
      else if (n < 0 && errno != EINTR)
        saved = errno;
    }
  if (saved == 0 && any && fdatasync (fd) != 0 && talia_folder_is_fault (errno))
    saved = errno;
  if (source >= 0)
    close (source);
  return saved;
}

gboolean
talia_match_file_replace (TaliaMatchFile *self, const char *path, const char *made, goffset end, GError **error)
{
  int fd, saved;

  talia_match_file_close (self);
  fd = g_open (made, O_WRONLY | O_APPEND | O_CLOEXEC, 0);
  if (fd < 0)
    return fail (error, errno, path);
  saved = append_rest (fd, path, end);
  close (fd);
  if (saved == 0 && g_rename (made, path) != 0)
    saved = errno;
  if (saved != 0)
    return fail (error, saved, path);
  if (g_stat (path, &self->left) != 0) /* from here on the file is ours, whatever fails */
    self->left = (GStatBuf) { 0 };
  saved = talia_folder_sync_of (path);
  if (saved != 0)
    return fail (error, saved, path);
  return open_for_appending (self, path, (goffset) self->left.st_size, error);
}

gboolean
talia_match_file_append (TaliaMatchFile *self, const char *path, const char *lines, GError **error)
{
  g_autofree char *text = g_strconcat (lines, "\n", NULL);
  const gsize length = strlen (text);
  const int saved = write_all (self->fd, text, length);

  if (saved != 0)
    {
      /* Removes a partial line, which the next start would drop as torn. */
      (void) !ftruncate (self->fd, self->length);
      remember (self);
      talia_match_file_close (self);
      return fail (error, saved, path);
    }
  self->length += (goffset) length;
  remember (self);
  talia_syncer_request (self->syncer, self->fd);
  return TRUE;
}

char *
talia_match_file_move (const char *path, const char *folder, const char *stem, GError **error)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *time = g_date_time_format (now, "%Y-%m-%dT%H-%M-%SZ");
  g_autofree char *free_path = NULL;
  int saved = talia_folder_make (folder);

  for (int n = 1; saved == 0; n++)
    {
      g_autofree char *name =
          n == 1 ? g_strdup_printf ("%s%s.talia", stem, time) : g_strdup_printf ("%s%s-%d.talia", stem, time, n);

      g_free (free_path);
      free_path = g_build_filename (folder, name, NULL);
      saved = talia_folder_rename (path, free_path);
      if (saved == 0)
        break;
      if (saved == EEXIST)
        saved = 0;
    }
  /* The new folder is synchronised first; otherwise the name could be lost from both folders. */
  if (saved == 0)
    saved = talia_folder_sync (folder);
  if (saved == 0)
    saved = talia_folder_sync_of (path);
  if (saved == 0)
    return g_steal_pointer (&free_path);
  fail (error, saved, folder);
  return NULL;
}

gboolean
talia_match_file_make_folder (const char *folder, GError **error)
{
  int saved = talia_folder_make (folder);

  return saved == 0 || fail (error, saved, folder);
}
