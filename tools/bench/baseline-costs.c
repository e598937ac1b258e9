/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The baseline's estimate of what each card costs in a deal, and of the cards to pass. */
#include "baseline-private.h"
#include "engine/trick/talia-trick-game.h"

/* The most expensive card of a deal is as dangerous as this number of ranks. */
#define DEAREST 10.0

/* Passes are chosen from this number of cards: 35 sets of three. */
#define PASS_FROM 7

void
baseline_costs_init (BaselineCosts *costs, const TaliaGame *game, const TaliaState *state)
{
  TaliaDealPlan plan;
  int price[16 * TALIA_SUITS] = { 0 }, dearest = 0;

  *costs = (BaselineCosts) { 0 };
  talia_game_plan (game, state, state->deals, &plan);
  for (TaliaCards rest = TALIA_ALL_CARDS; rest != 0;)
    {
      TaliaCard card = talia_cards_pop (&rest);

      price[card] = talia_deal_plan_cost (&plan, card);
      dearest = MAX (dearest, price[card]);
    }
  for (TaliaCards rest = TALIA_ALL_CARDS; rest != 0;)
    {
      TaliaCard card = talia_cards_pop (&rest);

      costs->danger[card] = talia_card_rank (card) + (dearest > 0 ? DEAREST * price[card] / dearest : 0.0);
    }
  for (int each = dearest; each > 0;)
    {
      int next = 0;

      for (TaliaCards rest = TALIA_ALL_CARDS; rest != 0;)
        {
          TaliaCard card = talia_cards_pop (&rest);

          if (price[card] == each)
            costs->tiers[costs->n_tiers] |= TALIA_BIT (card);
          else if (price[card] < each)
            next = MAX (next, price[card]);
        }
      costs->costing |= costs->tiers[costs->n_tiers++];
      each = next;
    }
  for (TaliaCards rest = costs->costing; rest != 0;)
    costs->catching |= talia_cards_above (talia_cards_pop (&rest)) & ~costs->costing;
  for (int i = 0; i < TALIA_MAX_TRICKS; i++)
    {
      costs->tricks[i] = talia_deal_plan_trick_cost (&plan, i) > 0;
      costs->only_tricks |= costs->tricks[i] && dearest == 0;
    }
}

/* Removes and returns the most dangerous card of the set, which must not be empty. */
static TaliaCard
pop_worst (const BaselineCosts *costs, TaliaCards *cards)
{
  TaliaCard worst = talia_cards_first (*cards);

  for (TaliaCards rest = *cards; rest != 0;)
    {
      TaliaCard card = talia_cards_pop (&rest);

      if (costs->danger[card] > costs->danger[worst])
        worst = card;
    }
  *cards &= ~TALIA_BIT (worst);
  return worst;
}

TaliaMove
baseline_pass (Baseline *self, TaliaCards hand)
{
  TaliaCards passed = 0;

  for (int i = 0; i < TALIA_PASSED_CARDS; i++)
    {
      TaliaCards rest = hand & ~passed;

      passed |=
          TALIA_BIT (baseline_errs (self) ? talia_random_card (self->random, rest) : pop_worst (&self->costs, &rest));
    }
  return TALIA_PASS (passed);
}

guint
baseline_list_passes (const BaselineCosts *costs, TaliaCards hand, TaliaMove *moves)
{
  TaliaCard worst[PASS_FROM];
  guint n = 0;
  int m = 0;

  while (m < PASS_FROM && hand != 0)
    worst[m++] = pop_worst (costs, &hand);
  for (int i = 0; i < m; i++)
    for (int j = i + 1; j < m; j++)
      for (int k = j + 1; k < m; k++)
        moves[n++] = TALIA_PASS (TALIA_BIT (worst[i]) | TALIA_BIT (worst[j]) | TALIA_BIT (worst[k]));
  return n;
}
