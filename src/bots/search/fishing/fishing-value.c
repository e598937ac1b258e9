/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Estimates the result of an unfinished fishing deal, faster and with less random error than playing it out. */
#include "fishing-value.h"

#include <math.h>

#include "engine/fishing/talia-fishing-game.h"
#include "fishing-groups.h"

#define SPADES TALIA_SUIT_CARDS (TALIA_SPADES)
#define BIG_CASINO TALIA_CARD_BIT (TALIA_TEN, TALIA_DIAMONDS)

static float
fixed_points (TaliaCards cards)
{
  return (float) (talia_cards_count (cards & TALIA_FISH_COUNTING) + ((cards & BIG_CASINO) != 0));
}

/* Distributes most of the points for a majority, by how likely each side is to get it. */
static void
add_majority (const TaliaState *state, TaliaCards cards, float worth, float scale, const TaliaCards taken[],
              float points[])
{
  int n[TALIA_MAX_SEATS], left = talia_cards_count (cards), most = 0, second = 0;
  float share[TALIA_MAX_SEATS], sum = 0.0f;

  for (int side = 0; side < state->sides; side++)
    {
      left -= n[side] = talia_cards_count (taken[side] & cards);
      second = MAX (second, MIN (n[side], most));
      most = MAX (most, n[side]);
    }
  if (most > second + left)
    scale = 100.0f; /* nobody can catch up */
  scale /= sqrtf ((float) left + 1.0f);
  for (int side = 0; side < state->sides; side++)
    sum += share[side] = expf (MAX ((float) (n[side] - most) * scale, -80.0f));
  for (int side = 0; side < state->sides; side++)
    points[side] += worth * share[side] / sum;
}

/* Estimates what the first player of a round may take of the loose cards. */
static float
prey (const TaliaState *state)
{
  const TaliaFishingRules *rules = &state->fishing.rules;
  const TaliaFishWorth worth = { 0.1f, 0.1f };
  float prize[TALIA_FISH_VALUES], sum = 0.0f;

  talia_fish_prizes (rules, state->fishing.loose, &worth, prize);
  if (rules->sweeps)
    talia_fish_add_sweeps (rules, state->fishing.loose, prize);
  for (int value = 1; value <= MAX (rules->top, 13); value++)
    sum += prize[value];
  return sum;
}

void
talia_fishing_estimate (const TaliaState *state, const TaliaFishScale *scales, float points[TALIA_MAX_SEATS])
{
  const TaliaFishing *table = &state->fishing;
  const TaliaFishScale *scale = &scales[MIN (table->n_stock / TALIA_FISH_SCALE_CARDS, TALIA_FISH_SCALES - 1)];
  const int last = talia_fishing_game_last_capturer (state), first = state->to_act;
  const float loose = (float) talia_cards_count (table->loose);
  TaliaCards taken[TALIA_MAX_SEATS] = { 0 };

  for (int seat = 0; seat < state->seats; seat++)
    taken[talia_state_side (state, seat)] |= state->taken[seat];
  for (int side = 0; side < state->sides; side++)
    points[side] = fixed_points (taken[side]);
  for (uint64_t sweeps = talia_fishing_game_sweeps (state); sweeps != 0; sweeps &= sweeps - 1)
    points[talia_state_side (state, talia_fishing_player (state->dealer, state->seats, __builtin_ctzll (sweeps)))] +=
        1.0f;
  add_majority (state, TALIA_ALL_CARDS, 3.0f, scale->cards, taken, points);
  add_majority (state, SPADES, 1.0f, scale->spades, taken, points);
  points[talia_state_side (state, first)] += scale->first + scale->loose * loose
                                             + scale->loose_points * fixed_points (table->loose)
                                             + scale->prey * prey (state);
  if (last != TALIA_NOBODY)
    points[talia_state_side (state, last)] +=
        scale->last_cards * loose + scale->last_all * loose / (float) (table->n_stock + 4);
}
