/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The examiner: has the expert judge the person's decisions in finished matches, in the background, so that exercises
 * can be made from them. */
#include "talia-examiner.h"

#include <sys/resource.h>
#include <unistd.h>

#include "model/archive/talia-verdicts.h"
#include "model/record/talia-lock.h"
#include "model/record/talia-stored.h"
#include "model/table/talia-table-private.h"

/* The lock of the program that is judging. */
#define LOCK ".lock-judge"

struct _TaliaExaminer
{
  GObject parent_instance;

  TaliaArchive *archive;
  GPowerProfileMonitor *power; /* NULL: no match was to be judged yet */
  GHashTable *done;            /* names and stamps of the files that need not be looked at again */
  TaliaPause *pause;           /* of the thread; NULL: there is none */
  gboolean stopped;            /* whether the thread has been told to end */
  guint worlds;
  int nice;
  gboolean wanted, held;
};

G_DEFINE_FINAL_TYPE (TaliaExaminer, talia_examiner, G_TYPE_OBJECT)

enum
{
  PROP_WANTED = 1,
  PROP_HELD,
  N_PROPS
};
static GParamSpec *props[N_PROPS];
static guint judged_signal;

/* --- the thread ------------------------------------------------------------------------------- */

/* The data of the thread. */
typedef struct
{
  TaliaExaminer *owner; /* only for the main thread, up to its answer */
  TaliaPause *pause;
  char *folder, *path, *match, *mark;
  int seat, nice;
  guint worlds;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  talia_pause_unref (work->pause);
  g_free (work->folder);
  g_free (work->path);
  g_free (work->match);
  g_free (work->mark);
  g_free (work);
}

/* Reports a deal that has been judged, in the main thread. */
static gboolean
judged_cb (gpointer task)
{
  Work *work = g_task_get_task_data (task);

  if (work->owner->archive != NULL)
    g_signal_emit (work->owner, judged_signal, 0);
  return G_SOURCE_REMOVE;
}

/* Judges the deals that have no verdict; returns FALSE if it was stopped, or the verdicts cannot be stored. */
static gboolean
judge_deals (GTask *task, const Work *work, TaliaTable *table)
{
  g_autoptr (TaliaVerdicts) verdicts = talia_verdicts_new (work->folder);
  const guint deals = talia_table_get_state (table)->deals;

  for (guint deal = 1; deal <= deals; deal++)
    {
      g_autoptr (GArray) known = talia_verdicts_find (verdicts, table, work->seat, deal, TALIA_SIGHT_OWN);
      g_autoptr (GArray) judgements = NULL;

      if (known != NULL)
        continue;
      judgements = talia_judge_quietly (table, work->seat, deal, work->worlds, work->pause);
      if (judgements == NULL || !talia_verdicts_keep (verdicts, table, work->seat, deal, TALIA_SIGHT_OWN, judgements))
        return FALSE;
      g_main_context_invoke_full (g_task_get_context (task), G_PRIORITY_DEFAULT, judged_cb, g_object_ref (task),
                                  g_object_unref);
    }
  return TRUE;
}

/* Returns whether the match needs no further look: all of it is judged, or it is not the one that was meant. */
static gboolean
examine (GTask *task, const Work *work)
{
  g_autoptr (TaliaStored) stored = talia_stored_read (work->path, TALIA_RECORD_AUTOSAVE, NULL);
  g_autofree char *match = stored->table != NULL ? talia_match_facts_make_key (stored->table) : NULL;

  if (g_strcmp0 (match, work->match) != 0 || work->seat >= talia_table_get_n_seats (stored->table))
    return TRUE;
  return judge_deals (task, work, stored->table);
}

static gpointer
run (gpointer data)
{
  g_autoptr (GTask) task = data;
  const Work *work = g_task_get_task_data (task);
  g_autofree char *path = g_build_filename (work->folder, LOCK, NULL);
  gboolean done = FALSE;
  int lock;

  (void) setpriority (PRIO_PROCESS, 0, work->nice); /* in Linux, this is about the thread */
  if (talia_lock_take (path, &lock))
    {
      done = examine (task, work);
      if (lock >= 0)
        close (lock);
    }
  g_task_return_boolean (task, done);
  return NULL;
}

/* --- which match -------------------------------------------------------------------------------- */

static void update (TaliaExaminer *self);

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TaliaExaminer) self = data;
  const Work *work = g_task_get_task_data (G_TASK (result));
  const gboolean done = g_task_propagate_boolean (G_TASK (result), NULL), stopped = self->stopped;

  g_clear_pointer (&self->pause, talia_pause_unref);
  self->stopped = FALSE;
  if (done)
    g_hash_table_add (self->done, g_strdup (work->mark));
  if (done || stopped)
    update (self); /* otherwise another try has time until something changes */
}

static char *
make_mark (const TaliaMatchFacts *facts)
{
  return g_strdup_printf ("%s %" G_GINT64_FORMAT " %" G_GINT64_FORMAT, facts->file, facts->stamp, facts->size);
}

static void
begin (TaliaExaminer *self, const TaliaMatchFacts *facts)
{
  GTask *task = g_task_new (NULL, NULL, done_cb, g_object_ref (self)); /* owned by the thread */
  Work *work = g_new (Work, 1);

  self->pause = talia_pause_new ();
  talia_pause_set_held (self->pause, self->held);
  *work = (Work) {
    .owner = self,
    .pause = talia_pause_ref (self->pause),
    .folder = g_strdup (talia_archive_get_folder (self->archive)),
    .path = talia_archive_get_path (self->archive, facts->file),
    .match = g_strdup (facts->key),
    .mark = make_mark (facts),
    .seat = facts->own,
    .nice = self->nice,
    .worlds = self->worlds,
  };
  g_task_set_static_name (task, "talia-examiner");
  g_task_set_task_data (task, work, work_free);
  /* A thread of its own, because a lower priority cannot be raised again. */
  g_thread_unref (g_thread_new ("talia-examiner", run, task));
}

/* The monitor is created late, so that the start of the program need not wait for it. */
static gboolean
saves_power (TaliaExaminer *self)
{
  if (self->power == NULL)
    {
      self->power = g_power_profile_monitor_dup_default ();
      g_signal_connect_object (self->power, "notify::power-saver-enabled", G_CALLBACK (update), self,
                               G_CONNECT_SWAPPED);
    }
  return g_power_profile_monitor_get_power_saver_enabled (self->power);
}

/* Begins with the newest match that was not looked at. */
static void
find_next (TaliaExaminer *self)
{
  const TaliaArchiveQuery query = { .finished = TRUE };
  g_autoptr (GPtrArray) matches = talia_archive_find (self->archive, &query, 0, TALIA_EXAMINER_MATCHES);

  for (guint i = 0; i < matches->len && self->pause == NULL; i++)
    {
      const TaliaMatchFacts *facts = matches->pdata[i];
      g_autofree char *mark = make_mark (facts);

      if (facts->own == TALIA_NOBODY || g_hash_table_contains (self->done, mark))
        continue;
      if (saves_power (self))
        break;
      begin (self, facts);
    }
}

static void
stop (TaliaExaminer *self)
{
  self->stopped = self->pause != NULL;
  if (self->stopped)
    talia_pause_stop (self->pause);
}

static void
update (TaliaExaminer *self)
{
  if (self->archive == NULL || !self->wanted || (self->power != NULL && saves_power (self)))
    stop (self);
  else if (self->pause == NULL)
    find_next (self);
}

/* --- the object --------------------------------------------------------------------------------- */

static void
talia_examiner_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TaliaExaminer *self = TALIA_EXAMINER (object);

  if (id == PROP_WANTED)
    g_value_set_boolean (value, self->wanted);
  else if (id == PROP_HELD)
    g_value_set_boolean (value, self->held);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
talia_examiner_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TaliaExaminer *self = TALIA_EXAMINER (object);

  if (id == PROP_WANTED)
    {
      self->wanted = g_value_get_boolean (value);
      update (self);
    }
  else if (id == PROP_HELD)
    {
      self->held = g_value_get_boolean (value);
      if (self->pause != NULL)
        talia_pause_set_held (self->pause, self->held);
    }
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
talia_examiner_dispose (GObject *object)
{
  TaliaExaminer *self = TALIA_EXAMINER (object);

  stop (self);
  if (self->archive != NULL)
    g_signal_handlers_disconnect_by_data (self->archive, self);
  g_clear_object (&self->archive);
  g_clear_object (&self->power);

  G_OBJECT_CLASS (talia_examiner_parent_class)->dispose (object);
}

static void
talia_examiner_finalize (GObject *object)
{
  g_hash_table_unref (TALIA_EXAMINER (object)->done);

  G_OBJECT_CLASS (talia_examiner_parent_class)->finalize (object);
}

static void
talia_examiner_class_init (TaliaExaminerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = talia_examiner_get_property;
  object_class->set_property = talia_examiner_set_property;
  object_class->dispose = talia_examiner_dispose;
  object_class->finalize = talia_examiner_finalize;

  props[PROP_WANTED] = g_param_spec_boolean ("wanted", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_HELD] = g_param_spec_boolean ("held", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /** TaliaExaminer::judged: Emitted when a deal has been judged and stored. */
  judged_signal =
      g_signal_new ("judged", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
talia_examiner_init (TaliaExaminer *self)
{
  self->wanted = TRUE;
  self->done = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

TaliaExaminer *
talia_examiner_new (TaliaArchive *archive, guint worlds, int nice)
{
  TaliaExaminer *self;

  g_return_val_if_fail (TALIA_IS_ARCHIVE (archive), NULL);

  self = g_object_new (TALIA_TYPE_EXAMINER, NULL);
  self->archive = g_object_ref (archive);
  self->worlds = worlds;
  self->nice = nice;
  g_signal_connect_swapped (archive, "changed", G_CALLBACK (update), self);
  return self;
}

gboolean
talia_examiner_is_busy (TaliaExaminer *self)
{
  g_return_val_if_fail (TALIA_IS_EXAMINER (self), FALSE);

  return self->pause != NULL;
}
