/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The trick-taking core: the functions that a playout seldom or never calls. Those that it calls for every card are
 * inline, in talia-trick.h. */
#include "talia-trick.h"

TaliaCards
talia_trick_beaten (const TaliaTrick *trick, TaliaCards cards)
{
  TaliaCards running = talia_trick_cards (trick);
  TaliaCards result = 0;

  while (cards != 0)
    {
      TaliaCard card = talia_cards_pop (&cards);

      if (running & talia_cards_above (card))
        result |= TALIA_BIT (card);
    }
  return result;
}

/* A game that forbids something has a refusal for it; without one, the move is refused all the same. */
static TaliaRefusal
refuse (uint8_t rule, TaliaCard card)
{
  return TALIA_REFUSED_SUIT (rule != TALIA_RULE_NONE ? rule : TALIA_RULE_WRONG_MOVE, talia_card_suit (card));
}

TaliaRefusal
talia_trick_check (const TaliaTrick *trick, TaliaCards hand, TaliaCard card)
{
  const TaliaTrickRules *rules = &trick->rules;
  TaliaCards legal = talia_trick_legal (trick, hand);

  if (legal & TALIA_BIT (card))
    return TALIA_ACCEPTED;
  if (trick->in_trick == 0)
    {
      if (trick->tricks == 0 && rules->opening != TALIA_NO_CARD && (hand & TALIA_BIT (rules->opening)))
        return refuse (TALIA_RULE_OPENING_CARD, rules->opening);
      return refuse (rules->ban_refusal, card);
    }
  if (talia_card_suit (card) != talia_trick_led (trick) && (hand & TALIA_SUIT_CARDS (talia_trick_led (trick))))
    return TALIA_REFUSED_SUIT (TALIA_RULE_FOLLOW_SUIT, talia_trick_led (trick));
  if (legal & (rules->force | rules->force_under))
    return refuse (legal & (legal - 1) ? rules->either_refusal : rules->force_refusal, talia_cards_first (legal));
  return refuse (rules->shield_refusal, card);
}
