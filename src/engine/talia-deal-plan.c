/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The terms of a deal, known before it is dealt: the price of each card and trick, and what must or may not be
 * played. */
#include "talia-deal-plan.h"

void
talia_deal_plan_add (TaliaDealPlan *plan, TaliaStake stake)
{
  g_assert (plan->n_stakes < TALIA_MAX_STAKES);
  plan->stakes[plan->n_stakes++] = stake;
}

void
talia_deal_plan_add_duty (TaliaDealPlan *plan, const char *duty)
{
  g_assert (plan->n_duties < TALIA_MAX_DUTIES);
  plan->duties[plan->n_duties++] = duty;
}

gboolean
talia_stake_is_single (const TaliaStake *stake)
{
  switch (stake->kind)
    {
    case TALIA_STAKE_CARDS:
      return talia_cards_count (stake->cards) == 1;
    case TALIA_STAKE_RANK:
    case TALIA_STAKE_TRICKS:
      return FALSE;
    case TALIA_STAKE_LAST:
    case TALIA_STAKE_PLACE:
      return talia_cards_count (stake->which) == 1;
    }
  g_return_val_if_reached (FALSE);
}

int
talia_stake_cost (const TaliaStake *stake, TaliaCard card)
{
  return stake->cards & TALIA_BIT (card)
             ? stake->points * (stake->kind == TALIA_STAKE_RANK ? talia_card_number (card) : 1)
             : 0;
}

int
talia_deal_plan_cost (const TaliaDealPlan *plan, TaliaCard card)
{
  int points = 0;

  for (guint i = 0; i < plan->n_stakes; i++)
    points += talia_stake_cost (&plan->stakes[i], card);
  return points;
}

int
talia_deal_plan_cost_of (const TaliaDealPlan *plan, TaliaCards cards)
{
  int points = 0;

  for (guint i = 0; i < plan->n_stakes; i++)
    for (TaliaCards rest = cards & plan->stakes[i].cards; rest != 0;)
      points += talia_stake_cost (&plan->stakes[i], talia_cards_pop (&rest));
  return points;
}

int
talia_deal_plan_trick_cost (const TaliaDealPlan *plan, int trick)
{
  int points = 0;

  for (guint i = 0; i < plan->n_stakes; i++)
    if (plan->stakes[i].kind == TALIA_STAKE_TRICKS
        || (plan->stakes[i].kind == TALIA_STAKE_LAST && (plan->stakes[i].which >> trick & 1)))
      points += plan->stakes[i].points;
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

TaliaCards
talia_deal_plan_counting (const TaliaDealPlan *plan)
{
  TaliaCards cards = 0;

  for (guint i = 0; i < plan->n_stakes; i++)
    cards |= plan->stakes[i].cards != 0 ? plan->stakes[i].cards : TALIA_ALL_CARDS;
  return cards;
}
