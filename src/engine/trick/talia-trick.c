/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The trick-taking core: what is not needed for every card; docs/ARCHITECTURE.md, "One trick core". */
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
  if (talia_card_suit (card) != talia_trick_led (trick) && (hand & TALIA_SUIT_CARDS (talia_trick_led (trick))))
    return TALIA_REFUSED_SUIT (TALIA_RULE_FOLLOW_SUIT, talia_trick_led (trick));
  if (legal & (trick->rules.force | trick->rules.force_under) && (legal & (legal - 1)))
    return TALIA_REFUSED (TALIA_RULE_FORCED_EITHER);
  if (legal & (trick->rules.force | trick->rules.force_under))
    return TALIA_REFUSED_SUIT (TALIA_RULE_FORCED_CARD, talia_card_suit (talia_cards_first (legal)));
  return TALIA_REFUSED (TALIA_RULE_FIRST_TRICK);
}
