/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about an exercise, for the page on which it is answered. */
#include "talia-exercise-words.h"

#include <glib/gi18n.h>

#include "ui/review/talia-verdict-words.h"
#include "words/talia-words-plan.h"
#include "words/talia-words-reasons.h"
#include "words/talia-words.h"

/* Whether the answer was the expert's own move. */
static gboolean
is_best (TaliaTrial *trial)
{
  const TaliaJudgement *answer = talia_trial_get_answer (trial);

  return answer != NULL && talia_move_equal (&answer->made, &talia_trial_get_verdict (trial)->best);
}

char *
talia_exercise_words_answer (TaliaTrial *trial)
{
  g_autofree char *loss = NULL;

  switch (talia_trial_get_stage (trial))
    {
    case TALIA_TRIAL_RIGHT:
      return g_strdup (is_best (trial) ? _ ("Right: the expert would do the same.")
                                       : _ ("Just as good, as far as the expert can tell."));
    case TALIA_TRIAL_WRONG:
      loss = talia_verdict_words_loss (talia_trial_get_answer (trial));
      /* Translators: points with their error, such as "2.1 ± 0.6" */
      return g_strdup_printf (_ ("Not this one: it gives away %s points."), loss);
    case TALIA_TRIAL_UNKNOWN:
      return g_strdup (_ ("The expert would not even think of that."));
    case TALIA_TRIAL_THINKS:
      return g_strdup (_ ("The expert is looking at your choice…"));
    case TALIA_TRIAL_ASKS:
    default:
      return g_strdup ("");
    }
}

/* Why the best move is better than the one that was chosen; if that is not known, or the answer was right, why it is
 * better than the move that the verdict is on. */
static char *
say_why (TaliaTrial *trial)
{
  const TaliaReason *reason = talia_trial_get_reason (trial);

  return talia_trial_is_own (trial) ? talia_verdict_words_reason (reason) : talia_words_why (reason);
}

char *
talia_exercise_words_better (TaliaTrial *trial)
{
  const TaliaJudgement *verdict = talia_trial_get_verdict (trial);
  const TaliaTrialStage stage = talia_trial_get_stage (trial);
  g_autofree char *reason = NULL, *best = NULL;

  if (stage == TALIA_TRIAL_ASKS || stage == TALIA_TRIAL_THINKS)
    return g_strdup (""); /* it would spoil another try */
  reason = say_why (trial);
  if (is_best (trial))
    return g_strdup (reason != NULL ? reason : "");
  /* The expert may have thought again, and then gives the reason for the best move of that time. */
  best = talia_words_proposal (talia_trial_get_before (trial),
                               stage == TALIA_TRIAL_WRONG ? &talia_trial_get_answer (trial)->best : &verdict->best);
  if (stage != TALIA_TRIAL_RIGHT)
    return reason != NULL ? g_strdup_printf (_ ("Better: %s. %s"), best, reason)
                          : g_strdup_printf (_ ("Better: %s"), best);
  if (reason != NULL)
    /* Translators: the expert's move, as good as the player's, and a sentence with the reason for it */
    return g_strdup_printf (_ ("The expert would choose: %s. %s"), best, reason);
  /* Translators: the expert's move, as good as the player's */
  return g_strdup_printf (_ ("The expert would choose: %s."), best);
}

char *
talia_exercise_words_then (TaliaTrial *trial)
{
  const TaliaJudgement *verdict = talia_trial_get_verdict (trial);
  g_autofree char *made = talia_words_proposal (talia_trial_get_before (trial), &verdict->made);
  g_autofree char *loss = talia_verdict_words_loss (verdict);
  const TaliaJudgement *answer = talia_trial_get_answer (trial);

  if (!talia_trial_is_own (trial) && answer != NULL && talia_move_equal (&answer->made, &verdict->made))
    return g_strdup (_ ("A rule of thumb proposes your move, too."));
  if (!talia_trial_is_own (trial))
    /* Translators: a move, points with their error, such as "2.1 ± 0.6" */
    return g_strdup_printf (_ ("By a rule of thumb: %s. That would give away %s points."), made, loss);
  /* Translators: the move that was made, points with their error, such as "2.1 ± 0.6" */
  return g_strdup_printf (_ ("In the match: %s. That gave away %s points."), made, loss);
}

char *
talia_exercise_words_place (TaliaTrial *trial, gboolean narrow)
{
  TaliaMatch *before = talia_trial_get_before (trial);
  const TaliaGame *game = talia_match_get_game (before);
  const TaliaState *seen = &talia_match_get_view (before)->seen;
  g_autofree char *moment = talia_verdict_words_moment (before, (int) talia_trial_get_n_moves (trial));
  g_autofree char *deal = NULL;

  /* Where every deal has prices of its own, nobody can answer without them. */
  if (talia_game_has_schedule (game, seen))
    deal = talia_words_deal (game, seen, narrow);
  if (deal != NULL)
    return g_strdup_printf ("%s · %s", deal, moment);
  if (narrow)
    return g_steal_pointer (&moment);
  return g_strdup_printf ("%s · %s", _ (game->name), moment);
}

/* The players that do not find the best move, by grade. */
static const char *const errs[] = {
  N_ ("Easy computer players miss the best move."),
  N_ ("Medium or hard computer players miss the best move, too."),
  N_ ("Even hard computer players miss the best move."),
};

char *
talia_exercise_words_collection (guint grade, const TaliaExercisesCount *count, guint32 today)
{
  g_autofree char *solved = NULL, *next = NULL;

  g_return_val_if_fail (grade >= 1 && grade <= G_N_ELEMENTS (errs) && count != NULL, NULL);

  /* Translators: exercises, such as "3 of 14 solved" */
  solved = g_strdup_printf (_ ("%u of %u solved"), count->solved, count->n);
  if (count->due > 0)
    next = g_strdup_printf (ngettext ("%u is due again", "%u are due again", count->due), count->due);
  else if (count->fresh == 0 && count->next > 0)
    next = g_strdup_printf (
        ngettext ("the next one comes back tomorrow", "the next one comes back in %u days", count->next - today),
        count->next - today);
  return next != NULL ? g_strdup_printf ("%s\n%s, %s", _ (errs[grade - 1]), solved, next)
                      : g_strdup_printf ("%s\n%s", _ (errs[grade - 1]), solved);
}
