/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The trick-taking core; docs/ARCHITECTURE.md, "One trick core". */
#include "talia-trick.h"

/* The suit that was led to the running trick, which must not be empty. */
static inline int
led_suit (const TaliaTrick *trick)
{
  return talia_card_suit (talia_trick_running (trick)[0]);
}

/* Of `cards`, all of the led suit, those that lie under a higher card of the running trick. */
static TaliaCards
beaten (const TaliaTrick *trick, TaliaCards cards)
{
  TaliaCards in_trick = 0;
  TaliaCards result = 0;

  for (int i = 0; i < trick->in_trick; i++)
    in_trick |= TALIA_BIT (talia_trick_running (trick)[i]);
  while (cards != 0)
    {
      TaliaCard card = talia_cards_pop (&cards);

      if (in_trick & talia_cards_above (card))
        result |= TALIA_BIT (card);
    }
  return result;
}

static inline TaliaCards
legal_leads (const TaliaTrick *trick, TaliaCards hand)
{
  const TaliaTrickRules *rules = &trick->rules;

  if (trick->tricks == 0 && rules->opening != TALIA_NO_CARD && (hand & TALIA_BIT (rules->opening)))
    return TALIA_BIT (rules->opening);
  if (trick->broken || (hand & ~rules->lead_free) == 0)
    return hand;
  return hand & ~rules->lead_ban;
}

static inline TaliaCards
legal_discards (const TaliaTrick *trick, TaliaCards hand)
{
  const TaliaTrickRules *rules = &trick->rules;

  if (hand & rules->force)
    return hand & rules->force;
  if (trick->tricks == 0 && (hand & ~rules->shield))
    return hand & ~rules->shield;
  return hand;
}

TaliaCards
talia_trick_legal (const TaliaTrick *trick, TaliaCards hand)
{
  TaliaCards following, forced;

  if (trick->in_trick == 0)
    return legal_leads (trick, hand);
  following = hand & TALIA_SUIT_CARDS (led_suit (trick));
  if (following == 0)
    return legal_discards (trick, hand);
  forced = following & trick->rules.force_under;
  if (forced != 0 && (forced = beaten (trick, forced)) != 0)
    return forced;
  return following;
}

TaliaRefusal
talia_trick_check (const TaliaTrick *trick, TaliaCards hand, TaliaCard card)
{
  TaliaCards legal = talia_trick_legal (trick, hand);

  if (legal & TALIA_BIT (card))
    return TALIA_ACCEPTED;
  if (trick->in_trick == 0)
    {
      if (trick->tricks == 0 && trick->rules.opening != TALIA_NO_CARD && (hand & TALIA_BIT (trick->rules.opening)))
        return TALIA_REFUSED_SUIT (TALIA_RULE_OPENING_CARD, talia_card_suit (trick->rules.opening));
      if ((trick->rules.break_lead | trick->rules.break_follow | trick->rules.break_discard) == 0)
        return TALIA_REFUSED (TALIA_RULE_HEARTS_BANNED);
      return TALIA_REFUSED_SUIT (TALIA_RULE_NOT_BROKEN, talia_card_suit (card));
    }
  if (talia_card_suit (card) != led_suit (trick) && (hand & TALIA_SUIT_CARDS (led_suit (trick))))
    return TALIA_REFUSED_SUIT (TALIA_RULE_FOLLOW_SUIT, led_suit (trick));
  if (legal & (trick->rules.force | trick->rules.force_under) && (legal & (legal - 1)))
    return TALIA_REFUSED (TALIA_RULE_FORCED_EITHER);
  if (legal & (trick->rules.force | trick->rules.force_under))
    return TALIA_REFUSED_SUIT (TALIA_RULE_FORCED_CARD, talia_card_suit (talia_cards_first (legal)));
  return TALIA_REFUSED (TALIA_RULE_FIRST_TRICK);
}

int
talia_trick_best (const TaliaTrick *trick, int seats)
{
  const TaliaCard *cards = talia_trick_running (trick);
  int best = 0;

  for (int i = 1; i < trick->in_trick; i++)
    {
      int suit = talia_card_suit (cards[i]);

      if (suit == talia_card_suit (cards[best]) ? cards[i] > cards[best] : suit == trick->rules.trump)
        best = i;
    }
  best += trick->leader;
  return best < seats ? best : best - seats;
}

/* Whether playing `card`, the `in_trick`-th of its trick, breaks the lead ban. */
static inline gboolean
breaks (const TaliaTrick *trick, TaliaCard card)
{
  const TaliaTrickRules *rules = &trick->rules;
  TaliaCards breaking;

  if (trick->in_trick == 0)
    breaking = rules->break_lead;
  else if (talia_card_suit (card) == led_suit (trick))
    breaking = rules->break_follow;
  else
    breaking = rules->break_discard;
  return (breaking & TALIA_BIT (card)) != 0;
}

int
talia_trick_add (TaliaTrick *trick, int seats, TaliaCard card)
{
  int winner;

  trick->broken |= breaks (trick, card);
  trick->played[trick->n_played++] = card;
  if (++trick->in_trick < seats)
    return -1;

  winner = talia_trick_best (trick, seats);
  trick->winner[trick->tricks++] = (uint8_t) winner;
  trick->won[winner]++;
  trick->leader = (uint8_t) winner;
  trick->in_trick = 0;
  return winner;
}
