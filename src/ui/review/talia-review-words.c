/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about the step that a review shows. */
#include "talia-review-words.h"

#include <glib/gi18n.h>

#include "words/talia-words-plan.h"
#include "words/talia-words.h"

/* At the table nobody is told which cards another player chooses; in a review, a person who may see them is. */
static char *
describe_choice (TaliaMatch *teller, TaliaMatch *shown, int seat)
{
  const char *name = talia_seat_get_name (talia_match_get_seat (teller, seat));
  TaliaCards chosen = talia_match_get_view (shown)->seen.trick.pass[seat];
  g_autofree char *cards = talia_words_cards_in (chosen, TALIA_CASE_ACCUSATIVE);

  if (chosen == 0 && seat == talia_match_get_own_seat (teller))
    return g_strdup (_ ("You choose cards to pass"));
  if (chosen == 0)
    /* Translators: a player's name */
    return g_strdup_printf (_ ("%s chooses cards to pass"), name);
  if (seat == talia_match_get_own_seat (teller))
    /* Translators: the names of cards follow */
    return g_strdup_printf (_ ("You pass: %s"), cards);
  /* Translators: a player's name, the names of cards */
  return g_strdup_printf (_ ("%s passes: %s"), name, cards);
}

char *
talia_review_words_step (TaliaMatch *teller, TaliaMatch *shown, const TaliaEvents *events)
{
  g_autoptr (GString) line = g_string_new (NULL);

  g_return_val_if_fail (TALIA_IS_MATCH (teller) && TALIA_IS_MATCH (shown), NULL);
  g_return_val_if_fail (events != NULL, NULL);

  for (guint i = 0; i < events->n; i++)
    {
      const TaliaEvent *event = &events->at[i];
      g_autofree char *text = event->kind == TALIA_EVENT_CHOSE ? describe_choice (teller, shown, event->seat)
                                                               : talia_words_event (teller, event);

      if (text != NULL)
        g_string_append_printf (line, "%s%s", line->len > 0 ? " · " : "", text);
    }
  if (line->len == 0) /* such as an event that only concerns the hand, about which there is no sentence */
    return talia_words_prompt (teller);
  return g_steal_pointer (&line->str);
}

char *
talia_review_words_place (TaliaMatch *shown, int move, gboolean brief)
{
  const TaliaState *state;
  g_autofree char *deal = NULL, *made = NULL;

  g_return_val_if_fail (TALIA_IS_MATCH (shown), NULL);

  state = &talia_match_get_view (shown)->seen;
  deal = talia_words_deal (talia_match_get_game (shown), state, brief);
  if (move == 0 || state->phase == TALIA_PHASE_PASS || state->phase == TALIA_PHASE_BID)
    return g_steal_pointer (&deal);
  if (state->board == TALIA_BOARD_TRICK)
    /* Translators: which trick of a deal; one that was just taken is still looked at */
    made = g_strdup_printf (_ ("Trick %d"), MAX (state->trick.tricks + (state->trick.in_trick > 0), 1));
  else
    /* Translators: how many moves of a deal have been made */
    made = g_strdup_printf (_ ("Move %d"), move);
  /* If there is no room for everything, the part that changes most comes first. */
  return brief ? g_strdup_printf ("%s · %s", made, deal) : g_strdup_printf ("%s · %s", deal, made);
}
