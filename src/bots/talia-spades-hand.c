/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Estimates how many tricks a hand in Spades takes and how risky a nil is, by rules of thumb, for bidding and for
 * reading the bids of others. */
#include "talia-spades-hand.h"

#define SPADES TALIA_SUIT_CARDS (TALIA_SPADES)

double
talia_spades_tricks (TaliaCards hand)
{
  int spades = talia_cards_count (hand & SPADES);
  int spare = spades; /* for ruffing */
  double tricks = 0.0;

  for (TaliaCards rest = hand & SPADES; rest != 0;)
    {
      int higher = TALIA_ACE - talia_card_rank (talia_cards_pop (&rest));

      /* A spade takes a trick if there are low spades to spend while the higher ones are played. */
      if (higher < 3)
        {
          tricks += higher == 0 ? 1.0 : spades > higher ? 0.85 : 0.3;
          spare--;
        }
    }
  /* Length: the fourth spade and further ones. */
  tricks += 0.7 * MAX (spades - 3, 0) * (spare > 0);
  for (int suit = TALIA_CLUBS; suit < TALIA_SPADES; suit++)
    {
      TaliaCards cards = hand & TALIA_SUIT_CARDS (suit);
      int length = talia_cards_count (cards);

      if (cards & TALIA_CARD_BIT (TALIA_ACE, suit))
        tricks += length > 6 ? 0.6 : 0.95;
      if (cards & TALIA_CARD_BIT (TALIA_KING, suit))
        tricks += length == 1 ? 0.25 : length > 5 ? 0.4 : 0.65;
      if ((cards & TALIA_CARD_BIT (TALIA_QUEEN, suit)) && length >= 3 && length <= 5)
        tricks += 0.25;
      if (length < 2 && spades <= 4)
        tricks += MIN (MAX (spare, 0), 2 - length) * 0.5;
    }
  return tricks + 0.3; /* small cards take a trick now and then */
}

double
talia_spades_nil_risk (TaliaCards hand)
{
  double risk = 0.0;

  for (int suit = TALIA_CLUBS; suit < TALIA_SUITS; suit++)
    {
      TaliaCards cards = hand & TALIA_SUIT_CARDS (suit);
      int place = 0;

      /* The lowest cards matter; each following card may be two ranks higher without risk. */
      for (; cards != 0 && place < 3; place++)
        {
          int over = talia_card_rank (talia_cards_pop (&cards)) - (TALIA_FOUR + 3 * place);

          if (over > 0)
            risk += over * (suit == TALIA_SPADES ? 0.25 : 0.12);
        }
    }
  if (talia_cards_count (hand & SPADES) > 3)
    risk += 1.0;
  if (hand & TALIA_CARD_BIT (TALIA_ACE, TALIA_SPADES))
    risk += 10.0;
  if (hand & TALIA_CARD_BIT (TALIA_KING, TALIA_SPADES))
    risk += 1.0;
  return risk;
}
