/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds cards that are equivalent: it makes no difference which of them is played. */
#include "trick-alike.h"

void
talia_trick_kinds_init (TaliaTrickKinds *self, const TaliaPayoff *payoff, const TaliaTrickRules *rules)
{
  const TaliaCards ruled[] = { rules->force,        rules->force_under,   rules->shield,
                               rules->lead_ban,     rules->lead_free,     rules->break_lead,
                               rules->break_follow, rules->break_discard, rules->ends_without };

  *self = (TaliaTrickKinds) { 0 };
  for (TaliaCard card = 0; card < G_N_ELEMENTS (self->kind); card++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (ruled); i++)
        self->kind[card] = self->kind[card] << 1 | (ruled[i] >> card & 1);
      for (guint i = 0; i < payoff->n_prices; i++)
        self->kind[card] = self->kind[card] * 2 + (payoff->cards[i] >> card & 1);
    }
}

TaliaCards
talia_trick_leave_lowest (const TaliaTrickKinds *self, TaliaCards legal, TaliaCards between)
{
  TaliaCards left = legal;
  TaliaCard last = TALIA_NO_CARD;

  while (legal != 0)
    {
      TaliaCard card = talia_cards_pop (&legal);

      if (last != TALIA_NO_CARD && talia_card_suit (card) == talia_card_suit (last)
          && self->kind[card] == self->kind[last]
          && (between & talia_cards_above (last) & ~talia_cards_above (card)) == 0)
        left ^= TALIA_BIT (card);
      last = card;
    }
  return left;
}
