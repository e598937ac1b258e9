/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the exercises of a day: decisions of the person that gave away clearly too much, and positions from the
 * collections (docs/EXERCISES.md). */
#include "talia-exercises.h"

#include "model/archive/talia-verdicts.h"
#include "model/record/talia-record-reader.h"
#include "talia-repetition.h"

struct _TaliaExercises
{
  TaliaArchive *archive;
  TaliaRepetition *repetition;
  TaliaVerdicts *verdicts;
};

TaliaExercises *
talia_exercises_new (TaliaArchive *archive)
{
  TaliaExercises *self;

  g_return_val_if_fail (TALIA_IS_ARCHIVE (archive), NULL);

  self = g_rc_box_new0 (TaliaExercises);
  self->archive = g_object_ref (archive);
  self->repetition = talia_repetition_new (talia_archive_get_folder (archive));
  self->verdicts = talia_verdicts_new (talia_archive_get_folder (archive));
  return self;
}

TaliaExercises *
talia_exercises_ref (TaliaExercises *self)
{
  return g_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  TaliaExercises *self = data;

  g_object_unref (self->archive);
  talia_repetition_free (self->repetition);
  talia_verdicts_unref (self->verdicts);
}

void
talia_exercises_unref (TaliaExercises *self)
{
  g_rc_box_release_full (self, clear);
}

/* --- the exercises of a day ---------------------------------------------------------------- */

static TaliaRepetitionKey
make_key (const TaliaLoss *exercise)
{
  return (TaliaRepetitionKey) { exercise->match, exercise->seat, exercise->deal, exercise->step };
}

/* An exercise that was tried before, and is due. */
typedef struct
{
  TaliaLoss *exercise;
  guint32 due;
} Repeated;

static int
compare (gconstpointer a, gconstpointer b)
{
  const Repeated *one = a, *two = b;

  return one->due < two->due ? -1 : one->due > two->due ? 1 : 0;
}

/* Sorts the exercises among `losses` into those that are due again and those that were never tried. */
static void
sort (TaliaExercises *self, const GPtrArray *losses, guint32 today, GArray *repeated, GPtrArray *fresh)
{
  for (guint i = 0; i < losses->len; i++)
    {
      TaliaLoss *loss = losses->pdata[i];
      const TaliaRepetitionKey key = make_key (loss);
      TaliaRepetitionState state;
      Repeated again;

      if (!talia_trial_is_clear (loss->loss, loss->error))
        continue;
      talia_repetition_find (self->repetition, &key, &state);
      if (state.off || state.due > today)
        continue;
      again = (Repeated) { loss, state.due };
      if (state.due == 0)
        g_ptr_array_add (fresh, loss);
      else
        g_array_append_val (repeated, again);
    }
  g_array_sort (repeated, compare); /* stable */
}

/* Lists those among `losses` that are offered for the rest of the day; `is_own`: others were answered on the same
 * day. */
static GPtrArray *
choose (TaliaExercises *self, const GPtrArray *losses, gboolean is_own, guint32 today)
{
  g_autoptr (GPtrArray) fresh = g_ptr_array_new ();
  g_autoptr (GArray) repeated = g_array_new (FALSE, FALSE, sizeof (Repeated));
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) talia_loss_free);
  const guint most = is_own ? TALIA_EXERCISES_A_DAY : losses->len;
  guint done;

  if (losses->len == 0)
    return list;
  talia_repetition_begin (self->repetition);
  done = is_own ? talia_repetition_count (self->repetition, today) : 0;
  if (done < most)
    sort (self, losses, today, repeated, fresh);
  talia_repetition_end (self->repetition);
  for (guint i = 0; i < repeated->len && done + list->len < most; i++)
    g_ptr_array_add (list, talia_loss_copy (g_array_index (repeated, Repeated, i).exercise));
  for (guint i = 0; i < fresh->len && done + list->len < most; i++)
    g_ptr_array_add (list, talia_loss_copy (fresh->pdata[i]));
  return list;
}

GPtrArray *
talia_exercises_list (TaliaExercises *self, guint32 today)
{
  g_autoptr (GPtrArray) losses = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  losses = talia_archive_list_losses (self->archive);
  return choose (self, losses, TRUE, today);
}

GPtrArray *
talia_exercises_list_collection (TaliaExercises *self, const TaliaGame *game, guint grade, guint32 today)
{
  g_autoptr (GPtrArray) all = NULL;

  g_return_val_if_fail (self != NULL && game != NULL, NULL);

  all = talia_collection_list (talia_collection_get (game), grade);
  return choose (self, all, FALSE, today);
}

static void
count_in (TaliaExercisesCount *count, const TaliaRepetitionState *state, guint32 today)
{
  const gboolean is_solved = state->box > 1;

  if (state->off && !is_solved)
    return;
  count->n++;
  count->solved += is_solved;
  if (state->off)
    return;
  if (state->due == 0)
    count->fresh++;
  else if (state->due <= today)
    count->due++;
  else if (count->next == 0 || state->due < count->next)
    count->next = state->due;
}

void
talia_exercises_count_collection (TaliaExercises *self, const TaliaGame *game, guint grade, guint32 today,
                                  TaliaExercisesCount *count)
{
  g_autoptr (GPtrArray) all = NULL;

  g_return_if_fail (self != NULL && game != NULL && count != NULL);

  *count = (TaliaExercisesCount) { 0 };
  all = talia_collection_list (talia_collection_get (game), grade);
  talia_repetition_begin (self->repetition);
  for (guint i = 0; i < all->len; i++)
    {
      const TaliaRepetitionKey key = make_key (all->pdata[i]);
      TaliaRepetitionState state;

      talia_repetition_find (self->repetition, &key, &state);
      count_in (count, &state, today);
    }
  talia_repetition_end (self->repetition);
}

GPtrArray *
talia_exercises_list_theme (TaliaExercises *self, const TaliaGame *game, TaliaThemeId theme, guint32 today)
{
  g_autoptr (GPtrArray) losses = NULL;
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (Repeated));
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) talia_loss_free);

  g_return_val_if_fail (self != NULL && game != NULL, list);

  losses = talia_archive_list_losses (self->archive);
  talia_repetition_begin (self->repetition);
  for (guint i = 0; i < losses->len; i++)
    {
      TaliaLoss *loss = losses->pdata[i];
      const TaliaRepetitionKey key = make_key (loss);
      TaliaRepetitionState state;
      Repeated it = { .exercise = loss };

      if (loss->game != game || loss->theme != theme || !talia_trial_is_clear (loss->loss, loss->error))
        continue;
      talia_repetition_find (self->repetition, &key, &state);
      it.due = state.due == 0 ? today + 1 : state.due > today ? state.due + 1 : state.due;
      if (!state.off)
        g_array_append_val (found, it);
    }
  talia_repetition_end (self->repetition);
  g_array_sort (found, compare);
  for (guint i = 0; i < MIN (found->len, TALIA_EXERCISES_A_DAY); i++)
    g_ptr_array_add (list, talia_loss_copy (g_array_index (found, Repeated, i).exercise));
  return list;
}

gboolean
talia_exercises_exist (TaliaExercises *self)
{
  g_autoptr (GPtrArray) losses = NULL;
  gboolean exist = FALSE;

  g_return_val_if_fail (self != NULL, FALSE);

  losses = talia_archive_list_losses (self->archive);
  talia_repetition_begin (self->repetition);
  for (guint i = 0; i < losses->len && !exist; i++)
    {
      const TaliaLoss *loss = losses->pdata[i];
      const TaliaRepetitionKey key = make_key (loss);
      TaliaRepetitionState state;

      if (!talia_trial_is_clear (loss->loss, loss->error))
        continue;
      talia_repetition_find (self->repetition, &key, &state);
      exist = !state.off;
    }
  talia_repetition_end (self->repetition);
  return exist;
}

/* --- what becomes of one ------------------------------------------------------------------- */

void
talia_exercises_answer (TaliaExercises *self, const TaliaLoss *exercise, gboolean solved, guint32 today)
{
  TaliaRepetitionState state;
  TaliaRepetitionKey key;

  g_return_if_fail (self != NULL && exercise != NULL);

  key = make_key (exercise);
  talia_repetition_find (self->repetition, &key, &state);
  if (solved && state.due > today)
    return; /* it was practised before its day */
  talia_repetition_state_answer (&state, solved, today);
  talia_repetition_keep (self->repetition, &key, &state);
}

void
talia_exercises_switch_off (TaliaExercises *self, const TaliaLoss *exercise)
{
  TaliaRepetitionState state;
  TaliaRepetitionKey key;

  g_return_if_fail (self != NULL && exercise != NULL);

  key = make_key (exercise);
  talia_repetition_find (self->repetition, &key, &state);
  state.off = TRUE;
  talia_repetition_keep (self->repetition, &key, &state);
}

static void
put_off (TaliaExercises *self, const TaliaLoss *exercise, guint32 today)
{
  const TaliaRepetitionKey key = make_key (exercise);
  TaliaRepetitionState state;

  talia_repetition_find (self->repetition, &key, &state);
  state.due = today + 1;
  talia_repetition_keep (self->repetition, &key, &state);
}

/* --- opening ------------------------------------------------------------------------------- */

typedef struct
{
  TaliaExercises *owner;
  TaliaLoss *exercise;
  guint32 today;
  TaliaRecordReading reading;
} Opening;

static void
opening_free (gpointer data)
{
  Opening *self = data;

  talia_exercises_unref (self->owner);
  talia_loss_free (self->exercise);
  g_object_unref (self->reading.cancellable);
  g_free (self);
}

/* Returns NULL if the match is another one now, or the deal was played differently or has no verdict. */
static TaliaTrial *
create_trial (const Opening *self, TaliaTable *table)
{
  const TaliaLoss *exercise = self->exercise;
  g_autofree char *match = talia_match_facts_make_key (table);
  g_autoptr (GArray) judgements = NULL;
  TaliaReplay *replay;
  guint first;

  if (!g_str_equal (match, exercise->match) || exercise->seat >= talia_table_get_n_seats (table))
    return NULL;
  judgements = talia_verdicts_find (self->owner->verdicts, table, exercise->seat, exercise->deal, TALIA_SIGHT_OWN);
  if (judgements == NULL)
    return NULL;
  replay = talia_replay_new (table);
  first = (guint) talia_replay_find_deal (replay, exercise->deal);
  g_object_unref (replay);
  for (guint i = 0; i < judgements->len; i++)
    if (g_array_index (judgements, TaliaJudgement, i).step == first + exercise->step)
      return talia_trial_new (table, exercise->seat, &g_array_index (judgements, TaliaJudgement, i));
  return NULL;
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  Opening *self = g_task_get_task_data (task);
  g_autoptr (GPtrArray) files = talia_record_reader_load_finish (result, NULL);
  TaliaTable *table = files != NULL && files->len > 0 ? ((TaliaRecordFile *) files->pdata[0])->table : NULL;
  g_autoptr (TaliaTrial) trial = NULL;

  if (g_task_return_error_if_cancelled (task))
    return;
  trial = table != NULL ? create_trial (self, table) : NULL;
  if (trial == NULL)
    put_off (self->owner, self->exercise, self->today);
  g_task_return_pointer (task, g_steal_pointer (&trial), g_object_unref);
}

/* Needs no thread. */
static void
open_from_collection (const TaliaLoss *exercise, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);

  g_task_return_pointer (task, talia_collection_open (talia_collection_of (exercise), exercise), g_object_unref);
}

void
talia_exercises_open_async (TaliaExercises *self, const TaliaLoss *exercise, guint32 today, GCancellable *cancellable,
                            GAsyncReadyCallback callback, gpointer data)
{
  g_autofree char *path = NULL;
  g_autoptr (GFile) record = NULL;
  Opening *opening;
  GTask *task;

  g_return_if_fail (self != NULL && exercise != NULL && G_IS_CANCELLABLE (cancellable));

  if (talia_collection_of (exercise) != NULL)
    {
      open_from_collection (exercise, cancellable, callback, data);
      return;
    }
  path = talia_archive_get_path (self->archive, exercise->file);
  record = g_file_new_for_path (path);
  opening = g_new0 (Opening, 1);
  opening->owner = talia_exercises_ref (self);
  opening->exercise = talia_loss_copy (exercise);
  opening->today = today;
  opening->reading.cancellable = g_object_ref (cancellable);
  task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_task_data (task, opening, opening_free);
  talia_record_reader_load_async (&record, 1, &opening->reading, read_cb, task);
}

TaliaTrial *
talia_exercises_open_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}
