/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person with a perfect memory knows of a deal: the cards that are still out, and who is void in which suit. */
#include "talia-memory.h"

void
talia_memory_init (TaliaMemory *self, const TaliaGame *game, const TaliaView *view)
{
  TaliaUnseen unseen;
  TaliaDealPlan plan;

  g_return_if_fail (self != NULL && game != NULL && view != NULL);

  talia_game_unseen (game, view, &unseen);
  *self = (TaliaMemory) { .out = unseen.cards };
  for (int seat = 0; seat < view->seen.seats && unseen.cards != 0; seat++)
    for (int suit = 0; suit < TALIA_SUITS && seat != view->seat; suit++)
      if ((unseen.may_hold[seat] & TALIA_SUIT_CARDS (suit)) == 0)
        self->lacks[seat] |= 1u << suit;
  if (view->seen.deals == 0)
    return;
  talia_game_plan (game, &view->seen, view->seen.deals, &plan);
  self->has_points = talia_deal_plan_cards (&plan) != 0;
  self->points = talia_deal_plan_cost_of (&plan, self->out);
}
