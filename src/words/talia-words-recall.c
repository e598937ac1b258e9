/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences for the question after a deal about what the player remembers. */
#include "talia-words-recall.h"

#include <glib/gi18n.h>

#include "model/base/talia-text.h"
#include "talia-words-cards.h"

/* Translators: "out" is what has not been played yet and is not in the player's own hand; %u is the number of a trick
 */
static const char *const suits_after_trick[TALIA_SUITS] = {
  N_ ("After trick %u, how many clubs were still out besides yours?"),
  N_ ("After trick %u, how many diamonds were still out besides yours?"),
  N_ ("After trick %u, how many hearts were still out besides yours?"),
  N_ ("After trick %u, how many spades were still out besides yours?"),
};

/* Translators: somebody is out of a suit when they hold no card of it, which they show by not following suit */
static const char *const who_after_trick[TALIA_SUITS] = {
  N_ ("After trick %u, who was known to be out of clubs?"),
  N_ ("After trick %u, who was known to be out of diamonds?"),
  N_ ("After trick %u, who was known to be out of hearts?"),
  N_ ("After trick %u, who was known to be out of spades?"),
};

/* Translators: cards that were neither in the player's own hand nor on the table, nor taken by anybody */
static const char *const suits_at_last_cards[TALIA_SUITS] = {
  [TALIA_SPADES] = N_ ("When the last cards were dealt, how many spades were in other hands?"),
};

/* For the ranks from the jack up. */
static const char *const ranks_at_last_cards[] = {
  N_ ("When the last cards were dealt, how many jacks were in other hands?"),
  N_ ("When the last cards were dealt, how many queens were in other hands?"),
  N_ ("When the last cards were dealt, how many kings were in other hands?"),
  N_ ("When the last cards were dealt, how many aces were in other hands?"),
};

static char *
ask_after_trick (const char *msgid, guint trick)
{
  g_autofree char *number = g_strdup_printf ("%u", trick);
  g_auto (GStrv) parts = g_strsplit (_ (msgid), "%u", 2);

  return g_strjoinv (number, parts);
}

char *
talia_words_recall_question (const TaliaRecall *recall)
{
  g_return_val_if_fail (recall != NULL, NULL);

  switch (recall->kind)
    {
    case TALIA_RECALL_COUNT:
      if (recall->rank >= TALIA_JACK)
        return g_strdup (_ (ranks_at_last_cards[recall->rank - TALIA_JACK]));
      return recall->trick > 0 ? ask_after_trick (suits_after_trick[recall->suit], recall->trick)
                               : g_strdup (_ (suits_at_last_cards[recall->suit]));
    case TALIA_RECALL_WHICH:
      return g_strdup_printf (_ ("After trick %u, which of these cards was still out?"), recall->trick);
    case TALIA_RECALL_WHO:
      return ask_after_trick (who_after_trick[recall->suit], recall->trick);
    }
  g_return_val_if_reached (NULL);
}

static char *
name_seat (TaliaMatch *match, int seat)
{
  if (seat == TALIA_NOBODY)
    /* Translators: an answer to who was known to be out of a suit */
    return g_strdup (_ ("Nobody"));
  return g_strdup (talia_seat_get_name (talia_match_get_seat (match, seat)));
}

char *
talia_words_recall_choice (TaliaMatch *match, const TaliaRecall *recall, guint choice)
{
  TaliaCard card;

  g_return_val_if_fail (recall != NULL && choice < recall->n_choices, NULL);

  if (recall->kind != TALIA_RECALL_WHICH)
    return talia_words_recall_spoken (match, recall, choice);
  card = (TaliaCard) recall->choices[choice];
  return talia_text_number (g_strdup_printf ("%s%s", talia_words_rank_index (talia_card_rank (card)),
                                             talia_words_suit_sign (talia_card_suit (card))));
}

char *
talia_words_recall_spoken (TaliaMatch *match, const TaliaRecall *recall, guint choice)
{
  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);
  g_return_val_if_fail (recall != NULL && choice < recall->n_choices, NULL);

  switch (recall->kind)
    {
    case TALIA_RECALL_COUNT:
      return g_strdup_printf ("%d", recall->choices[choice]);
    case TALIA_RECALL_WHICH:
      return talia_words_card ((TaliaCard) recall->choices[choice]);
    case TALIA_RECALL_WHO:
      return name_seat (match, recall->choices[choice]);
    }
  g_return_val_if_reached (NULL);
}

/* Says the truth in a sentence. */
static char *
tell (TaliaMatch *match, const TaliaRecall *recall)
{
  g_autofree char *what = recall->kind == TALIA_RECALL_WHO ? name_seat (match, recall->choices[recall->right])
                                                           : talia_words_cards (recall->out);

  if (recall->kind == TALIA_RECALL_WHO && recall->choices[recall->right] == TALIA_NOBODY)
    /* Translators: the answer to who was known to be out of a suit */
    return g_strdup (_ ("Nobody was."));
  if (recall->kind == TALIA_RECALL_WHO)
    /* Translators: the answer to who was known to be out of a suit; a name */
    return g_strdup_printf (_ ("It was %s."), what);
  if (recall->out == 0)
    return g_strdup (_ ("None were."));
  /* Translators: the answer to which cards were still out; names of cards */
  return g_strdup_printf (_ ("Still out: %s."), what);
}

char *
talia_words_recall_answer (TaliaMatch *match, const TaliaRecall *recall, guint choice)
{
  g_autofree char *truth = NULL;

  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);
  g_return_val_if_fail (recall != NULL && choice < recall->n_choices, NULL);

  truth = tell (match, recall);
  if (choice == recall->right)
    /* Translators: the player has remembered rightly; what was so, as a sentence */
    return g_strdup_printf (_ ("Right. %s"), truth);
  /* Translators: the player has remembered wrongly; what was so, as a sentence */
  return g_strdup_printf (_ ("Not quite. %s"), truth);
}
