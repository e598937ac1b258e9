/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests Kierki against its worked examples, and rules that these leave out; also the options of the Kierki family. */
#include "kierki-examples.h"

#include <string.h>

#define KING_OF_HEARTS TALIA_CARD_BIT (TALIA_KING, TALIA_HEARTS)
#define QUEENS TALIA_RANK_CARDS (TALIA_QUEEN)
#define BOYS (TALIA_RANK_CARDS (TALIA_KING) | TALIA_RANK_CARDS (TALIA_JACK))
#define HEARTS TALIA_SUIT_CARDS (TALIA_HEARTS)

/* The names of the deals in their order; the last one is Loteryjka. */
static const char *const titles[] = {
  "",       "No Tricks", "No Hearts", "No Queens", "No Kings and Jacks", "No King of Hearts", "No Last Trick",
  "Robber", "Loteryjka"
};

/* --- kierki ----------------------------------------------------------------------------------- */

static void
test_setup (JsonObject *example)
{
  const TaliaGame *game = &talia_game_kierki;
  JsonObject *expect = json_object_get_object_member (example, "expect");
  TaliaState state = example_state (game, example, 1);

  g_assert_cmphex (TALIA_ALL_CARDS & ~game->pack (&state), ==, example_cards (expect, "removed"));
  g_assert_cmpint (talia_cards_count (game->pack (&state)), ==, json_object_get_int_member (expect, "deck"));
  for (int seat = 0; seat < state.seats; seat++)
    g_assert_cmpint (talia_cards_count (state.hand[seat]), ==, json_object_get_int_member (expect, "hand"));
  g_assert_cmpint (talia_cards_count (state.trick.aside), ==, json_object_get_int_member (expect, "aside"));
}

static void
test_legal (JsonObject *example)
{
  kierki_check_legal (&talia_game_kierki, example);
}

static void
test_trick (JsonObject *example)
{
  const TaliaGame *game = &talia_game_kierki;
  TaliaState state = kierki_state (game, example, 1);
  TaliaCard cards[TALIA_MAX_SEATS];
  int n = example_card_list (json_object_get_array_member (example, "cards"), cards);

  g_assert_cmpint (n, ==, state.seats);
  state.trick.leader = (uint8_t) json_object_get_int_member (example, "leader");
  state.to_act = (int8_t) state.trick.leader;
  for (int i = 0; i < n; i++)
    {
      state.hand[state.to_act] = TALIA_BIT (cards[i]);
      g_assert_cmpint (talia_game_apply (game, &state, &TALIA_PLAY (cards[i]), &state, NULL).rule, ==, 0);
    }
  g_assert_cmpint (state.trick.winner[0], ==,
                   json_object_get_int_member (json_object_get_object_member (example, "expect"), "winner"));
}

/* Whether a seat still needs cards of the kind `name`; FALSE if the example does not say how many. */
static gboolean
needs (JsonObject *summary, const char *name, const int *left)
{
  return json_object_has_member (summary, name) && *left > 0;
}

/* Gives the cards of `from` to the seats that need cards of every kind in `kinds`. */
static void
hand_out (TaliaState *state, JsonObject *summary, TaliaCards from, const char *const kinds[],
          int left[][TALIA_MAX_SEATS])
{
  static const char *const names[] = { "hearts", "queens", "boys" };

  while (from != 0)
    {
      TaliaCard card = talia_cards_pop (&from);

      for (int seat = 0; seat < state->seats; seat++)
        {
          gboolean fits = TRUE;

          for (int k = 0; kinds[k] != NULL; k++)
            for (int i = 0; i < 3; i++)
              if (strcmp (kinds[k], names[i]) == 0 && json_object_has_member (summary, names[i]))
                fits = fits && needs (summary, names[i], &left[i][seat]);
          if (!fits)
            continue;
          state->taken[seat] |= TALIA_BIT (card);
          left[0][seat] -= (TALIA_BIT (card) & HEARTS) != 0;
          left[1][seat] -= (TALIA_BIT (card) & QUEENS) != 0;
          left[2][seat] -= (TALIA_BIT (card) & BOYS) != 0;
          break;
        }
    }
}

/* Returns cards that give the counts of the summary. */
static void
take_by_summary (TaliaState *state, JsonObject *summary)
{
  static const char *const names[] = { "hearts", "queens", "boys" };
  const TaliaCards queen = QUEENS & HEARTS, boys = BOYS & HEARTS & ~KING_OF_HEARTS;
  int left[3][TALIA_MAX_SEATS] = { 0 };

  for (int i = 0; i < 3; i++)
    if (json_object_has_member (summary, names[i]))
      example_ints (summary, names[i], left[i]);
  if (json_object_has_member (summary, "kh") && !json_object_get_null_member (summary, "kh"))
    {
      int seat = (int) json_object_get_int_member (summary, "kh");

      state->taken[seat] |= KING_OF_HEARTS;
      left[0][seat]--;
      left[2][seat]--;
    }
  else if (json_object_has_member (summary, "hearts") || json_object_has_member (summary, "boys"))
    hand_out (state, summary, KING_OF_HEARTS, (const char *const[]) { "hearts", "boys", NULL }, left);
  if (json_object_has_member (summary, "hearts") || json_object_has_member (summary, "queens"))
    hand_out (state, summary, queen, (const char *const[]) { "hearts", "queens", NULL }, left);
  if (json_object_has_member (summary, "hearts") || json_object_has_member (summary, "boys"))
    hand_out (state, summary, boys, (const char *const[]) { "hearts", "boys", NULL }, left);
  if (json_object_has_member (summary, "hearts"))
    hand_out (state, summary, HEARTS & ~(QUEENS | BOYS), (const char *const[]) { "hearts", NULL }, left);
  if (json_object_has_member (summary, "queens"))
    hand_out (state, summary, QUEENS & ~HEARTS, (const char *const[]) { "queens", NULL }, left);
  if (json_object_has_member (summary, "boys"))
    hand_out (state, summary, BOYS & ~HEARTS, (const char *const[]) { "boys", NULL }, left);
}

static void
test_score (JsonObject *example)
{
  const TaliaGame *game = &talia_game_kierki;
  JsonObject *summary = json_object_get_object_member (example, "summary");
  TaliaState state = kierki_state (game, example, (int) json_object_get_int_member (example, "deal"));
  const char *last = json_object_get_string_member_with_default (json_object_get_object_member (example, "options"),
                                                                 "last-tricks", "one");
  int won[TALIA_MAX_SEATS] = { 0 };

  take_by_summary (&state, summary);
  if (json_object_has_member (summary, "tricks"))
    example_ints (summary, "tricks", won);
  for (int seat = 0; seat < state.seats; seat++)
    state.trick.won[seat] = (uint8_t) won[seat];
  if (json_object_has_member (summary, "last"))
    {
      int takers[2], tricks = kierki_tricks (game, &state);

      example_ints (summary, "last", takers);
      state.trick.tricks = (uint8_t) tricks;
      state.trick.winner[strcmp (last, "seventh-last") == 0 ? 6 : tricks - 2] = (uint8_t) takers[0];
      state.trick.winner[tricks - 1] = (uint8_t) takers[1];
    }
  kierki_assert_scores (game, &state, example);
}

static void
test_tricks (JsonObject *example)
{
  kierki_check_tricks (&talia_game_kierki, example);
}

/* Plays deals at random in which the card set aside is no penalty card. */
static void
test_sums (JsonObject *example)
{
  const TaliaGame *game = &talia_game_kierki;
  JsonObject *expect = json_object_get_object_member (example, "expect");
  TaliaRandom random;

  talia_random_init (&random, 1);
  for (int players = 3; players <= 7; players++)
    {
      g_autofree char *key = g_strdup_printf ("%d", players);
      g_autofree char *options = g_strdup_printf ("{\"options\":{\"players\":%d,\"robber\":true}}", players);
      g_autoptr (JsonNode) node = json_from_string (options, NULL);
      TaliaState state = example_state (game, json_node_get_object (node), 0);
      int sums[2], sum[2] = { 0 };

      example_ints (expect, key, sums);
      for (int deal = 1; deal <= 7; deal++)
        {
          TaliaPack pack;
          int dealer;

          do
            talia_game_shuffle (game, &state, talia_random_next (&random), &pack, &dealer);
          while (players == 6 && pack.cards[pack.n - 1] != TALIA_CARD (TALIA_THREE, TALIA_CLUBS));
          g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
          kierki_play_deal (game, &state, &random);
          for (int seat = 0; seat < players; seat++)
            sum[deal == 7] += talia_game_score (game, &state, seat, NULL, NULL);
        }
      g_assert_cmpint (sum[0], ==, sums[0]);
      g_assert_cmpint (sum[1], ==, sums[1]);
    }
}

static void
test_party (JsonObject *example)
{
  const TaliaGame *game = &talia_game_kierki;
  JsonObject *expect = json_object_get_object_member (example, "expect");
  JsonArray *lottery = json_object_get_array_member (example, "lottery");
  guint n_lottery = json_array_get_length (lottery);
  TaliaState state = example_state (game, example, 6 + n_lottery);
  int totals[TALIA_MAX_SEATS];

  example_ints (example, "penalties", totals);
  for (int seat = 0; seat < state.seats; seat++)
    state.total[seat] = totals[seat];
  for (guint i = 0; i < n_lottery; i++)
    kierki_end_lottery (game, &state, json_array_get_array_element (lottery, i));
  example_ints (expect, "totals", totals);
  for (int seat = 0; seat < state.seats; seat++)
    g_assert_cmpint (state.total[seat], ==, totals[seat]);
  g_assert_true (game->over (&state));
  g_assert_cmpint (talia_game_leaders (game, &state), ==, example_set (expect, "winners"));
}

static void
test_schedule (JsonObject *example)
{
  const TaliaGame *game = &talia_game_kierki;
  JsonArray *expect = json_object_get_array_member (example, "expect");

  for (guint i = 0; i < json_array_get_length (expect); i++)
    {
      JsonNode *entry = json_array_get_element (expect, i);
      gboolean lottery = json_node_get_value_type (entry) == G_TYPE_STRING;
      TaliaState state = example_state (game, example, i + 1);

      g_assert_cmpstr (game->title (&state), ==, titles[lottery ? 8 : json_node_get_int (entry)]);
      g_assert_cmpint (state.board, ==, lottery ? TALIA_BOARD_ROWS : TALIA_BOARD_TRICK);
      g_assert_cmpint (game->over (&state), ==, i + 1 == json_array_get_length (expect));
    }
}

static void
test_dealers (JsonObject *example)
{
  const TaliaGame *game = &talia_game_kierki;
  TaliaState state = example_state (game, example, 0);
  int dealers[10];
  int n = example_ints (example, "expect", dealers);

  for (int i = 0; i < n; i++)
    {
      TaliaPack pack;
      int drawn;

      talia_game_shuffle (game, &state, 1, &pack, &drawn);
      state.phase = TALIA_PHASE_DEAL;
      g_assert_true (talia_game_deal (game, &state, &pack, (int) json_object_get_int_member (example, "first"), &state,
                                      NULL, NULL));
      g_assert_cmpint (state.dealer, ==, dealers[i]);
      g_assert_cmpint (state.to_act, ==, (dealers[i] + 1) % state.seats);
    }
}

/* --- rules without an example ----------------------------------------------------------------------- */

/* Nobody pays for the card set aside, or the taker of the last trick does, by option. */
static void
test_aside (void)
{
  const TaliaGame *game = &talia_game_czarna_dama;
  const TaliaCard queen = TALIA_CARD (TALIA_QUEEN, TALIA_SPADES);
  TaliaRandom random;
  TaliaView view;

  talia_random_init (&random, 3);
  for (int last_trick = 0; last_trick <= 1; last_trick++)
    {
      TaliaState state = kierki_start (game, last_trick ? "\"players\":6,\"moon\":\"off\",\"aside-6\":\"last-trick\""
                                                        : "\"players\":6,\"moon\":\"off\"");
      int sum = 0;

      kierki_deal_with_aside (game, &state, queen);
      talia_game_view (game, &state, 0, &view);
      g_assert_cmphex (view.seen.trick.aside, ==, 0);
      kierki_play_deal (game, &state, &random);
      talia_game_view (game, &state, 0, &view);
      g_assert_cmphex (view.seen.trick.aside, ==, TALIA_BIT (queen));
      for (int seat = 0; seat < 6; seat++)
        sum += talia_game_score (game, &state, seat, NULL, NULL);
      g_assert_cmpint (sum, ==, last_trick ? 26 : 13);
      g_assert_cmpint ((state.taken[state.trick.leader] & TALIA_BIT (queen)) != 0, ==, last_trick);
      g_assert_cmphex (talia_state_hidden (&state), ==, last_trick ? 0 : TALIA_BIT (queen));
    }
}

/* A deal stops with the trick that takes the last penalty, with the same scores as if it were played to the end. */
static void
test_end_early (void)
{
  const TaliaGame *game = &talia_game_kierki;
  TaliaRandom random;
  int early = 0;

  talia_random_init (&random, 5);
  for (int match = 0; match < 20; match++)
    {
      TaliaState state =
          kierki_start (game, "\"players\":6,\"end-early\":true,\"robber\":true,\"aside-6\":\"last-trick\"");

      while (state.phase != TALIA_PHASE_OVER)
        {
          TaliaPack pack;
          int dealer, penalties = 0;
          const int sums[] = { 0, 160, 260, 240, 240, 150, 150, 1200 };

          talia_game_shuffle (game, &state, talia_random_next (&random), &pack, &dealer);
          talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL);
          kierki_play_deal (game, &state, &random);
          for (int seat = 0; seat < 6; seat++)
            penalties += talia_game_score (game, &state, seat, NULL, NULL);
          if (state.board == TALIA_BOARD_ROWS)
            continue;
          g_assert_cmpint (penalties, ==, sums[state.deals]);
          if (state.hand[0] != 0)
            early++;
          /* Every trick costs points, or the last one does. */
          if (state.deals == 1 || state.deals == 6 || state.deals == 7)
            g_assert_cmphex (state.hand[0], ==, 0);
        }
    }
  g_assert_cmpint (early, >, 20);
}

/* A forced card need not be led; of two, either may be played; the refusals say so. */
static void
test_forced (void)
{
  const TaliaGame *game = &talia_game_czarna_dama;
  TaliaState state = kierki_start (game, "\"scope\":\"party\"");
  const TaliaCards both = KING_OF_HEARTS | TALIA_CARD_BIT (TALIA_QUEEN, TALIA_SPADES);
  TaliaCard two = TALIA_CARD (TALIA_TWO, TALIA_DIAMONDS);

  for (int deal = 1; deal <= 5; deal++)
    {
      state.phase = TALIA_PHASE_DEAL;
      kierki_deal_with_aside (game, &state, two);
    }
  g_assert_cmpstr (game->title (&state), ==, "No King of Hearts");
  state.trick.in_trick = state.trick.n_played = 1;
  state.trick.played[0] = TALIA_CARD (TALIA_TWO, TALIA_CLUBS);
  state.hand[state.to_act] = both | TALIA_BIT (two);
  example_assert_legal (game, &state, both);
  g_assert_cmpint (talia_game_check (game, &state, &TALIA_PLAY (two)).rule, ==, TALIA_RULE_FORCED_EITHER);
  state.hand[state.to_act] = KING_OF_HEARTS | TALIA_BIT (two);
  g_assert_cmpint (talia_game_check (game, &state, &TALIA_PLAY (two)).rule, ==, TALIA_RULE_FORCED_CARD);
  state.trick.in_trick = state.trick.n_played = 0;
  g_assert_cmpint (talia_game_check (game, &state, &TALIA_PLAY (two)).rule, ==, TALIA_RULE_NONE);
  g_assert_cmpint (talia_game_check (game, &state, &TALIA_PLAY (talia_cards_first (KING_OF_HEARTS))).rule, ==,
                   TALIA_RULE_HEARTS_BANNED);
}

static const struct
{
  const TaliaGame *game;
  const char *settings[3];
  gboolean good;
} combinations[] = {
  { &talia_game_kierki, { "lottery-prizes=balanced" }, FALSE },
  { &talia_game_kierki, { "lottery-prizes=balanced", "players=3" }, TRUE },
  { &talia_game_kierki, { "lottery-prizes=balanced", "lottery-deals=0" }, TRUE }, /* it has no effect */
  { &talia_game_kierki, { "last-tricks=seventh-last", "players=7" }, FALSE },
  { &talia_game_kierki, { "last-tricks=seventh-last", "players=6" }, TRUE },
  { &talia_game_kierki, { "players=3", "dealer=3" }, FALSE },
  { &talia_game_kierki, { "players=7", "dealer=6" }, TRUE },
  { &talia_game_loteryjka, { "lottery-prizes=balanced", "players=5" }, FALSE },
  { &talia_game_punktowe, { "last-tricks=seventh-last", "players=7" }, TRUE }, /* it has no effect alone */
  { &talia_game_punktowe, { "last-tricks=seventh-last", "players=7", "scope=party" }, FALSE },
  { &talia_game_czarna_dama, { "lottery-prizes=balanced", "scope=party" }, FALSE },
  { &talia_game_czarna_dama, { "lottery-prizes=balanced" }, TRUE },
};

static void
test_conflicts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (combinations); i++)
    {
      const TaliaGame *game = combinations[i].game;
      TaliaOptions options;
      TaliaState state;

      talia_game_init_options (game, &options);
      for (int k = 0; k < 3 && combinations[i].settings[k] != NULL; k++)
        g_assert_true (talia_options_set (game->options, &options, combinations[i].settings[k], NULL));
      g_test_message ("%s %s", game->id, combinations[i].settings[0]);
      g_assert_cmpint (talia_game_start (game, &options, &state, NULL), ==, combinations[i].good);
    }
}

/* A game in its default state has exactly these options. */
static const struct
{
  const TaliaGame *game;
  const char *line;
} lines[] = {
  { &talia_game_kierki, "players int 4 3..7" },
  { &talia_game_kierki, "robber bool false -" },
  { &talia_game_kierki, "lottery-deals choice 1 0|1|4" },
  { &talia_game_kierki, "lottery-prizes choice classic classic|balanced" },
  { &talia_game_kierki, "lottery-may-pass bool false -" },
  { &talia_game_kierki, "last-tricks choice one one|two|seventh-last" },
  { &talia_game_kierki, "ban-hearts-2 bool false -" },
  { &talia_game_kierki, "ban-hearts-5 bool true -" },
  { &talia_game_kierki, "ban-hearts-7 bool true -" },
  { &talia_game_kierki, "kh-force choice discard off|discard|strict" },
  { &talia_game_kierki, "removed-5 choice CD CD|CS|DS" },
  { &talia_game_kierki, "aside-6 choice out out|last-trick" },
  { &talia_game_kierki, "end-early bool false -" },
  { &talia_game_kierki, "dealer int -1 -1..6" },
  { &talia_game_loteryjka, "lottery-deals choice 4 1|4" },
  { &talia_game_punktowe, "scope choice standalone standalone|party" },
  { &talia_game_punktowe, "end-points int 300 1..10000" },
  { &talia_game_czarna_dama, "heart-value choice 1 1|20" },
  { &talia_game_czarna_dama, "qs-force choice discard off|discard|strict" },
  { &talia_game_czarna_dama, "end-points int 100 1..10000" },
  { &talia_game_greckie, "qs-force choice off off|discard|strict" },
  { &talia_game_greckie, "ban-hearts bool false -" },
  { &talia_game_greckie, "moon choice others-plus others-plus|off" },
  { &talia_game_greckie, "greek-pass choice every-left every-left|from-second-left|windows" },
  { &talia_game_greckie, "windows-rules bool false -" },
  { &talia_game_greckie, "end-mode choice deals deals|points" },
  { &talia_game_greckie, "end-deals int 0 0..40" },
  { &talia_game_greckie, "end-points int 300 1..10000" },
};

static void
test_options (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      const TaliaOption *schema = lines[i].game->options;
      int index = talia_options_find (schema, lines[i].line, (gssize) strcspn (lines[i].line, " "));
      g_autofree char *line = NULL;

      g_test_message ("%s: %s", lines[i].game->id, lines[i].line);
      g_assert_cmpint (index, >=, 0);
      line = talia_option_describe (&schema[index]);
      g_assert_cmpstr (line, ==, lines[i].line);
    }
}

int
main (int argc, char **argv)
{
  static const ExampleKind kinds[] = { { "setup", test_setup },       { "legal", test_legal },
                                       { "trick", test_trick },       { "score", test_score },
                                       { "trickscore", test_tricks }, { "sums", test_sums },
                                       { "party", test_party },       { "schedule", test_schedule },
                                       { "dealers", test_dealers },   { NULL } };

  g_test_init (&argc, &argv, NULL);
  examples_add ("kierki", kinds);
  g_test_add_func ("/kierki/six-players/the-card-set-aside", test_aside);
  g_test_add_func ("/kierki/end-early", test_end_early);
  g_test_add_func ("/kierki/forced-cards", test_forced);
  g_test_add_func ("/kierki/options-that-cannot-go-together", test_conflicts);
  g_test_add_func ("/kierki/options", test_options);
  return g_test_run ();
}
