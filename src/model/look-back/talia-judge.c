/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets the expert judge every decision of a seat in a deal, from what that seat could know at the time. */
#include "talia-judge.h"

#include <math.h>

#include "model/table/talia-table-private.h"

/* A decision of the seat. */
typedef struct
{
  guint step;
  TaliaView view;
  TaliaMove made;
} Question;

/* The data of the thread. */
typedef struct
{
  const TaliaGame *game;
  GArray *questions;
  gint *permille; /* NULL: the progress is not reported */
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  g_array_unref (work->questions);
  g_free (work);
}

static gboolean
is_choice (const TaliaGame *game, const TaliaState *state)
{
  g_auto (TaliaMoves) moves = { 0 };

  return talia_game_moves (game, state, &moves) > 1;
}

static GArray *
collect (TaliaTable *table, int seat, guint deal, TaliaSight sight)
{
  const TaliaGame *game = talia_table_get_game (table);
  GArray *questions = g_array_new (FALSE, FALSE, sizeof (Question));
  guint number = 0;

  for (guint i = 0; i < talia_table_get_n_steps (table) && number <= deal; i++)
    {
      const TaliaStep *step = talia_table_get_step (table, i);
      Question question = { .step = i, .made = step->move };
      TaliaState before;

      number += step->is_deal;
      if (step->is_deal || step->follows || number != deal || step->seat != seat)
        continue;
      talia_table_get_state_at (table, (int) i - 1, &before);
      if (!is_choice (game, &before))
        continue;
      if (sight == TALIA_SIGHT_ALL)
        talia_game_view_open (game, &before, seat, &question.view);
      else
        talia_game_view (game, &before, seat, &question.view);
      g_array_append_val (questions, question);
    }
  return questions;
}

static double
half_width (const TaliaAdvice *advice)
{
  return isfinite (advice->high) ? (advice->high - advice->low) / 2 : 0.0;
}

/* Returns FALSE if the expert has not considered the move that was made. */
static gboolean
judge (const TaliaGame *game, const Question *question, guint worlds, const gint *cancelled, TaliaJudgement *judgement)
{
  const TaliaLevel *expert = talia_level_for_hints ();
  TaliaThinking thinking = { .worlds = worlds, .cancelled = cancelled };
  g_autoptr (GArray) advice = NULL;
  const TaliaAdvice *best;

  talia_random_init (&thinking.random, question->step + 1);
  advice = talia_level_advise (expert, game, &question->view, &thinking);
  best = &g_array_index (advice, TaliaAdvice, 0);
  for (guint i = 0; i < advice->len; i++)
    {
      const TaliaAdvice *made = &g_array_index (advice, TaliaAdvice, i);

      if (!talia_move_equal (&made->move, &question->made))
        continue;
      *judgement = (TaliaJudgement) {
        .step = question->step,
        .made = made->move,
        .best = best->move,
        .loss = MAX (best->points - made->points, 0.0),
        .error = hypot (half_width (best), half_width (made)),
        .expected = made->points,
        .expected_error = half_width (made),
        .reason = i == 0 ? best->reason : talia_reason_facing (&best->reason, &made->against),
      };
      return TRUE;
    }
  return FALSE;
}

static void
judge_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Work *work = data;
  g_autoptr (GArray) judgements = g_array_new (FALSE, FALSE, sizeof (TaliaJudgement));

  for (guint i = 0; i < work->questions->len && !g_cancellable_is_cancelled (cancellable); i++)
    {
      TaliaJudgement judgement;

      if (work->permille != NULL)
        g_atomic_int_set (work->permille, (gint) (1000 * i / work->questions->len));
      if (judge (work->game, &g_array_index (work->questions, Question, i), TALIA_JUDGE_WORLDS, NULL, &judgement))
        g_array_append_val (judgements, judgement);
    }
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_pointer (task, g_steal_pointer (&judgements), (GDestroyNotify) g_array_unref);
}

void
talia_judge_async (TaliaTable *table, int seat, guint deal, TaliaSight sight, gint *permille, GCancellable *cancellable,
                   GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data); /* the table is no longer needed */
  Work *work;

  g_return_if_fail (TALIA_IS_TABLE (table) && permille != NULL);

  work = g_new0 (Work, 1);
  work->game = talia_table_get_game (table);
  work->questions = collect (table, seat, deal, sight);
  work->permille = permille;
  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, judge_in_thread);
}

GArray *
talia_judge_quietly (TaliaTable *table, int seat, guint deal, guint worlds, TaliaPause *pause)
{
  const TaliaGame *game;
  g_autoptr (GArray) questions = NULL, judgements = NULL;

  g_return_val_if_fail (TALIA_IS_TABLE (table) && pause != NULL, NULL);

  game = talia_table_get_game (table);
  questions = collect (table, seat, deal, TALIA_SIGHT_OWN);
  judgements = g_array_new (FALSE, FALSE, sizeof (TaliaJudgement));
  for (guint i = 0; i < questions->len; i++)
    {
      TaliaJudgement judgement;
      gboolean judged;
      guint moment;

      do
        {
          if (!talia_pause_wait (pause, &moment))
            return NULL;
          judged =
              judge (game, &g_array_index (questions, Question, i), worlds, talia_pause_get_flag (pause), &judgement);
        }
      while (talia_pause_has_interrupted (pause, moment));
      if (judged)
        g_array_append_val (judgements, judgement);
    }
  return g_steal_pointer (&judgements);
}

void
talia_judge_move_async (const TaliaGame *game, const TaliaView *view, const TaliaMove *made, guint step,
                        GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Question question = { .step = step, .view = *view, .made = *made };
  Work *work = g_new0 (Work, 1);

  work->game = game;
  work->questions = g_array_new (FALSE, FALSE, sizeof (Question));
  g_array_append_val (work->questions, question);
  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, judge_in_thread);
}

GArray *
talia_judge_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

double
talia_judge_result (TaliaTable *table, int seat, guint deal)
{
  const TaliaGame *game;
  int points[TALIA_MAX_SEATS];
  TaliaPayoff payoff;
  TaliaState end;

  g_return_val_if_fail (TALIA_IS_TABLE (table) && deal > 0, 0.0);

  game = talia_table_get_game (table);
  talia_table_get_dealing (table, deal - 1, &end);
  talia_game_prepare_payoff (game, &end, &payoff);
  talia_payoff_points (&payoff, &end, points);
  return talia_points_ahead (&end, game->lowest_wins, points, talia_state_side (&end, seat));
}
