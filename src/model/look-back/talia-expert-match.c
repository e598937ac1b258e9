/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets an expert play a whole match in the place of a person, with the same cards and against the same players. */
#include "talia-expert-match.h"

#include "bots/talia-bot.h"
#include "bots/talia-regulars.h"
#include "model/match/talia-number.h"
#include "model/table/talia-seat.h"
#include "model/table/talia-table-private.h"
#include "model/table/talia-table-regulars.h"

#define EXPERT "expert"

/* The data of the thread. */
typedef struct
{
  TaliaTable *table;
  int seat;
  guint64 number;
  TaliaLevel levels[TALIA_MAX_SEATS];
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  g_object_unref (work->table);
  g_free (work);
}

/* Finds the level of a computer player; a seat that nobody has taken gets the one that such seats get at the table. */
static TaliaLevel
find_level (TaliaTable *table, int index)
{
  const char *text = talia_table_get_seat (table, index);
  g_autoptr (TaliaSeat) seat = text != NULL ? talia_seat_new_from_text (index, text) : NULL;
  const char *id = seat != NULL && !talia_seat_is_person (seat) ? talia_seat_get_level (seat) : NULL;
  const TaliaLevel *level = talia_level_find (id != NULL ? id : TALIA_LEVEL_EASY);

  return talia_regulars_level (talia_table_get_regular (table, index), level);
}

/* Plays the next deal or move; returns FALSE if that is impossible. */
static gboolean
play_step (Work *work)
{
  const TaliaState *state = talia_table_get_state (work->table);
  TaliaThinking thinking;
  g_autoptr (GArray) advice = NULL;
  TaliaView view;

  if (state->phase == TALIA_PHASE_DEAL)
    return talia_table_deal_seed (work->table, talia_number_of_next_deal (work->table), NULL);
  talia_table_get_view (work->table, state->to_act, &view);
  talia_thinking_init (&thinking, &work->levels[state->to_act], work->number + talia_table_get_n_steps (work->table));
  thinking.deadline = 0;
  thinking.threads = 1; /* nobody waits for it */
  advice = talia_level_advise (&work->levels[state->to_act], talia_table_get_game (work->table), &view, &thinking);
  return advice->len > 0 && talia_table_play (work->table, &g_array_index (advice, TaliaAdvice, 0).move, NULL);
}

static void
play_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Work *work = data;
  const TaliaState *state;

  while (talia_table_get_state (work->table)->phase != TALIA_PHASE_OVER)
    if (g_cancellable_is_cancelled (cancellable) || !play_step (work))
      {
        g_task_return_new_error_literal (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "the match was not played to its end");
        return;
      }
  state = talia_table_get_state (work->table);
  g_task_return_int (
      task, talia_game_place (talia_table_get_game (work->table), state, talia_state_side (state, work->seat)));
}

void
talia_expert_match_async (TaliaTable *table, int seat, GCancellable *cancellable, GAsyncReadyCallback callback,
                          gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Work *work;

  g_return_if_fail (TALIA_IS_TABLE (table));
  g_return_if_fail (seat >= 0 && seat < talia_table_get_n_seats (table));
  g_return_if_fail (talia_number_of (table) > 0 && talia_table_get_n_steps (table) == 0);

  work = g_new0 (Work, 1);
  work->table = g_object_ref (table);
  work->seat = seat;
  work->number = talia_number_of (table);
  for (int i = 0; i < talia_table_get_n_seats (table); i++)
    work->levels[i] = i == seat ? *talia_level_find (EXPERT) : find_level (table, i);
  g_task_set_static_name (task, "talia-expert-match");
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, play_in_thread);
}

int
talia_expert_match_finish (GAsyncResult *result, GError **error)
{
  gssize place = g_task_propagate_int (G_TASK (result), error);

  return (int) MAX (place, 0);
}
