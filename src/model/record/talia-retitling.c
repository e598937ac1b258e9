/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes the record of a match with another title to a new file beside the old one, in a thread. */
#include "talia-retitling.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "talia-folder.h"
#include "talia-record-title.h"

struct _TaliaRetitling
{
  char *path, *title;
  GThread *thread; /* NULL: not begun, or already waited for */
  GMainContext *context;
  GSource *done;

  /* Used by the thread, until it was waited for. */
  char *from;    /* the file to read */
  GStatBuf read; /* the stamp of the file before it was read */
  gsize end;     /* its length up to the last whole line */
  char *made;    /* the new file; NULL: none */
  GError *error;
};

TaliaRetitling *
talia_retitling_new (const char *path, const char *title)
{
  TaliaRetitling *self = g_new0 (TaliaRetitling, 1);

  self->path = g_strdup (path);
  self->title = g_strdup (title);
  self->context = g_main_context_ref_thread_default ();
  return self;
}

static void
join (TaliaRetitling *self)
{
  if (self->thread == NULL)
    return;
  g_thread_join (g_steal_pointer (&self->thread));
  g_source_destroy (self->done);
  g_clear_pointer (&self->done, g_source_unref);
}

static void
forget_made (TaliaRetitling *self)
{
  if (self->made != NULL)
    g_unlink (self->made);
  g_clear_pointer (&self->made, g_free);
  g_clear_pointer (&self->from, g_free);
  g_clear_error (&self->error);
  self->read = (GStatBuf) { 0 };
}

void
talia_retitling_free (TaliaRetitling *self)
{
  join (self);
  forget_made (self);
  g_main_context_unref (self->context);
  g_free (self->path);
  g_free (self->title);
  g_free (self);
}

const char *
talia_retitling_get_path (TaliaRetitling *self)
{
  return self->path;
}

const char *
talia_retitling_get_title (TaliaRetitling *self)
{
  return self->title;
}

void
talia_retitling_follow (TaliaRetitling *self, const char *from, const char *to)
{
  if (g_str_equal (self->path, from))
    g_set_str (&self->path, to);
}

/* --- in the thread -------------------------------------------------------------------------- */

static gboolean
fail (GError **error, int saved)
{
  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (saved), _ ("Could not rename the match: %s"),
               g_strerror (saved));
  return FALSE;
}

/* Writes a new file with the time of the record to the second, which is the date of a match that has none in its notes.
 * The nanoseconds differ, because the index would otherwise take two titles of the same length for one. */
static gboolean
write_beside (TaliaRetitling *self, const char *text)
{
  const struct timespec times[] = { self->read.st_atim,
                                    { self->read.st_mtim.tv_sec, (self->read.st_mtim.tv_nsec + 1) % 1000000000 } };
  g_autofree char *made = g_strconcat (self->from, ".XXXXXX", NULL);
  int fd;

  if (strlen (text) > TALIA_RECORD_MAX_LENGTH)
    {
      talia_record_damage (&self->error, 1, _ ("the file is too long to be a record"));
      return FALSE;
    }
  fd = g_mkstemp (made);
  if (fd < 0)
    return fail (&self->error, errno);
  close (fd);
  self->made = g_steal_pointer (&made);
  if (!g_file_set_contents_full (self->made, text, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                 0600, &self->error))
    return FALSE;
  (void) utimensat (AT_FDCWD, self->made, times, 0);
  return TRUE;
}

static gpointer
make_cb (gpointer data)
{
  TaliaRetitling *self = data;
  g_autofree char *text = NULL, *changed = NULL;
  gsize length;

  /* Gets the stamp before reading, so that any change during or after the reading is noticed. */
  if (g_stat (self->from, &self->read) != 0)
    self->read = (GStatBuf) { 0 };
  text = talia_record_load (self->from, &length, &self->error);
  changed = text != NULL ? talia_record_retitle (text, length, self->title, &self->end, &self->error) : NULL;
  if (changed != NULL)
    write_beside (self, changed);
  g_source_attach (self->done, self->context);
  return NULL;
}

/* --- in the thread that began it ------------------------------------------------------------ */

void
talia_retitling_begin (TaliaRetitling *self, GSourceFunc done, gpointer data)
{
  g_return_if_fail (self->thread == NULL);

  forget_made (self);
  self->from = g_strdup (self->path);
  self->done = g_idle_source_new ();
  g_source_set_callback (self->done, done, data, NULL);
  self->thread = g_thread_new ("talia-retitle", make_cb, self);
}

gboolean
talia_retitling_wait (TaliaRetitling *self, GError **error)
{
  join (self);
  if (self->error == NULL)
    return TRUE;
  g_propagate_error (error, g_error_copy (self->error));
  return FALSE;
}

gboolean
talia_retitling_is_outdated (TaliaRetitling *self, gboolean growing)
{
  GStatBuf now;

  if (g_stat (self->path, &now) != 0)
    return FALSE;
  if (now.st_dev != self->read.st_dev || now.st_ino != self->read.st_ino)
    return TRUE;
  return !growing
         && (now.st_size != self->read.st_size || now.st_mtim.tv_sec != self->read.st_mtim.tv_sec
             || now.st_mtim.tv_nsec != self->read.st_mtim.tv_nsec);
}

gboolean
talia_retitling_put (TaliaRetitling *self, GError **error)
{
  int saved;

  g_return_val_if_fail (self->made != NULL, FALSE);

  if (!g_file_test (self->path, G_FILE_TEST_EXISTS))
    {
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, _ ("The match is no longer there."));
      return FALSE;
    }
  if (g_rename (self->made, self->path) != 0)
    return fail (error, errno);
  g_clear_pointer (&self->made, g_free);
  saved = talia_folder_sync_of (self->path);
  return saved == 0 || fail (error, saved);
}

gboolean
talia_retitling_put_open (TaliaRetitling *self, TaliaMatchFile *file, GError **error)
{
  gboolean good;

  g_return_val_if_fail (self->made != NULL, FALSE);

  good = talia_match_file_replace (file, self->path, self->made, (goffset) self->end, error);
  if (good)
    g_clear_pointer (&self->made, g_free);
  return good;
}
