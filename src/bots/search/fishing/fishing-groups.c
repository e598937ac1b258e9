/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the groups of loose cards with a given sum, fast enough for a search that looks at thousands of positions. */
#include "fishing-groups.h"

#define ACES TALIA_RANK_CARDS (TALIA_ACE)
#define BIG_CASINO TALIA_CARD_BIT (TALIA_TEN, TALIA_DIAMONDS)
#define HIGH_ACE TALIA_FISH_HIGH_ACE
#define VALUES TALIA_FISH_VALUES

/* Less than any value. */
#define NEVER -1000.0f

static float
worth_of (const TaliaFishWorth *worth, TaliaCards cards)
{
  return worth->card * (float) talia_cards_count (cards)
         + worth->spade * (float) talia_cards_count (cards & TALIA_SUIT_CARDS (TALIA_SPADES))
         + (float) talia_cards_count (cards & TALIA_FISH_COUNTING) + (cards & BIG_CASINO ? 1.0f : 0.0f);
}

/* Returns the values of the cards, as bits; aces count 1. */
static guint
values_of (TaliaCards cards)
{
  guint ranks;

  cards |= cards >> 32;
  cards |= cards >> 16;
  ranks = (guint) cards & 0x1fff;
  return (ranks & 0xfff) << 2 | ranks >> TALIA_ACE << 1;
}

guint
talia_fish_values (const TaliaFishingRules *rules, TaliaCards hand)
{
  guint values = values_of (hand);

  return values & 2 && rules->top == HIGH_ACE ? values | 1u << HIGH_ACE : values;
}

/* The greatest value of a card that can be part of a sum. */
static int
top_of (const TaliaFishingRules *rules)
{
  return rules->top < HIGH_ACE ? 10 : HIGH_ACE - 1;
}

void
talia_fish_find_groups (const TaliaFishingRules *rules, TaliaCards loose, TaliaFishGroups *groups)
{
  const int top = rules->top;

  memset (groups->n, 0, sizeof groups->n);
  groups->n[0] = 1;
  groups->at[0][0] = 0;
  for (guint values = values_of (loose) & ((2u << top_of (rules)) - 1); values != 0; values &= values - 1)
    {
      int value = __builtin_ctz (values);

      for (TaliaCards cards = loose & talia_fish_takers (value); cards != 0;)
        {
          TaliaCards card = TALIA_BIT (talia_cards_pop (&cards));

          /* Goes downwards, so that no group gets the card twice. */
          for (int sum = top - value; sum >= 0; sum--)
            for (int i = 0; i < groups->n[sum] && groups->n[sum + value] < TALIA_FISH_GROUPS; i++)
              groups->at[sum + value][groups->n[sum + value]++] = groups->at[sum][i] | card;
        }
    }
  if (rules->table_ace_high && top == HIGH_ACE)
    for (TaliaCards aces = loose & ACES; aces != 0 && groups->n[HIGH_ACE] < TALIA_FISH_GROUPS;)
      groups->at[HIGH_ACE][groups->n[HIGH_ACE]++] = TALIA_BIT (talia_cards_pop (&aces));
}

TaliaCards
talia_fish_best_group (const TaliaFishGroups *groups, const TaliaFishWorth *worth, int value)
{
  TaliaCards best = 0;
  float most = 0.0f;

  if (groups->n[value] == 1)
    return groups->at[value][0];
  for (int i = 0; i < groups->n[value]; i++)
    {
      float it = worth_of (worth, groups->at[value][i]) + 0.01f;

      if (it > most)
        {
          most = it;
          best = groups->at[value][i];
        }
    }
  return best;
}

TaliaCards
talia_fish_best_union (const TaliaFishGroups *groups, const TaliaFishWorth *worth, int value, TaliaCards except)
{
  const TaliaCards *at = groups->at[value];
  const int n = groups->n[value];
  TaliaCards best = 0;
  float most = 0.0f;

  if (n == 0)
    return 0;
  if (n == 1)
    return at[0] & except ? 0 : at[0];
  /* Extends each group by those that fit, in the order in which they were found. */
  for (int first = 0; first < n; first++)
    if (!(at[first] & except))
      {
        TaliaCards all = at[first];
        float it;

        for (int i = 0; i < n; i++)
          if (!(at[i] & (all | except)))
            all |= at[i];
        it = worth_of (worth, all) + 0.01f;
        if (it > most)
          {
            most = it;
            best = all;
          }
      }
  return best;
}

/* Adds a card to `sums`: the most valuable group for each sum, with or without it. */
static inline void
add_card (float sums[2 * VALUES], int value, float worth)
{
  float with[VALUES];

  for (int i = 0; i < VALUES; i++)
    with[i] = sums[VALUES + i - value] + worth;
  for (int i = 0; i < VALUES; i++)
    sums[VALUES + i] = with[i] > sums[VALUES + i] ? with[i] : sums[VALUES + i];
}

static void
add_faces (const TaliaFishingRules *rules, TaliaCards loose, const TaliaFishWorth *worth, float prize[VALUES])
{
  for (int rank = TALIA_JACK; rank <= TALIA_KING; rank++)
    {
      TaliaCards equal = loose & TALIA_RANK_CARDS (rank);
      gboolean all = rules->face_capture == TALIA_FACE_ANY
                     || (rules->face_capture == TALIA_FACE_ONE_OR_THREE && talia_cards_count (equal) == 3);

      if (equal != 0)
        prize[rank + 2] = worth_of (worth, all ? equal : TALIA_BIT (talia_cards_last (equal))) + worth->card;
    }
}

void
talia_fish_prizes (const TaliaFishingRules *rules, TaliaCards loose, const TaliaFishWorth *worth, float prize[VALUES])
{
  const int top = top_of (rules);
  float sums[2 * VALUES];
  guint values = values_of (loose) & ((2u << top) - 1);

  for (int i = 0; i < 2 * VALUES; i++)
    sums[i] = NEVER;
  sums[VALUES] = 0.0f;
  memset (prize, 0, VALUES * sizeof *prize);
  for (; values != 0; values &= values - 1)
    {
      int value = __builtin_ctz (values);
      TaliaCards cards = loose & talia_fish_takers (value);

      /* Its equals, and groups of lower cards. */
      prize[value] = worth_of (worth, cards) + MAX (sums[VALUES + value], 0.0f);
      while (cards != 0)
        {
          TaliaCards card = TALIA_BIT (talia_cards_pop (&cards));

          add_card (sums, value, worth_of (worth, card));
        }
    }
  for (int value = 1; value <= rules->top; value++)
    if (sums[VALUES + value] > 0.0f)
      prize[value] = MAX (prize[value], sums[VALUES + value]) + worth->card;
  if (rules->top < HIGH_ACE)
    add_faces (rules, loose, worth, prize);
  else if (rules->table_ace_high && (loose & ACES))
    prize[HIGH_ACE] += worth_of (worth, loose & ACES);
}

void
talia_fish_add_sweeps (const TaliaFishingRules *rules, TaliaCards loose, float prize[VALUES])
{
  guint values = values_of (loose);
  int sum = 0;

  if (loose == 0)
    return;
  /* Either cards of one rank, or one group. */
  if ((values & (values - 1)) == 0)
    {
      int value = __builtin_ctz (values);

      if (value <= top_of (rules) || rules->face_capture != TALIA_FACE_ONE || talia_cards_count (loose) == 1)
        prize[value] += 1.0f;
    }
  if (values >> (top_of (rules) + 1) != 0)
    return;
  for (TaliaCards rest = loose; rest != 0 && sum <= rules->top;)
    sum += talia_fishing_value (rules, talia_cards_pop (&rest));
  if (sum <= rules->top && (values & (values - 1)) != 0)
    prize[sum] += 1.0f;
}
