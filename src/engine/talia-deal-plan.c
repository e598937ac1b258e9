/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a deal of a match costs and demands, as data: known before it is dealt. */
#include "talia-deal-plan.h"

int
talia_stake_cost (const TaliaStake *stake, TaliaCard card)
{
  int rank = talia_card_rank (card) == TALIA_ACE ? 1 : talia_card_rank (card) + 2;

  return stake->cards & TALIA_BIT (card) ? stake->points * (stake->kind == TALIA_STAKE_RANK ? rank : 1) : 0;
}

int
talia_deal_plan_cost (const TaliaDealPlan *plan, TaliaCard card)
{
  int points = 0;

  for (guint i = 0; i < plan->n_stakes; i++)
    points += talia_stake_cost (&plan->stakes[i], card);
  return points;
}

TaliaCards
talia_deal_plan_cards (const TaliaDealPlan *plan)
{
  TaliaCards cards = 0;

  for (guint i = 0; i < plan->n_stakes; i++)
    if (plan->stakes[i].points > 0)
      cards |= plan->stakes[i].cards;
  return cards;
}
