/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where matches are kept: every step is on disk before anybody is told of it. */
#include "talia-store.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "model/record/talia-record.h"
#include "model/talia-table-private.h"
#include "talia-syncer.h"

struct _TaliaStore
{
  GObject parent_instance;

  char *folder;
  char *current; /* the file of the open match */
  TaliaTable *table;
  TaliaSyncer *syncer;
  int fd;           /* of `current`, -1: it does not hold what the table holds */
  goffset length;   /* of the file up to its last whole line */
  gboolean foreign; /* `current` may be another match than the table's: to be put away first */
};

G_DEFINE_FINAL_TYPE (TaliaStore, talia_store, G_TYPE_OBJECT)

enum
{
  FAILED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static gboolean
fail (GError **error, int saved, const char *path)
{
  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (saved), _ ("“%s” cannot be written: %s"), path,
               g_strerror (saved));
  return FALSE;
}

/* A rename is on the disk once its folder is. What cannot be synced has been renamed all the same. */
static void
sync_folder (const char *folder)
{
  int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (fd < 0)
    return;
  (void) !fsync (fd);
  close (fd);
}

static void
close_file (TaliaStore *self)
{
  talia_syncer_wait (self->syncer);
  if (self->fd >= 0)
    close (self->fd);
  self->fd = -1;
}

/* Gives `current` a name in `folder` that was free and begins with `stem`. */
static char *
move_current (TaliaStore *self, const char *folder, const char *stem, GError **error)
{
  g_autoptr (GFile) from = g_file_new_for_path (self->current);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *time = g_date_time_format (now, "%Y-%m-%dT%H-%M-%SZ");

  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      fail (error, errno, folder);
      return NULL;
    }
  for (int n = 1;; n++)
    {
      g_autofree char *name =
          n == 1 ? g_strdup_printf ("%s%s.talia", stem, time) : g_strdup_printf ("%s%s-%d.talia", stem, time, n);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GFile) to = g_file_new_for_path (path);
      g_autoptr (GError) refusal = NULL;

      if (g_file_move (from, to, G_FILE_COPY_NO_FALLBACK_FOR_MOVE | G_FILE_COPY_NOFOLLOW_SYMLINKS, NULL, NULL, NULL,
                       &refusal))
        {
          sync_folder (folder);
          sync_folder (self->folder);
          return g_steal_pointer (&path);
        }
      if (!g_error_matches (refusal, G_IO_ERROR, G_IO_ERROR_EXISTS))
        {
          g_propagate_error (error, g_steal_pointer (&refusal));
          return NULL;
        }
    }
}

static char *
keep_aside (TaliaStore *self, GError **error)
{
  return move_current (self, self->folder, "damaged-", error);
}

static TaliaTable *
read_current (TaliaStore *self, goffset *end, GError **error)
{
  gsize length, good;
  g_autofree char *text = talia_record_load (self->current, &length, error);
  TaliaTable *table;

  if (text == NULL)
    return NULL;
  table = talia_record_read (text, length, TALIA_RECORD_AUTOSAVE, &good, error);
  *end = (goffset) good;
  return table;
}

/* Puts whatever `current` is out of the way of a new match. */
static gboolean
put_away (TaliaStore *self, GError **error)
{
  g_autofree char *matches = g_build_filename (self->folder, "matches", NULL);
  g_autofree char *path = NULL;
  g_autoptr (GError) damage = NULL;
  g_autoptr (TaliaTable) table = NULL;
  goffset end;

  if (!g_file_test (self->current, G_FILE_TEST_EXISTS) && !g_file_test (self->current, G_FILE_TEST_IS_SYMLINK))
    return TRUE;
  table = read_current (self, &end, &damage);
  if (damage != NULL && damage->domain == TALIA_RECORD_ERROR)
    path = keep_aside (self, error);
  else
    path = move_current (self, matches, "", error);
  return path != NULL;
}

static gboolean
open_for_appending (TaliaStore *self, GError **error)
{
  self->fd = g_open (self->current, O_WRONLY | O_APPEND | O_CLOEXEC, 0);
  return self->fd >= 0 || fail (error, errno, self->current);
}

/* Makes `current` the record of the table, all or nothing. */
static gboolean
write_whole (TaliaStore *self, GError **error)
{
  g_autofree char *text = talia_record_write (self->table);

  close_file (self);
  if (g_mkdir_with_parents (self->folder, 0700) != 0)
    return fail (error, errno, self->folder);
  if (self->foreign && !put_away (self, error))
    return FALSE;
  self->foreign = FALSE;
  if (!g_file_set_contents_full (self->current, text, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                 0600, error))
    return FALSE;
  sync_folder (self->folder);
  self->length = (goffset) strlen (text);
  return open_for_appending (self, error);
}

static gboolean
append (TaliaStore *self, const char *lines, GError **error)
{
  g_autofree char *text = g_strconcat (lines, "\n", NULL);
  gsize length = strlen (text), written = 0;
  int saved = talia_syncer_take_error (self->syncer);

  while (saved == 0 && written < length)
    {
      ssize_t n = write (self->fd, text + written, length - written);

      if (n >= 0)
        written += (gsize) n;
      else if (errno != EINTR)
        saved = errno;
    }
  if (saved != 0)
    {
      /* Half a line would be dropped as torn by the next start; better none at all. */
      (void) !ftruncate (self->fd, self->length);
      return fail (error, saved, self->current);
    }
  self->length += (goffset) length;
  talia_syncer_request (self->syncer, self->fd);
  return TRUE;
}

/* Whether the file that is appended to still is the one of that name. */
static gboolean
still_there (TaliaStore *self)
{
  GStatBuf named, open;

  return g_stat (self->current, &named) == 0 && fstat (self->fd, &open) == 0 && named.st_ino == open.st_ino
         && named.st_dev == open.st_dev;
}

static void
recorded_cb (TaliaStore *self, const char *lines)
{
  g_autoptr (GError) error = NULL;
  gboolean was_whole = self->fd >= 0;

  if (was_whole && still_there (self))
    {
      if (append (self, lines, &error))
        return;
      close_file (self);
    }
  else if (write_whole (self, &error))
    {
      return;
    }
  if (was_whole)
    g_signal_emit (self, signals[FAILED], 0, error);
}

static void
detach (TaliaStore *self)
{
  close_file (self);
  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  g_clear_object (&self->table);
  self->foreign = TRUE;
}

static void
attach (TaliaStore *self, TaliaTable *table)
{
  self->table = g_object_ref (table);
  g_signal_connect_object (table, "recorded", G_CALLBACK (recorded_cb), self, G_CONNECT_SWAPPED);
}

static void
talia_store_dispose (GObject *object)
{
  detach (TALIA_STORE (object));

  G_OBJECT_CLASS (talia_store_parent_class)->dispose (object);
}

static void
talia_store_finalize (GObject *object)
{
  TaliaStore *self = TALIA_STORE (object);

  g_clear_pointer (&self->syncer, talia_syncer_free);
  g_clear_pointer (&self->current, g_free);
  g_clear_pointer (&self->folder, g_free);

  G_OBJECT_CLASS (talia_store_parent_class)->finalize (object);
}

static void
talia_store_class_init (TaliaStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = talia_store_dispose;
  object_class->finalize = talia_store_finalize;

  /**
   * TaliaStore::failed:
   * @error: what could not be written, and why, in a sentence for the person
   *
   * The open match could not be written. Comes once; the match goes on in memory, each further
   * step tries again, and after a success the next failure is told again.
   */
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
talia_store_init (TaliaStore *self)
{
  self->syncer = talia_syncer_new ();
  self->fd = -1;
  self->foreign = TRUE;
}

TaliaStore *
talia_store_new (const char *folder)
{
  TaliaStore *self = g_object_new (TALIA_TYPE_STORE, NULL);

  self->folder = folder != NULL ? g_strdup (folder) : g_build_filename (g_get_user_data_dir (), "talia", NULL);
  self->current = g_build_filename (self->folder, "current.talia", NULL);
  return self;
}

/* The match that is open or would be opened, finished or not. */
static TaliaTable *
look_at_current (TaliaStore *self, GError **error)
{
  goffset end;

  return self->table != NULL ? g_object_ref (self->table) : read_current (self, &end, error);
}

gboolean
talia_store_has_match (TaliaStore *self)
{
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (TALIA_IS_STORE (self), FALSE);

  table = look_at_current (self, &error);
  if (table != NULL)
    return talia_table_get_state (table)->phase != TALIA_PHASE_OVER;
  return !g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT)
         && !g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
}

TaliaTable *
talia_store_peek_match (TaliaStore *self)
{
  g_autoptr (TaliaTable) table = NULL;

  g_return_val_if_fail (TALIA_IS_STORE (self), NULL);

  table = look_at_current (self, NULL);
  return table != NULL && talia_table_get_state (table)->phase != TALIA_PHASE_OVER ? g_steal_pointer (&table) : NULL;
}

TaliaTable *
talia_store_open_match (TaliaStore *self, char **kept_as, GError **error)
{
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (GError) problem = NULL;
  goffset end;

  g_return_val_if_fail (TALIA_IS_STORE (self), NULL);

  if (kept_as != NULL)
    *kept_as = NULL;
  if (self->table != NULL)
    return g_object_ref (self->table);

  table = read_current (self, &end, &problem);
  if (table == NULL)
    {
      if (problem->domain == TALIA_RECORD_ERROR)
        {
          g_autofree char *path = keep_aside (self, NULL);

          if (kept_as != NULL)
            *kept_as = g_steal_pointer (&path);
        }
      g_propagate_error (error, g_steal_pointer (&problem));
      return NULL;
    }

  attach (self, table);
  self->foreign = FALSE;
  self->length = end;
  if (open_for_appending (self, &problem) && ftruncate (self->fd, end) != 0)
    {
      fail (&problem, errno, self->current);
      close_file (self);
    }
  if (problem != NULL)
    g_signal_emit (self, signals[FAILED], 0, problem);
  return g_steal_pointer (&table);
}

gboolean
talia_store_begin_match (TaliaStore *self, TaliaTable *table, GError **error)
{
  g_return_val_if_fail (TALIA_IS_STORE (self) && TALIA_IS_TABLE (table), FALSE);

  detach (self);
  attach (self, table);
  return write_whole (self, error);
}

gboolean
talia_store_end_match (TaliaStore *self, GError **error)
{
  g_return_val_if_fail (TALIA_IS_STORE (self), FALSE);

  detach (self);
  return put_away (self, error);
}

void
talia_store_flush (TaliaStore *self)
{
  g_return_if_fail (TALIA_IS_STORE (self));
  talia_syncer_wait (self->syncer);
}
