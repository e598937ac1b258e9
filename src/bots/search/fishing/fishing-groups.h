/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the groups of loose cards with a given sum, fast enough for a search that looks at thousands of positions. */
#pragma once

#include "engine/fishing/talia-fishing.h"

G_BEGIN_DECLS

/* Values go from 1 to this one, which a high ace has; face cards without a value stand under 11, 12 and 13. */
#define TALIA_FISH_HIGH_ACE 14
#define TALIA_FISH_VALUES 16

/** The greatest number of groups of one value that are kept. */
#define TALIA_FISH_GROUPS 16

/** What a card is worth, beside what it counts by itself. */
typedef struct
{
  float card, spade;
} TaliaFishWorth;

/** The groups of loose cards by what they add up to, aces counting 1; those of 0: the empty one. */
typedef struct
{
  uint8_t n[TALIA_FISH_VALUES];
  TaliaCards at[TALIA_FISH_VALUES][TALIA_FISH_GROUPS];
} TaliaFishGroups;

/** The cards that take what lies under `value`. */
static inline TaliaCards
talia_fish_takers (int value)
{
  return TALIA_RANK_CARDS (value == 1 || value == TALIA_FISH_HIGH_ACE ? TALIA_ACE : value - 2);
}

/** The values, as bits, that cards of the hand take; also those that face cards stand under. */
guint talia_fish_values (const TaliaFishingRules *rules, TaliaCards hand);

/** Finds the groups, or as many as are kept. */
void talia_fish_find_groups (const TaliaFishingRules *rules, TaliaCards loose, TaliaFishGroups *groups);

/** The dearest group of that value; 0: there is none. */
TaliaCards talia_fish_best_group (const TaliaFishGroups *groups, const TaliaFishWorth *worth, int value);

/** Groups of that value without common cards and without those of `except`, dear together. */
TaliaCards talia_fish_best_union (const TaliaFishGroups *groups, const TaliaFishWorth *worth, int value,
                                  TaliaCards except);

/** About what a card of each value takes of the loose cards; 0 where it takes none. */
void talia_fish_prizes (const TaliaFishingRules *rules, TaliaCards loose, const TaliaFishWorth *worth,
                        float prize[TALIA_FISH_VALUES]);

/** Adds a point for each value whose card takes all the loose cards, where nothing else lies on the table. */
void talia_fish_add_sweeps (const TaliaFishingRules *rules, TaliaCards loose, float prize[TALIA_FISH_VALUES]);

G_END_DECLS
