/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints the reasons that the expert now gives in the exercises of a collection, for `tools/make-exercises reasons`:
 * renew-reasons GAME FILE. For each exercise, a line `ask` has the best move and the reason for it. Then, for every
 * other move, a line `but` has the move and why the best one is better. If a position is no exercise any more, there is
 * only a line `drop` with the best move and why. */
#include "bots/talia-reason-text.h"
#include "each-exercise.h"
#include "exercise-checks.h"

/* Every move is played in so many worlds, so that a share of them is known to within 2 %. All hands that the rules
 * leave open are equally likely, so that a reader can check what is said to be likely. */
#define WORLDS 3000

static void
print_other (const TaliaAdvice *other)
{
  g_autofree char *move = talia_move_to_text (&other->move), *against = talia_reason_to_text (&other->against);

  g_print ("but %s %s\n", move, against);
}

/* Returns the advice on a move; NULL if there is none. */
static const TaliaAdvice *
find_advice (const GArray *advice, const TaliaMove *move)
{
  for (guint i = 0; i < advice->len; i++)
    if (talia_move_equal (&g_array_index (advice, TaliaAdvice, i).move, move))
      return &g_array_index (advice, TaliaAdvice, i);
  return NULL;
}

/* Returns why the position is no exercise any more, for which `advice` is the expert's; NULL if it is one. */
static const char *
find_fault (const TaliaGame *game, const TaliaView *view, const TaliaMove *best, const GArray *advice)
{
  TaliaThinking thinking = { 0 };
  const TaliaAdvice *first = &g_array_index (advice, TaliaAdvice, 0);
  const TaliaAdvice *thumb, *other;
  TaliaReason facing;
  g_autoptr (GArray) easy = NULL;

  talia_random_init (&thinking.random, 1);
  easy = talia_level_advise (talia_level_find (TALIA_LEVEL_EASY), game, view, &thinking);
  thumb = &g_array_index (easy, TaliaAdvice, 0);
  if (!talia_move_equal (&first->move, best))
    return "another-move";
  if (!exercise_is_fair (game, view, best, &thumb->move))
    return "unfair";
  other = find_advice (advice, &thumb->move);
  facing = other != NULL ? talia_reason_facing (&first->reason, &other->against) : first->reason;
  return exercise_is_explained (&facing, &thumb->reason) ? NULL : "unexplained";
}

static void
print_reason (const TaliaGame *game, TaliaTrial *trial, const TaliaLoss *exercise)
{
  const TaliaMove *best = &talia_trial_get_verdict (trial)->best;
  const TaliaView *view = talia_match_get_view (talia_trial_get_before (trial));
  TaliaThinking thinking = { .worlds = WORLDS, .threads = 2, .thorough = TRUE, .evenly = TRUE };
  g_autofree char *move = talia_move_to_text (best), *text = NULL;
  g_autoptr (GArray) advice = NULL;
  const char *fault;

  talia_random_init (&thinking.random, 1);
  advice = talia_level_advise (talia_level_for_hints (), game, view, &thinking);
  fault = find_fault (game, view, best, advice);
  text = talia_reason_to_text (&g_array_index (advice, TaliaAdvice, 0).reason);
  if (fault != NULL)
    {
      g_print ("drop %s %s %s\n", move, fault, text);
      return;
    }
  g_print ("ask %s %s\n", move, text);
  for (guint i = 1; i < advice->len; i++)
    print_other (&g_array_index (advice, TaliaAdvice, i));
}

int
main (int argc, char **argv)
{
  each_exercise (argc, argv, print_reason);
  return 0;
}
