/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists the sets of three cards that are worth considering when a player passes cards. */
#include "trick-passes.h"

#include "engine/trick/talia-trick-game.h"

/* The number of passes that are considered. */
#define PASSES 20

/* The value of emptying a suit, in average tricks. */
#define EMPTY 0.9

/* The greatest error of a choice, in average tricks. */
#define WHIM 0.8

void
talia_passer_init (TaliaPasser *self, const TaliaTrickPolicy *policy, const TaliaDealPlan *deal)
{
  double all = 0.0;

  *self = (TaliaPasser) { .penalties = policy->penalties, .dear = policy->dear };
  for (TaliaCards cards = TALIA_ALL_CARDS; cards != 0;)
    {
      TaliaCard card = talia_cards_pop (&cards);

      self->cost[card] = talia_deal_plan_cost (deal, card);
      all += self->cost[card];
    }
  self->trick = MAX (all, 1.0) / TALIA_RANKS;
}

static double
cost_of (const TaliaPasser *self, TaliaCards cards)
{
  double sum = 0.0;

  for (cards &= self->penalties; cards != 0;)
    sum += self->cost[talia_cards_pop (&cards)];
  return sum;
}

/* Estimates the points that keeping the card costs. */
static double
danger (const TaliaPasser *self, TaliaCards hand, TaliaCard card)
{
  const TaliaCards suit = TALIA_SUIT_CARDS (talia_card_suit (card)), others = suit & ~hand;
  const TaliaCards lower = TALIA_BIT (card) - 1;
  const int below = talia_cards_count (others & lower), above = talia_cards_count (others) - below;
  const int cover = talia_cards_count (hand & suit & lower), length = talia_cards_count (hand & suit);
  const double takes = (double) below / (below + above + 1);
  double caught = cost_of (self, others & lower & self->dear), own = self->cost[card];

  return takes * self->trick * 2.0 / (1.0 + 0.5 * cover) + caught * 0.75 / (length + cover * 0.5)
         + (own > 2.0 * self->trick ? own * 1.3 / length : own * (0.4 + takes));
}

/* Three cards that are passed together, and the worth of passing them. */
typedef struct
{
  TaliaCards cards;
  double worth;
} Pass;

static double
judge (const TaliaPasser *self, const double dangers[64], TaliaCards hand, TaliaCards cards)
{
  double worth = 0.0;

  for (int suit = 0; suit < TALIA_SUITS; suit++)
    if ((hand & TALIA_SUIT_CARDS (suit)) && !(hand & ~cards & TALIA_SUIT_CARDS (suit))
        && !(self->penalties & TALIA_SUIT_CARDS (suit)))
      worth += EMPTY * self->trick;
  while (cards != 0)
    worth += dangers[talia_cards_pop (&cards)];
  return worth;
}

TaliaCards
talia_passer_choose (const TaliaPasser *self, TaliaCards hand, TaliaRandom *random)
{
  TaliaCards chosen = 0, rest = hand;
  double worth[64];

  while (rest != 0)
    {
      TaliaCard card = talia_cards_pop (&rest);

      worth[card] = danger (self, hand, card) + WHIM * self->trick * (talia_random_pick (random, 1024) / 1024.0);
    }
  for (int i = 0; i < TALIA_PASSED_CARDS; i++)
    {
      TaliaCard best = TALIA_NO_CARD;

      for (rest = hand & ~chosen; rest != 0;)
        {
          TaliaCard card = talia_cards_pop (&rest);

          if (best == TALIA_NO_CARD || worth[card] > worth[best])
            best = card;
        }
      chosen |= TALIA_BIT (best);
    }
  return chosen;
}

static int
compare_passes (gconstpointer a, gconstpointer b, gpointer data)
{
  double x = ((const Pass *) a)->worth, y = ((const Pass *) b)->worth;

  return x < y ? 1 : x > y ? -1 : 0;
}

guint
talia_passer_list (const TaliaPasser *self, TaliaCards hand, TaliaMove moves[TALIA_SEARCH_MOVES])
{
  g_autoptr (GArray) passes = g_array_new (FALSE, FALSE, sizeof (Pass));
  double dangers[64];
  guint n;

  for (TaliaCards rest = hand; rest != 0;)
    {
      TaliaCard card = talia_cards_pop (&rest);

      dangers[card] = danger (self, hand, card);
    }
  for (TaliaCards first = hand; first != 0;)
    {
      TaliaCards a = TALIA_BIT (talia_cards_pop (&first));

      for (TaliaCards second = first; second != 0;)
        {
          TaliaCards b = TALIA_BIT (talia_cards_pop (&second));

          for (TaliaCards third = second; third != 0;)
            {
              Pass pass = { .cards = a | b | TALIA_BIT (talia_cards_pop (&third)) };

              pass.worth = judge (self, dangers, hand, pass.cards);
              g_array_append_val (passes, pass);
            }
        }
    }
  g_array_sort_with_data (passes, compare_passes, NULL);
  n = MIN (passes->len, PASSES);
  for (guint i = 0; i < n; i++)
    moves[i] = TALIA_PASS (g_array_index (passes, Pass, i).cards);
  return n;
}
