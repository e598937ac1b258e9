/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where matches are kept: every step is on disk before anybody is told of it. */
#include "talia-store.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "model/talia-table-private.h"
#include "talia-record-file.h"
#include "talia-record.h"
#include "talia-slot.h"
#include "talia-syncer.h"

struct _TaliaStore
{
  GObject parent_instance;

  char *folder;
  TaliaSlot slot; /* of the open match, or of the one that is about to be open */
  TaliaTable *table;
  TaliaSyncer *syncer;
  int fd;           /* of the slot's file, -1: it does not hold what the table holds */
  goffset length;   /* of the file up to its last whole line */
  gboolean foreign; /* the file may be another match than the table's: to be put away first */
  gboolean failed;  /* what was tried last could not be written */
  GStatBuf left;    /* the file as we left it; nobody else has written to it while it is so */
};

G_DEFINE_FINAL_TYPE (TaliaStore, talia_store, G_TYPE_OBJECT)
G_DEFINE_QUARK (talia - store - error - quark, talia_store_error)

enum
{
  FAILED,
  RECOVERED,
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

/* Gives the slot's file a name in `folder` that was free and begins with `stem`. */
static char *
move_current (TaliaStore *self, const char *folder, const char *stem, GError **error)
{
  g_autoptr (GFile) from = g_file_new_for_path (self->slot.path);
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
read_file (const char *path, goffset *end, GError **error)
{
  gsize length, good;
  g_autofree char *text = talia_record_load (path, &length, error);
  TaliaTable *table;

  if (text == NULL)
    return NULL;
  table = talia_record_read (text, length, TALIA_RECORD_AUTOSAVE, &good, error);
  *end = (goffset) good;
  return table;
}

/* Puts whatever the slot's file is out of the way of a new match. */
static gboolean
put_away (TaliaStore *self, GError **error)
{
  g_autofree char *matches = g_build_filename (self->folder, "matches", NULL);
  g_autofree char *path = NULL;
  g_autoptr (GError) damage = NULL;
  g_autoptr (TaliaTable) table = NULL;
  goffset end;

  if (!g_file_test (self->slot.path, G_FILE_TEST_EXISTS) && !g_file_test (self->slot.path, G_FILE_TEST_IS_SYMLINK))
    return TRUE;
  table = read_file (self->slot.path, &end, &damage);
  if (damage != NULL && damage->domain == TALIA_RECORD_ERROR)
    path = keep_aside (self, error);
  else
    path = move_current (self, matches, "", error);
  return path != NULL;
}

/* --- which slot ----------------------------------------------------------------------- */

static gboolean
is_missing (const GError *error)
{
  return g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT)
         || g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
}

/*
 * Chooses a slot that no other program has: the first one that holds something to go on with, an unfinished match or
 * something damaged, else the first. Tells what it holds as read_file() does. 0: all are taken.
 */
static int
choose_slot (TaliaStore *self, TaliaTable **table, goffset *end, GError **error)
{
  int chosen = 0;

  for (int n = 1; n <= TALIA_SLOTS; n++)
    {
      g_autofree char *path = talia_slot_path (self->folder, n);
      g_autoptr (TaliaTable) found = NULL;
      g_autoptr (GError) problem = NULL;
      goffset good = 0;
      gboolean goes_on;

      if (talia_slot_is_taken (self->folder, n))
        continue;
      found = read_file (path, &good, &problem);
      goes_on = found != NULL ? talia_table_get_state (found)->phase != TALIA_PHASE_OVER : !is_missing (problem);
      if (chosen > 0 && !goes_on)
        continue;
      chosen = n;
      *end = good;
      g_set_object (table, found);
      g_clear_error (error);
      if (problem != NULL)
        g_propagate_error (error, g_steal_pointer (&problem));
      if (goes_on)
        break;
    }
  return chosen;
}

/* Whether another program has a match open in this folder. */
static gboolean
somebody_else_plays (TaliaStore *self)
{
  for (int n = 1; n <= TALIA_SLOTS; n++)
    if (n != self->slot.number && talia_slot_is_taken (self->folder, n))
      return TRUE;
  return FALSE;
}

/* Takes the slot that choose_slot() finds, or keeps the one that is held. */
static gboolean
take_slot (TaliaStore *self, GError **error)
{
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (GError) problem = NULL;
  goffset end;
  int number;

  if (self->slot.number > 0)
    return TRUE;
  number = choose_slot (self, &table, &end, &problem);
  if (number > 0 && talia_slot_take (&self->slot, self->folder, number))
    return TRUE;
  g_set_error_literal (error, TALIA_STORE_ERROR, TALIA_STORE_ERROR_ELSEWHERE,
                       _ ("too many matches are open in other windows of Talia"));
  return FALSE;
}

/* --- writing -------------------------------------------------------------------------- */

static gboolean
open_for_appending (TaliaStore *self, GError **error)
{
  self->fd = g_open (self->slot.path, O_WRONLY | O_APPEND | O_CLOEXEC, 0);
  return self->fd >= 0 || fail (error, errno, self->slot.path);
}

/* Notes how the file is left. */
static void
remember (TaliaStore *self)
{
  if (self->fd >= 0 && fstat (self->fd, &self->left) != 0)
    self->left = (GStatBuf) { 0 };
}

/* Whether the file of that name is the one that we left, and as we left it. */
static gboolean
is_as_left (TaliaStore *self)
{
  GStatBuf named;

  return g_stat (self->slot.path, &named) == 0 && named.st_ino == self->left.st_ino && named.st_dev == self->left.st_dev
         && named.st_size == self->left.st_size;
}

/* Makes the slot's file the record of the table, all or nothing. */
static gboolean
write_whole (TaliaStore *self, GError **error)
{
  g_autofree char *text = talia_record_write (self->table);

  close_file (self);
  if (g_mkdir_with_parents (self->folder, 0700) != 0)
    return fail (error, errno, self->folder);
  if (!take_slot (self, error))
    return FALSE;
  if ((self->foreign || !is_as_left (self)) && !put_away (self, error))
    return FALSE;
  self->foreign = FALSE;
  if (!g_file_set_contents_full (self->slot.path, text, -1,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600, error))
    return FALSE;
  sync_folder (self->folder);
  self->length = (goffset) strlen (text);
  if (!open_for_appending (self, error))
    return FALSE;
  remember (self);
  return TRUE;
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
      remember (self);
      return fail (error, saved, self->slot.path);
    }
  self->length += (goffset) length;
  remember (self);
  talia_syncer_request (self->syncer, self->fd);
  return TRUE;
}

/* Tells of the first failure, and of the first success after it. */
static void
tell_outcome (TaliaStore *self, const GError *error)
{
  gboolean failed = error != NULL;

  if (failed == self->failed)
    return;
  self->failed = failed;
  if (failed)
    g_signal_emit (self, signals[FAILED], 0, error);
  else
    g_signal_emit (self, signals[RECOVERED], 0);
}

static void
recorded_cb (TaliaStore *self, const char *lines)
{
  g_autoptr (GError) error = NULL;

  if (self->fd < 0 || !is_as_left (self))
    write_whole (self, &error);
  else if (!append (self, lines, &error))
    close_file (self);
  tell_outcome (self, error);
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
  TaliaStore *self = TALIA_STORE (object);

  detach (self);
  talia_slot_release (&self->slot);

  G_OBJECT_CLASS (talia_store_parent_class)->dispose (object);
}

static void
talia_store_finalize (GObject *object)
{
  TaliaStore *self = TALIA_STORE (object);

  g_clear_pointer (&self->syncer, talia_syncer_free);
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

  /**
   * TaliaStore::recovered:
   *
   * After a failure, the whole of the open match has been written again.
   */
  signals[RECOVERED] =
      g_signal_new ("recovered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
talia_store_init (TaliaStore *self)
{
  self->syncer = talia_syncer_new ();
  self->slot = (TaliaSlot) TALIA_NO_SLOT;
  self->fd = -1;
  self->foreign = TRUE;
}

TaliaStore *
talia_store_new (const char *folder)
{
  TaliaStore *self = g_object_new (TALIA_TYPE_STORE, NULL);

  self->folder = folder != NULL ? g_strdup (folder) : g_build_filename (g_get_user_data_dir (), "talia", NULL);
  return self;
}

/* The match that is open or would be opened, finished or not. */
static TaliaTable *
look_at_current (TaliaStore *self, GError **error)
{
  TaliaTable *table = NULL;
  goffset end;

  if (self->table != NULL)
    return g_object_ref (self->table);
  if (choose_slot (self, &table, &end, error) == 0)
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, "");
  return table;
}

gboolean
talia_store_has_match (TaliaStore *self)
{
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (TALIA_IS_STORE (self), FALSE);

  table = look_at_current (self, &error);
  return table != NULL ? talia_table_get_state (table)->phase != TALIA_PHASE_OVER : !is_missing (error);
}

gboolean
talia_store_is_shared (TaliaStore *self)
{
  g_return_val_if_fail (TALIA_IS_STORE (self), FALSE);

  return somebody_else_plays (self);
}

TaliaTable *
talia_store_peek_match (TaliaStore *self)
{
  g_autoptr (TaliaTable) table = NULL;

  g_return_val_if_fail (TALIA_IS_STORE (self), NULL);

  table = look_at_current (self, NULL);
  return table != NULL && talia_table_get_state (table)->phase != TALIA_PHASE_OVER ? g_steal_pointer (&table) : NULL;
}

/* What cannot be opened is kept aside where it is damaged, and told. */
static void
refuse_damaged (TaliaStore *self, GError *problem, char **kept_as, GError **error)
{
  if (problem->domain == TALIA_RECORD_ERROR)
    {
      g_autofree char *path = keep_aside (self, NULL);

      if (kept_as != NULL)
        *kept_as = g_steal_pointer (&path);
    }
  talia_slot_release (&self->slot);
  if (is_missing (problem) && somebody_else_plays (self))
    {
      g_set_error_literal (error, TALIA_STORE_ERROR, TALIA_STORE_ERROR_ELSEWHERE,
                           _ ("The match is open in another window of Talia."));
      g_error_free (problem);
    }
  else
    g_propagate_error (error, problem);
}

/* Goes on where the file's last whole line ends. */
static void
resume (TaliaStore *self, TaliaTable *table, goffset end)
{
  g_autoptr (GError) problem = NULL;

  attach (self, table);
  self->foreign = FALSE;
  self->length = end;
  if (open_for_appending (self, &problem) && ftruncate (self->fd, end) != 0)
    {
      fail (&problem, errno, self->slot.path);
      close_file (self);
    }
  remember (self);
  tell_outcome (self, problem);
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

  if (!take_slot (self, error))
    return NULL;
  /* Only now: before, somebody else might have written to it. */
  table = read_file (self->slot.path, &end, &problem);
  if (table == NULL)
    {
      refuse_damaged (self, g_steal_pointer (&problem), kept_as, error);
      return NULL;
    }
  resume (self, table, end);
  return g_steal_pointer (&table);
}

gboolean
talia_store_begin_match (TaliaStore *self, TaliaTable *table, GError **error)
{
  g_return_val_if_fail (TALIA_IS_STORE (self) && TALIA_IS_TABLE (table), FALSE);

  detach (self);
  attach (self, table);
  self->failed = !write_whole (self, error);
  return !self->failed;
}

gboolean
talia_store_end_match (TaliaStore *self, GError **error)
{
  gboolean good;

  g_return_val_if_fail (TALIA_IS_STORE (self), FALSE);

  detach (self);
  good = take_slot (self, error) && put_away (self, error);
  talia_slot_release (&self->slot);
  return good;
}

void
talia_store_flush (TaliaStore *self)
{
  g_return_if_fail (TALIA_IS_STORE (self));
  talia_syncer_wait (self->syncer);
}
