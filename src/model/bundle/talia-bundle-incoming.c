/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Matches and score pads that are being imported: written to a folder of their own, then moved to the others all at
 * once. */
#define _GNU_SOURCE /* for syncing a file system */
#include "talia-bundle-incoming.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>
#include <utime.h>

#include "model/base/talia-text.h"
#include "model/pad/talia-pad-folder.h"
#include "model/record/talia-folder.h"

/* The age in seconds after which the folders of a killed program are removed. */
#define LEFT_AFTER (24 * 60 * 60)

#define PREFIX "incoming-"
#define MATCHES "matches"

struct _TaliaBundleIncoming
{
  char *folder, *place;
  GArray *files; /* of File: their names there are numbers from 0 */
};

typedef struct
{
  const char *below; /* the folder where it is to be */
  gint64 time;
} File;

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
  *self =
      (TaliaBundleIncoming) { g_strdup (folder), g_steal_pointer (&place), g_array_new (FALSE, FALSE, sizeof (File)) };
  return self;
}

static char *
make_path (TaliaBundleIncoming *self, guint i)
{
  g_autofree char *name = g_strdup_printf ("%u", i);

  return g_build_filename (self->place, name, NULL);
}

char *
talia_bundle_incoming_add (TaliaBundleIncoming *self, const char *text, gboolean pad, gint64 time, gint64 written,
                           GError **error)
{
  const File file = { pad ? TALIA_PAD_FOLDER : MATCHES, time };
  g_autofree char *path = make_path (self, self->files->len);
  const struct utimbuf times = { (time_t) written, (time_t) written };

  /* Syncing each file would take minutes: they are synced all at once before they are moved. */
  if (!g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, 0600, error))
    return NULL;
  (void) g_utime (path, (struct utimbuf *) &times); /* used as the date of a match that has none in its notes */
  g_array_append_val (self->files, file);
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
move (TaliaBundleIncoming *self, guint i, GHashTable *last)
{
  const File *file = &g_array_index (self->files, File, i);
  g_autofree char *from = make_path (self, i);
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_utc (file->time);
  g_autofree char *name = date != NULL ? g_date_time_format (date, "%Y-%m-%dT%H-%M-%SZ") : g_strdup ("undated");
  g_autofree char *stem = g_build_filename (self->folder, file->below, name, NULL);
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (last, stem));
  int problem = EEXIST;

  while (problem == EEXIST)
    {
      g_autofree char *to = ++n == 1 ? g_strconcat (stem, ".talia", NULL) : g_strdup_printf ("%s-%u.talia", stem, n);

      problem = talia_folder_rename (from, to);
    }
  g_hash_table_insert (last, g_steal_pointer (&stem), GUINT_TO_POINTER (n));
  return problem;
}

/* Moves the files that are to be in that folder. */
static int
move_to (TaliaBundleIncoming *self, const char *below, const char *path)
{
  g_autoptr (GHashTable) last = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  int problem = 0;
  guint n = 0;

  for (guint i = 0; problem == 0 && i < self->files->len; i++)
    if (g_str_equal (g_array_index (self->files, File, i).below, below))
      {
        problem = n++ == 0 ? talia_folder_make (path) : 0;
        if (problem == 0)
          problem = move (self, i, last);
      }
  return problem == 0 && n > 0 ? talia_folder_sync (path) : problem;
}

gboolean
talia_bundle_incoming_keep (TaliaBundleIncoming *self, GError **error)
{
  static const char *const folders[] = { MATCHES, TALIA_PAD_FOLDER };
  int problem = self->files->len > 0 ? sync_all (self) : 0;

  if (problem != 0)
    return fail (error, problem, self->place);
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *path = g_build_filename (self->folder, folders[i], NULL);

      problem = move_to (self, folders[i], path);
      if (problem != 0)
        return fail (error, problem, path);
    }
  return TRUE;
}

void
talia_bundle_incoming_free (TaliaBundleIncoming *self)
{
  remove_folder (self->place);
  g_array_unref (self->files);
  g_free (self->folder);
  g_free (self->place);
  g_free (self);
}
