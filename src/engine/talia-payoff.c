/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computes what a deal is worth to each side, quickly and without giving reasons, from a price list that is prepared
 * once for the deal. */
#include "talia-payoff.h"

#include "talia-move.h"

int
talia_score_lines_sum (const TaliaScoreLine *lines, int n)
{
  int points = 0;

  g_assert (n <= TALIA_MAX_SCORE_LINES);
  for (int i = 0; i < n; i++)
    points += lines[i].points;
  return points;
}

static void
add_price (TaliaPayoff *payoff, TaliaCards cards, int each)
{
  g_assert (payoff->n_prices < TALIA_MAX_PRICES);
  payoff->cards[payoff->n_prices] = cards;
  payoff->each[payoff->n_prices++] = each;
}

/* The ranks from ace 1 to king 13 are numbers of four bits: cards that share a bit have a price in common. */
static void
add_ranks (TaliaPayoff *payoff, TaliaCards cards, int points)
{
  for (int bit = 0; bit < 4; bit++)
    {
      TaliaCards common = 0;

      for (int value = 1; value <= TALIA_RANKS; value++)
        if (value >> bit & 1)
          common |= TALIA_RANK_CARDS (value == 1 ? TALIA_ACE : value - 2);
      add_price (payoff, cards & common, points * (1 << bit));
    }
}

static void
add_stake (TaliaPayoff *payoff, const TaliaStake *stake)
{
  switch (stake->kind)
    {
    case TALIA_STAKE_CARDS:
      add_price (payoff, stake->cards, stake->points);
      break;
    case TALIA_STAKE_RANK:
      add_ranks (payoff, stake->cards, stake->points);
      break;
    case TALIA_STAKE_TRICKS:
    case TALIA_STAKE_LAST:
      payoff->tricks = TRUE;
      for (int i = 0; i < TALIA_MAX_TRICKS; i++)
        if (stake->kind == TALIA_STAKE_TRICKS || (stake->which >> i & 1))
          payoff->trick[i] += stake->points;
      break;
    case TALIA_STAKE_PLACE:
      for (int i = 0; i < TALIA_ROWS_PLACES; i++)
        if (stake->which >> i & 1)
          payoff->place[i] += stake->points;
      break;
    }
}

void
talia_payoff_init (TaliaPayoff *payoff, const TaliaDealPlan *plan)
{
  *payoff = (TaliaPayoff) { .moon = plan->moon };
  for (guint i = 0; i < plan->n_stakes; i++)
    if (plan->stakes[i].points > 0)
      add_stake (payoff, &plan->stakes[i]);
  payoff->n_penalties = payoff->n_prices;
  for (guint i = 0; i < plan->n_stakes; i++)
    if (plan->stakes[i].points <= 0)
      add_stake (payoff, &plan->stakes[i]);
}

/* talia_state_side() without a division: partners sit across. */
static inline int
side_of (const TaliaState *state, int seat)
{
  return seat < state->sides ? seat : seat - state->sides;
}

/* Adds the prices from `first` to before `end` for the cards taken. */
static inline void
add_cards (const TaliaPayoff *payoff, const TaliaState *state, guint first, guint end, int points[TALIA_MAX_SEATS])
{
  for (int seat = 0; seat < state->seats; seat++)
    for (guint i = first; i < end; i++)
      points[side_of (state, seat)] += payoff->each[i] * talia_cards_count (state->taken[seat] & payoff->cards[i]);
}

double
talia_points_ahead (const TaliaState *state, gboolean lowest_wins, const int points[TALIA_MAX_SEATS], int side)
{
  const int lead = talia_points_lead (state, points, side);

  return (double) (lowest_wins ? -lead : lead) / (state->sides > 2 ? state->sides : 1);
}

void
talia_payoff_penalties (const TaliaPayoff *payoff, const TaliaState *state, int points[TALIA_MAX_SEATS])
{
  memset (points, 0, TALIA_MAX_SEATS * sizeof *points);
  add_cards (payoff, state, 0, payoff->n_penalties, points);
  if (payoff->tricks && state->board == TALIA_BOARD_TRICK)
    for (int i = 0; i < state->trick.tricks; i++)
      points[side_of (state, state->trick.winner[i])] += payoff->trick[i];
}

/* Whether a side that has taken all penalties so far, with the sum `sum`, shoots the moon with them. */
static gboolean
is_moon (const TaliaMoon *moon, const TaliaState *state, int sum)
{
  if (moon->own == NULL || sum == 0)
    return FALSE;
  if (moon->at_once)
    return sum == moon->points;
  return state->phase == TALIA_PHASE_DEAL || state->phase == TALIA_PHASE_OVER;
}

static gboolean
moon_subtracts (const TaliaPayoff *payoff, const TaliaState *state)
{
  return payoff->chosen != NULL && payoff->chosen (state) == TALIA_MOVE_SUBTRACT;
}

/* Returns the side that shoots the moon with these penalties, or TALIA_NOBODY; `sum` is their sum. */
static int
find_shooter (const TaliaMoon *moon, const TaliaState *state, const int penalties[TALIA_MAX_SEATS], int *sum)
{
  int taker = TALIA_NOBODY, takers = 0;

  *sum = 0;
  for (int side = 0; side < state->sides; side++)
    if (penalties[side] > 0)
      {
        *sum += penalties[side];
        taker = side;
        takers++;
      }
  return takers == 1 && is_moon (moon, state, *sum) ? taker : TALIA_NOBODY;
}

/* Turns the penalties into a moon if they are one. */
static void
apply_moon (const TaliaPayoff *payoff, const TaliaState *state, int points[TALIA_MAX_SEATS])
{
  int sum, shooter = find_shooter (&payoff->moon, state, points, &sum);
  gboolean subtract;

  if (G_LIKELY (shooter == TALIA_NOBODY))
    return;
  subtract = moon_subtracts (payoff, state);
  for (int side = 0; side < state->sides; side++)
    points[side] = side == shooter ? (subtract ? -sum : 0) : subtract ? 0 : sum;
}

/* For games that explain their points themselves. */
static void
add_up_scores (const TaliaPayoff *payoff, const TaliaState *state, int points[TALIA_MAX_SEATS])
{
  memset (points, 0, TALIA_MAX_SEATS * sizeof *points);
  for (int side = 0; side < state->sides; side++)
    {
      TaliaScoreLine lines[TALIA_MAX_SCORE_LINES];

      points[side] = talia_score_lines_sum (lines, payoff->score (state, side, lines));
    }
}

void
talia_payoff_points (const TaliaPayoff *payoff, const TaliaState *state, int points[TALIA_MAX_SEATS])
{
  if (payoff->score != NULL)
    {
      add_up_scores (payoff, state, points);
      return;
    }
  talia_payoff_penalties (payoff, state, points);
  if (payoff->moon.own != NULL)
    apply_moon (payoff, state, points);
  add_cards (payoff, state, payoff->n_penalties, payoff->n_prices, points);
  if (state->board == TALIA_BOARD_ROWS)
    for (int i = 0; i < state->rows.n_out; i++)
      points[side_of (state, state->rows.out[i])] += payoff->place[i];
}

/* --- the same, explained ------------------------------------------------------------------------ */

/* Counts those of the first `n` seats in `seats` that belong to the side and whose index is set in `which`. */
static int
count_places (const TaliaState *state, const uint8_t *seats, int n, uint64_t which, int side)
{
  int times = 0;

  for (int i = 0; i < n; i++)
    times += (which >> i & 1) && side_of (state, seats[i]) == side;
  return times;
}

/* Returns how often a side has what the stake counts. */
static int
count (const TaliaStake *stake, const TaliaState *state, int side)
{
  int times = 0;

  switch (stake->kind)
    {
    case TALIA_STAKE_CARDS:
    case TALIA_STAKE_RANK:
      return talia_cards_count (talia_state_taken (state, side) & stake->cards);
    case TALIA_STAKE_TRICKS:
      for (int seat = side; state->board == TALIA_BOARD_TRICK && seat < state->seats; seat += state->sides)
        times += state->trick.won[seat];
      return times;
    case TALIA_STAKE_LAST:
      return state->board != TALIA_BOARD_TRICK
                 ? 0
                 : count_places (state, state->trick.winner, state->trick.tricks, stake->which, side);
    case TALIA_STAKE_PLACE:
      return state->board != TALIA_BOARD_ROWS
                 ? 0
                 : count_places (state, state->rows.out, state->rows.n_out, stake->which, side);
    }
  g_return_val_if_reached (0);
}

/* Explains a side's part of one stake; returns FALSE if it has none. */
static gboolean
explain (const TaliaStake *stake, const TaliaState *state, int side, TaliaScoreLine *line)
{
  TaliaCards cards = talia_state_taken (state, side) & stake->cards;
  int times = count (stake, state, side), points = times * stake->points;

  if (stake->kind == TALIA_STAKE_RANK)
    {
      points = 0;
      for (TaliaCards rest = cards; rest != 0;)
        points += talia_stake_cost (stake, talia_cards_pop (&rest));
    }
  *line = (TaliaScoreLine) { stake->what, cards, times, points };
  return times > 0;
}

int
talia_payoff_explain (const TaliaPayoff *payoff, const TaliaDealPlan *plan, const TaliaState *state, int side,
                      TaliaScoreLine *lines)
{
  int penalties[TALIA_MAX_SEATS], sum, shooter, n = 0;
  gboolean subtract;

  talia_payoff_penalties (payoff, state, penalties);
  shooter = find_shooter (&payoff->moon, state, penalties, &sum);
  subtract = moon_subtracts (payoff, state);
  if (shooter == side)
    lines[n++] = (TaliaScoreLine) { payoff->moon.own, payoff->moon.cards, 1, subtract ? -sum : 0 };
  else if (shooter != TALIA_NOBODY && !subtract)
    lines[n++] = (TaliaScoreLine) { payoff->moon.others, 0, 1, sum };
  for (guint i = 0; i < plan->n_stakes; i++)
    if (shooter == TALIA_NOBODY || plan->stakes[i].points <= 0)
      n += explain (&plan->stakes[i], state, side, &lines[n]);
  return n;
}
