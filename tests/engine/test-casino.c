/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Casino and Royal Casino against their worked examples, and against the rules read once more. */
#include <string.h>

#include "examples.h"
#include "fishing-oracle.h"
#include "games/games.h"
#include "talia-fishing-game.h"

#define CARDS(text) (parse_cards (text))

static TaliaCards
parse_cards (const char *text)
{
  TaliaCards cards;

  g_assert_true (talia_cards_parse (text, -1, &cards));
  return cards;
}

static TaliaMove
parse_move (const char *text)
{
  TaliaMove move;

  g_assert_true (talia_move_parse (text, &move));
  return move;
}

static const TaliaRules *
rules_of (JsonObject *example)
{
  return *json_object_get_string_member (example, "id") == 'R' ? &talia_rules_royal : &talia_rules_casino;
}

static TaliaState
start (const TaliaRules *rules, const char *settings)
{
  g_auto (GStrv) list = g_strsplit (settings, " ", -1);
  g_autoptr (GError) error = NULL;
  TaliaOptions options;
  TaliaState state;
  TaliaPack pack;
  int dealer;

  talia_rules_init_options (rules, &options);
  for (int i = 0; list[i] != NULL && *list[i] != '\0'; i++)
    {
      talia_options_set (rules->options, &options, list[i], &error);
      g_assert_no_error (error);
    }
  talia_rules_start (rules, &options, &state, &error);
  g_assert_no_error (error);
  talia_rules_shuffle (rules, &state, 1, &pack, &dealer);
  talia_rules_deal (rules, &state, &pack, dealer, &state, NULL, &error);
  g_assert_no_error (error);
  return state;
}

static void
add_build (TaliaState *state, TaliaCards cards, int value, int owner)
{
  TaliaFishing *table = &state->fishing;

  table->build[table->n_builds] = cards;
  table->value[table->n_builds] = (uint8_t) value;
  table->owner[table->n_builds++] = (int8_t) owner;
}

/* A table as the example has it, with seat `me` to act. */
static TaliaState
table_of (JsonObject *example, int me)
{
  const TaliaRules *rules = rules_of (example);
  TaliaState state = example_state (rules, example, 1);
  JsonArray *builds = json_object_get_array_member (example, "builds");

  memset (state.hand, 0, sizeof state.hand);
  state.dealer = (int8_t) ((me + state.seats - 1) % state.seats);
  state.to_act = (int8_t) me;
  state.hand[me] = example_cards (example, "hand");
  state.fishing.loose = example_cards (example, "loose");
  for (guint i = 0; i < json_array_get_length (builds); i++)
    {
      JsonObject *build = json_array_get_object_element (builds, i);

      add_build (&state, example_cards (build, "cards"), (int) json_object_get_int_member (build, "v"),
                 (int) json_object_get_int_member (build, "owner"));
    }
  return state;
}

/* `take C cards.. bN..` and its like, as the examples write moves. */
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

static gboolean
is_listed (const TaliaMove *moves, int n, const TaliaMove *move)
{
  for (int i = 0; i < n; i++)
    if (talia_move_equal (&moves[i], move))
      return TRUE;
  return FALSE;
}

/* Judges every move that could be made of these cards: it is listed, or refused, and the oracle agrees. */
static void
judge_all (const TaliaRules *rules, const TaliaState *state, const TaliaMove *listed, int n)
{
  TaliaCards table = talia_state_table (state);
  int accepted = 0;

  for (TaliaCards hand = state->hand[state->to_act]; hand != 0;)
    {
      TaliaCard card = talia_cards_pop (&hand);

      for (TaliaCards some = table;; some = (some - 1) & table)
        {
          for (int value = 0; value <= 15; value++)
            for (int kind = TALIA_MOVE_TRAIL; kind <= TALIA_MOVE_BUILD; kind++)
              {
                TaliaMove move = { .kind = (uint8_t) kind, .card = card, .value = (uint8_t) value, .cards = some };
                gboolean good = talia_rules_check (rules, state, &move).rule == TALIA_RULE_NONE;

                if (good != fishing_oracle_accepts (state, &move) || (good && !is_listed (listed, n, &move)))
                  {
                    g_autofree char *text = talia_move_to_text (&move);

                    g_error ("%s is %s", text, good ? "accepted" : "refused");
                  }
                accepted += good;
              }
          if (some == 0)
            break;
        }
    }
  g_assert_cmpint (accepted, ==, n);
}

static void
test_legal (JsonObject *example)
{
  const TaliaRules *rules = rules_of (example);
  TaliaState state = table_of (example, 0);
  JsonArray *expect = json_object_get_array_member (example, "expect");
  TaliaMove moves[64];
  int n = talia_rules_legal (rules, &state, moves, 64);

  g_assert_cmpint (n, ==, json_array_get_length (expect));
  for (guint i = 0; i < json_array_get_length (expect); i++)
    {
      TaliaMove move = read_example_move (&state, json_array_get_string_element (expect, i));

      g_assert_true (is_listed (moves, n, &move));
    }
  judge_all (rules, &state, moves, n);
  g_assert_cmpint (talia_rules_legal (rules, &state, moves, n - 1), ==, -1);
}

static void
test_apply (JsonObject *example)
{
  const TaliaRules *rules = rules_of (example);
  int me = (int) json_object_get_int_member (example, "me");
  TaliaState state = table_of (example, me);
  TaliaMove move = read_example_move (&state, json_object_get_string_member (example, "move"));
  JsonObject *expect = json_object_get_object_member (example, "expect");
  JsonArray *builds = json_object_get_array_member (expect, "builds");

  /* The example does not say what else is held: a card that takes the build. */
  state.hand[me] = TALIA_BIT (move.card);
  if (move.kind == TALIA_MOVE_BUILD)
    state.hand[me] |= TALIA_CARD_BIT (move.value - 2, TALIA_HEARTS);
  g_assert_cmpint (talia_rules_apply (rules, &state, &move, &state, NULL).rule, ==, TALIA_RULE_NONE);

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

/* The rounds of a hand in which everybody trails. */
static void
test_setup (JsonObject *example)
{
  JsonObject *expect = json_object_get_object_member (example, "expect");

  for (int players = 2; players <= 4; players++)
    {
      g_autofree char *number = g_strdup_printf ("%d", players);
      g_autofree char *setting = g_strdup_printf ("players=%d", players);
      TaliaState state = start (&talia_rules_casino, setting);
      int rounds = 1;

      g_assert_cmpint (talia_cards_count (state.fishing.loose), ==, 4);
      for (int seat = 0; seat < players; seat++)
        g_assert_cmpint (talia_cards_count (state.hand[seat]), ==, 4);
      while (state.phase == TALIA_PHASE_PLAY)
        {
          TaliaMove move = { .kind = TALIA_MOVE_TRAIL, .card = talia_cards_first (state.hand[state.to_act]) };
          TaliaEvents events;

          talia_rules_apply (&talia_rules_casino, &state, &move, &state, &events);
          if (events.at[events.n - 1].kind != TALIA_EVENT_ROUND)
            continue;
          g_assert_cmpint (events.at[events.n - 1].value, ==, json_object_get_int_member (expect, number) - ++rounds);
          g_assert_cmpint (state.to_act, ==, (state.dealer + 1) % players);
          g_assert_cmpint (talia_rules_casino.title (&state) != NULL, ==, events.at[events.n - 1].value == 0);
          for (int seat = 0; seat < players; seat++)
            g_assert_cmpint (talia_cards_count (state.hand[seat]), ==, 4);
        }
      g_assert_cmpint (rounds, ==, json_object_get_int_member (expect, number));
      /* Nobody has taken anything: the cards stay, nobody scores. */
      g_assert_cmphex (talia_state_table (&state), ==, TALIA_ALL_CARDS);
      for (int side = 0; side < players; side++)
        g_assert_cmpint (state.total[side], ==, 0);
    }
}

/* --- the end of a hand ----------------------------------------------------------------- */

/* Lets `piles` be taken, all but `last`, which the dealer lays as the last card and `capturer` gets. */
static void
finish_hand (const TaliaRules *rules, TaliaState *state, const TaliaCards *piles, TaliaCards last, int capturer)
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
  g_assert_cmpint (talia_rules_apply (rules, state, &move, state, NULL).rule, ==, TALIA_RULE_NONE);
  g_assert_cmpuint (state->fishing.loose, ==, 0);
}

static void
test_residue (JsonObject *example)
{
  const TaliaRules *rules = rules_of (example);
  TaliaState state = example_state (rules, example, 1);
  TaliaCards left = example_cards (example, "left");
  TaliaCards rest = TALIA_ALL_CARDS & ~left;
  TaliaCards piles[4] = { 0 };
  int sizes[4], expect[4];
  int n = example_ints (example, "sizes", sizes);

  example_ints (example, "expect", expect);
  for (int seat = 0; seat < n; seat++)
    while (talia_cards_count (piles[seat]) < sizes[seat])
      piles[seat] |= TALIA_BIT (talia_cards_pop (&rest));
  finish_hand (rules, &state, piles, left, (int) json_object_get_int_member (example, "last"));
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

/* Plays the hand out so that it ends with this tally. */
static void
finish_with_tally (const TaliaRules *rules, TaliaState *state, JsonObject *tally)
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
      TaliaCards card = CARDS (singles[i]);

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
  finish_hand (rules, state, piles, last, 0);
  for (int seat = 0; seat < state->seats; seat++)
    g_assert_cmphex (state->taken[seat], ==, piles[seat]);
}

static TaliaState
state_for_tally (JsonObject *example)
{
  const TaliaRules *rules = rules_of (example);
  JsonObject *tally = json_object_get_object_member (example, "tally");
  gboolean partners = json_object_get_boolean_member_with_default (example, "partners", FALSE);
  g_autofree char *settings = g_strdup_printf (
      "players=%u partners=%s end-rule=%s", json_array_get_length (json_object_get_array_member (tally, "cards")),
      partners ? "true" : "false", json_object_get_string_member_with_default (example, "rule", "highest"));

  return start (rules, settings);
}

static void
test_score (JsonObject *example)
{
  const TaliaRules *rules = rules_of (example);
  TaliaState state = state_for_tally (example);
  int expect[4];

  finish_with_tally (rules, &state, json_object_get_object_member (example, "tally"));
  g_assert_cmpint (example_ints (example, "expect", expect), ==, state.sides);
  for (int side = 0; side < state.sides; side++)
    {
      TaliaScoreLine lines[TALIA_MAX_SCORE_LINES];
      int n;

      g_assert_cmpint (talia_rules_score (rules, &state, side, lines, &n), ==, expect[side]);
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
  const TaliaRules *rules = rules_of (example);
  JsonObject *expect = json_object_get_object_member (example, "expect");
  TaliaState state = state_for_tally (example);
  int before[4], totals[4];
  int n = example_ints (example, "before", before);

  for (int side = 0; side < n; side++)
    state.total[side] = before[side];
  finish_with_tally (rules, &state, json_object_get_object_member (example, "tally"));
  example_ints (expect, "totals", totals);
  for (int side = 0; side < n; side++)
    {
      g_assert_cmpint (state.total[side], ==, totals[side]);
      /* The lines hold only what was counted. */
      g_assert_cmpint (talia_rules_score (rules, &state, side, NULL, NULL), ==, totals[side] - before[side]);
    }
  check_winners (&state, expect);
}

static void
test_end (JsonObject *example)
{
  const TaliaRules *rules = rules_of (example);
  JsonObject *expect = json_object_get_object_member (example, "expect");
  g_autofree char *settings = NULL;
  TaliaState state;
  int totals[4];
  int n = example_ints (example, "totals", totals);

  settings = g_strdup_printf ("players=%d end-rule=%s", n, json_object_get_string_member (example, "rule"));
  state = start (rules, settings);
  /* A hand in which nobody took anything adds nothing. */
  for (int side = 0; side < n; side++)
    state.total[side] = totals[side];
  memset (state.taken, 0, sizeof state.taken);
  talia_rules_finish_deal (rules, &state, NULL);
  check_winners (&state, expect);
}

/* --- refusals -------------------------------------------------------------------------- */

/* What each rule refuses. Seat 0 is to act; builds are VALUE:OWNER:CARDS. */
static const struct
{
  const char *rule;
  const TaliaRules *rules;
  const char *settings;
  const char *hand;
  const char *loose;
  const char *builds;
  const char *move;
} refusals[] = {
  { "not-in-hand", &talia_rules_casino, "", "5H", "5D", "", "trail:6H" },
  { "wrong-move", &talia_rules_casino, "", "5H", "5D", "", "5H" },
  { "trail-with-build", &talia_rules_casino, "", "5H,6D", "5D", "6:0:2C,4C", "trail:5H" },
  { "guard", &talia_rules_casino, "trail-with-build=true", "5H,6D", "5D", "6:0:2C,4C", "trail:6D" },
  { "guard", &talia_rules_casino, "", "5H,6D", "6C", "6:0:2C,4C", "take:6D:6C" },
  { "guard", &talia_rules_casino, "", "8H,6D", "2H", "6:0:2C,4C", "build:8:6D:2H" },
  { "guard", &talia_rules_royal, "", "5D,AC", "9S", "1:0:AD,AS", "build:14:5D:9S" },
  { "not-on-table", &talia_rules_casino, "", "5H,6D", "5D", "", "take:5H:5S" },
  { "not-on-table", &talia_rules_casino, "", "5H,6D", "5D", "6:1:2C,4C", "take:6D:2C,5S" },
  { "whole-build", &talia_rules_casino, "", "4H,6D", "5D", "6:1:2C,4C", "take:4H:4C" },
  { "whole-build", &talia_rules_casino, "", "2H,6D", "5D", "6:1:2C,4C", "build:6:2H:4C" },
  { "capture-build", &talia_rules_casino, "", "8H,6D", "2D", "6:1:2C,4C", "take:8H:2C,4C,2D" },
  { "capture-sum", &talia_rules_casino, "", "8H,6D", "2D,5D", "", "take:8H:2D,5D" },
  { "capture-sum", &talia_rules_casino, "", "8H,6D", "2D,5D,9S", "", "take:8H:2D,5D,9S" },
  { "capture-sum", &talia_rules_casino, "", "8H,6D", "QD,8D", "", "take:8H:8D,QD" },
  { "capture-sum", &talia_rules_royal, "royal-table-ace=one", "AC,6D", "4C,TD,AH", "", "take:AC:4C,TD,AH" },
  { "face-rank", &talia_rules_casino, "", "KH,6D", "QD,KD", "", "take:KH:QD" },
  { "face-rank", &talia_rules_casino, "face-capture=any", "KH,6D", "QD,KD", "", "take:KH:QD,KD" },
  { "face-one", &talia_rules_casino, "", "KH,6D", "KC,KD", "", "take:KH:KC,KD" },
  { "face-one-or-three", &talia_rules_casino, "face-capture=one-or-three", "KH,6D", "KC,KD,KS", "", "take:KH:KC,KD" },
  { "build-value", &talia_rules_casino, "", "8H,6D", "5D", "", "build:11:6D:5D" },
  { "build-value", &talia_rules_casino, "", "8H,6D", "5D", "", "build:0:6D:5D" },
  { "build-value", &talia_rules_royal, "", "8H,6D", "7D,8D", "", "build:15:8H:7D" },
  { "build-face", &talia_rules_casino, "", "KH,6D", "5D,KD", "", "build:5:KH:5D" },
  { "build-face", &talia_rules_casino, "", "5H,6D", "AD,KD", "", "build:6:5H:KD" },
  { "build-sum", &talia_rules_casino, "", "5H,6D,8D", "2S", "", "build:8:5H:2S" },
  { "build-sum", &talia_rules_casino, "", "2H,6D,8D", "2S", "6:1:2C,4C", "build:8:2H:2C,4C,2S" },
  { "build-card", &talia_rules_casino, "", "5H,6D", "2S", "", "build:7:5H:2S" },
  { "build-card", &talia_rules_casino, "", "8H,6D", "6S,2S", "", "build:8:8H:6S,2S" },
  { "one-build", &talia_rules_casino, "", "6H,6D", "2S", "6:1:2C,4C 6:1:AC,5C", "build:6:6H:2C,4C,AC,5C" },
  { "raise-off", &talia_rules_casino, "raise=off", "2H,8D", "2S", "6:1:2C,4C", "build:8:2H:2C,4C" },
  { "raise-own", &talia_rules_casino, "raise=others", "2H,6D,8D", "2S", "6:0:2C,4C", "build:8:2H:2C,4C" },
  { "raise-multiple", &talia_rules_casino, "", "2H,8D", "2S", "6:1:2C,4C,6C", "build:8:2H:2C,4C,6C" },
  { "raise-sum", &talia_rules_casino, "", "3H,8D", "2S", "6:1:2C,4C", "build:8:3H:2C,4C" },
  { "raise-sum", &talia_rules_casino, "", "2H,5D", "2S", "6:1:2C,4C", "build:5:2H:2C,4C" },
};

static TaliaCards
parse_sorted_anyhow (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);
  TaliaCards cards = 0;

  for (int i = 0; words[i] != NULL; i++)
    cards |= CARDS (words[i]);
  return cards;
}

/* A move whose list of cards, what follows the last colon, need not be sorted. */
static TaliaMove
parse_move_anyhow (const char *text)
{
  const char *list = strrchr (text, ':');
  g_autofree char *cards = NULL;
  g_autofree char *sorted = NULL;

  if (list == NULL || strlen (list) <= strlen (":5H"))
    return parse_move (text);
  cards = talia_cards_to_text (parse_sorted_anyhow (list + 1));
  sorted = g_strdup_printf ("%.*s:%s", (int) (list - text), text, cards);
  return parse_move (sorted);
}

static TaliaState
set_up (const TaliaRules *rules, const char *settings, const char *hand, const char *loose, const char *builds)
{
  g_auto (GStrv) list = g_strsplit (builds, " ", -1);
  TaliaState state = start (rules, settings);

  memset (state.hand, 0, sizeof state.hand);
  state.dealer = (int8_t) (state.seats - 1);
  state.to_act = 0;
  state.hand[0] = parse_sorted_anyhow (hand);
  state.fishing.loose = parse_sorted_anyhow (loose);
  for (int i = 0; list[i] != NULL && *list[i] != '\0'; i++)
    {
      g_auto (GStrv) parts = g_strsplit (list[i], ":", 3);

      add_build (&state, parse_sorted_anyhow (parts[2]), (int) g_ascii_strtoll (parts[0], NULL, 10),
                 (int) g_ascii_strtoll (parts[1], NULL, 10));
    }
  return state;
}

static void
test_refusals (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      TaliaState state =
          set_up (refusals[i].rules, refusals[i].settings, refusals[i].hand, refusals[i].loose, refusals[i].builds);
      TaliaMove move = parse_move_anyhow (refusals[i].move);
      TaliaRefusal refusal = talia_rules_check (refusals[i].rules, &state, &move);

      g_test_message ("%s", refusals[i].move);
      g_assert_cmpstr (talia_rule_id ((TaliaRuleId) refusal.rule), ==, refusals[i].rule);
    }
}

/* Every fishing rule is tried above, but for what a text cannot say: a capture of nothing. */
static void
test_refusals_are_complete (void)
{
  TaliaState state = set_up (&talia_rules_casino, "", "5H", "5D", "");
  TaliaMove move = { .kind = TALIA_MOVE_TAKE, .card = talia_card_parse ("5H") };

  g_assert_cmpint (talia_rules_check (&talia_rules_casino, &state, &move).rule, ==, TALIA_RULE_NO_TABLE_CARDS);
  move.kind = TALIA_MOVE_BUILD;
  move.value = 5;
  g_assert_cmpint (talia_rules_check (&talia_rules_casino, &state, &move).rule, ==, TALIA_RULE_NO_TABLE_CARDS);
  for (int rule = TALIA_RULE_TRAIL_WITH_BUILD; rule <= TALIA_RULE_RAISE_SUM; rule++)
    {
      gboolean tried = rule == TALIA_RULE_NO_TABLE_CARDS;

      for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
        tried = tried || g_str_equal (refusals[i].rule, talia_rule_id ((TaliaRuleId) rule));
      if (!tried)
        g_error ("%s is not tried", talia_rule_id ((TaliaRuleId) rule));
    }
}

/* --- the rest of the rules -------------------------------------------------------------- */

/* A pack in list order: the cards go two by two to the others, to the table, to the dealer, twice. */
static void
test_deal_order (void)
{
  TaliaOptions options;
  TaliaState state;
  TaliaPack pack;

  talia_rules_init_options (&talia_rules_casino, &options);
  talia_options_set (talia_rules_casino.options, &options, "players=3", NULL);
  talia_options_set (talia_rules_casino.options, &options, "dealer=1", NULL);
  talia_rules_start (&talia_rules_casino, &options, &state, NULL);
  talia_pack_parse ("2C,3C,4C,5C,6C,7C,8C,9C,TC,JC,QC,KC,AC,2D,3D,4D,5D,6D,7D,8D,9D,TD,JD,QD,KD,AD,"
                    "2H,3H,4H,5H,6H,7H,8H,9H,TH,JH,QH,KH,AH,2S,3S,4S,5S,6S,7S,8S,9S,TS,JS,QS,KS,AS",
                    &pack);
  g_assert_true (talia_rules_deal (&talia_rules_casino, &state, &pack, TALIA_NOBODY, &state, NULL, NULL));
  g_assert_cmpint (state.to_act, ==, 2);
  g_assert_cmphex (state.hand[2], ==, CARDS ("2C,3C,TC,JC"));
  g_assert_cmphex (state.hand[0], ==, CARDS ("4C,5C,QC,KC"));
  g_assert_cmphex (state.fishing.loose, ==, CARDS ("6C,7C,AC,2D"));
  g_assert_cmphex (state.hand[1], ==, CARDS ("8C,9C,3D,4D"));
  g_assert_cmpint (state.fishing.n_stock, ==, 36);
  for (int i = 0; i < 12; i++)
    {
      TaliaMove move = { .kind = TALIA_MOVE_TRAIL, .card = talia_cards_first (state.hand[state.to_act]) };

      talia_rules_apply (&talia_rules_casino, &state, &move, &state, NULL);
    }
  g_assert_cmphex (state.hand[2], ==, CARDS ("5D,6D,JD,QD"));
  g_assert_cmphex (state.hand[0], ==, CARDS ("7D,8D,KD,AD"));
  g_assert_cmphex (state.hand[1], ==, CARDS ("9D,TD,2H,3H"));
}

/* The same text of a move means what the cards that it names are part of. */
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
      TaliaState state = set_up (&talia_rules_casino, "", "3D,8D,8H", "5D,8S", "8:1:2C,6C 5:1:AH,4H");
      TaliaMove move = parse_move_anyhow (cases[i].move);
      TaliaEvents events;

      g_assert_cmpint (talia_rules_apply (&talia_rules_casino, &state, &move, &state, &events).rule, ==, 0);
      g_assert_cmpint (events.at[0].kind, ==, cases[i].kind);
      g_assert_cmpint (events.at[0].value, ==, 8);
      g_assert_cmphex (events.at[0].cards, ==, move.cards | TALIA_BIT (move.card));
      g_assert_cmpint (state.fishing.n_builds, ==, cases[i].builds);
    }
}

static void
test_table_text (void)
{
  TaliaState state = set_up (&talia_rules_casino, "", "3D", "8S,5D", "8:1:2C,6C 10:0:3C,7C 5:1:AH,4H");
  g_autoptr (GString) text = g_string_new (NULL);

  talia_state_append_table (&state, text);
  g_assert_cmpstr (text->str, ==, "5D,8S 10:0:3C,7C 5:1:4H,AH 8:1:2C,6C");
  state = set_up (&talia_rules_casino, "", "3D", "8S", "");
  state.fishing.loose = 0;
  g_string_truncate (text, 0);
  talia_state_append_table (&state, text);
  g_assert_cmpstr (text->str, ==, "-");
}

/* Plays the last card of a hand, which takes all that lies there. */
static int
points_of_last_sweep (const char *settings, gboolean *announced)
{
  const TaliaRules *rules = &talia_rules_royal;
  TaliaState state = start (rules, settings);
  TaliaMove move = { .kind = TALIA_MOVE_TAKE, .card = talia_card_parse ("9H"), .cards = CARDS ("4D,5D") };
  TaliaEvents events;

  memset (state.hand, 0, sizeof state.hand);
  memset (state.fishing.stock, 0, sizeof state.fishing.stock);
  state.fishing.n_stock = 0;
  state.fishing.n_played = TALIA_FISHING_PLAYS - 1;
  state.fishing.loose = move.cards;
  state.to_act = state.dealer;
  state.hand[state.dealer] = TALIA_BIT (move.card);
  talia_rules_apply (rules, &state, &move, &state, &events);
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

  talia_rules_init_options (&talia_rules_royal, &options);
  talia_options_set (talia_rules_royal.options, &options, "partners=true", NULL);
  g_assert_false (talia_rules_start (&talia_rules_royal, &options, &state, &error));
  g_assert_error (error, TALIA_OPTION_ERROR, TALIA_OPTION_ERROR_CONFLICT);
  talia_options_set (talia_rules_royal.options, &options, "players=4", NULL);
  g_assert_true (talia_rules_start (&talia_rules_royal, &options, &state, NULL));
  g_assert_cmpint (state.sides, ==, 2);
}

/* A table on which more can be done than is listed: single moves are judged all the same. */
static void
test_too_many_moves (void)
{
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  TaliaState state = set_up (&talia_rules_royal, "", "KS,AS,QS,JS",
                             "AC,AD,AH,2C,2D,2H,3C,3D,3H,4C,4D,4H,5C,5D,5H,6C,6D,6H,7C,7D,8C,8D,9C,9D,TC,TD", "");
  TaliaMove all = parse_move_anyhow ("take:KS:AC,2C,TC,AD,2D,TD,6C,7C,6D,7D,4C,9C,4D,9D,5C,8C,5D,8D");
  int n;

  g_assert_cmpint (talia_cards_count (state.fishing.loose), ==, 26);
  g_assert_cmpint (talia_rules_legal (&talia_rules_royal, &state, moves, TALIA_MAX_LEGAL), ==, -1);
  g_assert_cmpint (talia_rules_check (&talia_rules_royal, &state, &all).rule, ==, TALIA_RULE_NONE);
  all.cards |= CARDS ("3H");
  g_assert_cmpint (talia_rules_check (&talia_rules_royal, &state, &all).rule, ==, TALIA_RULE_CAPTURE_SUM);

  n = talia_rules_legal_or_some (&talia_rules_royal, &state, moves);
  g_assert_cmpint (n, >, 100);
  for (int i = 0; i < n; i++)
    g_assert_cmpint (talia_rules_check (&talia_rules_royal, &state, &moves[i]).rule, ==, TALIA_RULE_NONE);
}

/* Random matches: as long as the table is small, every move that could be made is judged in both ways. */
static void
test_oracle (gconstpointer data)
{
  const TaliaRules *rules = data;
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  TaliaRandom random;
  int judged = 0;

  talia_random_init (&random, 5);
  for (int match = 0; match < 40; match++)
    {
      const char *const settings[] = { "raise=any", "raise=others trail-with-build=true players=3",
                                       "raise=off players=4 partners=true",
                                       rules == &talia_rules_royal ? "royal-table-ace=one" : "face-capture=any",
                                       rules == &talia_rules_royal ? "players=4" : "face-capture=one-or-three" };
      TaliaState state = start (rules, settings[match % G_N_ELEMENTS (settings)]);

      while (state.phase == TALIA_PHASE_PLAY)
        {
          int n = talia_rules_legal_or_some (rules, &state, moves);
          TaliaMove *move = &moves[talia_random_below (&random, (uint64_t) n)];

          /* Builds are rarer than they are interesting; captures keep the table small. */
          for (int tries = 0; tries < 4 && move->kind == TALIA_MOVE_TRAIL; tries++)
            move = &moves[talia_random_below (&random, (uint64_t) n)];
          if (talia_cards_count (talia_state_table (&state)) <= 8)
            {
              judge_all (rules, &state, moves, n);
              judged++;
            }
          talia_rules_apply (rules, &state, move, &state, NULL);
        }
    }
  g_test_message ("%d tables judged", judged);
  g_assert_cmpint (judged, >, 200);
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
  g_test_add_func ("/casino/refusals/each-by-its-rule", test_refusals);
  g_test_add_func ("/casino/refusals/none-untried", test_refusals_are_complete);
  g_test_add_func ("/casino/deal/order-of-the-cards", test_deal_order);
  g_test_add_func ("/casino/moves/one-text-for-build-add-and-raise", test_one_text_for_build_add_and_raise);
  g_test_add_func ("/casino/moves/too-many-to-list", test_too_many_moves);
  g_test_add_func ("/casino/table/as-the-protocol-writes-it", test_table_text);
  g_test_add_func ("/casino/sweeps/with-the-last-card", test_last_sweep);
  g_test_add_func ("/casino/options/partners-need-four", test_partners_need_four);
  g_test_add_data_func ("/casino/oracle/casino", &talia_rules_casino, test_oracle);
  g_test_add_data_func ("/casino/oracle/royal", &talia_rules_royal, test_oracle);
  return g_test_run ();
}
