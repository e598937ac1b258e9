/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests Spades against its worked examples, and rules that these leave out. */
#include <string.h>

#include "engine/games/spades.h"
#include "examples.h"

static const TaliaGame *const game = &talia_game_spades;

/* Deals the next deal with these totals before it. */
static TaliaState
deal_at (const int totals[2], int dealer)
{
  g_autoptr (GError) error = NULL;
  TaliaOptions options;
  TaliaState state;
  TaliaPack pack;
  int drawn;

  talia_game_init_options (game, &options);
  g_assert_true (talia_game_start (game, &options, &state, NULL));
  state.total[0] = totals[0];
  state.total[1] = totals[1];
  talia_game_shuffle (game, &state, 1, &pack, &drawn);
  talia_game_deal (game, &state, &pack, dealer, &state, NULL, &error);
  g_assert_no_error (error);
  return state;
}

static TaliaRefusal
make (TaliaState *state, TaliaMove move)
{
  return talia_game_apply (game, state, &move, state, NULL);
}

static void
bid_all (TaliaState *state, uint8_t bid)
{
  for (int i = 0; i < 4; i++)
    g_assert_cmpint (make (state, TALIA_BID (bid)).rule, ==, TALIA_RULE_NONE);
}

/* --- the examples --------------------------------------------------------------------------- */

static void
test_order (JsonObject *example)
{
  JsonObject *expect = json_object_get_object_member (example, "expect");
  TaliaState state = example_state (game, example, 0);
  TaliaPack pack;
  int order[4], dealer;

  talia_game_shuffle (game, &state, 1, &pack, &dealer);
  dealer = (int) json_object_get_int_member (example, "dealer");
  g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
  g_assert_cmpint (example_ints (expect, "bid_order", order), ==, 4);
  for (int i = 0; i < 4; i++)
    {
      g_assert_cmpint (state.phase, ==, TALIA_PHASE_BID);
      g_assert_cmpint (state.to_act, ==, order[i]);
      g_assert_cmpint (make (&state, TALIA_BID (3)).rule, ==, TALIA_RULE_NONE);
    }
  g_assert_cmpint (state.phase, ==, TALIA_PHASE_PLAY);
  g_assert_cmpint (state.to_act, ==, json_object_get_int_member (expect, "first_leader"));
}

static void
test_blind (JsonObject *example)
{
  gboolean expected = json_object_get_boolean_member (example, "expect");
  const int totals[] = { (int) json_object_get_int_member (example, "own"),
                         (int) json_object_get_int_member (example, "opp") };
  TaliaState state = deal_at (totals, 2);
  TaliaMove moves[20];
  TaliaView view;

  talia_game_view (game, &state, 0, &view);
  g_assert_cmpint (view.seen.hand[0] == 0, ==, expected);
  g_assert_cmpint (talia_game_check (game, &state, &TALIA_PLAIN_MOVE (TALIA_MOVE_BLIND)).rule == TALIA_RULE_NONE, ==,
                   expected);
  g_assert_cmpint (talia_game_check (game, &state, &TALIA_PLAIN_MOVE (TALIA_MOVE_LOOK)).rule == TALIA_RULE_NONE, ==,
                   expected);
  g_assert_cmpint (talia_game_check (game, &state, &TALIA_BID (0)).rule == TALIA_RULE_NONE, ==, !expected);
  g_assert_cmpint (talia_game_legal (game, &state, moves, 20), ==, expected ? 2 : 14);
}

static TaliaState
state_in_play (JsonObject *example)
{
  TaliaState state = example_state (game, example, 1);

  bid_all (&state, 3);
  memset (state.hand, 0, sizeof state.hand);
  state.trick.broken = json_object_get_boolean_member_with_default (example, "broken", FALSE);
  return state;
}

static void
test_legal (JsonObject *example)
{
  TaliaState state = state_in_play (example);
  TaliaTrick *trick = &state.trick;

  trick->in_trick = trick->n_played =
      (uint8_t) example_card_list (json_object_get_array_member (example, "trick"), trick->played);
  trick->leader = (uint8_t) ((4 - trick->in_trick) % 4);
  state.to_act = 0;
  state.hand[0] = example_cards (example, "hand");
  example_assert_legal (game, &state, example_cards (example, "expect"));
}

static void
test_trick (JsonObject *example)
{
  TaliaState state = state_in_play (example);
  JsonObject *expect = json_object_get_object_member (example, "expect");
  TaliaCard cards[4];

  g_assert_cmpint (example_card_list (json_object_get_array_member (example, "cards"), cards), ==, 4);
  state.trick.leader = (uint8_t) json_object_get_int_member (example, "leader");
  state.to_act = (int8_t) state.trick.leader;
  for (int i = 0; i < 4; i++)
    {
      state.hand[state.to_act] = TALIA_BIT (cards[i]);
      g_assert_cmpint (make (&state, TALIA_PLAY (cards[i])).rule, ==, TALIA_RULE_NONE);
    }
  g_assert_cmpint (state.trick.winner[0], ==, json_object_get_int_member (expect, "winner"));
  g_assert_cmpint (state.trick.broken, ==, json_object_get_boolean_member (expect, "broken"));
}

/* Sets up the last trick of a deal with the example's bids and tricks, and plays it. */
static TaliaState
play_to_score (JsonObject *example)
{
  TaliaState state = example_state (game, example, 1);
  JsonArray *bids = json_object_get_array_member (example, "bids");
  int tricks[4], score[2], bags[2], taker = 0;

  example_ints (example, "tricks", tricks);
  example_ints (example, "score", score);
  example_ints (example, "bags", bags);
  bid_all (&state, 3);
  for (int seat = 0; seat < 4; seat++)
    {
      JsonNode *bid = json_array_get_element (bids, (guint) seat);

      state.trick.bid[seat] =
          json_node_get_value_type (bid) == G_TYPE_STRING ? TALIA_BID_BLIND : (uint8_t) json_node_get_int (bid);
      state.trick.won[seat] = (uint8_t) tricks[seat];
      taker = tricks[seat] > 0 ? seat : taker;
      state.hand[seat] = TALIA_CARD_BIT (TALIA_THREE + seat, TALIA_CLUBS);
    }
  for (int side = 0; side < 2; side++)
    {
      state.total[side] = score[side];
      talia_spades_memory (&state)->bags[side] = talia_spades_memory (&state)->before[side] = (uint8_t) bags[side];
    }
  state.trick.won[taker]--;
  state.trick.tricks = 12;
  state.trick.n_played = 48;
  state.trick.leader = (uint8_t) taker;
  state.to_act = (int8_t) taker;
  state.hand[taker] = TALIA_CARD_BIT (TALIA_ACE, TALIA_SPADES);
  for (int i = 0; i < 4; i++)
    {
      g_assert_cmpint (talia_game_score (game, &state, 0, NULL, NULL), ==, 0);
      g_assert_cmpint (make (&state, TALIA_PLAY (talia_cards_first (state.hand[state.to_act]))).rule, ==, 0);
    }
  return state;
}

static void
test_score (JsonObject *example)
{
  TaliaState state = play_to_score (example);
  JsonObject *expect = json_object_get_object_member (example, "expect");
  int before[2], score[2], bags[2];

  example_ints (example, "score", before);
  example_ints (expect, "score", score);
  example_ints (expect, "bags", bags);
  for (int side = 0; side < 2; side++)
    {
      g_assert_cmpint (state.total[side], ==, score[side]);
      g_assert_cmpint (talia_game_score (game, &state, side, NULL, NULL), ==, score[side] - before[side]);
      g_assert_cmpint (talia_spades_memory (&state)->bags[side], ==, bags[side]);
    }
}

static void
test_end (JsonObject *example)
{
  JsonObject *expect = json_object_get_object_member (example, "expect");
  TaliaState state = example_state (game, example, 0);
  gboolean over = json_object_get_boolean_member (expect, "over");
  int score[2];

  example_ints (example, "score", score);
  state.total[0] = score[0];
  state.total[1] = score[1];
  g_assert_cmpint (game->over (&state), ==, over);
  if (over)
    g_assert_cmpint (talia_game_leaders (game, &state), ==, example_set (expect, "winners"));
}

/* --- rules without an example ----------------------------------------------------------------- */

/* Both partners may bid blind; one who looks bids as usual, and cannot bid blind after that. */
static void
test_look (void)
{
  TaliaState state = deal_at ((const int[]) { -150, 50 }, 0);
  TaliaMove moves[20];
  TaliaView view;

  g_assert_cmpint (make (&state, TALIA_BID (4)).rule, ==, TALIA_RULE_LOOK_FIRST);
  g_assert_cmpint (make (&state, TALIA_PLAIN_MOVE (TALIA_MOVE_LOOK)).rule, ==, TALIA_RULE_NONE);
  g_assert_cmpint (state.to_act, ==, 0);
  talia_game_view (game, &state, 0, &view);
  g_assert_cmphex (view.seen.hand[0], ==, state.hand[0]);
  talia_game_view (game, &state, 2, &view);
  g_assert_cmphex (view.seen.hand[2], ==, 0);
  g_assert_cmpint (view.held[2], ==, 13);
  g_assert_cmpint (make (&state, TALIA_PLAIN_MOVE (TALIA_MOVE_BLIND)).rule, ==, TALIA_RULE_BLIND_LATE);
  g_assert_cmpint (talia_game_legal (game, &state, moves, 20), ==, 14);
  g_assert_cmpint (make (&state, TALIA_BID (14)).rule, ==, TALIA_RULE_BID_RANGE);
  g_assert_cmpint (make (&state, TALIA_BID (4)).rule, ==, TALIA_RULE_NONE);
  /* The side that leads has seen its cards from the start. */
  g_assert_cmpint (make (&state, TALIA_PLAIN_MOVE (TALIA_MOVE_BLIND)).rule, ==, TALIA_RULE_BLIND_SCORE);
  g_assert_cmpint (make (&state, TALIA_PLAIN_MOVE (TALIA_MOVE_LOOK)).rule, ==, TALIA_RULE_WRONG_MOVE);
  g_assert_cmpint (make (&state, TALIA_PLAY (talia_cards_first (state.hand[1]))).rule, ==, TALIA_RULE_WRONG_MOVE);
  g_assert_cmpint (make (&state, TALIA_BID (0)).rule, ==, TALIA_RULE_NONE);
  g_assert_cmpint (make (&state, TALIA_PLAIN_MOVE (TALIA_MOVE_BLIND)).rule, ==, TALIA_RULE_NONE);
  talia_game_view (game, &state, 2, &view);
  g_assert_cmphex (view.seen.hand[2], ==, state.hand[2]);
}

/* Bags are carried from deal to deal, and counted once. */
static void
test_bags_are_carried (void)
{
  TaliaState state = deal_at ((const int[]) { 0, 0 }, 0);
  g_autoptr (GString) text = g_string_new (NULL);
  TaliaPack pack;
  int dealer, tricks;

  bid_all (&state, 1);
  while (state.phase == TALIA_PHASE_PLAY)
    {
      TaliaMove moves[13];

      talia_game_legal (game, &state, moves, 13);
      make (&state, moves[0]);
    }
  tricks = state.trick.won[0] + state.trick.won[2];
  g_assert_cmpint (talia_spades_memory (&state)->bags[0], ==, MAX (tricks - 2, 0) % 10);
  g_assert_cmpint (talia_spades_memory (&state)->bags[1], ==, MAX (13 - tricks - 2, 0) % 10);
  game->append_total (&state, text);
  g_assert_true (g_str_has_prefix (text->str, " bags "));
  talia_game_shuffle (game, &state, 2, &pack, &dealer);
  g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
  g_assert_cmpmem (talia_spades_memory (&state)->before, 2, talia_spades_memory (&state)->bags, 2);
}

static void
test_dealer_is_a_player (void)
{
  g_autoptr (GError) error = NULL;
  TaliaOptions options;
  TaliaState state;

  talia_game_init_options (game, &options);
  g_assert_true (talia_options_set (game->options, &options, "dealer=4", NULL));
  g_assert_false (talia_game_start (game, &options, &state, &error));
  g_assert_error (error, TALIA_OPTION_ERROR, TALIA_OPTION_ERROR_CONFLICT);
}

int
main (int argc, char **argv)
{
  static const ExampleKind kinds[] = { { "order", test_order },
                                       { "blind", test_blind },
                                       { "legal", test_legal },
                                       { "trick", test_trick },
                                       { "score", test_score },
                                       { "end", test_end },
                                       { NULL } };

  g_test_init (&argc, &argv, NULL);
  examples_add ("spades", kinds);
  g_test_add_func ("/spades/blind-nil/look-first", test_look);
  g_test_add_func ("/spades/bags-are-carried", test_bags_are_carried);
  g_test_add_func ("/spades/the-dealer-is-one-of-the-players", test_dealer_is_a_player);
  return g_test_run ();
}
