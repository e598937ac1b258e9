/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sentences about an exercise. */
#include "talia-exercise-words.h"

#include <glib/gi18n.h>

#include "ui/review/talia-verdict-words.h"
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

char *
talia_exercise_words_better (TaliaTrial *trial)
{
  const TaliaJudgement *verdict = talia_trial_get_verdict (trial);
  const TaliaTrialStage stage = talia_trial_get_stage (trial);
  g_autofree char *reason = NULL, *best = NULL;

  if (stage == TALIA_TRIAL_ASKS || stage == TALIA_TRIAL_THINKS)
    return g_strdup (""); /* it would spoil another try */
  if (stage != TALIA_TRIAL_RIGHT)
    return talia_verdict_words_better (talia_trial_get_before (trial), verdict);
  reason = talia_verdict_words_reason (verdict);
  if (is_best (trial))
    return g_strdup (reason != NULL ? reason : "");
  best = talia_words_proposal (talia_trial_get_before (trial), &verdict->best);
  /* Translators: the expert's move, as good as the player's */
  return g_strdup_printf (_ ("The expert would choose: %s."), best);
}

char *
talia_exercise_words_then (TaliaTrial *trial)
{
  const TaliaJudgement *verdict = talia_trial_get_verdict (trial);
  g_autofree char *made = talia_words_proposal (talia_trial_get_before (trial), &verdict->made);
  g_autofree char *loss = talia_verdict_words_loss (verdict);

  /* Translators: the move that was made, points with their error, such as "2.1 ± 0.6" */
  return g_strdup_printf (_ ("In the match: %s. That gave away %s points."), made, loss);
}

char *
talia_exercise_words_place (TaliaTrial *trial, gboolean narrow)
{
  TaliaMatch *before = talia_trial_get_before (trial);
  g_autofree char *moment = talia_verdict_words_moment (before, (int) talia_trial_get_n_moves (trial));

  if (narrow)
    return g_steal_pointer (&moment);
  return g_strdup_printf ("%s · %s", _ (talia_match_get_game (before)->name), moment);
}
