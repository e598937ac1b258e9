/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The archive of a person's matches: the facts about them, and the operations on their files. */
#include "talia-archive.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "model/base/talia-data-folder.h"
#include "model/pad/talia-pad-folder.h"
#include "model/record/talia-folder.h"
#include "model/record/talia-match-file.h"
#include "model/record/talia-outgoing.h"
#include "talia-archive-index-private.h"
#include "talia-coach-deals.h"

struct _TaliaArchive
{
  GObject parent_instance;

  char *folder;
  TaliaArchiveIndex *index; /* opened by a thread; NULL: not yet, or impossible */
  GCancellable *cancellable;
  gboolean updating, again;
  char *failure;
  gboolean looked; /* whether the whole index has been checked */
};

G_DEFINE_FINAL_TYPE (TaliaArchive, talia_archive, G_TYPE_OBJECT)

enum
{
  PROP_UPDATING = 1,
  N_PROPS
};
static GParamSpec *props[N_PROPS];

enum
{
  CHANGED,
  FAILED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
talia_archive_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_UPDATING)
    g_value_set_boolean (value, TALIA_ARCHIVE (object)->updating);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
talia_archive_dispose (GObject *object)
{
  TaliaArchive *self = TALIA_ARCHIVE (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_pointer (&self->index, talia_archive_index_free);

  G_OBJECT_CLASS (talia_archive_parent_class)->dispose (object);
}

static void
talia_archive_finalize (GObject *object)
{
  TaliaArchive *self = TALIA_ARCHIVE (object);

  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->failure, g_free);
  g_clear_pointer (&self->folder, g_free);

  G_OBJECT_CLASS (talia_archive_parent_class)->finalize (object);
}

static void
talia_archive_class_init (TaliaArchiveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = talia_archive_get_property;
  object_class->dispose = talia_archive_dispose;
  object_class->finalize = talia_archive_finalize;

  props[PROP_UPDATING] =
      g_param_spec_boolean ("updating", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /** TaliaArchive::changed: Emitted when the contents of the index have changed. */
  signals[CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TaliaArchive::failed:
   * @error: why the index cannot be written, in a sentence for the player
   *
   * Emitted once; talia_archive_update() keeps trying.
   */
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
talia_archive_init (TaliaArchive *self)
{
  self->cancellable = g_cancellable_new ();
}

TaliaArchive *
talia_archive_new (const char *folder)
{
  TaliaArchive *self = g_object_new (TALIA_TYPE_ARCHIVE, NULL);

  self->folder = folder != NULL ? g_strdup (folder) : talia_data_folder_get (NULL);
  return self;
}

/* --- the index --------------------------------------------------------------------------- */

/* The task of a thread. */
typedef struct
{
  char *folder;
  gboolean thorough;
  gboolean update; /* whether to look at the files as well */
} Order;

static void
order_free (gpointer data)
{
  Order *order = data;

  g_free (order->folder);
  g_free (order);
}

/* The result of a thread. */
typedef struct
{
  TaliaArchiveIndex *index; /* the index that the thread leaves to the window; NULL: none */
  gboolean changed;
  GError *error; /* why the index could not be written completely */
} Look;

static void
look_free (Look *look)
{
  g_clear_pointer (&look->index, talia_archive_index_free);
  g_clear_error (&look->error);
  g_free (look);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Look, look_free)

static void
look_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Order *order = data;
  Look *look = g_new0 (Look, 1);

  if (g_file_test (order->folder, G_FILE_TEST_IS_DIR)) /* only looking at a folder must not create it */
    {
      look->index = talia_archive_index_open (order->folder, order->thorough, &look->error);
      if (look->index != NULL && order->update)
        look->changed = talia_archive_index_update (look->index, cancellable, &look->error);
      /* An index that cannot be written can still be read. */
      if (look->index == NULL)
        look->index = talia_archive_index_look (order->folder);
      /* In the window, a query either succeeds at once or fails. */
      if (look->index != NULL)
        sqlite3_busy_timeout (talia_archive_index_get_database (look->index), 0);
    }
  g_task_return_pointer (task, look, (GDestroyNotify) look_free);
}

static void
set_updating (TaliaArchive *self, gboolean updating)
{
  self->updating = updating;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_UPDATING]);
}

static void
start (TaliaArchive *self, gboolean update, GAsyncReadyCallback callback)
{
  /* Runs in the thread, which may outlive the archive and must not touch it. */
  g_autoptr (GTask) task = g_task_new (NULL, self->cancellable, callback, g_object_ref (self));
  Order *order = g_new (Order, 1);

  *order = (Order) { g_strdup (self->folder), !self->looked, update };
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, order, order_free);
  g_task_run_in_thread (task, look_in_thread);
}

/* Takes over the index from the thread, for use in the window; NULL if the window is gone. */
static Look *
take_index (TaliaArchive *self, GAsyncResult *result)
{
  g_autoptr (Look) look = g_task_propagate_pointer (G_TASK (result), NULL);

  if (g_cancellable_is_cancelled (self->cancellable))
    return NULL;
  g_clear_pointer (&self->index, talia_archive_index_free);
  self->index = g_steal_pointer (&look->index);
  return g_steal_pointer (&look);
}

static void
updated_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TaliaArchive) self = data;
  g_autoptr (Look) look = take_index (self, result);

  if (look == NULL)
    return;
  set_updating (self, FALSE);
  if (look->error != NULL && self->failure == NULL)
    {
      self->failure = g_strdup (look->error->message);
      g_signal_emit (self, signals[FAILED], 0, look->error);
      look->changed = TRUE; /* as far as it was updated */
    }
  else if (look->error == NULL)
    g_clear_pointer (&self->failure, g_free);
  if (look->changed)
    g_signal_emit (self, signals[CHANGED], 0);
  if (self->again)
    talia_archive_update (self);
}

/* The known matches can be shown while the files are checked. */
static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TaliaArchive) self = data;
  g_autoptr (Look) look = take_index (self, result);

  if (look == NULL)
    return;
  if (self->index != NULL
      && talia_archive_index_count (self->index, &(TaliaArchiveQuery) { .kind = TALIA_ARCHIVE_ALL }) > 0)
    g_signal_emit (self, signals[CHANGED], 0);
  self->looked = TRUE;
  start (self, TRUE, updated_cb);
}

void
talia_archive_update (TaliaArchive *self)
{
  g_return_if_fail (TALIA_IS_ARCHIVE (self));

  self->again = self->updating;
  if (self->updating)
    return;
  set_updating (self, TRUE);
  start (self, self->index != NULL, self->index != NULL ? updated_cb : opened_cb);
}

gboolean
talia_archive_get_updating (TaliaArchive *self)
{
  g_return_val_if_fail (TALIA_IS_ARCHIVE (self), FALSE);
  return self->updating;
}

const char *
talia_archive_get_failure (TaliaArchive *self)
{
  g_return_val_if_fail (TALIA_IS_ARCHIVE (self), NULL);
  return self->failure;
}

guint
talia_archive_count_damaged (TaliaArchive *self)
{
  g_return_val_if_fail (TALIA_IS_ARCHIVE (self), 0);
  return self->index != NULL ? talia_archive_index_count_damaged (self->index) : 0;
}

gint64
talia_archive_get_size (TaliaArchive *self)
{
  g_return_val_if_fail (TALIA_IS_ARCHIVE (self), 0);
  return self->index != NULL ? talia_archive_index_get_size (self->index) : 0;
}

guint
talia_archive_count (TaliaArchive *self, const TaliaArchiveQuery *query)
{
  g_return_val_if_fail (TALIA_IS_ARCHIVE (self) && query != NULL, 0);
  return self->index != NULL ? talia_archive_index_count (self->index, query) : 0;
}

GPtrArray *
talia_archive_find (TaliaArchive *self, const TaliaArchiveQuery *query, guint first, guint n)
{
  g_return_val_if_fail (TALIA_IS_ARCHIVE (self) && query != NULL, NULL);
  return self->index != NULL ? talia_archive_index_list (self->index, query, first, n) : g_ptr_array_new ();
}

TaliaStatistics *
talia_archive_get_statistics (TaliaArchive *self, const TaliaStatisticsQuery *query)
{
  g_return_val_if_fail (TALIA_IS_ARCHIVE (self), NULL);
  return talia_statistics_new (self->index, query);
}

GArray *
talia_archive_list_games (TaliaArchive *self, gint64 since)
{
  g_return_val_if_fail (TALIA_IS_ARCHIVE (self), NULL);
  return talia_statistics_list_games (self->index, since);
}

GStrv
talia_archive_list_rules (TaliaArchive *self, const char *game)
{
  g_return_val_if_fail (TALIA_IS_ARCHIVE (self), NULL);
  return talia_statistics_list_rules (self->index, game);
}

GStrv
talia_archive_list_levels (TaliaArchive *self, const char *game)
{
  g_return_val_if_fail (TALIA_IS_ARCHIVE (self), NULL);
  return talia_statistics_list_levels (self->index, game);
}

GArray *
talia_archive_list_family (TaliaArchive *self, TaliaArchiveKind kind, const char *game, gint64 since)
{
  g_return_val_if_fail (TALIA_IS_ARCHIVE (self), NULL);
  return talia_family_list (self->index, kind, game, since);
}

TaliaRatingCourse *
talia_archive_get_rating (TaliaArchive *self, const char *game)
{
  g_return_val_if_fail (TALIA_IS_ARCHIVE (self), NULL);
  return talia_rating_course_new (self->index, game);
}

guint
talia_archive_get_grade (TaliaArchive *self, const char *game)
{
  g_autoptr (TaliaRatingCourse) course = talia_archive_get_rating (self, game);

  return course->grade;
}

TaliaCoach *
talia_archive_get_coach (TaliaArchive *self, const char *game)
{
  g_autoptr (GArray) deals = NULL;

  g_return_val_if_fail (TALIA_IS_ARCHIVE (self), NULL);

  deals = talia_coach_deals_list (self->index, game);
  return talia_coach_new (deals);
}

GPtrArray *
talia_archive_list_losses (TaliaArchive *self)
{
  g_return_val_if_fail (TALIA_IS_ARCHIVE (self), NULL);
  return talia_losses_list (self->index);
}

void
talia_archive_get_daily (TaliaArchive *self, guint32 today, TaliaDaily *daily)
{
  g_return_if_fail (TALIA_IS_ARCHIVE (self));
  talia_daily_init (daily, self->index, today);
}

/* --- files ----------------------------------------------------------------------------------- */

const char *
talia_archive_get_folder (TaliaArchive *self)
{
  g_return_val_if_fail (TALIA_IS_ARCHIVE (self), NULL);
  return self->folder;
}

char *
talia_archive_get_path (TaliaArchive *self, const char *file)
{
  g_return_val_if_fail (TALIA_IS_ARCHIVE (self), NULL);
  return g_build_filename (self->folder, file, NULL);
}

/* The files of matches and of score pads have names of the same kind. */
static char *
get_path_in_bin (TaliaArchive *self, const char *file)
{
  g_autofree char *name = g_path_get_basename (file);
  const gboolean pad = g_str_has_prefix (file, TALIA_PAD_FOLDER G_DIR_SEPARATOR_S);
  g_autofree char *deleted = g_strconcat (pad ? TALIA_PAD_DELETED : "", name, NULL);

  return g_build_filename (self->folder, "bin", deleted, NULL);
}

static gboolean
rename_file (TaliaArchive *self, const char *from, const char *to, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (to), *shown = g_filename_display_name (from);
  int problem;

  if (!talia_match_file_make_folder (folder, error))
    return FALSE;
  problem = talia_folder_rename (from, to);
  if (problem != 0)
    {
      g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (problem), _ ("Could not move “%s”: %s"), shown,
                   g_strerror (problem));
      return FALSE;
    }
  talia_archive_update (self);
  return TRUE;
}

gboolean
talia_archive_remove (TaliaArchive *self, const char *file, GError **error)
{
  g_autofree char *from = talia_archive_get_path (self, file), *to = get_path_in_bin (self, file);

  g_unlink (to);
  return rename_file (self, from, to, error);
}

gboolean
talia_archive_restore (TaliaArchive *self, const char *file, GError **error)
{
  g_autofree char *from = get_path_in_bin (self, file), *to = talia_archive_get_path (self, file);

  return rename_file (self, from, to, error);
}

gboolean
talia_archive_export (TaliaArchive *self, const char *file, GFile *target, GError **error)
{
  g_autofree char *path = talia_archive_get_path (self, file);
  g_autoptr (GFile) source = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = g_file_load_bytes (source, NULL, NULL, error);
  TaliaOutgoing copy;
  gboolean good;

  if (bytes == NULL || !talia_outgoing_begin (&copy, target, G_FILE_CREATE_NONE, NULL, error))
    return FALSE;
  good = g_output_stream_write_all (copy.stream, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, NULL,
                                    error);
  return talia_outgoing_end (&copy, good, NULL, good ? error : NULL);
}

void
talia_archive_empty_bin (TaliaArchive *self, gint64 age)
{
  const gint64 before = g_get_real_time () / G_USEC_PER_SEC - age;
  g_autofree char *path = g_build_filename (self->folder, "bin", NULL);
  g_autoptr (GDir) bin = g_dir_open (path, 0, NULL);
  const char *name;

  while (bin != NULL && (name = g_dir_read_name (bin)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);
      GStatBuf there;

      /* Moving the file changes its path only, not its contents. */
      if (g_stat (file, &there) == 0 && (gint64) there.st_ctime <= before)
        g_unlink (file);
    }
}
