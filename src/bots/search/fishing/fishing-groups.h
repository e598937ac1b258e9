/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the groups of loose cards with a given sum, fast enough for a search that looks at thousands of positions. */
#pragma once

#include "engine/fishing/talia-fishing.h"

G_BEGIN_DECLS

/* The greatest value of a card, which a high ace has; face cards without a value have the keys 11, 12 and 13. */
#define TALIA_FISH_HIGH_ACE 14
#define TALIA_FISH_VALUES 16

/** The cards that score by themselves: the aces, the ten of diamonds and the two of spades. */
#define TALIA_FISH_COUNTING                                                                                            \
  (TALIA_RANK_CARDS (TALIA_ACE) | TALIA_CARD_BIT (TALIA_TEN, TALIA_DIAMONDS) | TALIA_CARD_BIT (TALIA_TWO, TALIA_SPADES))

/** The greatest number of groups of one value that are kept. */
#define TALIA_FISH_GROUPS 16

/**
 * What each card taken, and each spade, is worth beyond its own points, because the most cards and the most spades
 * count.
 */
typedef struct
{
  float card, spade;
} TaliaFishWorth;

/** Groups of loose cards by their sum, aces counting 1; the sum 0 has the empty group. */
typedef struct
{
  uint8_t n[TALIA_FISH_VALUES];
  TaliaCards at[TALIA_FISH_VALUES][TALIA_FISH_GROUPS];
} TaliaFishGroups;

/** Returns the four cards that take loose cards with the sum `value`. */
static inline TaliaCards
talia_fish_takers (int value)
{
  return TALIA_RANK_CARDS (value == 1 || value == TALIA_FISH_HIGH_ACE ? TALIA_ACE : value - 2);
}

/**
 * Returns the values, as bits, that cards of the hand can take; face cards have 11, 12 and 13 here, even if they have
 * no value.
 */
guint talia_fish_values (const TaliaFishingRules *rules, TaliaCards hand);

/** Finds the groups, up to the number that is kept. */
void talia_fish_find_groups (const TaliaFishingRules *rules, TaliaCards loose, TaliaFishGroups *groups);

/** Returns the most valuable group with that sum; 0: there is none. */
TaliaCards talia_fish_best_group (const TaliaFishGroups *groups, const TaliaFishWorth *worth, int value);

/** Returns disjoint groups with that sum that have no cards of `except` and are valuable together. */
TaliaCards talia_fish_best_union (const TaliaFishGroups *groups, const TaliaFishWorth *worth, int value,
                                  TaliaCards except);

/** Sets `prize` to the estimated worth of the loose cards that a card of each value can take; 0 if it can take none. */
void talia_fish_prizes (const TaliaFishingRules *rules, TaliaCards loose, const TaliaFishWorth *worth,
                        float prize[TALIA_FISH_VALUES]);

/** Adds a point to `prize` for each value whose card takes all loose cards, if nothing else is on the table. */
void talia_fish_add_sweeps (const TaliaFishingRules *rules, TaliaCards loose, float prize[TALIA_FISH_VALUES]);

G_END_DECLS
