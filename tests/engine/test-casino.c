/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests Casino and Royal Casino against their worked examples. */
#include <string.h>

#include "casino-tables.h"
#include "engine/fishing/talia-fishing-game.h"
#include "engine/games/games.h"
#include "examples.h"

static const TaliaGame *
rules_of (JsonObject *example)
{
  return *json_object_get_string_member (example, "id") == 'R' ? &talia_game_royal : &talia_game_casino;
}

/* Sets up the example's table with seat `me` to act. */
static TaliaState
table_of (JsonObject *example, int me)
{
  const TaliaGame *game = rules_of (example);
  TaliaState state = example_state (game, example, 1);
  JsonArray *builds = json_object_get_array_member (example, "builds");

  memset (state.hand, 0, sizeof state.hand);
  state.dealer = (int8_t) ((me + state.seats - 1) % state.seats);
  state.to_act = (int8_t) me;
  state.hand[me] = example_cards (example, "hand");
  state.fishing.loose = example_cards (example, "loose");
  for (guint i = 0; i < json_array_get_length (builds); i++)
    {
      JsonObject *build = json_array_get_object_element (builds, i);

      casino_add_build (&state, example_cards (build, "cards"), (int) json_object_get_int_member (build, "v"),
                        (int) json_object_get_int_member (build, "owner"));
    }
  return state;
}

/* Reads `take C cards.. bN..` and the other moves as the examples write them. */
static TaliaMove
read_example_move (const TaliaState *state, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  TaliaMove move = { .kind = TALIA_MOVE_BUILD, .card = TALIA_NO_CARD };

  if (g_str_equal (words[0], "trail"))
    move.kind = TALIA_MOVE_TRAIL;
  else if (g_str_equal (words[0], "take"))
    move.kind = TALIA_MOVE_TAKE;
  for (int i = 1; words[i] != NULL; i++)
    {
      TaliaCard card = talia_card_parse (words[i]);

      if (words[i][0] == 'b')
        move.cards |= state->fishing.build[g_ascii_strtoll (words[i] + 1, NULL, 10)];
      else if (card == TALIA_NO_CARD)
        move.value = (uint8_t) g_ascii_strtoll (words[i], NULL, 10);
      else if (move.card == TALIA_NO_CARD)
        move.card = card;
      else
        move.cards |= TALIA_BIT (card);
    }
  return move;
}

static void
test_legal (JsonObject *example)
{
  const TaliaGame *game = rules_of (example);
  TaliaState state = table_of (example, 0);
  JsonArray *expect = json_object_get_array_member (example, "expect");
  TaliaMove moves[64];
  int n = talia_game_legal (game, &state, moves, 64);

  g_assert_cmpint (n, ==, json_array_get_length (expect));
  for (guint i = 0; i < json_array_get_length (expect); i++)
    {
      TaliaMove move = read_example_move (&state, json_array_get_string_element (expect, i));

      g_assert_true (casino_is_listed (moves, n, &move));
    }
  casino_judge_all (game, &state, moves, n);
  g_assert_cmpint (talia_game_legal (game, &state, moves, n - 1), ==, -1);
}

static void
test_apply (JsonObject *example)
{
  const TaliaGame *game = rules_of (example);
  int me = (int) json_object_get_int_member (example, "me");
  TaliaState state = table_of (example, me);
  TaliaMove move = read_example_move (&state, json_object_get_string_member (example, "move"));
  JsonObject *expect = json_object_get_object_member (example, "expect");
  JsonArray *builds = json_object_get_array_member (expect, "builds");

  /* The example leaves out other cards of the hand: one that takes the build is needed. */
  state.hand[me] = TALIA_BIT (move.card);
  if (move.kind == TALIA_MOVE_BUILD)
    state.hand[me] |= TALIA_CARD_BIT (move.value - 2, TALIA_HEARTS);
  g_assert_cmpint (talia_game_apply (game, &state, &move, &state, NULL).rule, ==, TALIA_RULE_NONE);

  g_assert_cmphex (state.taken[me], ==, example_cards (expect, "captured"));
  g_assert_cmphex (state.fishing.loose, ==, example_cards (expect, "loose"));
  g_assert_cmpint (state.fishing.sweeps & 1, ==, json_object_get_boolean_member (expect, "sweep"));
  g_assert_cmpint (state.fishing.n_builds, ==, json_array_get_length (builds));
  for (int i = 0; i < state.fishing.n_builds; i++)
    {
      JsonObject *build = json_array_get_object_element (builds, (guint) i);
      gboolean single = talia_fishing_is_single (&state.fishing.rules, state.fishing.build[i], state.fishing.value[i]);

      g_assert_cmphex (state.fishing.build[i], ==, example_cards (build, "cards"));
      g_assert_cmpint (state.fishing.value[i], ==, json_object_get_int_member (build, "v"));
      g_assert_cmpint (state.fishing.owner[i], ==, json_object_get_int_member (build, "owner"));
      g_assert_cmpint (single, ==, json_object_get_boolean_member (build, "single"));
    }
}

/* Plays rounds of a hand in which everybody trails. */
static void
test_setup (JsonObject *example)
{
  JsonObject *expect = json_object_get_object_member (example, "expect");

  for (int players = 2; players <= 4; players++)
    {
      g_autofree char *number = g_strdup_printf ("%d", players);
      g_autofree char *setting = g_strdup_printf ("players=%d", players);
      TaliaState state = casino_start (&talia_game_casino, setting);
      int rounds = 1;

      g_assert_cmpint (talia_cards_count (state.fishing.loose), ==, 4);
      for (int seat = 0; seat < players; seat++)
        g_assert_cmpint (talia_cards_count (state.hand[seat]), ==, 4);
      while (state.phase == TALIA_PHASE_PLAY)
        {
          TaliaMove move = { .kind = TALIA_MOVE_TRAIL, .card = talia_cards_first (state.hand[state.to_act]) };
          TaliaEvents events;

          talia_game_apply (&talia_game_casino, &state, &move, &state, &events);
          if (events.at[events.n - 1].kind != TALIA_EVENT_ROUND)
            continue;
          g_assert_cmpint (events.at[events.n - 1].value, ==, json_object_get_int_member (expect, number) - ++rounds);
          g_assert_cmpint (state.to_act, ==, (state.dealer + 1) % players);
          g_assert_cmpint (talia_game_casino.title (&state) != NULL, ==, events.at[events.n - 1].value == 0);
          for (int seat = 0; seat < players; seat++)
            g_assert_cmpint (talia_cards_count (state.hand[seat]), ==, 4);
        }
      g_assert_cmpint (rounds, ==, json_object_get_int_member (expect, number));
      /* If nobody has taken anything, the cards stay and nobody scores. */
      g_assert_cmphex (talia_state_table (&state), ==, TALIA_ALL_CARDS);
      for (int side = 0; side < players; side++)
        g_assert_cmpint (state.total[side], ==, 0);
    }
}

/* --- the end of a hand ----------------------------------------------------------------- */

/* Distributes `piles`, all but `last`, which the dealer plays as the last card and `capturer` gets. */
static void
finish_hand (const TaliaGame *game, TaliaState *state, const TaliaCards *piles, TaliaCards last, int capturer)
{
  TaliaMove move = { .kind = TALIA_MOVE_TRAIL };
  TaliaFishing *table = &state->fishing;

  memset (state->hand, 0, sizeof state->hand);
  memset (table->stock, 0, sizeof table->stock);
  table->n_stock = 0;
  table->n_played = TALIA_FISHING_PLAYS - 1;
  for (int seat = 0; seat < state->seats; seat++)
    state->taken[seat] = piles[seat] & ~last;
  for (int play = TALIA_FISHING_PLAYS - 1 - state->seats; play < TALIA_FISHING_PLAYS - 1; play++)
    if (talia_fishing_player (state->dealer, state->seats, play) == capturer)
      table->captures |= (uint64_t) 1 << play;
  move.card = talia_cards_pop (&last);
  table->loose = last;
  state->to_act = state->dealer;
  state->hand[state->dealer] = TALIA_BIT (move.card);
  g_assert_cmpint (talia_game_apply (game, state, &move, state, NULL).rule, ==, TALIA_RULE_NONE);
  g_assert_cmpuint (state->fishing.loose, ==, 0);
}

static void
test_residue (JsonObject *example)
{
  const TaliaGame *game = rules_of (example);
  TaliaState state = example_state (game, example, 1);
  TaliaCards left = example_cards (example, "left");
  TaliaCards rest = TALIA_ALL_CARDS & ~left;
  TaliaCards piles[4] = { 0 };
  int sizes[4], expect[4];
  int n = example_ints (example, "sizes", sizes);

  example_ints (example, "expect", expect);
  for (int seat = 0; seat < n; seat++)
    while (talia_cards_count (piles[seat]) < sizes[seat])
      piles[seat] |= TALIA_BIT (talia_cards_pop (&rest));
  finish_hand (game, &state, piles, left, (int) json_object_get_int_member (example, "last"));
  for (int seat = 0; seat < n; seat++)
    g_assert_cmpint (talia_cards_count (state.taken[seat]), ==, expect[seat]);
  g_assert_cmpuint (state.fishing.sweeps, ==, 0);
}

static void
fill (TaliaCards *pile, TaliaCards *rest, TaliaCards of, int n)
{
  while (talia_cards_count (*pile & of) < n)
    {
      TaliaCard card = talia_cards_first (*rest & of);

      *pile |= TALIA_BIT (card);
      *rest &= ~TALIA_BIT (card);
    }
}

/* Plays the hand so that it ends with this tally. */
static void
finish_with_tally (const TaliaGame *game, TaliaState *state, JsonObject *tally)
{
  static const char *const singles[] = { "TD", "2S", "AS", "AC", "AH", "AD" };
  const TaliaCards spades = TALIA_SUIT_CARDS (TALIA_SPADES);
  TaliaCards rest = TALIA_ALL_CARDS;
  TaliaCards piles[4] = { 0 };
  TaliaCards last;
  int cards[4], n_spades[4], sweeps[TALIA_FISHING_PLAYS];
  int n_sweeps = json_object_has_member (tally, "sweeps") ? example_ints (tally, "sweeps", sweeps) : 0;
  int play = 0;

  g_assert_cmpint (example_ints (tally, "cards", cards), ==, state->seats);
  example_ints (tally, "spades", n_spades);
  for (guint i = 0; i < G_N_ELEMENTS (singles); i++)
    {
      TaliaCards card = casino_cards (singles[i]);

      piles[json_object_get_int_member (tally, singles[i])] |= card;
      rest &= ~card;
    }
  for (int seat = 0; seat < state->seats; seat++)
    fill (&piles[seat], &rest, spades, n_spades[seat]);
  for (int seat = 0; seat < state->seats; seat++)
    fill (&piles[seat], &rest, TALIA_ALL_CARDS & ~spades, cards[seat] - n_spades[seat]);
  g_assert_cmphex (rest, ==, 0);

  for (int i = 0; i < n_sweeps; i++, play++)
    {
      while (talia_fishing_player (state->dealer, state->seats, play) != sweeps[i])
        play++;
      state->fishing.sweeps |= (uint64_t) 1 << play;
      state->fishing.captures |= (uint64_t) 1 << play;
    }
  last = TALIA_BIT (talia_cards_first (piles[0] & ~spades));
  finish_hand (game, state, piles, last, 0);
  for (int seat = 0; seat < state->seats; seat++)
    g_assert_cmphex (state->taken[seat], ==, piles[seat]);
}

static TaliaState
state_for_tally (JsonObject *example)
{
  const TaliaGame *game = rules_of (example);
  JsonObject *tally = json_object_get_object_member (example, "tally");
  gboolean partners = json_object_get_boolean_member_with_default (example, "partners", FALSE);
  g_autofree char *settings = g_strdup_printf (
      "players=%u partners=%s end-rule=%s", json_array_get_length (json_object_get_array_member (tally, "cards")),
      partners ? "true" : "false", json_object_get_string_member_with_default (example, "rule", "highest"));

  return casino_start (game, settings);
}

static void
test_score (JsonObject *example)
{
  const TaliaGame *game = rules_of (example);
  TaliaState state = state_for_tally (example);
  int expect[4];

  finish_with_tally (game, &state, json_object_get_object_member (example, "tally"));
  g_assert_cmpint (example_ints (example, "expect", expect), ==, state.sides);
  for (int side = 0; side < state.sides; side++)
    {
      TaliaScoreLine lines[TALIA_MAX_SCORE_LINES];
      int n;

      g_assert_cmpint (talia_game_score (game, &state, side, lines, &n), ==, expect[side]);
      g_assert_cmpint (state.total[side], ==, expect[side]);
      for (int i = 0; i < n; i++)
        g_assert_cmpint (lines[i].points, >, 0);
    }
}

static void
check_winners (const TaliaState *state, JsonObject *expect)
{
  int winners[4];
  uint8_t bits = 0;
  int n = example_ints (expect, "winners", winners);

  for (int i = 0; i < n; i++)
    bits |= (uint8_t) (1 << winners[i]);
  g_assert_cmpint (state->phase == TALIA_PHASE_OVER, ==, json_object_get_boolean_member (expect, "over"));
  g_assert_cmpint (state->winners, ==, bits);
}

static void
test_count (JsonObject *example)
{
  const TaliaGame *game = rules_of (example);
  JsonObject *expect = json_object_get_object_member (example, "expect");
  TaliaState state = state_for_tally (example);
  int before[4], totals[4];
  int n = example_ints (example, "before", before);

  for (int side = 0; side < n; side++)
    state.total[side] = before[side];
  finish_with_tally (game, &state, json_object_get_object_member (example, "tally"));
  example_ints (expect, "totals", totals);
  for (int side = 0; side < n; side++)
    {
      g_assert_cmpint (state.total[side], ==, totals[side]);
      /* There are lines only for what was counted. */
      g_assert_cmpint (talia_game_score (game, &state, side, NULL, NULL), ==, totals[side] - before[side]);
    }
  check_winners (&state, expect);
}

static void
test_end (JsonObject *example)
{
  const TaliaGame *game = rules_of (example);
  JsonObject *expect = json_object_get_object_member (example, "expect");
  g_autofree char *settings = NULL;
  TaliaState state;
  int totals[4];
  int n = example_ints (example, "totals", totals);

  settings = g_strdup_printf ("players=%d end-rule=%s", n, json_object_get_string_member (example, "rule"));
  state = casino_start (game, settings);
  /* A hand in which nobody took anything adds no points. */
  for (int side = 0; side < n; side++)
    state.total[side] = totals[side];
  memset (state.taken, 0, sizeof state.taken);
  talia_game_finish_deal (game, &state, NULL);
  check_winners (&state, expect);
}

int
main (int argc, char **argv)
{
  static const ExampleKind kinds[] = { { "setup", test_setup }, { "legal", test_legal },
                                       { "apply", test_apply }, { "residue", test_residue },
                                       { "score", test_score }, { "count", test_count },
                                       { "end", test_end },     { NULL } };

  g_test_init (&argc, &argv, NULL);
  examples_add ("casino", kinds);
  examples_add ("royal", kinds);
  return g_test_run ();
}
