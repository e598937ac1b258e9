/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The legal moves of a state, counted and numbered without being listed. */
#include "talia-moves.h"

/* Returns the number of ways to choose `some` of `n`. */
static inline int
ways (int n, int some)
{
  int product = 1;

  for (int i = 0; i < some; i++)
    product = product * (n - i) / (i + 1);
  return product;
}

int
talia_moves_count (const TaliaMoves *moves)
{
  int n = talia_cards_count (moves->play) + moves->bids;

  if (G_LIKELY ((moves->pass | moves->plain) == 0))
    return n;
  return n + ways (talia_cards_count (moves->pass), TALIA_PASSED_CARDS) + talia_cards_count (moves->plain);
}

/* Returns choice number `i`: first those with the lowest card, among them first those with the next one. */
static TaliaCards
choose (TaliaCards cards, int i)
{
  TaliaCards chosen = 0;
  int n = talia_cards_count (cards) - 1, with;

  for (int others = TALIA_PASSED_CARDS - 1; others >= 0; others--)
    {
      for (; i >= (with = ways (n, others)); i -= with, n--)
        cards &= cards - 1;
      chosen |= TALIA_BIT (talia_cards_pop (&cards));
      n--;
    }
  return chosen;
}

void
talia_moves_get_other (const TaliaMoves *moves, int i, TaliaMove *move)
{
  int passes = ways (talia_cards_count (moves->pass), TALIA_PASSED_CARDS);
  int plain = talia_cards_count (moves->plain);

  i -= talia_cards_count (moves->play);
  if (i < passes)
    *move = TALIA_PASS (choose (moves->pass, i));
  else if ((i -= passes) < moves->bids)
    *move = TALIA_BID ((uint8_t) i);
  else if ((i -= moves->bids) < plain)
    *move = TALIA_PLAIN_MOVE (talia_cards_nth (moves->plain, i));
  else
    *move = moves->list[i - plain];
}

void
talia_moves_clear (TaliaMoves *moves)
{
  g_clear_pointer (&moves->list, g_free);
}
