/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a position must fulfil to be an exercise of a collection (docs/EXERCISES.md). */
#include "exercise-checks.h"

#include <math.h>

#include "bots/talia-bot.h"
#include "model/exercise/talia-trial.h"
#include "words/talia-words-reasons.h"

/* The worlds with which the expert judges a move without drawing conclusions from the play of the others. */
#define EVEN_WORLDS 2000

static const TaliaAdvice *
get (const GArray *advice, guint i)
{
  return &g_array_index (advice, TaliaAdvice, i);
}

double
exercise_error (const TaliaAdvice *one, const TaliaAdvice *two)
{
  return isfinite (one->high) && isfinite (two->high) ? hypot (one->high - one->low, two->high - two->low) / 2 : 0.0;
}

gboolean
exercise_are_alike (const TaliaAdvice *one, const TaliaAdvice *two)
{
  return one->points == two->points && one->low == two->low && one->worth == two->worth;
}

static gboolean
is_clearly_worse (const TaliaAdvice *best, const TaliaAdvice *other)
{
  return talia_trial_is_clear (best->points - other->points, exercise_error (best, other));
}

gboolean
exercise_is_clear (const GArray *advice, const TaliaMove *best, const TaliaMove *thumb)
{
  gboolean found = FALSE;
  guint alike = 0;

  if (advice->len < 2 || !talia_move_equal (&get (advice, 0)->move, best))
    return FALSE;
  for (guint i = 1; i < advice->len; i++)
    {
      if (exercise_are_alike (get (advice, 0), get (advice, i)) && ++alike == 1)
        continue;
      if (!is_clearly_worse (get (advice, 0), get (advice, i)))
        return FALSE;
      found |= talia_move_equal (&get (advice, i)->move, thumb);
    }
  return found;
}

gboolean
exercise_is_right (const GArray *advice, const TaliaMove *move)
{
  for (guint i = 0; i < advice->len; i++)
    if (talia_move_equal (&get (advice, i)->move, move))
      return exercise_are_alike (get (advice, 0), get (advice, i));
  return FALSE;
}

gboolean
exercise_is_fair (const TaliaGame *game, const TaliaView *view, const TaliaMove *best, const TaliaMove *thumb)
{
  TaliaThinking thinking = { .worlds = EVEN_WORLDS, .threads = 2, .thorough = TRUE, .evenly = TRUE };
  g_autoptr (GArray) advice = NULL;

  talia_random_init (&thinking.random, 1);
  advice = talia_level_advise (talia_level_for_hints (), game, view, &thinking);
  for (guint i = 0; i < advice->len && exercise_is_right (advice, best); i++)
    if (talia_move_equal (&get (advice, i)->move, thumb))
      return is_clearly_worse (get (advice, 0), get (advice, i));
  return FALSE;
}

/* Whether the reason only says what is likely to happen, not why that is good. */
static gboolean
is_fact (const TaliaReason *reason)
{
  return reason->gain == TALIA_GAIN_MOST_LIKELY_TAKES || reason->gain == TALIA_GAIN_MOST_LIKELY_NOT;
}

/* What only repeats the result, or could be said of nearly any other card. */
static const TaliaCauseId weak[] = {
  TALIA_CAUSE_LESS,       TALIA_CAUSE_MORE,    TALIA_CAUSE_SIDE_TAKES,  TALIA_CAUSE_KEPT_RISK,
  TALIA_CAUSE_OTHER_MORE, TALIA_CAUSE_HIGHEST, TALIA_CAUSE_KEEP_CHANCE, TALIA_CAUSE_PARTNER_HAD,
};

/* Whether what is behind the reason does not explain it. Why a trick is not wanted that costs no points must be said
 * before. */
static gboolean
is_weak (const TaliaReason *reason)
{
  for (guint i = 0; i < G_N_ELEMENTS (weak); i++)
    if (reason->cause.id == weak[i])
      return TRUE;
  return reason->cause.id == TALIA_CAUSE_OTHER_TAKES && reason->cause.number == 1 && reason->gain != TALIA_GAIN_BAGS
         && reason->gain != TALIA_GAIN_NIL_OWN;
}

/* Whether it only says what comes of the move. */
static gboolean
is_effect (const TaliaReason *reason)
{
  return reason->id == TALIA_REASON_BETTER || reason->id == TALIA_REASON_A_LITTLE_BETTER
         || reason->id == TALIA_REASON_TAKE_ALL || reason->id == TALIA_REASON_DISCARD_DANGEROUS;
}

/* Whether it is an opinion, which needs a fact behind it. */
static gboolean
is_opinion (const TaliaReason *reason)
{
  return is_effect (reason) || reason->id == TALIA_REASON_LEAD_LOW || reason->id == TALIA_REASON_TRICK_LATER
         || reason->id == TALIA_REASON_TRAIL_LEAST || reason->id == TALIA_REASON_TRAIL_RANK_OUT
         || reason->id == TALIA_REASON_TAKE_CARDS || reason->id == TALIA_REASON_BUILD_MORE
         || reason->id == TALIA_REASON_BUILD_SAFE;
}

gboolean
exercise_is_explained (const TaliaReason *reason, const TaliaReason *other)
{
  const gboolean is_least = reason->id == TALIA_REASON_ROW_LEAST || reason->id == TALIA_REASON_TRAIL_LEAST
                            || reason->id == TALIA_REASON_BID_TRICKS;
  g_autofree char *why = talia_words_why (reason);

  return why != NULL && !is_fact (reason) && !is_weak (reason)
         && (!is_opinion (reason) || reason->cause.id != TALIA_CAUSE_NONE) && reason->id != TALIA_REASON_FOR_MATCH
         && reason->id != TALIA_REASON_ONLY_MOVE && reason->id != TALIA_REASON_PASS_DANGEROUS
         && reason->id != TALIA_REASON_PASS_EMPTIES_SUIT
         && (is_least || reason->id != other->id || reason->cards != other->cards);
}
