/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must hold in every finished deal of a game: a row a game. */
#include "invariants.h"

#include <string.h>

static int
option (const TaliaRules *rules, const TaliaState *state, const char *key)
{
  return state->options.value[talia_options_find (rules->options, key, -1)];
}

static int
sum_of_points (const TaliaRules *rules, const TaliaState *state)
{
  int sum = 0;

  for (int side = 0; side < state->sides; side++)
    sum += talia_rules_score (rules, state, side, NULL, NULL);
  return sum;
}

/* docs/rules/hearts.md, "Scoring": 26 without a moon; a moon is 78 or -26; the jack 10 less. */
static void
check_hearts (const TaliaRules *rules, const TaliaState *state)
{
  int jack = option (rules, state, "jack-diamonds") ? 10 : 0;
  int expected = state->moon == 0 ? 26 : state->moon == TALIA_MOVE_ADD ? 78 : -26;

  g_assert_cmpint (sum_of_points (rules, state), ==, expected - jack);
  g_assert_cmpint (state->trick.tricks, ==, 13);
}

static void
check_template (const TaliaRules *rules, const TaliaState *state)
{
  g_assert_cmpint (sum_of_points (rules, state), ==, 13);
}

static int
points_for_most (const TaliaState *state, TaliaCards cards, int points)
{
  int most = 0, holders = 0;

  for (int side = 0; side < state->sides; side++)
    most = MAX (most, talia_cards_count (talia_state_taken (state, side) & cards));
  for (int side = 0; side < state->sides; side++)
    holders += talia_cards_count (talia_state_taken (state, side) & cards) == most;
  return holders == 1 ? points : 0;
}

/* docs/rules/casino.md, "Score": 11 a hand less ties, and sweeps; less where somebody has counted out. */
static void
check_casino (const TaliaRules *rules, const TaliaState *state)
{
  const TaliaFishing *table = &state->fishing;
  int sum = sum_of_points (rules, state);
  int expected =
      7 + points_for_most (state, TALIA_ALL_CARDS, 3) + points_for_most (state, TALIA_SUIT_CARDS (TALIA_SPADES), 1);

  if (option (rules, state, "sweeps"))
    {
      expected += __builtin_popcountll (table->sweeps);
      if (!option (rules, state, "sweep-last"))
        expected -= (int) (table->sweeps >> (TALIA_FISHING_PLAYS - 1) & 1);
    }
  if (table->captures == 0)
    {
      g_assert_cmphex (table->loose, ==, TALIA_ALL_CARDS);
      expected = 0;
    }
  else
    g_assert_cmphex (table->loose, ==, 0);

  if (state->phase == TALIA_PHASE_OVER && option (rules, state, "end-rule") == 1)
    g_assert_cmpint (sum, <=, expected);
  else
    g_assert_cmpint (sum, ==, expected);
  g_assert_cmpint (table->n_builds, ==, 0);
  g_assert_cmpint (table->n_stock, ==, 0);
  g_assert_cmpint (table->n_played, ==, TALIA_FISHING_PLAYS);
  g_assert_cmpuint (table->sweeps & ~table->captures, ==, 0);
}

/* docs/rules/casino.md: no build survives the end of a round, and the owner of each holds what takes it. */
static void
check_fishing_state (const TaliaState *state)
{
  const TaliaFishing *table = &state->fishing;

  if (table->n_played % (4 * state->seats) == 0)
    g_assert_cmpint (table->n_builds, ==, 0);
  for (int seat = 0; seat < state->seats; seat++)
    g_assert_true (talia_fishing_guards (&table->rules, state->hand[seat], talia_fishing_owned (table, seat, 0)));
  for (int i = 0; i < table->n_builds; i++)
    g_assert_cmpint (talia_cards_count (table->build[i]), >=, 2);
}

static const struct
{
  const char *game;
  void (*check) (const TaliaRules *rules, const TaliaState *state);
} invariants[] = {
  { "casino", check_casino },
  { "hearts", check_hearts },
  { "royal", check_casino },
  { "template", check_template },
};

void
invariants_check_deal (const TaliaRules *rules, const TaliaState *state)
{
  for (guint i = 0; i < G_N_ELEMENTS (invariants); i++)
    if (strcmp (invariants[i].game, rules->id) == 0)
      {
        invariants[i].check (rules, state);
        return;
      }
  g_error ("%s has no row in tests/engine/invariants.c", rules->id);
}

void
invariants_check_state (const TaliaState *state)
{
  switch ((TaliaBoardKind) state->board)
    {
    case TALIA_BOARD_TRICK:
    case TALIA_BOARD_LAYOUT:
      break;
    case TALIA_BOARD_FISHING:
      check_fishing_state (state);
      break;
    }
}
