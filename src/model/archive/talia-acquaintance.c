/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds out what a person has seen a regular do in the matches that both have played together. */
#include "talia-acquaintance.h"

#include <string.h>

#include "model/match/talia-match-seats.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-notes.h"
#include "model/table/talia-table-private.h"
#include "model/table/talia-table-regulars.h"

/* The number of bytes of a record that contain its notes, which come before the first deal; most records need not be
 * read further. */
#define HEAD 8192

typedef struct
{
  char *regular;
  GPtrArray *paths;
  TaliaAcquaintance found;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  g_free (work->regular);
  g_ptr_array_unref (work->paths);
  g_free (work);
}

static int
find_seat (TaliaTable *table, const char *id)
{
  for (int i = 0; i < talia_table_get_n_seats (table); i++)
    {
      const TaliaRegular *regular = talia_table_get_regular (table, i);

      if (regular != NULL && g_str_equal (regular->id, id))
        return i;
    }
  return TALIA_NOBODY;
}

/* Adds what the regular with that id has done in a finished match; adds nothing if the regular or a person did not
 * play. */
static void
add_match (TaliaAcquaintance *self, TaliaTable *table, const char *regular)
{
  const TaliaGame *game = talia_table_get_game (table);
  const TaliaState *state = talia_table_get_state (table);
  const int seat = find_seat (table, regular), own = talia_match_seats_find_person (table);
  int place, own_place;

  if (seat == TALIA_NOBODY || own == TALIA_NOBODY || state->phase != TALIA_PHASE_OVER)
    return;
  place = talia_game_place (game, state, talia_state_side (state, seat));
  own_place = talia_game_place (game, state, talia_state_side (state, own));
  self->matches++;
  self->ahead += place < own_place;
  self->behind += place > own_place;
  for (guint i = 0; i < state->deals; i++)
    {
      TaliaState end;

      talia_table_get_dealing (table, i, &end);
      talia_feats_add (&self->feats, game, &end, seat);
    }
}

/* Whether the record may contain the regular's id. */
static gboolean
names (const char *text, gsize length, const char *regular)
{
  const char *note = g_strstr_len (text, (gssize) MIN (length, HEAD), "\nnote " TALIA_NOTE_REGULARS " ");

  return note != NULL && g_strstr_len (note, (gssize) strcspn (note + 1, "\n") + 1, regular) != NULL;
}

static void
read_cb (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Work *work = data;

  for (guint i = 0; i < work->paths->len && !g_cancellable_is_cancelled (cancellable); i++)
    {
      const char *path = work->paths->pdata[i];
      TaliaRecordReading reading = { .cancellable = cancellable };
      g_autofree char *text = NULL;
      g_autoptr (TaliaTable) table = NULL;
      g_autoptr (GError) damage = NULL;
      gsize length;

      text = talia_record_load (path, &length, NULL);
      if (text == NULL || !names (text, length, work->regular))
        continue;
      table = talia_record_salvage (text, length, TALIA_RECORD_SHARED, &reading, NULL, &damage);
      if (damage == NULL)
        add_match (&work->found, table, work->regular);
    }
  g_task_return_boolean (task, TRUE);
}

void
talia_acquaintance_read_async (TaliaArchive *archive, const char *regular, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer data)
{
  const TaliaArchiveQuery query = { .finished = TRUE };
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  g_autoptr (GPtrArray) found = NULL;
  Work *work = g_new0 (Work, 1);

  g_return_if_fail (TALIA_IS_ARCHIVE (archive) && regular != NULL);

  found = talia_archive_find (archive, &query, 0, TALIA_ACQUAINTANCE_MATCHES);
  work->regular = g_strdup (regular);
  work->paths = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < found->len; i++)
    g_ptr_array_add (work->paths, talia_archive_get_path (archive, ((TaliaMatchFacts *) found->pdata[i])->file));
  g_task_set_static_name (task, "talia-acquaintance");
  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, read_cb);
}

gboolean
talia_acquaintance_read_finish (GAsyncResult *result, TaliaAcquaintance *acquaintance)
{
  const Work *work = g_task_get_task_data (G_TASK (result));

  *acquaintance = (TaliaAcquaintance) { 0 };
  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return FALSE;
  *acquaintance = work->found;
  return TRUE;
}
