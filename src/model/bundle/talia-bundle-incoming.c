/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Matches that are being imported: written to a folder of their own, then moved to the others all at once. */
#define _GNU_SOURCE /* for syncing a file system */
#include "talia-bundle-incoming.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>
#include <utime.h>

#include "model/base/talia-text.h"
#include "model/record/talia-folder.h"

/* The age in seconds after which the folders of a killed program are removed. */
#define LEFT_AFTER (24 * 60 * 60)

#define PREFIX "incoming-"

struct _TaliaBundleIncoming
{
  char *folder, *place;
  GPtrArray *names; /* the names of the files there: numbers from 0 */
  GArray *times;    /* of gint64 */
};

static gboolean
fail (GError **error, int saved, const char *path)
{
  g_autofree char *shown = talia_text_clean_path (path);

  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (saved), _ ("Could not save “%s”: %s"), shown,
               g_strerror (saved));
  return FALSE;
}

/* Removes a folder and the files in it. */
static void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      g_unlink (file);
    }
  g_rmdir (path);
}

static void
remove_leftovers (const char *folder)
{
  const gint64 before = g_get_real_time () / G_USEC_PER_SEC - LEFT_AFTER;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      GStatBuf there;

      if (g_str_has_prefix (name, PREFIX) && g_lstat (path, &there) == 0 && S_ISDIR (there.st_mode)
          && (gint64) there.st_mtime < before)
        remove_folder (path);
    }
}

TaliaBundleIncoming *
talia_bundle_incoming_new (const char *folder, GError **error)
{
  g_autofree char *place = g_build_filename (folder, PREFIX "XXXXXX", NULL);
  TaliaBundleIncoming *self;
  int problem = talia_folder_make (folder);

  if (problem == 0)
    {
      remove_leftovers (folder);
      problem = g_mkdtemp (place) != NULL ? 0 : errno;
    }
  if (problem != 0)
    {
      fail (error, problem, folder);
      return NULL;
    }
  self = g_new (TaliaBundleIncoming, 1);
  *self = (TaliaBundleIncoming) { g_strdup (folder), g_steal_pointer (&place), g_ptr_array_new_with_free_func (g_free),
                                  g_array_new (FALSE, FALSE, sizeof (gint64)) };
  return self;
}

char *
talia_bundle_incoming_add (TaliaBundleIncoming *self, const char *text, gint64 time, gint64 written, GError **error)
{
  g_autofree char *name = g_strdup_printf ("%u", self->names->len);
  g_autofree char *path = g_build_filename (self->place, name, NULL);
  const struct utimbuf times = { (time_t) written, (time_t) written };

  /* Syncing each file would take minutes: they are synced all at once before they are moved. */
  if (!g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, 0600, error))
    return NULL;
  (void) g_utime (path, (struct utimbuf *) &times); /* used as the date of a match that has none in its notes */
  g_ptr_array_add (self->names, g_steal_pointer (&name));
  g_array_append_val (self->times, time);
  return g_steal_pointer (&path);
}

static int
sync_all (TaliaBundleIncoming *self)
{
  int fd = g_open (self->place, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  int error;

  if (fd < 0)
    return errno;
  error = syncfs (fd) == 0 ? 0 : errno;
  close (fd);
  return talia_folder_is_fault (error) ? error : 0;
}

/* Moves a file to the first free name for its time. `last` is the last number that was used for that name, since
 * otherwise a thousand matches of one second would need a million attempts. */
static int
move (TaliaBundleIncoming *self, const char *matches, guint i, GHashTable *last)
{
  g_autofree char *from = g_build_filename (self->place, self->names->pdata[i], NULL);
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_utc (g_array_index (self->times, gint64, i));
  g_autofree char *stem = date != NULL ? g_date_time_format (date, "%Y-%m-%dT%H-%M-%SZ") : g_strdup ("undated");
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (last, stem));
  int problem = EEXIST;

  while (problem == EEXIST)
    {
      g_autofree char *name = ++n == 1 ? g_strconcat (stem, ".talia", NULL) : g_strdup_printf ("%s-%u.talia", stem, n);
      g_autofree char *to = g_build_filename (matches, name, NULL);

      problem = talia_folder_rename (from, to);
    }
  g_hash_table_insert (last, g_steal_pointer (&stem), GUINT_TO_POINTER (n));
  return problem;
}

gboolean
talia_bundle_incoming_keep (TaliaBundleIncoming *self, GError **error)
{
  g_autofree char *matches = g_build_filename (self->folder, "matches", NULL);
  g_autoptr (GHashTable) last = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  int problem = self->names->len > 0 ? sync_all (self) : 0;

  if (problem == 0 && self->names->len > 0)
    problem = talia_folder_make (matches);
  for (guint i = 0; problem == 0 && i < self->names->len; i++)
    problem = move (self, matches, i, last);
  if (problem == 0 && self->names->len > 0)
    problem = talia_folder_sync (matches);
  return problem == 0 || fail (error, problem, matches);
}

void
talia_bundle_incoming_free (TaliaBundleIncoming *self)
{
  remove_folder (self->place);
  g_ptr_array_unref (self->names);
  g_array_unref (self->times);
  g_free (self->folder);
  g_free (self->place);
  g_free (self);
}
