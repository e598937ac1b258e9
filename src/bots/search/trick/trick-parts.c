/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Splits the points of a deal of tricks into parts: one for each entry of the deal's price list or, in games with bids,
 * one each for bids, bags and nils. */
#include "trick-parts.h"

/* The approximate values of a bid trick, a bag and a nil; a blind nil doubles the risk. */
#define TRICK 10.0
#define BAG 9.0
#define NIL 100.0

/* The parts of a deal with a price list: its stakes, and their change if somebody takes everything. */
enum
{
  PART_ALL_OWN = TALIA_MAX_STAKES,
  PART_ALL_OTHERS
};

/* The parts of a deal with bids. */
enum
{
  PART_BID_OWN,
  PART_BID_THEIRS,
  PART_BAGS,
  PART_NIL_OWN,
  PART_NIL_PARTNER,
  PART_NIL_THEIRS
};

static gboolean
has_prices (const TaliaPosition *position)
{
  return position->deal.n_stakes > 0;
}

static guint
find_part (const TaliaDealPlan *deal, const char *what)
{
  for (guint i = 0; i < deal->n_stakes; i++)
    if (deal->stakes[i].what == what)
      return i;
  return what == deal->moon.own ? PART_ALL_OWN : PART_ALL_OTHERS;
}

/* Less is better. A side that takes everything costs the others what they would otherwise have paid together. */
static void
split_prices (const TaliaPosition *position, const TaliaState *end, double parts[TALIA_PARTS])
{
  const int side = talia_state_side (end, position->known.own);
  TaliaScoreLine lines[TALIA_MAX_SCORE_LINES];
  const int n = talia_payoff_explain (&position->payoff, &position->deal, end, side, lines);

  for (int i = 0; i < n; i++)
    {
      const guint part = find_part (&position->deal, lines[i].what);

      parts[part] += part == PART_ALL_OWN ? position->deal.moon.points : -lines[i].points;
    }
}

static gboolean
is_nil (const TaliaTrick *trick, int seat)
{
  return trick->bid[seat] == 0 || trick->bid[seat] == TALIA_BID_BLIND;
}

static double
split_nil (const TaliaTrick *trick, int seat)
{
  return (trick->won[seat] == 0 ? NIL : -NIL) * (trick->bid[seat] == TALIA_BID_BLIND ? 2 : 1);
}

static void
split_bids (const TaliaPosition *position, const TaliaState *end, double parts[TALIA_PARTS])
{
  const int own = position->known.own, side = talia_state_side (end, own);
  const TaliaTrick *trick = &end->trick;
  int bid[TALIA_MAX_SEATS] = { 0 }, over[TALIA_MAX_SEATS] = { 0 };

  for (int seat = 0; seat < end->seats; seat++)
    {
      const int whose = talia_state_side (end, seat);

      if (!is_nil (trick, seat))
        {
          bid[whose] += trick->bid[seat];
          over[whose] += trick->won[seat] - trick->bid[seat];
        }
      else if (whose == side)
        parts[seat == own ? PART_NIL_OWN : PART_NIL_PARTNER] = split_nil (trick, seat);
      else
        parts[PART_NIL_THEIRS] -= split_nil (trick, seat);
    }
  for (int whose = 0; whose < end->sides; whose++)
    {
      const double points = (over[whose] >= 0 ? TRICK : -TRICK) * bid[whose];

      parts[whose == side ? PART_BID_OWN : PART_BID_THEIRS] += whose == side ? points : -points;
    }
  parts[PART_BAGS] = -BAG * MAX (over[side], 0);
}

void
talia_trick_split (const TaliaPosition *position, const TaliaState *end, double parts[TALIA_PARTS])
{
  if (has_prices (position))
    split_prices (position, end, parts);
  else if (position->known.seen->phase == TALIA_PHASE_PLAY)
    split_bids (position, end, parts);
}

static TaliaGain
gain_of_stake (const TaliaStake *stake)
{
  switch (stake->kind)
    {
    case TALIA_STAKE_CARDS:
    case TALIA_STAKE_RANK:
      return (TaliaGain) { stake->cards, stake->points > 0 ? TALIA_GAIN_CARDS_LEFT : TALIA_GAIN_CARDS_TAKEN };
    case TALIA_STAKE_TRICKS:
      return (TaliaGain) { 0, TALIA_GAIN_TRICKS_LEFT };
    case TALIA_STAKE_LAST:
      return (TaliaGain) { 0, TALIA_GAIN_COSTLY_LEFT };
    case TALIA_STAKE_PLACE:
      return (TaliaGain) { 0, TALIA_GAIN_NONE };
    }
  g_return_val_if_reached ((TaliaGain) { 0 });
}

TaliaGain
talia_trick_gain (const TaliaPosition *position, guint part)
{
  static const uint8_t of_all[] = { TALIA_GAIN_ALL_OWN, TALIA_GAIN_ALL_OTHERS };
  static const uint8_t of_bids[] = {
    [PART_BID_OWN] = TALIA_GAIN_BID_OWN,
    [PART_BID_THEIRS] = TALIA_GAIN_BID_THEIRS,
    [PART_BAGS] = TALIA_GAIN_BAGS,
    [PART_NIL_OWN] = TALIA_GAIN_NIL_OWN,
    [PART_NIL_PARTNER] = TALIA_GAIN_NIL_PARTNER,
    [PART_NIL_THEIRS] = TALIA_GAIN_NIL_THEIRS,
  };

  if (!has_prices (position))
    return (TaliaGain) { 0, part < G_N_ELEMENTS (of_bids) ? of_bids[part] : TALIA_GAIN_NONE };
  if (part >= PART_ALL_OWN)
    return (TaliaGain) { 0, of_all[part - PART_ALL_OWN] };
  return gain_of_stake (&position->deal.stakes[part]);
}
