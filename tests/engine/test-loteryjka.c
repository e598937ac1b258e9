/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests Loteryjka against its worked examples. */
#include "kierki-examples.h"

#include <string.h>

static const TaliaGame *const game = &talia_game_loteryjka;

/* Starts a deal of four players with these hands. */
static TaliaState
lottery_state (JsonObject *example)
{
  TaliaState state = example_state (game, example, 0);
  JsonArray *hands = json_object_get_array_member (example, "hands");
  TaliaPack pack;
  int dealer;

  talia_game_shuffle (game, &state, 1, &pack, &dealer);
  g_assert_true (
      talia_game_deal (game, &state, &pack, (int) json_object_get_int_member (example, "dealer"), &state, NULL, NULL));
  for (guint seat = 0; seat < 4; seat++)
    {
      TaliaCard cards[TALIA_MAX_PACK];
      int n = example_card_list (json_array_get_array_element (hands, seat), cards);

      state.hand[seat] = 0;
      for (int i = 0; i < n; i++)
        state.hand[seat] |= TALIA_BIT (cards[i]);
    }
  return state;
}

static void
test_starter (JsonObject *example)
{
  TaliaState state = lottery_state (example);

  while (talia_game_apply (game, &state, &TALIA_PLAIN_MOVE (TALIA_MOVE_SKIP), &state, NULL).rule == TALIA_RULE_NONE)
    continue;
  g_assert_cmpint (state.to_act, ==, json_object_get_int_member (example, "expect"));
  g_assert_cmpint (talia_game_check (game, &state, &TALIA_PLAIN_MOVE (TALIA_MOVE_SKIP)).rule, ==,
                   TALIA_RULE_MUST_START_WITH_EIGHT);
}

static void
test_legal (JsonObject *example)
{
  TaliaState state = example_state (game, example, 1);
  const char *aside = json_object_get_string_member_with_default (example, "aside", NULL);
  TaliaCards expected = example_cards (example, "expect");

  memset (state.hand, 0, sizeof state.hand);
  state.hand[state.to_act] = example_cards (example, "hand");
  state.rows.laid = example_cards (example, "laid");
  state.rows.begun = state.rows.laid != 0;
  if (aside != NULL)
    state.rows.laid |= TALIA_BIT (talia_card_parse (aside));
  example_assert_legal (game, &state, expected);
  g_assert_cmpint (talia_game_check (game, &state, &TALIA_PLAIN_MOVE (TALIA_MOVE_SKIP)).rule == TALIA_RULE_NONE, ==,
                   expected == 0);
}

static void
test_run (JsonObject *example)
{
  TaliaState state = lottery_state (example);
  JsonObject *expect = json_object_get_object_member (example, "expect");
  JsonArray *log = json_object_get_array_member (expect, "log");
  int out[TALIA_ROWS_PLACES];

  for (guint i = 0; i < json_array_get_length (log); i++)
    {
      JsonArray *entry = json_array_get_array_element (log, i);
      TaliaMove moves[2];

      g_assert_cmpint (state.to_act, ==, json_array_get_int_element (entry, 0));
      g_assert_cmpint (talia_game_legal (game, &state, moves, 2), ==, 1);
      if (json_array_get_null_element (entry, 1))
        g_assert_cmpint (moves[0].kind, ==, TALIA_MOVE_SKIP);
      else
        g_assert_cmpint (moves[0].card, ==, talia_card_parse (json_array_get_string_element (entry, 1)));
      talia_game_apply (game, &state, &moves[0], &state, NULL);
    }
  g_assert_cmpint (state.phase, ==, TALIA_PHASE_DEAL);
  if (json_object_has_member (expect, "out"))
    g_assert_cmpint (example_ints (expect, "out", out), ==, state.rows.n_out);
  else
    return;
  for (int place = 0; place < TALIA_ROWS_PLACES; place++)
    g_assert_cmpint (state.rows.out[place], ==, out[place]);
}

static void
test_prize (JsonObject *example)
{
  TaliaState state = example_state (game, example, 1);
  int prizes[TALIA_MAX_SEATS];

  kierki_end_lottery (game, &state, json_object_get_array_member (example, "out"));
  example_ints (example, "expect", prizes);
  for (int seat = 0; seat < state.seats; seat++)
    g_assert_cmpint (state.total[seat], ==, -prizes[seat]);
}

/* With the option, a turn may be lost on purpose, except the first; the refusals name the cards that fit. */
static void
test_may_pass (void)
{
  const TaliaMove skip = TALIA_PLAIN_MOVE (TALIA_MOVE_SKIP);
  const TaliaCards eights = TALIA_RANK_CARDS (TALIA_EIGHT);

  for (int may_pass = 0; may_pass <= 1; may_pass++)
    {
      TaliaState state = kierki_start (game, may_pass ? "\"lottery-may-pass\":true" : "");
      TaliaCard seven = TALIA_CARD (TALIA_SEVEN, TALIA_HEARTS);
      int seat;

      kierki_deal_with_aside (game, &state, seven);
      seat = state.to_act;
      state.hand[seat] = eights | TALIA_BIT (seven);
      g_assert_cmpint (talia_game_check (game, &state, &skip).rule, ==, TALIA_RULE_MUST_START_WITH_EIGHT);
      g_assert_cmpint (talia_game_check (game, &state, &TALIA_PLAY (seven)).rule, ==, TALIA_RULE_MUST_START_WITH_EIGHT);
      talia_game_apply (game, &state, &TALIA_PLAY (TALIA_CARD (TALIA_EIGHT, TALIA_CLUBS)), &state, NULL);
      state.to_act = (int8_t) seat;
      g_assert_cmpint (talia_game_check (game, &state, &TALIA_PLAY (seven)).rule, ==, TALIA_RULE_ROW_CLOSED);
      state.rows.laid |= TALIA_CARD_BIT (TALIA_EIGHT, TALIA_HEARTS);
      state.hand[seat] |= TALIA_CARD_BIT (TALIA_FIVE, TALIA_HEARTS);
      g_assert_cmpint (talia_game_check (game, &state, &TALIA_PLAY (TALIA_CARD (TALIA_FIVE, TALIA_HEARTS))).rule, ==,
                       TALIA_RULE_NOT_PLAYABLE);
      g_assert_cmpint (talia_game_check (game, &state, &skip).rule, ==,
                       may_pass ? TALIA_RULE_NONE : TALIA_RULE_MUST_PLAY);
    }
}

int
main (int argc, char **argv)
{
  static const ExampleKind kinds[] = {
    { "starter", test_starter }, { "legal", test_legal }, { "run", test_run }, { "prize", test_prize }, { NULL }
  };

  g_test_init (&argc, &argv, NULL);
  examples_add ("loteryjka", kinds);
  g_test_add_func ("/loteryjka/lost-turns", test_may_pass);
  return g_test_run ();
}
