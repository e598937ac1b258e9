/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Samples the hidden cards of a fishing deal: hands that can take their owners' builds, and the cards still to be
 * dealt. */
#include "talia-fishing-game.h"

/* The number of times that hands are dealt before their distribution is considered even enough. */
#define TRIES 16

/* Returns the cards that guard a build of that value. */
static TaliaCards
guards_of (const TaliaFishingRules *rules, TaliaCards cards, int value)
{
  TaliaCards guards = 0;

  while (cards != 0)
    {
      TaliaCards card = TALIA_BIT (talia_cards_pop (&cards));

      guards |= talia_fishing_guards (rules, card, 1u << value) ? card : 0;
    }
  return guards;
}

/* Gives each owner of builds a guard for each value of a build, out of `rest`. */
static void
deal_guards (const TaliaState *seen, TaliaUnseen *rest, TaliaRandom *random, TaliaCards guards[TALIA_MAX_SEATS])
{
  for (int seat = 0; seat < seen->seats; seat++)
    {
      guint values = rest->n[seat] > 0 ? talia_fishing_owned (&seen->fishing, seat, 0) : 0;

      guards[seat] = 0;
      for (; values != 0; values &= values - 1)
        {
          TaliaCards able = guards_of (&seen->fishing.rules, rest->cards, __builtin_ctz (values));
          TaliaCards guard = TALIA_BIT (talia_random_card (random, able));

          guards[seat] |= guard;
          rest->cards &= ~guard;
          rest->n[seat]--;
        }
    }
}

/* Returns the number of ways in which the guards could have been chosen from these hands; an ace may guard two values,
 * but not both. */
static guint
count_ways (const TaliaState *seen, const TaliaUnseen *unseen, const TaliaCards hand[])
{
  guint ways = 1;

  for (int seat = 0; seat < seen->seats; seat++)
    {
      guint values = unseen->n[seat] > 0 ? talia_fishing_owned (&seen->fishing, seat, 0) : 0;
      TaliaCards counted = 0;

      for (; values != 0; values &= values - 1)
        {
          TaliaCards able = guards_of (&seen->fishing.rules, hand[seat] & ~counted, __builtin_ctz (values));

          ways *= (guint) talia_cards_count (able);
          counted |= TALIA_BIT (talia_cards_first (able));
        }
    }
  return ways;
}

/*
 * Deals the guards first, then the rest: this makes hands with several guards more likely in proportion to the ways to
 * choose one, so they are rejected in the same proportion.
 */
void
talia_fishing_game_sample (const TaliaView *view, const TaliaUnseen *unseen, TaliaRandom *random, TaliaState *state)
{
  TaliaCards dealt[TALIA_MAX_PLACES], guards[TALIA_MAX_SEATS];
  TaliaPack stock;
  int tries = 0;

  do
    {
      TaliaUnseen rest = *unseen;

      deal_guards (&view->seen, &rest, random, guards);
      talia_unseen_deal (&rest, random, dealt);
      for (int seat = 0; seat < state->seats; seat++)
        dealt[seat] |= guards[seat];
    }
  while (talia_random_pick (random, count_ways (&view->seen, unseen, dealt)) != 0 && ++tries < TRIES);

  for (int seat = 0; seat < state->seats; seat++)
    state->hand[seat] |= dealt[seat];
  talia_random_shuffle (random, dealt[TALIA_PLACE_NOBODY], &stock);
  memcpy (talia_fishing_stock (&state->fishing), stock.cards, stock.n);
}
