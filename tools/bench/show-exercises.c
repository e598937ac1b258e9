/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints the exercises of a collection, to be checked by eye (docs/EXERCISES.md): show-exercises GAME FILE. Each has
 * the view of the player who is asked, the cards that are still out, and what is said of the answer, to somebody who
 * has found it and to somebody who has chosen the easy level's move. */
#include "bots/talia-knowledge.h"
#include "each-exercise.h"
#include "engine/talia-view-line.h"
#include "words/talia-words-plan.h"
#include "words/talia-words-reasons.h"
#include "words/talia-words.h"

/* Prints which of the cards that are still out a seat cannot hold. */
static void
print_lacking (const TaliaUnseen *where, int seat)
{
  g_autofree char *text = talia_cards_to_text (where->cards & ~where->may_hold[seat]);

  if (where->n[seat] > 0 && (where->cards & ~where->may_hold[seat]) != 0)
    g_print ("  seat %d cannot hold: %s\n", seat, text);
}

static void
print_exercise (const TaliaGame *game, TaliaTrial *trial, const TaliaLoss *exercise)
{
  TaliaMatch *before = talia_trial_get_before (trial);
  const TaliaView *view = talia_match_get_view (before);
  const TaliaJudgement *thumb = talia_trial_get_verdict (trial);
  const TaliaReason *reason = talia_trial_get_reason (trial);
  g_autofree char *line = talia_view_to_line (view), *deal = talia_words_deal (game, &view->seen, FALSE);
  g_autofree char *best = talia_words_proposal (before, &thumb->best), *why = talia_words_why (reason);
  g_autofree char *made = talia_words_proposal (before, &thumb->made), *instead = talia_words_why (&thumb->reason);
  g_autofree char *out = NULL;
  TaliaKnowledge known;

  talia_knowledge_init (&known, game, view);
  out = talia_cards_to_text (known.unseen);
  g_print ("%s deal %u step %u: %s\n  view: %s\n  out: %s\n", exercise->match, exercise->deal, exercise->step,
           deal != NULL ? deal : "", line, out);
  for (int seat = 0; seat < view->seen.seats; seat++)
    print_lacking (&known.where, seat);
  g_print ("  answer: %s. %s\n", best, why != NULL ? why : "-");
  g_print ("  instead of %s (-%.2f): %s\n\n", made, thumb->loss, instead != NULL ? instead : "-");
}

int
main (int argc, char **argv)
{
  each_exercise (argc, argv, print_exercise);
  return 0;
}
