/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The invariants of every finished deal, a row for each game. */
#include "invariants.h"

#include <string.h>

#include "engine/games/hearts.h"
#include "engine/games/spades.h"

static int
option (const TaliaGame *game, const TaliaState *state, const char *key)
{
  return state->options.value[talia_options_find (game->options, key, -1)];
}

static int
sum_of_points (const TaliaGame *game, const TaliaState *state)
{
  int sum = 0;

  for (int side = 0; side < state->sides; side++)
    sum += talia_game_score (game, state, side, NULL, NULL);
  return sum;
}

/* docs/rules/hearts.md, "Score": 26 without a moon; a moon is 78 or -26; the jack 10 less. */
static void
check_hearts (const TaliaGame *game, const TaliaState *state)
{
  int jack = option (game, state, "jack-diamonds") ? 10 : 0;
  int moon = talia_hearts_memory (state)->moon;
  int expected = moon == 0 ? 26 : moon == TALIA_MOVE_ADD ? 78 : -26;

  g_assert_cmpint (sum_of_points (game, state), ==, expected - jack);
  g_assert_cmpint (state->trick.tricks, ==, 13);
}

/* Written independently of the engine from docs/rules/spades.md, "Score of a pair". */
static void
check_spades (const TaliaGame *game, const TaliaState *state)
{
  const TaliaTrick *trick = &state->trick;
  int nil_tricks = option (game, state, "nil-tricks"); /* bags-only, overtricks, contract, ignore */

  g_assert_cmpint (trick->won[0] + trick->won[1] + trick->won[2] + trick->won[3], ==, 13);
  for (int side = 0; side < 2; side++)
    {
      int bid = 0, tricks = 0, points = 0, bags = talia_spades_memory (state)->before[side];

      for (int seat = side; seat < 4; seat += 2)
        {
          gboolean blind = trick->bid[seat] == TALIA_BID_BLIND, nil = blind || trick->bid[seat] == 0;

          bid += nil ? 0 : trick->bid[seat];
          tricks += nil && nil_tricks != 2 ? 0 : trick->won[seat];
          points += !nil ? 0 : (trick->won[seat] == 0 ? 1 : -1) * (blind ? 200 : 100);
          if (nil && nil_tricks < 2)
            bags += trick->won[seat];
          if (nil && nil_tricks == 1)
            points += trick->won[seat];
          g_assert_true (blind || trick->bid[seat] <= 13);
        }
      points += tricks >= bid ? 9 * bid + tricks : -10 * bid;
      for (bags += MAX (tricks - bid, 0); bags >= 10; bags -= 10)
        points -= 100;
      g_assert_cmpint (talia_game_score (game, state, side, NULL, NULL), ==, points);
      g_assert_cmpint (talia_spades_memory (state)->bags[side], ==, bags);
    }
}

/* Returns what a card costs in deal `deal` of Kierki (1 to 7), independently of the engine; docs/rules/kierki.md. */
static int
party_cost (const TaliaGame *game, const TaliaState *state, int deal, TaliaCard card)
{
  gboolean all = deal == 7, heart = talia_card_suit (card) == TALIA_HEARTS;
  int rank = talia_card_rank (card);
  int points = 0;

  if (heart && (deal == 2 || all))
    points += strcmp (game->id, "punktowe") != 0 ? 20 : rank == TALIA_ACE ? 1 : rank + 2;
  if (rank == TALIA_QUEEN && (deal == 3 || all))
    points += 60;
  if ((rank == TALIA_KING || rank == TALIA_JACK) && (deal == 4 || all))
    points += 30;
  if (heart && rank == TALIA_KING && (deal == 5 || all))
    points += state->seats == 3 ? 140 : 150;
  if (card == TALIA_CARD (TALIA_QUEEN, TALIA_SPADES) && strcmp (game->id, "czarna-dama") == 0)
    points += 13;
  return points;
}

/* Returns what a card costs in a variant that is played alone, independently of the engine;
 * docs/rules/kierki-variants.md. */
static int
variant_cost (const TaliaGame *game, const TaliaState *state, TaliaCard card)
{
  int rank = talia_card_rank (card);

  if (card == TALIA_CARD (TALIA_QUEEN, TALIA_SPADES))
    return strcmp (game->id, "punktowe") == 0 ? 0 : 13;
  if (talia_card_suit (card) != TALIA_HEARTS)
    return 0;
  if (strcmp (game->id, "czarna-dama") == 0)
    return option (game, state, "heart-value") ? 20 : 1;
  return rank == TALIA_ACE ? 1 : rank + 2;
}

/* Checks one deal of Loteryjka; `deals` is the option: the number of choices before the split one. */
static void
check_lottery (const TaliaGame *game, const TaliaState *state)
{
  int choice = option (game, state, "lottery-deals");
  gboolean split = choice == (strcmp (game->id, "loteryjka") == 0 ? 1 : 2);
  int prizes = option (game, state, "lottery-prizes") ? (split ? 425 : 1275) : split ? 325 : 1300;

  g_assert_cmpint (sum_of_points (game, state), ==, -prizes);
  g_assert_cmpint (state->rows.n_out, ==, 2);
  for (int place = 0; place < 2; place++)
    g_assert_cmphex (state->hand[state->rows.out[place]], ==, 0);
  g_assert_cmpint (talia_cards_count (state->rows.aside), ==, state->seats == 6);
}

/* Checks the sums of the INV lines, less what the card set aside would have cost. */
static void
check_kierki (const TaliaGame *game, const TaliaState *state)
{
  static const int tricks[] = { 0, 0, 0, 17, 13, 10, 8, 7 };
  gboolean alone = strcmp (game->id, "greckie") == 0
                   || (strcmp (game->id, "kierki") != 0 && strcmp (game->id, "loteryjka") != 0
                       && option (game, state, "scope") == 0);
  int deal = (int) state->deals, shooters = 0, sum = 0;
  TaliaCards cards = game->pack (state);

  if (state->board == TALIA_BOARD_ROWS)
    {
      check_lottery (game, state);
      return;
    }
  for (TaliaCards out = talia_state_hidden (state); out != 0;)
    cards &= ~TALIA_BIT (talia_cards_pop (&out));
  while (cards != 0)
    {
      TaliaCard card = talia_cards_pop (&cards);

      sum += alone ? variant_cost (game, state, card) : party_cost (game, state, deal, card);
    }
  if (!alone && (deal == 1 || deal == 7))
    sum += tricks[state->seats] * (state->seats == 3 ? 15 : 20);
  if (!alone && (deal == 6 || deal == 7))
    sum += state->seats == 3 ? 140 : 150;
  /* A player who took everything has 0, and each of the others the whole sum. */
  for (int side = 0; side < state->sides; side++)
    shooters += talia_game_score (game, state, side, NULL, NULL) == 0;
  if (alone && shooters == 1 && sum_of_points (game, state) == sum * (state->seats - 1))
    return;
  g_assert_cmpint (sum_of_points (game, state), ==, sum);
  if (!option (game, state, "end-early"))
    g_assert_cmpint (state->trick.tricks, ==, tricks[state->seats]);
}

static void
check_template (const TaliaGame *game, const TaliaState *state)
{
  g_assert_cmpint (sum_of_points (game, state), ==, 13);
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

/* docs/rules/casino.md, "The end of a deal": 11 a hand less ties, plus sweeps; less if somebody has counted out. */
static void
check_casino (const TaliaGame *game, const TaliaState *state)
{
  const TaliaFishing *table = &state->fishing;
  int sum = sum_of_points (game, state);
  int expected =
      7 + points_for_most (state, TALIA_ALL_CARDS, 3) + points_for_most (state, TALIA_SUIT_CARDS (TALIA_SPADES), 1);

  if (option (game, state, "sweeps"))
    {
      expected += __builtin_popcountll (table->sweeps);
      if (!option (game, state, "sweep-last"))
        expected -= (int) (table->sweeps >> (TALIA_FISHING_PLAYS - 1) & 1);
    }
  if (table->captures == 0)
    {
      g_assert_cmphex (table->loose, ==, TALIA_ALL_CARDS);
      expected = 0;
    }
  else
    g_assert_cmphex (table->loose, ==, 0);

  if (state->phase == TALIA_PHASE_OVER && option (game, state, "end-rule") == 1)
    g_assert_cmpint (sum, <=, expected);
  else
    g_assert_cmpint (sum, ==, expected);
  g_assert_cmpint (table->n_builds, ==, 0);
  g_assert_cmpint (table->n_stock, ==, 0);
  g_assert_cmpint (table->n_played, ==, TALIA_FISHING_PLAYS);
  g_assert_cmpuint (table->sweeps & ~table->captures, ==, 0);
}

/* docs/rules/casino.md: no build survives the end of a round, and each owner holds a card that takes the build. */
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
  void (*check) (const TaliaGame *game, const TaliaState *state);
} invariants[] = {
  { "casino", check_casino }, { "czarna-dama", check_kierki }, { "greckie", check_kierki },  { "hearts", check_hearts },
  { "kierki", check_kierki }, { "loteryjka", check_kierki },   { "punktowe", check_kierki }, { "royal", check_casino },
  { "spades", check_spades }, { "template", check_template },
};

void
invariants_check_deal (const TaliaGame *game, const TaliaState *state)
{
  for (guint i = 0; i < G_N_ELEMENTS (invariants); i++)
    if (strcmp (invariants[i].game, game->id) == 0)
      {
        invariants[i].check (game, state);
        return;
      }
  g_error ("%s has no row in tests/support/invariants.c", game->id);
}

void
invariants_check_state (const TaliaState *state)
{
  switch ((TaliaBoardKind) state->board)
    {
    case TALIA_BOARD_TRICK:
    case TALIA_BOARD_ROWS:
      break;
    case TALIA_BOARD_FISHING:
      check_fishing_state (state);
      break;
    }
}
