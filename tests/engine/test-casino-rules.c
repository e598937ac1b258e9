/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the rules of Casino and Royal Casino: every refusal, the deal, tables with many cards, and a comparison with a
 * second implementation of the rules. */
#include <string.h>

#include "casino-tables.h"
#include "engine/fishing/talia-fishing-game.h"
#include "engine/games/games.h"

/* Moves that each rule refuses. Seat 0 is to act; builds are VALUE:OWNER:CARDS. */
static const struct
{
  const char *rule;
  const TaliaGame *game;
  const char *settings;
  const char *hand;
  const char *loose;
  const char *builds;
  const char *move;
} refusals[] = {
  { "not-in-hand", &talia_game_casino, "", "5H", "5D", "", "trail:6H" },
  { "wrong-move", &talia_game_casino, "", "5H", "5D", "", "5H" },
  { "trail-with-build", &talia_game_casino, "", "5H,6D", "5D", "6:0:2C,4C", "trail:5H" },
  { "guard", &talia_game_casino, "trail-with-build=true", "5H,6D", "5D", "6:0:2C,4C", "trail:6D" },
  { "guard", &talia_game_casino, "", "5H,6D", "6C", "6:0:2C,4C", "take:6D:6C" },
  { "guard", &talia_game_casino, "", "8H,6D", "2H", "6:0:2C,4C", "build:8:6D:2H" },
  { "guard", &talia_game_royal, "", "5D,AC", "9S", "1:0:AD,AS", "build:14:5D:9S" },
  { "not-on-table", &talia_game_casino, "", "5H,6D", "5D", "", "take:5H:5S" },
  { "not-on-table", &talia_game_casino, "", "5H,6D", "5D", "6:1:2C,4C", "take:6D:2C,5S" },
  { "whole-build", &talia_game_casino, "", "4H,6D", "5D", "6:1:2C,4C", "take:4H:4C" },
  { "whole-build", &talia_game_casino, "", "2H,6D", "5D", "6:1:2C,4C", "build:6:2H:4C" },
  { "capture-build", &talia_game_casino, "", "8H,6D", "2D", "6:1:2C,4C", "take:8H:2C,4C,2D" },
  { "capture-sum", &talia_game_casino, "", "8H,6D", "2D,5D", "", "take:8H:2D,5D" },
  { "capture-sum", &talia_game_casino, "", "8H,6D", "2D,5D,9S", "", "take:8H:2D,5D,9S" },
  { "capture-sum", &talia_game_casino, "", "8H,6D", "QD,8D", "", "take:8H:8D,QD" },
  { "capture-sum", &talia_game_royal, "royal-table-ace=one", "AC,6D", "4C,TD,AH", "", "take:AC:4C,TD,AH" },
  { "face-rank", &talia_game_casino, "", "KH,6D", "QD,KD", "", "take:KH:QD" },
  { "face-rank", &talia_game_casino, "face-capture=any", "KH,6D", "QD,KD", "", "take:KH:QD,KD" },
  { "face-one", &talia_game_casino, "", "KH,6D", "KC,KD", "", "take:KH:KC,KD" },
  { "face-one-or-three", &talia_game_casino, "face-capture=one-or-three", "KH,6D", "KC,KD,KS", "", "take:KH:KC,KD" },
  { "build-value", &talia_game_casino, "", "8H,6D", "5D", "", "build:11:6D:5D" },
  { "build-value", &talia_game_casino, "", "8H,6D", "5D", "", "build:0:6D:5D" },
  { "build-value", &talia_game_royal, "", "8H,6D", "7D,8D", "", "build:15:8H:7D" },
  { "build-face", &talia_game_casino, "", "KH,6D", "5D,KD", "", "build:5:KH:5D" },
  { "build-face", &talia_game_casino, "", "5H,6D", "AD,KD", "", "build:6:5H:KD" },
  { "build-sum", &talia_game_casino, "", "5H,6D,8D", "2S", "", "build:8:5H:2S" },
  { "build-sum", &talia_game_casino, "", "2H,6D,8D", "2S", "6:1:2C,4C", "build:8:2H:2C,4C,2S" },
  { "build-card", &talia_game_casino, "", "5H,6D", "2S", "", "build:7:5H:2S" },
  { "build-card", &talia_game_casino, "", "8H,6D", "6S,2S", "", "build:8:8H:6S,2S" },
  { "one-build", &talia_game_casino, "", "6H,6D", "2S", "6:1:2C,4C 6:1:AC,5C", "build:6:6H:2C,4C,AC,5C" },
  { "raise-off", &talia_game_casino, "raise=off", "2H,8D", "2S", "6:1:2C,4C", "build:8:2H:2C,4C" },
  { "raise-own", &talia_game_casino, "raise=others", "2H,6D,8D", "2S", "6:0:2C,4C", "build:8:2H:2C,4C" },
  { "raise-multiple", &talia_game_casino, "", "2H,8D", "2S", "6:1:2C,4C,6C", "build:8:2H:2C,4C,6C" },
  { "raise-sum", &talia_game_casino, "", "3H,8D", "2S", "6:1:2C,4C", "build:8:3H:2C,4C" },
  { "raise-sum", &talia_game_casino, "", "2H,5D", "2S", "6:1:2C,4C", "build:5:2H:2C,4C" },
};

static void
test_refusals (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      TaliaState state = casino_table (refusals[i].game, refusals[i].settings, refusals[i].hand, refusals[i].loose,
                                       refusals[i].builds);
      TaliaMove move = casino_move (refusals[i].move);
      TaliaRefusal refusal = talia_game_check (refusals[i].game, &state, &move);

      g_test_message ("%s", refusals[i].move);
      g_assert_cmpstr (talia_rule_id ((TaliaRuleId) refusal.rule), ==, refusals[i].rule);
    }
}

/* Every rule of fishing games is tried above, except a capture of nothing, which no text can express. */
static void
test_refusals_are_complete (void)
{
  TaliaState state = casino_table (&talia_game_casino, "", "5H", "5D", "");
  TaliaMove move = { .kind = TALIA_MOVE_TAKE, .card = talia_card_parse ("5H") };

  g_assert_cmpint (talia_game_check (&talia_game_casino, &state, &move).rule, ==, TALIA_RULE_NO_TABLE_CARDS);
  move.kind = TALIA_MOVE_BUILD;
  move.value = 5;
  g_assert_cmpint (talia_game_check (&talia_game_casino, &state, &move).rule, ==, TALIA_RULE_NO_TABLE_CARDS);
  for (int rule = TALIA_RULE_TRAIL_WITH_BUILD; rule <= TALIA_RULE_RAISE_SUM; rule++)
    {
      gboolean tried = rule == TALIA_RULE_NO_TABLE_CARDS;

      for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
        tried = tried || g_str_equal (refusals[i].rule, talia_rule_id ((TaliaRuleId) rule));
      if (!tried)
        g_error ("%s is not tried", talia_rule_id ((TaliaRuleId) rule));
    }
}

/* --- other rules ------------------------------------------------------------------------ */

/* With a pack in list order, pairs of cards go to each of the others, to the table and to the dealer, twice. */
static void
test_deal_order (void)
{
  TaliaOptions options;
  TaliaState state;
  TaliaPack pack;

  talia_game_init_options (&talia_game_casino, &options);
  talia_options_set (talia_game_casino.options, &options, "players=3", NULL);
  talia_options_set (talia_game_casino.options, &options, "dealer=1", NULL);
  talia_game_start (&talia_game_casino, &options, &state, NULL);
  talia_pack_parse ("2C,3C,4C,5C,6C,7C,8C,9C,TC,JC,QC,KC,AC,2D,3D,4D,5D,6D,7D,8D,9D,TD,JD,QD,KD,AD,"
                    "2H,3H,4H,5H,6H,7H,8H,9H,TH,JH,QH,KH,AH,2S,3S,4S,5S,6S,7S,8S,9S,TS,JS,QS,KS,AS",
                    &pack);
  g_assert_true (talia_game_deal (&talia_game_casino, &state, &pack, TALIA_NOBODY, &state, NULL, NULL));
  g_assert_cmpint (state.to_act, ==, 2);
  g_assert_cmphex (state.hand[2], ==, casino_cards ("2C,3C,TC,JC"));
  g_assert_cmphex (state.hand[0], ==, casino_cards ("4C,5C,QC,KC"));
  g_assert_cmphex (state.fishing.loose, ==, casino_cards ("6C,7C,AC,2D"));
  g_assert_cmphex (state.hand[1], ==, casino_cards ("8C,9C,3D,4D"));
  g_assert_cmpint (state.fishing.n_stock, ==, 36);
  for (int i = 0; i < 12; i++)
    {
      TaliaMove move = { .kind = TALIA_MOVE_TRAIL, .card = talia_cards_first (state.hand[state.to_act]) };

      talia_game_apply (&talia_game_casino, &state, &move, &state, NULL);
    }
  g_assert_cmphex (state.hand[2], ==, casino_cards ("5D,6D,JD,QD"));
  g_assert_cmphex (state.hand[0], ==, casino_cards ("7D,8D,KD,AD"));
  g_assert_cmphex (state.hand[1], ==, casino_cards ("9D,TD,2H,3H"));
}

/* The meaning of the same text depends on whether its cards are loose or in a build. */
static void
test_one_text_for_build_add_and_raise (void)
{
  static const struct
  {
    const char *move;
    TaliaEventKind kind;
    int builds;
  } cases[] = {
    { "build:8:3D:5D", TALIA_EVENT_BUILT, 3 },        { "build:8:3D:2C,5D,6C", TALIA_EVENT_ADDED, 2 },
    { "build:8:8D:2C,6C", TALIA_EVENT_ADDED, 2 },     { "build:8:3D:AH,4H", TALIA_EVENT_RAISED, 2 },
    { "build:8:3D:AH,4H,8S", TALIA_EVENT_RAISED, 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TaliaState state = casino_table (&talia_game_casino, "", "3D,8D,8H", "5D,8S", "8:1:2C,6C 5:1:AH,4H");
      TaliaMove move = casino_move (cases[i].move);
      TaliaEvents events;

      g_assert_cmpint (talia_game_apply (&talia_game_casino, &state, &move, &state, &events).rule, ==, 0);
      g_assert_cmpint (events.at[0].kind, ==, cases[i].kind);
      g_assert_cmpint (events.at[0].value, ==, 8);
      g_assert_cmphex (events.at[0].cards, ==, move.cards | TALIA_BIT (move.card));
      g_assert_cmpint (state.fishing.n_builds, ==, cases[i].builds);
    }
}

static void
test_table_text (void)
{
  TaliaState state = casino_table (&talia_game_casino, "", "3D", "8S,5D", "8:1:2C,6C 10:0:3C,7C 5:1:AH,4H");
  g_autoptr (GString) text = g_string_new (NULL);

  talia_state_append_table (&state, text);
  g_assert_cmpstr (text->str, ==, "5D,8S 10:0:3C,7C 5:1:4H,AH 8:1:2C,6C");
  state = casino_table (&talia_game_casino, "", "3D", "8S", "");
  state.fishing.loose = 0;
  g_string_truncate (text, 0);
  talia_state_append_table (&state, text);
  g_assert_cmpstr (text->str, ==, "-");
}

/* Plays the last card of a hand; the table's cards go to the last taker. */
static int
points_of_last_sweep (const char *settings, gboolean *announced)
{
  const TaliaGame *game = &talia_game_royal;
  TaliaState state = casino_start (game, settings);
  TaliaMove move = { .kind = TALIA_MOVE_TAKE, .card = talia_card_parse ("9H"), .cards = casino_cards ("4D,5D") };
  TaliaEvents events;

  memset (state.hand, 0, sizeof state.hand);
  memset (state.fishing.stock, 0, sizeof state.fishing.stock);
  state.fishing.n_stock = 0;
  state.fishing.n_played = TALIA_FISHING_PLAYS - 1;
  state.fishing.loose = move.cards;
  state.to_act = state.dealer;
  state.hand[state.dealer] = TALIA_BIT (move.card);
  talia_game_apply (game, &state, &move, &state, &events);
  *announced = FALSE;
  for (guint i = 0; i < events.n; i++)
    *announced = *announced || events.at[i].kind == TALIA_EVENT_SWEPT;
  g_assert_cmpint (state.phase, ==, TALIA_PHASE_DEAL);
  /* Three points for most cards. */
  return state.total[state.dealer] - 3;
}

static void
test_last_sweep (void)
{
  gboolean announced;

  g_assert_cmpint (points_of_last_sweep ("", &announced), ==, 1);
  g_assert_true (announced);
  g_assert_cmpint (points_of_last_sweep ("sweep-last=false", &announced), ==, 0);
  g_assert_false (announced);
  g_assert_cmpint (points_of_last_sweep ("sweeps=false", &announced), ==, 0);
  g_assert_false (announced);
}

static void
test_partners_need_four (void)
{
  g_autoptr (GError) error = NULL;
  TaliaOptions options;
  TaliaState state;

  talia_game_init_options (&talia_game_royal, &options);
  talia_options_set (talia_game_royal.options, &options, "partners=true", NULL);
  g_assert_false (talia_game_start (&talia_game_royal, &options, &state, &error));
  g_assert_error (error, TALIA_OPTION_ERROR, TALIA_OPTION_ERROR_CONFLICT);
  talia_options_set (talia_game_royal.options, &options, "players=4", NULL);
  g_assert_true (talia_game_start (&talia_game_royal, &options, &state, NULL));
  g_assert_cmpint (state.sides, ==, 2);
}

/* On a table with too many moves to list, single moves are checked all the same. */
static void
test_too_many_moves (void)
{
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  TaliaState state = casino_table (&talia_game_royal, "", "KS,AS,QS,JS",
                                   "AC,AD,AH,2C,2D,2H,3C,3D,3H,4C,4D,4H,5C,5D,5H,6C,6D,6H,7C,7D,8C,8D,9C,9D,TC,TD", "");
  TaliaMove all = casino_move ("take:KS:AC,2C,TC,AD,2D,TD,6C,7C,6D,7D,4C,9C,4D,9D,5C,8C,5D,8D");
  TaliaView view;
  int n;

  g_assert_cmpint (talia_cards_count (state.fishing.loose), ==, 26);
  g_assert_cmpint (talia_game_legal (&talia_game_royal, &state, moves, TALIA_MAX_LEGAL), ==, -1);
  /* The view of the seat to act gives the same answer. */
  talia_game_view (&talia_game_royal, &state, state.to_act, &view);
  g_assert_cmpint (talia_game_legal (&talia_game_royal, &view.seen, moves, TALIA_MAX_LEGAL), ==, -1);
  g_assert_cmpint (talia_game_check (&talia_game_royal, &state, &all).rule, ==, TALIA_RULE_NONE);
  all.cards |= casino_cards ("3H");
  g_assert_cmpint (talia_game_check (&talia_game_royal, &state, &all).rule, ==, TALIA_RULE_CAPTURE_SUM);

  n = talia_game_legal_or_some (&talia_game_royal, &state, moves);
  g_assert_cmpint (n, >, 100);
  for (int i = 0; i < n; i++)
    g_assert_cmpint (talia_game_check (&talia_game_royal, &state, &moves[i]).rule, ==, TALIA_RULE_NONE);
}

/* In random matches, while the table is small, both implementations of the rules check every possible move. */
static void
test_oracle (gconstpointer data)
{
  const TaliaGame *game = data;
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  TaliaRandom random;
  int judged = 0;

  talia_random_init (&random, 5);
  for (int match = 0; match < 40; match++)
    {
      const char *const settings[] = { "raise=any", "raise=others trail-with-build=true players=3",
                                       "raise=off players=4 partners=true",
                                       game == &talia_game_royal ? "royal-table-ace=one" : "face-capture=any",
                                       game == &talia_game_royal ? "players=4" : "face-capture=one-or-three" };
      TaliaState state = casino_start (game, settings[match % G_N_ELEMENTS (settings)]);

      while (state.phase == TALIA_PHASE_PLAY)
        {
          int n = talia_game_legal_or_some (game, &state, moves);
          TaliaMove *move = &moves[talia_random_below (&random, (uint64_t) n)];

          /* Builds are rare and captures keep the table small, so both are preferred. */
          for (int tries = 0; tries < 4 && move->kind == TALIA_MOVE_TRAIL; tries++)
            move = &moves[talia_random_below (&random, (uint64_t) n)];
          if (talia_cards_count (talia_state_table (&state)) <= 8)
            {
              casino_judge_all (game, &state, moves, n);
              judged++;
            }
          talia_game_apply (game, &state, move, &state, NULL);
        }
    }
  g_test_message ("%d tables judged", judged);
  g_assert_cmpint (judged, >, 200);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/casino/refusals/each-by-its-rule", test_refusals);
  g_test_add_func ("/casino/refusals/none-untried", test_refusals_are_complete);
  g_test_add_func ("/casino/deal/order-of-the-cards", test_deal_order);
  g_test_add_func ("/casino/moves/one-text-for-build-add-and-raise", test_one_text_for_build_add_and_raise);
  g_test_add_func ("/casino/moves/too-many-to-list", test_too_many_moves);
  g_test_add_func ("/casino/table/as-the-protocol-writes-it", test_table_text);
  g_test_add_func ("/casino/sweeps/with-the-last-card", test_last_sweep);
  g_test_add_func ("/casino/options/partners-need-four", test_partners_need_four);
  g_test_add_data_func ("/casino/oracle/casino", &talia_game_casino, test_oracle);
  g_test_add_data_func ("/casino/oracle/royal", &talia_game_royal, test_oracle);
  return g_test_run ();
}
