/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One exercise: a position of a match, usually one in which the person has decided before. The person moves again, and
 * is told what the move gives away. */
#include "talia-trial.h"

#include "model/table/talia-table-private.h"

/* The least loss of an exercise in points, since less can hardly be seen; and how many times its error it must be: more
 * than once, because the best of many moves is likely to be one that the expert has overestimated. */
#define LEAST 0.5
#define SURE 1.25

struct _TaliaTrial
{
  GObject parent_instance;

  TaliaReplay *replay; /* of the match that was played, before the decision */
  TaliaMatch *before;  /* shows the replay */
  TaliaMatch *match;
  TaliaView view; /* what the seat could know */
  TaliaJudgement verdict, answer;
  GArray *answers; /* TaliaJudgement on all answers; NULL: the expert judges them */
  TaliaTrialStage stage;
  guint n_moves;
  int seat;
  GCancellable *cancellable; /* NULL: no move is being judged */
};

G_DEFINE_FINAL_TYPE (TaliaTrial, talia_trial, G_TYPE_OBJECT)

static guint changed_signal;

gboolean
talia_trial_is_clear (double loss, double error)
{
  return loss >= LEAST && loss >= SURE * error;
}

void
talia_trial_stop (TaliaTrial *self)
{
  g_return_if_fail (TALIA_IS_TRIAL (self));

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
talia_trial_dispose (GObject *object)
{
  TaliaTrial *self = TALIA_TRIAL (object);

  talia_trial_stop (self);
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
  g_clear_object (&self->before);
  g_clear_object (&self->replay);
  g_clear_pointer (&self->answers, g_array_unref);

  G_OBJECT_CLASS (talia_trial_parent_class)->dispose (object);
}

static void
talia_trial_class_init (TaliaTrialClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = talia_trial_dispose;

  changed_signal =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
talia_trial_init (TaliaTrial *self)
{
}

/* --- the answer ------------------------------------------------------------------------------ */

static void
set_stage (TaliaTrial *self, TaliaTrialStage stage)
{
  self->stage = stage;
  g_signal_emit (self, changed_signal, 0);
}

static void
set_answer (TaliaTrial *self, const TaliaJudgement *answer)
{
  self->answer = *answer;
  set_stage (self, talia_trial_is_clear (answer->loss, answer->error) ? TALIA_TRIAL_WRONG : TALIA_TRIAL_RIGHT);
}

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TaliaTrial) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) judgements = talia_judge_finish (result, &error);

  if (judgements == NULL)
    return; /* it was taken back */
  g_clear_object (&self->cancellable);
  if (judgements->len > 0)
    set_answer (self, &g_array_index (judgements, TaliaJudgement, 0));
  else
    set_stage (self, TALIA_TRIAL_UNKNOWN);
}

/* Looks the move up among those that the expert has considered. */
static void
look_up (TaliaTrial *self, const TaliaMove *made)
{
  for (guint i = 0; i < self->answers->len; i++)
    if (talia_move_equal (&g_array_index (self->answers, TaliaJudgement, i).made, made))
      {
        set_answer (self, &g_array_index (self->answers, TaliaJudgement, i));
        return;
      }
  set_stage (self, TALIA_TRIAL_UNKNOWN);
}

/* Only a move that the verdict says nothing about has to be judged. */
static void
judge (TaliaTrial *self, const TaliaMove *made)
{
  TaliaJudgement best = self->verdict;

  best.made = best.best;
  best.loss = best.error = 0.0;
  if (self->answers != NULL)
    look_up (self, made);
  else if (talia_move_equal (made, &self->verdict.best))
    set_answer (self, &best);
  else if (talia_move_equal (made, &self->verdict.made))
    set_answer (self, &self->verdict);
  else
    {
      self->cancellable = g_cancellable_new ();
      set_stage (self, TALIA_TRIAL_THINKS);
      talia_judge_move_async (talia_match_get_game (self->match), &self->view, made, self->verdict.step,
                              self->cancellable, judged_cb, g_object_ref (self));
    }
}

/* The first move after the position is the answer. */
static void
settled_cb (TaliaMatch *match, const TaliaEvents *events, TaliaTrial *self)
{
  TaliaTable *table = talia_match_get_table (match);

  if (self->stage == TALIA_TRIAL_ASKS && talia_table_get_n_steps (table) > self->verdict.step)
    judge (self, &talia_table_get_step (table, self->verdict.step)->move);
}

/* --- the position ---------------------------------------------------------------------------- */

/* Creates the table of the trial: with the same names, but with computer players of the easy level at the other seats.
 */
static TaliaTable *
create_table (TaliaTrial *self, TaliaTable *played)
{
  TaliaTable *table = talia_replay_branch (self->replay, self->seat, self->seat);

  for (int seat = 0; seat < talia_table_get_n_seats (table); seat++)
    {
      const char *text = talia_table_get_seat (played, seat);
      g_autoptr (TaliaSeat) who = text != NULL ? talia_seat_new_from_text (seat, text) : NULL;
      const char *name = who != NULL ? talia_seat_get_given_name (who) : talia_seat_default_name (seat);
      g_autoptr (TaliaSeat) now = talia_seat_new (seat, name, seat == self->seat ? NULL : TALIA_LEVEL_EASY);
      g_autofree char *line = talia_seat_to_text (now);

      talia_table_set_seat (table, seat, line);
    }
  talia_table_walk (table, played, (int) self->verdict.step - 1);
  return table;
}

TaliaTrial *
talia_trial_new (TaliaTable *table, int seat, const TaliaJudgement *verdict)
{
  TaliaTrial *self;
  g_autoptr (TaliaTable) branch = NULL;

  g_return_val_if_fail (TALIA_IS_TABLE (table) && verdict != NULL, NULL);
  g_return_val_if_fail (verdict->step > 0 && verdict->step < talia_table_get_n_steps (table), NULL);

  self = g_object_new (TALIA_TYPE_TRIAL, NULL);
  self->seat = seat;
  self->verdict = *verdict;
  self->replay = talia_replay_new (table);
  branch = create_table (self, table);
  talia_replay_set_position (self->replay, (int) verdict->step - 1);
  self->before = talia_replay_watch (self->replay, seat);
  self->view = *talia_match_get_view (self->before);
  self->match = talia_match_new (branch, TALIA_LEVEL_EASY);
  self->n_moves = verdict->step - (guint) talia_table_get_deal_step (branch);
  talia_match_hold (self->match);
  g_signal_connect (self->match, "settled", G_CALLBACK (settled_cb), self);
  return self;
}

TaliaTrial *
talia_trial_new_answered (TaliaTable *table, int seat, GArray *answers)
{
  TaliaTrial *self;

  g_return_val_if_fail (answers != NULL && answers->len > 1, NULL);

  self = talia_trial_new (table, seat, &g_array_index (answers, TaliaJudgement, 1));
  self->answers = g_array_ref (answers);
  return self;
}

TaliaTrialStage
talia_trial_get_stage (TaliaTrial *self)
{
  g_return_val_if_fail (TALIA_IS_TRIAL (self), TALIA_TRIAL_ASKS);

  return self->stage;
}

TaliaMatch *
talia_trial_get_match (TaliaTrial *self)
{
  g_return_val_if_fail (TALIA_IS_TRIAL (self), NULL);

  return self->match;
}

TaliaMatch *
talia_trial_get_before (TaliaTrial *self)
{
  g_return_val_if_fail (TALIA_IS_TRIAL (self), NULL);

  return self->before;
}

gboolean
talia_trial_is_own (TaliaTrial *self)
{
  g_return_val_if_fail (TALIA_IS_TRIAL (self), FALSE);

  return self->answers == NULL;
}

const TaliaJudgement *
talia_trial_get_verdict (TaliaTrial *self)
{
  g_return_val_if_fail (TALIA_IS_TRIAL (self), NULL);

  return &self->verdict;
}

const TaliaJudgement *
talia_trial_get_answer (TaliaTrial *self)
{
  g_return_val_if_fail (TALIA_IS_TRIAL (self), NULL);

  return self->stage == TALIA_TRIAL_RIGHT || self->stage == TALIA_TRIAL_WRONG ? &self->answer : NULL;
}

const TaliaReason *
talia_trial_get_reason (TaliaTrial *self)
{
  g_return_val_if_fail (TALIA_IS_TRIAL (self), NULL);

  if (self->stage == TALIA_TRIAL_WRONG)
    return &self->answer.reason;
  return &self->verdict.reason;
}

guint
talia_trial_get_n_moves (TaliaTrial *self)
{
  g_return_val_if_fail (TALIA_IS_TRIAL (self), 0);

  return self->n_moves;
}

void
talia_trial_try_again (TaliaTrial *self)
{
  g_return_if_fail (TALIA_IS_TRIAL (self));

  if (self->stage == TALIA_TRIAL_ASKS)
    return;
  talia_trial_stop (self);
  talia_match_undo (self->match);
  set_stage (self, TALIA_TRIAL_ASKS);
}

TaliaTable *
talia_trial_branch (TaliaTrial *self)
{
  g_return_val_if_fail (TALIA_IS_TRIAL (self), NULL);

  return talia_replay_branch (self->replay, self->seat, self->seat);
}
