/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The baseline's estimate of what each card costs in a deal, and of the cards to pass. */
#include "baseline-private.h"
#include "engine/trick/talia-trick-game.h"

/* The most expensive card of a deal is as dangerous as this number of ranks. */
#define DEAREST 10.0

/* Passes are chosen from this number of dangerous cards: 35 sets of three, */
#define PASS_FROM 7

/* and, for the sake of the moon, from this number of low cards: 10 more. */
#define PASS_LOW 5

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

/* Removes and returns the lowest card of the set, which must not be empty. */
static TaliaCard
pop_lowest (TaliaCards *cards)
{
  TaliaCard lowest = talia_cards_first (*cards);

  for (TaliaCards rest = *cards; rest != 0;)
    {
      TaliaCard card = talia_cards_pop (&rest);

      if (talia_card_rank (card) < talia_card_rank (lowest))
        lowest = card;
    }
  *cards &= ~TALIA_BIT (lowest);
  return lowest;
}

/* Lists the sets of three of the `m` cards that are not all among the cards `listed`; returns their number. */
static guint
list_triples (const TaliaCard *cards, int m, TaliaCards listed, TaliaMove *moves)
{
  guint n = 0;

  for (int i = 0; i < m; i++)
    for (int j = i + 1; j < m; j++)
      for (int k = j + 1; k < m; k++)
        {
          TaliaCards triple = TALIA_BIT (cards[i]) | TALIA_BIT (cards[j]) | TALIA_BIT (cards[k]);

          if ((triple & ~listed) != 0)
            moves[n++] = TALIA_PASS (triple);
        }
  return n;
}

guint
baseline_list_passes (const BaselineCosts *costs, TaliaCards hand, gboolean moon, TaliaMove *moves)
{
  TaliaCard worst[PASS_FROM] = { 0 }, low[PASS_LOW] = { 0 };
  TaliaCards rest = hand;
  int n_worst = 0, n_low = 0;
  guint n;

  while (n_worst < PASS_FROM && rest != 0)
    worst[n_worst++] = pop_worst (costs, &rest);
  n = list_triples (worst, n_worst, 0, moves);
  for (TaliaCards all = hand; moon && n_low < PASS_LOW && all != 0;)
    low[n_low++] = pop_lowest (&all);
  return n + list_triples (low, n_low, hand & ~rest, moves + n);
}
