/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests Kierki punktowe, Czarna Dama and Kierki greckie against their worked examples. */
#include "kierki-examples.h"

#include <string.h>

static const TaliaGame *
variant (JsonObject *example)
{
  static const TaliaGame *const games[] = { &talia_game_punktowe, &talia_game_czarna_dama, &talia_game_greckie };
  const char *name = json_object_get_string_member_with_default (example, "variant", "greckie");

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (strcmp (games[i]->id, name) == 0)
      return games[i];
  g_return_val_if_reached (NULL);
}

static void
test_cards (JsonObject *example)
{
  TaliaState state = kierki_state (variant (example), example, 1);

  state.taken[2] = example_cards (example, "cards");
  g_assert_cmpint (talia_game_score (variant (example), &state, 2, NULL, NULL), ==,
                   json_object_get_int_member (example, "expect"));
}

static void
test_score (JsonObject *example)
{
  const TaliaGame *game = variant (example);
  TaliaState state = kierki_state (game, example, 1);
  JsonArray *taken = json_object_get_array_member (example, "taken");

  for (guint seat = 0; seat < 4; seat++)
    {
      TaliaCard cards[TALIA_MAX_PACK];
      int n = example_card_list (json_array_get_array_element (taken, seat), cards);

      for (int i = 0; i < n; i++)
        state.taken[seat] |= TALIA_BIT (cards[i]);
    }
  talia_game_finish_deal (game, &state, NULL);
  kierki_assert_scores (game, &state, example);
}

static void
test_legal (JsonObject *example)
{
  kierki_check_legal (variant (example), example);
}

static void
test_pass (JsonObject *example)
{
  const TaliaGame *game = variant (example);
  JsonObject *options = json_object_new ();
  TaliaState state;
  int receivers[TALIA_MAX_SEATS];

  json_object_set_string_member (options, "greek-pass", json_object_get_string_member (example, "mode"));
  json_object_set_object_member (example, "options", options);
  state = example_state (game, example, (guint) json_object_get_int_member (example, "deal"));
  if (json_object_get_null_member (example, "expect"))
    {
      g_assert_cmpint (state.phase, ==, TALIA_PHASE_PLAY);
      return;
    }
  example_ints (example, "expect", receivers);
  g_assert_cmpint (state.phase, ==, TALIA_PHASE_PASS);
  for (int seat = 0; seat < state.seats; seat++)
    g_assert_cmpint ((seat + state.trick.pass_shift) % state.seats, ==, receivers[seat]);
}

/* The directions of passing as in Windows, in turn: left, right, across, none. With an odd number of players there is
 * no across. */
static const struct
{
  int players;
  const char *round;
} rounds[] = { { 3, "LRN" }, { 4, "LRAN" }, { 5, "LRN" }, { 6, "LRAN" }, { 7, "LRN" } };

static void
test_windows_round (gconstpointer data)
{
  static const char ways[] = "LRAN";
  static const char *const titles[] = { "Pass to the left", "Pass to the right", "Pass across", "No passing" };
  const TaliaGame *game = &talia_game_greckie;
  const int players = rounds[GPOINTER_TO_SIZE (data)].players;
  const char *round = rounds[GPOINTER_TO_SIZE (data)].round;
  const int shifts[] = { 1, players - 1, players / 2, 0 };
  g_autofree char *options = g_strdup_printf ("\"players\":%d,\"greek-pass\":\"windows\",\"end-deals\":40", players);
  TaliaState state = kierki_start (game, options);

  for (guint deal = 1; deal <= 40; deal++)
    {
      gsize way = (gsize) (strchr (ways, round[(deal - 1) % strlen (round)]) - ways);
      TaliaDealPlan plan;
      TaliaPack pack;
      int dealer;

      talia_game_plan (game, &state, deal, &plan);
      state.phase = TALIA_PHASE_DEAL;
      talia_game_shuffle (game, &state, deal, &pack, &dealer);
      g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
      g_test_message ("deal %u: %s", deal, titles[way]);
      g_assert_cmpint (state.trick.pass_shift, ==, shifts[way]);
      g_assert_cmpint (state.phase, ==, shifts[way] != 0 ? TALIA_PHASE_PASS : TALIA_PHASE_PLAY);
      g_assert_cmpstr (plan.title, ==, titles[way]);
    }
}

static void
test_tricks (JsonObject *example)
{
  JsonObject *options = json_object_new ();

  json_object_set_string_member (options, "scope", "party");
  json_object_set_object_member (example, "options", options);
  kierki_check_tricks (variant (example), example);
}

static void
test_end (JsonObject *example)
{
  const TaliaGame *game = variant (example);
  JsonObject *expect = json_object_get_object_member (example, "expect");
  TaliaState state = example_state (game, example, (guint) json_object_get_int_member (example, "deals_done"));
  int totals[TALIA_MAX_SEATS];

  example_ints (example, "totals", totals);
  for (int seat = 0; seat < state.seats; seat++)
    state.total[seat] = totals[seat];
  g_assert_cmpint (game->over (&state), ==, json_object_get_boolean_member (expect, "over"));
  if (json_object_get_boolean_member (expect, "over"))
    g_assert_cmpint (talia_game_leaders (game, &state), ==, example_set (expect, "winners"));
}

static void
test_windows_opening (void)
{
  const TaliaGame *game = &talia_game_greckie;
  TaliaState state = kierki_start (game, "\"players\":6,\"windows-rules\":true");
  TaliaCard four = TALIA_CARD (TALIA_FOUR, TALIA_CLUBS);

  kierki_deal_with_aside (game, &state, TALIA_CARD (TALIA_THREE, TALIA_CLUBS));
  while (state.phase == TALIA_PHASE_PASS)
    {
      TaliaMove moves[400];

      g_assert_cmpint (state.trick.rules.opening, ==, TALIA_NO_CARD);
      talia_game_legal (game, &state, moves, 400);
      talia_game_apply (game, &state, &moves[0], &state, NULL);
    }
  g_assert_cmphex (state.hand[state.to_act] & TALIA_BIT (four), !=, 0);
  example_assert_legal (game, &state, TALIA_BIT (four));
}

int
main (int argc, char **argv)
{
  static const ExampleKind kinds[] = { { "cards", test_cards },
                                       { "score", test_score },
                                       { "legal", test_legal },
                                       { "pass", test_pass },
                                       { "trickscore", test_tricks },
                                       { "end", test_end },
                                       { NULL } };

  g_test_init (&argc, &argv, NULL);
  examples_add ("kierki_variants", kinds);
  g_test_add_func ("/greckie/windows-rules/the-lowest-club-in-play-leads", test_windows_opening);
  for (gsize row = 0; row < G_N_ELEMENTS (rounds); row++)
    {
      g_autofree char *path = g_strdup_printf ("/greckie/greek-pass/windows/%d-players", rounds[row].players);

      g_test_add_data_func (path, GSIZE_TO_POINTER (row), test_windows_round);
    }
  return g_test_run ();
}
