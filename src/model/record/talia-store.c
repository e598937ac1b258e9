/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The store of matches: every step is written to its file before it is reported. */
#include "talia-store.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "model/base/talia-data-folder.h"
#include "model/table/talia-table-notes.h"
#include "model/table/talia-table-private.h"
#include "talia-folder.h"
#include "talia-match-file.h"
#include "talia-record.h"
#include "talia-retitling.h"
#include "talia-shelf.h"

struct _TaliaStore
{
  GObject parent_instance;

  char *folder;
  TaliaSlot slot; /* the slot of the open match, or of the one to be opened */
  TaliaTable *table;
  TaliaTable *salvaged; /* the salvaged part of the match that was found to be damaged last */
  TaliaMatchFile file;
  TaliaShelf shelf;
  GQueue renamings; /* GTasks with a TaliaRetitling; the first is running */
  gboolean foreign; /* the file may hold another match than the table, which must be put away first */
  gboolean failed;  /* whether the last attempt to write has failed */
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

/* Whether the file of the slot cannot be read. A file that this program wrote is known to be readable. */
static gboolean
is_damaged (TaliaStore *self)
{
  const TaliaStored *stored;

  if (talia_match_file_is_as_left (&self->file, self->slot.path))
    return FALSE;
  stored = talia_shelf_read (&self->shelf, self->slot.path);
  return stored->error != NULL && stored->error->domain == TALIA_RECORD_ERROR;
}

/* Tells pending renamings of a match that its file has moved. */
static void
follow (TaliaStore *self, const char *from, const char *to)
{
  for (GList *l = self->renamings.head; l != NULL; l = l->next)
    talia_retitling_follow (g_task_get_task_data (l->data), from, to);
}

/* Moves the file of the slot, whatever it contains, out of the way of a new match; sets `where` (transfer full) to its
 * new path, NULL if there was none. */
static gboolean
put_away_to (TaliaStore *self, char **where, GError **error)
{
  GStatBuf there;
  g_autofree char *matches = g_build_filename (self->folder, "matches", NULL);
  g_autofree char *path = NULL;
  g_autoptr (TaliaStored) gone = NULL;

  if (g_lstat (self->slot.path, &there) != 0 && errno == ENOENT)
    return TRUE;
  if (is_damaged (self))
    path = talia_match_file_move (self->slot.path, self->folder, "damaged-", error);
  else
    path = talia_match_file_move (self->slot.path, matches, "", error);
  gone = talia_shelf_take (&self->shelf, self->slot.path);
  if (path == NULL)
    return FALSE;
  follow (self, self->slot.path, path);
  *where = g_steal_pointer (&path);
  return TRUE;
}

static gboolean
put_away (TaliaStore *self, GError **error)
{
  g_autofree char *where = NULL;

  return put_away_to (self, &where, error);
}

/* --- which slot ----------------------------------------------------------------------- */

/* Whether another program has a match open in this folder. */
static gboolean
somebody_else_plays (TaliaStore *self)
{
  for (int n = 1; n <= TALIA_SLOTS; n++)
    if (n != self->slot.number && talia_slot_is_taken (self->folder, n))
      return TRUE;
  return FALSE;
}

/* Takes the slot that talia_shelf_choose() finds, or keeps the one that is held. */
static gboolean
take_slot (TaliaStore *self, GError **error)
{
  if (self->slot.number > 0)
    return TRUE;
  /* If another program takes the chosen slot first, the others are tried. */
  for (int tries = 0; tries < 2 * TALIA_SLOTS; tries++)
    {
      TaliaStored *stored;
      int number = talia_shelf_choose (&self->shelf, &stored);

      if (number == 0)
        break;
      if (talia_slot_take (&self->slot, self->folder, number))
        return TRUE;
    }
  g_set_error_literal (error, TALIA_STORE_ERROR, TALIA_STORE_ERROR_ELSEWHERE,
                       _ ("too many matches are open in other windows of Talia"));
  return FALSE;
}

/* --- writing -------------------------------------------------------------------------- */

/* Writes the record of the table to the file of the slot. */
static gboolean
write_whole (TaliaStore *self, GError **error)
{
  g_autofree char *text = NULL;

  if (talia_table_get_taken_back (self->table)) /* the lines about undone moves will be gone */
    talia_table_note_help (self->table, TALIA_HELP_UNDO);
  text = talia_record_write (self->table);
  talia_match_file_close (&self->file);
  if (!talia_match_file_make_folder (self->folder, error) || !take_slot (self, error))
    return FALSE;
  if ((self->foreign || !talia_match_file_is_as_left (&self->file, self->slot.path)) && !put_away (self, error))
    return FALSE;
  self->foreign = FALSE;
  return talia_match_file_write (&self->file, self->slot.path, text, error);
}

/* Reports the first failure, and the first success after it. */
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

  /* A record that is too long to be read contains undone moves, and is rewritten without them. */
  if (lines != NULL && talia_match_file_is_sound (&self->file)
      && talia_match_file_is_as_left (&self->file, self->slot.path)
      && self->file.length + (goffset) strlen (lines) < TALIA_RECORD_MAX_LENGTH)
    talia_match_file_append (&self->file, self->slot.path, lines, &error);
  else
    write_whole (self, &error);
  tell_outcome (self, error);
}

/* Waits for the disk. If a sync has failed, the record is written again, or the failure is reported. */
static void
settle (TaliaStore *self)
{
  g_autoptr (GError) error = NULL;

  talia_syncer_wait (self->file.syncer);
  if (self->table == NULL || self->failed || talia_match_file_is_sound (&self->file))
    return;
  write_whole (self, &error);
  tell_outcome (self, error);
}

static void
let_go (TaliaStore *self)
{
  talia_match_file_close (&self->file);
  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  g_clear_object (&self->table);
  self->foreign = TRUE;
}

static void
detach (TaliaStore *self)
{
  settle (self);
  let_go (self);
}

static void
attach (TaliaStore *self, TaliaTable *table)
{
  self->table = g_object_ref (table);
  g_signal_connect_object (table, "recorded", G_CALLBACK (recorded_cb), self, G_CONNECT_SWAPPED);
}

/* --- names ---------------------------------------------------------------------------- */

static gboolean
is_own (TaliaStore *self, const char *path, GError **error)
{
  if (talia_store_is_put_away (self, path) || talia_store_is_open (self, path))
    return TRUE;
  g_set_error_literal (error, TALIA_STORE_ERROR, TALIA_STORE_ERROR_ELSEWHERE,
                       _ ("The match is open in another window of Talia."));
  return FALSE;
}

/* Changes the title in the open file, and at the table, so that it is still there when the file is rewritten. */
static gboolean
retitle_open_match (TaliaStore *self, TaliaRetitling *retitling, GError **error)
{
  if (!talia_table_change_title (self->table, talia_retitling_get_title (retitling), error))
    return FALSE;
  if (!talia_match_file_is_sound (&self->file) || !talia_match_file_is_as_left (&self->file, self->slot.path))
    return write_whole (self, error);
  return talia_retitling_put_open (retitling, &self->file, error);
}

/* Changes the title of a stored match that nobody else can open at this moment. */
static gboolean
retitle_stored_match (TaliaStore *self, TaliaRetitling *retitling, GError **error)
{
  const gboolean had_slot = self->slot.number > 0;
  gboolean good = take_slot (self, error) && is_own (self, talia_retitling_get_path (retitling), error)
                  && talia_retitling_put (retitling, error);

  if (!had_slot)
    talia_slot_release (&self->slot);
  return good;
}

static void retitle_next (TaliaStore *self);

/* The thread has finished; here, nothing else can change the file at the same time. */
static void
end_renaming (TaliaStore *self)
{
  GTask *task = g_queue_peek_head (&self->renamings);
  TaliaRetitling *retitling = g_task_get_task_data (task);
  const char *path = talia_retitling_get_path (retitling);
  const gboolean open = self->table != NULL && talia_store_is_open (self, path);
  GError *error = NULL;
  gboolean good = talia_retitling_wait (retitling, &error);

  if (talia_retitling_is_outdated (retitling, open))
    {
      g_clear_error (&error);
      retitle_next (self);
      return;
    }
  if (good && open)
    good = retitle_open_match (self, retitling, &error);
  else if (good && talia_store_is_put_away (self, path))
    good = talia_retitling_put (retitling, &error);
  else if (good)
    good = retitle_stored_match (self, retitling, &error);
  g_queue_pop_head (&self->renamings);
  retitle_next (self);
  if (good)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
  g_object_unref (task);
}

static gboolean
retitled_cb (gpointer data)
{
  end_renaming (data);
  return G_SOURCE_REMOVE;
}

/* Renamings run one after the other, so that the last title wins. */
static void
retitle_next (TaliaStore *self)
{
  GTask *task = g_queue_peek_head (&self->renamings);

  if (task != NULL)
    talia_retitling_begin (g_task_get_task_data (task), retitled_cb, self);
}

static void
finish_renamings (TaliaStore *self)
{
  while (!g_queue_is_empty (&self->renamings))
    end_renaming (self);
}

static void
talia_store_dispose (GObject *object)
{
  TaliaStore *self = TALIA_STORE (object);

  finish_renamings (self);
  detach (self);
  g_clear_object (&self->salvaged);
  talia_slot_release (&self->slot);

  G_OBJECT_CLASS (talia_store_parent_class)->dispose (object);
}

static void
talia_store_finalize (GObject *object)
{
  TaliaStore *self = TALIA_STORE (object);

  talia_match_file_finish (&self->file);
  talia_shelf_clear (&self->shelf);
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
   * @error: what could not be written, and why, in a sentence for the player
   *
   * The open match could not be written. Emitted once; the match goes on in memory, and each further step tries again.
   * After a success, the next failure is reported again.
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
  talia_match_file_init (&self->file);
  self->slot = (TaliaSlot) TALIA_NO_SLOT;
  self->foreign = TRUE;
}

TaliaStore *
talia_store_new (const char *folder)
{
  TaliaStore *self = g_object_new (TALIA_TYPE_STORE, NULL);

  self->folder = folder != NULL ? g_strdup (folder) : talia_data_folder_get (NULL);
  talia_shelf_init (&self->shelf, self->folder);
  return self;
}

gboolean
talia_store_has_match (TaliaStore *self)
{
  TaliaStored *stored;

  g_return_val_if_fail (TALIA_IS_STORE (self), FALSE);

  if (self->table != NULL)
    return talia_table_get_state (self->table)->phase != TALIA_PHASE_OVER;
  return talia_shelf_choose (&self->shelf, &stored) != 0 && talia_stored_goes_on (stored);
}

gboolean
talia_store_is_ready (TaliaStore *self)
{
  g_return_val_if_fail (TALIA_IS_STORE (self), TRUE);

  return self->table != NULL || talia_shelf_is_ready (&self->shelf);
}

void
talia_store_look_async (TaliaStore *self, TaliaRecordReading *reading, GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (TALIA_IS_STORE (self) && reading != NULL);

  talia_shelf_look_async (&self->shelf, reading, callback, data);
}

gboolean
talia_store_look_finish (TaliaStore *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (TALIA_IS_STORE (self), FALSE);

  return talia_shelf_look_finish (&self->shelf, result, error);
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
  TaliaTable *table = self->table;
  TaliaStored *stored;

  g_return_val_if_fail (TALIA_IS_STORE (self), NULL);

  if (table == NULL && talia_shelf_choose (&self->shelf, &stored) != 0)
    table = stored->table;
  return table != NULL && talia_table_get_state (table)->phase != TALIA_PHASE_OVER ? g_object_ref (table) : NULL;
}

/* A file that cannot be opened because it is damaged is put aside, and reported. */
static void
refuse_damaged (TaliaStore *self, TaliaStored *stored, char **kept_as, GError **error)
{
  gboolean missing = talia_stored_is_missing (stored);
  GError *problem = g_steal_pointer (&stored->error);

  g_set_object (&self->salvaged, stored->salvaged);
  if (problem->domain == TALIA_RECORD_ERROR)
    {
      g_autofree char *path = talia_match_file_move (self->slot.path, self->folder, "damaged-", NULL);

      if (kept_as != NULL)
        *kept_as = g_steal_pointer (&path);
    }
  talia_slot_release (&self->slot);
  if (missing && somebody_else_plays (self))
    {
      g_set_error_literal (error, TALIA_STORE_ERROR, TALIA_STORE_ERROR_ELSEWHERE,
                           _ ("The match is open in another window of Talia."));
      g_error_free (problem);
    }
  else
    g_propagate_error (error, problem);
}

/* Continues after the last whole line of the file; a file to which nothing can be appended is rewritten. */
static void
resume (TaliaStore *self, const TaliaStored *stored)
{
  g_autoptr (GError) problem = NULL;

  attach (self, stored->table);
  self->foreign = FALSE;
  self->file.left = stored->as;
  if (stored->encoded)
    write_whole (self, &problem);
  else
    talia_match_file_resume (&self->file, self->slot.path, stored->end, &problem);
  tell_outcome (self, problem);
}

TaliaTable *
talia_store_open_match (TaliaStore *self, char **kept_as, GError **error)
{
  g_autoptr (TaliaStored) stored = NULL;

  g_return_val_if_fail (TALIA_IS_STORE (self), NULL);

  if (kept_as != NULL)
    *kept_as = NULL;
  if (self->table != NULL)
    return g_object_ref (self->table);

  if (!take_slot (self, error))
    return NULL;
  /* Only after the lock is held, since another program might have written to the file before. */
  talia_shelf_read (&self->shelf, self->slot.path);
  stored = talia_shelf_take (&self->shelf, self->slot.path);
  if (stored->table == NULL)
    {
      refuse_damaged (self, stored, kept_as, error);
      return NULL;
    }
  resume (self, stored);
  return g_steal_pointer (&stored->table);
}

TaliaTable *
talia_store_take_salvaged (TaliaStore *self)
{
  g_return_val_if_fail (TALIA_IS_STORE (self), NULL);

  return g_steal_pointer (&self->salvaged);
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

gboolean
talia_store_is_put_away (TaliaStore *self, const char *path)
{
  g_autofree char *matches = NULL, *folder = NULL;

  g_return_val_if_fail (TALIA_IS_STORE (self) && path != NULL, FALSE);

  matches = g_build_filename (self->folder, "matches", NULL);
  folder = g_path_get_dirname (path);
  return g_str_equal (matches, folder);
}

gboolean
talia_store_is_open (TaliaStore *self, const char *path)
{
  g_autofree char *chosen = NULL;
  TaliaStored *stored;
  int number;

  g_return_val_if_fail (TALIA_IS_STORE (self) && path != NULL, FALSE);

  if (self->slot.number > 0)
    return g_str_equal (path, self->slot.path);
  number = talia_shelf_choose (&self->shelf, &stored);
  chosen = number > 0 ? talia_slot_path (self->folder, number) : NULL;
  return g_strcmp0 (path, chosen) == 0;
}

gboolean
talia_store_fetch_match (TaliaStore *self, const char *path, GError **error)
{
  g_autoptr (TaliaStored) gone = NULL;
  g_autofree char *where = NULL;
  int problem;

  g_return_val_if_fail (TALIA_IS_STORE (self) && path != NULL, FALSE);

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, _ ("The match is no longer there."));
      return FALSE;
    }
  settle (self);
  if (!take_slot (self, error) || !put_away_to (self, &where, error))
    return FALSE;
  problem = talia_folder_rename (path, self->slot.path);
  gone = talia_shelf_take (&self->shelf, self->slot.path);
  if (problem == 0)
    {
      let_go (self);
      follow (self, path, self->slot.path);
      return TRUE;
    }
  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (problem), _ ("Could not open the match: %s"),
               g_strerror (problem));
  if (self->table != NULL && where != NULL && talia_folder_rename (where, self->slot.path) == 0)
    {
      follow (self, where, self->slot.path); /* the match goes on, and so does its file */
      return FALSE;
    }
  let_go (self);
  talia_slot_release (&self->slot);
  return FALSE;
}

void
talia_store_rename_match_async (TaliaStore *self, const char *path, const char *title, GAsyncReadyCallback callback,
                                gpointer data)
{
  GTask *task;
  GError *error = NULL;

  g_return_if_fail (TALIA_IS_STORE (self) && path != NULL && title != NULL);

  task = g_task_new (NULL, NULL, callback, data); /* the thread has no reference to the store */
  g_task_set_source_tag (task, talia_store_rename_match_async);
  if (!is_own (self, path, &error))
    {
      g_task_return_error (task, error);
      g_object_unref (task);
      return;
    }
  g_task_set_task_data (task, talia_retitling_new (path, title), (GDestroyNotify) talia_retitling_free);
  g_queue_push_tail (&self->renamings, task);
  if (self->renamings.length == 1)
    retitle_next (self);
}

gboolean
talia_store_rename_match_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
talia_store_flush (TaliaStore *self)
{
  g_return_if_fail (TALIA_IS_STORE (self));

  finish_renamings (self);
  settle (self);
}
