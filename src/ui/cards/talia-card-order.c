/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sorts the cards of a hand in the order that the player prefers. */
#include "talia-card-order.h"

#include <stdlib.h>

/* The suits from low to high, indexed by the trump suit (last row: no trumps), so that colours alternate up to the
 * trumps, which are the highest. */
static const int turns[TALIA_SUITS + 1][TALIA_SUITS] = {
  { TALIA_DIAMONDS, TALIA_SPADES, TALIA_HEARTS, TALIA_CLUBS },
  { TALIA_CLUBS, TALIA_HEARTS, TALIA_SPADES, TALIA_DIAMONDS },
  { TALIA_CLUBS, TALIA_DIAMONDS, TALIA_SPADES, TALIA_HEARTS },
  { TALIA_DIAMONDS, TALIA_CLUBS, TALIA_HEARTS, TALIA_SPADES },
  { TALIA_CLUBS, TALIA_DIAMONDS, TALIA_SPADES, TALIA_HEARTS },
};

typedef struct
{
  TaliaCardOrder order;
  int trump; /* TALIA_SUITS: none */
  int sign;
} Wish;

static int
get_key (const Wish *wish, TaliaCard card)
{
  int suit = talia_card_suit (card), rank = talia_card_rank (card), place = 0;

  switch (wish->order)
    {
    case TALIA_CARD_ORDER_TURNS:
      while (turns[wish->trump][place] != suit)
        place++;
      return place * 16 + rank;
    case TALIA_CARD_ORDER_SUITS:
      return (suit == wish->trump ? TALIA_SUITS : suit) * 16 + rank;
    case TALIA_CARD_ORDER_RANKS:
      return rank * TALIA_SUITS + suit;
    }
  g_return_val_if_reached (0);
}

static int
compare_cards (const void *a, const void *b, void *data)
{
  const Wish *wish = data;

  return wish->sign * (get_key (wish, *(const TaliaCard *) a) - get_key (wish, *(const TaliaCard *) b));
}

void
talia_card_order_sort (TaliaCard *cards, guint n, TaliaCardOrder order, int trump, gboolean descending)
{
  Wish wish = { order, trump >= 0 && trump < TALIA_SUITS ? trump : TALIA_SUITS, descending ? -1 : 1 };

  g_sort_array (cards, n, sizeof *cards, compare_cards, &wish);
}
