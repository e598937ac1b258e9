/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests American Hearts against its worked examples. */
#include <string.h>

#include "engine/games/hearts.h"
#include "examples.h"

#define DEAL_WITHOUT_PASSING 4

static const TaliaGame *const game = &talia_game_hearts;

static void
test_pass (JsonObject *example)
{
  TaliaState state = example_state (game, example, (guint) json_object_get_int_member (example, "deal"));
  TaliaCards gave[4];
  int giver[4];

  if (json_object_get_null_member (example, "expect"))
    {
      g_assert_cmpint (state.phase, ==, TALIA_PHASE_PLAY);
      return;
    }
  /* Each player passes the three lowest cards; their holders afterwards have received them. */
  for (int seat = 0; seat < 4; seat++)
    {
      TaliaCards rest = state.hand[seat];
      TaliaMove move = TALIA_PASS (0);

      g_assert_cmpint (state.to_act, ==, seat);
      for (int i = 0; i < 3; i++)
        move.cards |= TALIA_BIT (talia_cards_pop (&rest));
      gave[seat] = move.cards;
      g_assert_cmpint (talia_game_apply (game, &state, &move, &state, NULL).rule, ==, TALIA_RULE_NONE);
    }
  g_assert_cmpint (state.phase, ==, TALIA_PHASE_PLAY);
  g_assert_cmpint (example_ints (example, "expect", giver), ==, 4);
  /* Entry i of the example is the seat that receives cards from seat i. */
  for (int seat = 0; seat < 4; seat++)
    g_assert_cmpuint (state.hand[giver[seat]] & gave[seat], ==, gave[seat]);
}

/* Returns a state in play in which seat 0 is to act. */
static TaliaState
state_in_play (JsonObject *example)
{
  TaliaState state = example_state (game, example, DEAL_WITHOUT_PASSING);

  memset (state.hand, 0, sizeof state.hand);
  state.trick.broken = json_object_get_boolean_member_with_default (example, "broken", FALSE);
  state.to_act = 0;
  return state;
}

static void
test_legal (JsonObject *example)
{
  TaliaState state = state_in_play (example);
  TaliaTrick *trick = &state.trick;
  TaliaCards expected = example_cards (example, "expect");
  TaliaCards found = 0;
  TaliaMove moves[52];
  int n;

  trick->tricks = (uint8_t) (json_object_get_int_member (example, "trick_no") - 1);
  trick->n_played = (uint8_t) (4 * trick->tricks);
  trick->in_trick =
      (uint8_t) example_card_list (json_object_get_array_member (example, "trick"), trick->played + trick->n_played);
  trick->n_played = (uint8_t) (trick->n_played + trick->in_trick);
  trick->leader = (uint8_t) ((4 - trick->in_trick) % 4);
  state.hand[0] = example_cards (example, "hand");

  n = talia_game_legal (game, &state, moves, 52);
  for (int i = 0; i < n; i++)
    found |= TALIA_BIT (moves[i].card);
  g_assert_cmphex (found, ==, expected);
  for (TaliaCards rest = TALIA_ALL_CARDS; rest != 0;)
    {
      TaliaMove move = TALIA_PLAY (talia_cards_pop (&rest));
      gboolean accepted = talia_game_check (game, &state, &move).rule == TALIA_RULE_NONE;

      g_assert_cmpint (accepted, ==, (expected & TALIA_BIT (move.card)) != 0);
    }
}

static void
test_trick (JsonObject *example)
{
  TaliaState state = state_in_play (example);
  JsonObject *expect = json_object_get_object_member (example, "expect");
  TaliaCard cards[4];
  int leader = (int) json_object_get_int_member (example, "leader");

  g_assert_cmpint (example_card_list (json_object_get_array_member (example, "cards"), cards), ==, 4);
  state.trick.tricks = 1;
  state.trick.n_played = 4;
  state.trick.leader = (uint8_t) leader;
  state.to_act = (int8_t) leader;
  /* A second card each, so that the deal continues; in a suit that does not affect the examples. */
  for (int i = 0; i < 4; i++)
    state.hand[(leader + i) % 4] = TALIA_BIT (cards[i]);
  state.hand[json_object_get_int_member (expect, "winner")] |= TALIA_CARD_BIT (TALIA_KING, TALIA_HEARTS);

  for (int i = 0; i < 4; i++)
    {
      state.hand[state.to_act] = TALIA_BIT (cards[i]);
      g_assert_cmpint (talia_game_apply (game, &state, &TALIA_PLAY (cards[i]), &state, NULL).rule, ==, 0);
    }
  g_assert_cmpint (state.trick.winner[1], ==, json_object_get_int_member (expect, "winner"));
  g_assert_cmpint (state.trick.broken, ==, json_object_get_boolean_member (expect, "broken"));
}

static void
test_score (JsonObject *example)
{
  TaliaState state = example_state (game, example, 1);
  JsonObject *expect = json_object_get_object_member (example, "expect");
  JsonArray *taken = json_object_get_array_member (example, "taken");
  const char *choice = json_object_get_string_member_with_default (example, "choice", NULL);
  int before[4], points[4], totals[4], winners[4], n_winners;
  uint8_t expected_winners = 0;

  example_ints (example, "before", before);
  example_ints (expect, "points", points);
  example_ints (expect, "totals", totals);
  n_winners = example_ints (expect, "winners", winners);
  for (int seat = 0; seat < 4; seat++)
    {
      TaliaCard cards[52];
      int n = example_card_list (json_array_get_array_element (taken, (guint) seat), cards);

      for (int i = 0; i < n; i++)
        state.taken[seat] |= TALIA_BIT (cards[i]);
      state.total[seat] = before[seat];
      state.hand[seat] = 0;
    }
  for (int i = 0; i < n_winners; i++)
    expected_winners |= (uint8_t) (1 << winners[i]);
  if (choice != NULL)
    talia_hearts_memory (&state)->moon = strcmp (choice, "add") == 0 ? TALIA_MOVE_ADD : TALIA_MOVE_SUBTRACT;

  talia_game_finish_deal (game, &state, NULL);
  for (int seat = 0; seat < 4; seat++)
    {
      g_assert_cmpint (talia_game_score (game, &state, seat, NULL, NULL), ==, points[seat]);
      g_assert_cmpint (state.total[seat], ==, totals[seat]);
    }
  g_assert_cmpint (state.phase == TALIA_PHASE_OVER, ==, json_object_get_boolean_member (expect, "over"));
  g_assert_cmpint (state.winners, ==, expected_winners);
}

/* Plays deal `deal` at random until seat 0 has taken everything, in the state before a moon is scored. */
static TaliaState
state_before_moon (const char *setting)
{
  TaliaOptions options;
  TaliaState state;
  g_autoptr (GError) error = NULL;
  TaliaPack pack;
  int dealer;

  talia_game_init_options (game, &options);
  talia_options_set (game->options, &options, setting, &error);
  g_assert_no_error (error);
  talia_game_start (game, &options, &state, &error);
  g_assert_no_error (error);
  talia_game_shuffle (game, &state, 1, &pack, &dealer);
  talia_game_deal (game, &state, &pack, dealer, &state, NULL, &error);
  g_assert_no_error (error);
  /* One card each for the last trick, which the ace of hearts takes; the other hearts were taken before. */
  memset (state.hand, 0, sizeof state.hand);
  state.hand[0] = TALIA_CARD_BIT (TALIA_ACE, TALIA_HEARTS);
  state.hand[1] = TALIA_CARD_BIT (TALIA_TWO, TALIA_CLUBS);
  state.hand[2] = TALIA_CARD_BIT (TALIA_THREE, TALIA_CLUBS);
  state.hand[3] = TALIA_CARD_BIT (TALIA_FOUR, TALIA_CLUBS);
  state.taken[0] = TALIA_ALL_CARDS & ~(state.hand[0] | state.hand[1] | state.hand[2] | state.hand[3]);
  state.phase = TALIA_PHASE_PLAY;
  state.to_act = 0;
  state.trick.leader = 0;
  state.trick.tricks = 12;
  state.trick.n_played = 48;
  for (int i = 0; i < 4; i++)
    g_assert_cmpint (
        talia_game_apply (game, &state, &TALIA_PLAY (talia_cards_first (state.hand[state.to_act])), &state, NULL).rule,
        ==, TALIA_RULE_NONE);
  return state;
}

static void
test_moon_is_chosen (void)
{
  TaliaState state = state_before_moon ("moon=ask");
  TaliaMove moves[4];

  g_assert_cmpint (state.phase, ==, TALIA_PHASE_MOON);
  g_assert_cmpint (state.to_act, ==, 0);
  g_assert_cmpint (talia_game_legal (game, &state, moves, 4), ==, 2);
  g_assert_cmpint (talia_game_legal (game, &state, moves, 1), ==, -1);
  g_assert_cmpint (talia_game_check (game, &state, &TALIA_PLAY (0)).rule, ==, TALIA_RULE_WRONG_MOVE);
  /* Before the choice, the score shows the points as added to the others. */
  g_assert_cmpint (talia_game_score (game, &state, 1, NULL, NULL), ==, 26);
  g_assert_cmpint (talia_game_apply (game, &state, &TALIA_PLAIN_MOVE (TALIA_MOVE_SUBTRACT), &state, NULL).rule, ==, 0);
  g_assert_cmpint (state.total[0], ==, -26);
  g_assert_cmpint (state.total[1], ==, 0);
  g_assert_cmpint (state.phase, ==, TALIA_PHASE_DEAL);
}

static void
test_moon_by_option (void)
{
  TaliaState add = state_before_moon ("moon=add");
  TaliaState subtract = state_before_moon ("moon=subtract");

  g_assert_cmpint (add.phase, ==, TALIA_PHASE_DEAL);
  g_assert_cmpint (add.total[0], ==, 0);
  g_assert_cmpint (add.total[3], ==, 26);
  g_assert_cmpint (subtract.total[0], ==, -26);
  g_assert_cmpint (subtract.total[3], ==, 0);
}

int
main (int argc, char **argv)
{
  static const ExampleKind kinds[] = {
    { "pass", test_pass }, { "legal", test_legal }, { "trick", test_trick }, { "score", test_score }, { NULL }
  };

  g_test_init (&argc, &argv, NULL);
  examples_add ("hearts", kinds);
  g_test_add_func ("/hearts/moon/the-taker-chooses", test_moon_is_chosen);
  g_test_add_func ("/hearts/moon/an-option-chooses", test_moon_by_option);
  return g_test_run ();
}
