/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the sentences that the window shows, in English and in Polish; needs no display. */
#include <libintl.h>
#include <locale.h>

#include "model/base/talia-text.h"
#include "model/match/talia-match-seats.h"
#include "model/table/talia-table-private.h"
#include "playing.h"
#include "settings/talia-settings.h"
#include "words/talia-words-archive.h"
#include "words/talia-words-coach.h"
#include "words/talia-words-dates.h"
#include "words/talia-words-levels.h"
#include "words/talia-words-reasons.h"
#include "words/talia-words-statistics.h"
#include "words/talia-words-trick.h"
#include "words/talia-words.h"

typedef struct
{
  TaliaTable *table;
  TaliaMatch *match;
  GPtrArray *said;
  guint silent; /* the number of events without a sentence */
} Fixture;

static void
happened_cb (TaliaMatch *match, const TaliaEvents *events, Fixture *fixture)
{
  for (guint i = 0; i < events->n; i++)
    {
      char *text = talia_words_event (fixture->match, &events->at[i]);

      if (text == NULL)
        fixture->silent++;
      else
        g_ptr_array_add (fixture->said, text);
    }
}

static void
setup (Fixture *fixture, gconstpointer data)
{
  const TaliaGame *game = talia_registry_find ("hearts");
  g_autoptr (TaliaSeat) seat = talia_seat_new (0, "Zosia", NULL);
  g_autofree char *text = talia_seat_to_text (seat);
  TaliaOptions options;

  talia_game_init_options (game, &options);
  fixture->table = talia_table_new (game, &options, NULL);
  talia_table_set_seat (fixture->table, 0, text);
  fixture->match = talia_match_new (fixture->table, "easy");
  talia_match_hold (fixture->match);
  fixture->said = g_ptr_array_new_with_free_func (g_free);
  g_signal_connect (fixture->match, "happened", G_CALLBACK (happened_cb), fixture);
}

static void
teardown (Fixture *fixture, gconstpointer data)
{
  g_clear_pointer (&fixture->said, g_ptr_array_unref);
  g_clear_object (&fixture->match);
  g_assert_finalize_object (fixture->table);
}

/* Plays random legal moves until the deal is over, or until `stop` says so. */
static void
play (Fixture *fixture, gboolean (*stop) (const TaliaState *state))
{
  const TaliaGame *game = talia_table_get_game (fixture->table);
  const TaliaState *state = talia_table_get_state (fixture->table);
  g_auto (TaliaMoves) moves = { 0 };
  TaliaRandom random;
  TaliaMove any;

  talia_random_init (&random, 3);
  while ((stop == NULL || !stop (state)) && talia_game_moves (game, state, &moves) > 0)
    {
      talia_moves_get (&moves, (int) talia_random_below (&random, (uint64_t) moves.n), &any);
      talia_table_play (fixture->table, &any, NULL);
    }
}

static gboolean
has_said (Fixture *fixture, const char *text)
{
  return g_ptr_array_find_with_equal_func (fixture->said, text, g_str_equal, NULL);
}

static void
assert_prompt (Fixture *fixture, const char *expected)
{
  g_autofree char *prompt = talia_words_prompt (fixture->match);

  g_assert_cmpstr (prompt, ==, expected);
}

static gboolean
is_own_turn (const TaliaState *state)
{
  return state->phase == TALIA_PHASE_PLAY && state->to_act == 0 && state->trick.in_trick > 0;
}

/* A low total wins in Hearts, a high one in Spades, where partners share it. */
static void
test_who_leads_is_told_with_the_margin (void)
{
  static const struct
  {
    const char *game;
    int deals;
    int totals[4];
    const char *told;
  } cases[] = {
    { "hearts", 0, { 0, 0, 0, 0 }, NULL },
    { "hearts", 1, { 5, 9, 7, 5 }, NULL },
    { "hearts", 2, { 5, 9, 7, 31 }, "you lead by 2" },
    { "hearts", 3, { 50, 60, 10, 20 }, "Ola leads by 40" },
    { "spades", 0, { 0, 0 }, NULL },
    { "spades", 1, { 82, -40 }, "you lead by 122" },
    { "spades", 2, { 82, 83 }, "Jan and Ewa lead by 1" },
  };
  static const char *const names[] = { "Zosia", "Jan", "Ola", "Ewa" };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TaliaGame *game = talia_registry_find (cases[i].game);
      g_autoptr (TaliaTable) table = NULL;
      g_autofree char *told = NULL;
      TaliaOptions options;
      TaliaView view;

      talia_game_init_options (game, &options);
      table = talia_table_new (game, &options, NULL);
      for (int seat = 0; seat < 4; seat++)
        {
          g_autoptr (TaliaSeat) player = talia_seat_new (seat, names[seat], seat == 0 ? NULL : "easy");
          g_autofree char *text = talia_seat_to_text (player);

          talia_table_set_seat (table, seat, text);
        }
      talia_match_seats_glance (table, &view);
      view.seen.deals = cases[i].deals;
      for (int side = 0; side < view.seen.sides; side++)
        view.seen.total[side] = cases[i].totals[side];
      told = talia_words_lead (table, &view);
      g_assert_cmpstr (told, ==, cases[i].told);
    }
}

/* Players play a deal if it is a match of its own, and a match otherwise. */
static void
test_who_wins_a_single_deal_wins_the_deal (void)
{
  static const struct
  {
    const char *game, *settings, *what;
  } cases[] = {
    { "loteryjka", "lottery-deals=1", " deal" },
    { "loteryjka", "lottery-deals=4", " match" },
    { "spades", "target=100", " match" },
    { "hearts", "target=50", " match" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find (cases[i].game), cases[i].settings);
      g_autoptr (TaliaMatch) match = NULL;
      g_autofree char *told = NULL;
      TaliaRandom random;

      talia_random_init (&random, 3);
      while (talia_table_get_state (table)->phase != TALIA_PHASE_OVER)
        playing_step (table, &random);
      match = talia_match_new (table, "easy");
      told = talia_words_winners (match);
      g_test_message ("%s %s: %s", cases[i].game, cases[i].settings, told);
      if (g_strstr_len (told, -1, cases[i].what) == NULL)
        g_error ("%s %s: %s", cases[i].game, cases[i].settings, told);
    }
}

static void
test_cards (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  TaliaCards cards = TALIA_ALL_CARDS;
  g_autofree char *list = NULL;

  while (cards != 0)
    g_hash_table_add (names, talia_words_card (talia_cards_pop (&cards)));
  g_assert_cmpuint (g_hash_table_size (names), ==, 52);
  g_assert_true (g_hash_table_contains (names, "queen of spades"));

  list = talia_words_cards (TALIA_CARD_BIT (TALIA_TWO, TALIA_CLUBS) | TALIA_CARD_BIT (TALIA_ACE, TALIA_HEARTS));
  g_assert_cmpstr (list, ==, "two of clubs and ace of hearts");
  g_free (list);
  list = talia_words_cards (TALIA_SUIT_CARDS (TALIA_SPADES) & ~TALIA_CARD_BIT (TALIA_ACE, TALIA_SPADES));
  g_assert_true (g_str_has_prefix (list, "two of spades, three of spades, four"));
  g_assert_true (g_str_has_suffix (list, "jack of spades, queen of spades and king of spades"));
}

static void
test_indices (void)
{
  static const struct
  {
    const char *setting;
    const char *letters[4];
  } cases[] = {
    { "language", { "J", "Q", "K", "A" } },
    { "jqka", { "J", "Q", "K", "A" } },
    { "wdka", { "W", "D", "K", "A" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_settings_set_string (talia_settings_get (), "indices", cases[i].setting);
      for (int rank = TALIA_JACK; rank <= TALIA_ACE; rank++)
        g_assert_cmpstr (talia_words_rank_index (rank), ==, cases[i].letters[rank - TALIA_JACK]);
      g_assert_cmpstr (talia_words_rank_index (TALIA_TEN), ==, "10");
      g_assert_cmpstr (talia_words_rank_index (TALIA_TWO), ==, "2");
    }
  g_settings_reset (talia_settings_get (), "indices");
}

static void
test_points (void)
{
  g_autofree char *negative = talia_words_format_points (-36), *zero = talia_words_format_points (0);
  g_autofree char *positive = talia_words_format_points (26), *gain = talia_words_format_gain (26);

  g_assert_cmpstr (negative, ==, "−36"); /* a minus sign, not a hyphen */
  g_assert_cmpstr (zero, ==, "0");
  g_assert_cmpstr (positive, ==, "26");
  g_assert_cmpstr (gain, ==, "+26");
}

/* What is certain has no error. */
static void
test_losses_without_error (void)
{
  const TaliaCoachLoss sure = { .points = 5.0 }, chance = { .points = 5.0, .error = 0.06 };
  g_autofree char *one = talia_words_coach_loss (&sure), *two = talia_words_coach_loss (&chance);

  g_assert_cmpstr (one, ==, "5.0");
  g_assert_cmpstr (two, ==, "5.0 ± 0.1");
}

/* The mark in front keeps the sign in its place. */
static void
test_points_from_right_to_left (void)
{
  const TaliaCoachLoss loss = { .points = .5, .error = .1 };
  const TaliaMatchFacts facts = { .points = 12, .best_other = -5 };
  g_autofree char *negative = NULL, *gain = NULL, *error = NULL, *result = NULL, *zero = NULL;

  talia_text_set_right_to_left (TRUE);
  negative = talia_words_format_points (-36);
  gain = talia_words_format_gain (20);
  error = talia_words_coach_loss (&loss);
  result = talia_words_match_points (&facts);
  zero = talia_words_format_gain (0);
  talia_text_set_right_to_left (FALSE);
  g_assert_cmpstr (negative, ==, "\u200e−36");
  g_assert_cmpstr (gain, ==, "\u200e+20");
  g_assert_cmpstr (error, ==, "\u200e0.5 ± 0.1");
  g_assert_cmpstr (result, ==, "\u200e12\u00a0:\u00a0\u200e−5");
  g_assert_cmpstr (zero, ==, "0");
}

static void
test_levels (void)
{
  static const struct
  {
    const char *id, *name, *about;
  } rows[] = {
    { "easy", "Easy", "Plays by rules of thumb and does not look ahead." },
    { "random", "random", "" },
    { "suited", "Suits You", "Follows your rating, so that you win about your fair share." },
    { "suited-0", "Suits You: playing almost at random",
      "Follows your rating, so that you win about your fair share. Now: playing almost at random." },
    { "suited-50", "Suits You: weaker than Easy", NULL },
    { "suited-100", "Suits You: like Easy", NULL },
    { "suited-150", "Suits You: between Easy and Medium",
      "Follows your rating, so that you win about your fair share. Now: between Easy and Medium." },
    { "suited-200", "Suits You: like Medium", NULL },
    { "suited-250", "Suits You: between Medium and Hard", NULL },
    { "suited-300", "Suits You: like Hard", NULL },
    { "suited-350", "Suits You: between Hard and Expert", NULL },
    { "suited-400", "Suits You: like Expert", NULL },
    { "grandmaster", "grandmaster", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = talia_words_level (rows[i].id), *about = NULL;

      g_assert_cmpstr (name, ==, rows[i].name);
      if (rows[i].about == NULL)
        continue;
      about = talia_words_level_about (talia_level_find (rows[i].id));
      g_assert_cmpstr (about, ==, rows[i].about);
    }
}

static void
test_moves (Fixture *fixture, gconstpointer data)
{
  static const TaliaMove subtract = TALIA_PLAIN_MOVE (TALIA_MOVE_SUBTRACT);
  static const TaliaMove add = TALIA_PLAIN_MOVE (TALIA_MOVE_ADD), nil = TALIA_BID (0), one = TALIA_BID (1);
  g_autofree char *add_text = talia_words_choice (fixture->match, &add),
                  *subtract_text = talia_words_choice (fixture->match, &subtract);
  g_autofree char *nil_text = talia_words_choice (fixture->match, &nil),
                  *one_text = talia_words_choice (fixture->match, &one);

  g_assert_cmpstr (add_text, ==, "Give the Others 26 Points Each");
  g_assert_cmpstr (subtract_text, ==, "Take 26 Points off Your Total");
  g_assert_cmpstr (nil_text, ==, "Nil");
  g_assert_cmpstr (one_text, ==, "1 trick");
}

/* The event has the number of points. */
static void
test_moon (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    TaliaEvent event;
    const char *text;
  } cases[] = {
    { { .kind = TALIA_EVENT_MOON, .points = 26 }, "You shoot the moon!" },
    { { .kind = TALIA_EVENT_MOON, .value = TALIA_MOVE_ADD, .points = 26 }, "The others get 26 points each" },
    { { .kind = TALIA_EVENT_MOON, .seat = 1, .value = TALIA_MOVE_ADD, .points = 100 },
      " gives everybody else 100 points" },
    { { .kind = TALIA_EVENT_MOON, .value = TALIA_MOVE_SUBTRACT, .points = 1 }, "You take 1 point off your total" },
    { { .kind = TALIA_EVENT_MOON, .seat = 1, .value = TALIA_MOVE_SUBTRACT, .points = 26 },
      " takes 26 points off their own total" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = talia_words_event (fixture->match, &cases[i].event);

      g_assert_true (g_str_has_suffix (text, cases[i].text));
    }
}

static void
test_deal (Fixture *fixture, gconstpointer data)
{
  assert_prompt (fixture, "The cards have not been dealt yet");
  g_assert_true (talia_table_deal_seed (fixture->table, 7, NULL));
  g_assert_true (has_said (fixture, "Deal 1 · Pass to the left"));
  assert_prompt (fixture, "Choose three cards to pass to the left");

  play (fixture, is_own_turn);
  {
    g_autofree char *prompt = talia_words_prompt (fixture->match);

    g_assert_true (g_str_has_prefix (prompt, "Your turn: "));
  }
  play (fixture, NULL);
  assert_prompt (fixture, "The deal is over");
  g_assert_true (has_said (fixture, "You take the trick"));

  /* at least 52 cards, 13 tricks, the deal, its end and the exchange; no sentence says who has chosen cards to pass */
  g_assert_cmpuint (fixture->said->len, >=, 52 + 13 + 3);
  g_assert_cmpuint (fixture->silent, >=, 4);
  for (guint i = 0; i < fixture->said->len; i++)
    g_assert_null (strchr (g_ptr_array_index (fixture->said, i), '%'));
}

/* A player who cannot follow suit is told that any card may be played, but only if the rules refuse none. */
static void
test_any_card_is_told_where_any_may_go (void)
{
  static const char *const games[] = { "kierki", "hearts", "greckie", "spades" };
  guint free = 0, bound = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const TaliaGame *game = talia_registry_find (games[i]);
      g_autoptr (TaliaTable) table = NULL;
      TaliaMove moves[TALIA_MAX_LEGAL];
      TaliaRandom random;
      TaliaOptions options;

      talia_random_init (&random, 5);
      talia_game_init_options (game, &options);
      table = talia_table_new (game, &options, NULL);
      for (guint64 deal = 1; deal <= 6 && talia_table_get_state (table)->phase == TALIA_PHASE_DEAL; deal++)
        {
          const TaliaState *state;

          g_assert_true (talia_table_deal_seed (table, deal, NULL));
          while ((state = talia_table_get_state (table))->to_act != TALIA_NOBODY)
            {
              const int n = talia_game_legal_or_some (game, state, moves);
              const int led = talia_card_suit (state->trick.played[state->trick.n_played - state->trick.in_trick]);
              const TaliaCards hand = state->hand[state->to_act];

              if (state->board == TALIA_BOARD_TRICK && state->phase == TALIA_PHASE_PLAY && state->trick.in_trick > 0
                  && (hand & TALIA_SUIT_CARDS (led)) == 0)
                {
                  const gboolean any = n == talia_cards_count (hand);
                  TaliaView view;
                  g_autofree char *prompt = NULL;

                  talia_game_view (game, state, state->to_act, &view);
                  prompt = talia_words_trick_prompt (game, &view);
                  g_assert_cmpint (g_str_has_suffix (prompt, ", so play any card"), ==, any);
                  any ? free++ : bound++;
                }
              g_assert_true (talia_table_play (table, &moves[talia_random_pick (&random, (guint) n)], NULL));
            }
        }
    }
  g_assert_cmpuint (free, >, 20);
  g_assert_cmpuint (bound, >, 0);
}

/* While others bid, they are not yet said to play. */
static void
test_others_bid (void)
{
  static const char *const seats[] = { "easy Ola", "easy Ewa", "easy Jan" };
  const TaliaGame *game = talia_registry_find ("spades");
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (TaliaMatch) match = NULL;
  g_autofree char *prompt = NULL, *wanted = NULL;
  TaliaOptions options;

  talia_game_init_options (game, &options);
  table = talia_table_new (game, &options, NULL);
  for (int seat = 1; seat < 4; seat++)
    talia_table_set_seat (table, seat, seats[seat - 1]);
  match = talia_match_new (table, "easy");
  talia_match_hold (match);
  g_assert_true (talia_table_deal_seed (table, 7, NULL));
  g_assert_cmpint (talia_table_get_state (table)->to_act, !=, 0);
  prompt = talia_words_prompt (match);
  wanted =
      g_strdup_printf ("Waiting for %s to bid", seats[talia_table_get_state (table)->to_act - 1] + strlen ("easy "));
  g_assert_cmpstr (prompt, ==, wanted);
}

/* Received cards are named to their receiver, and no other cards are. */
static void
test_exchange (Fixture *fixture, gconstpointer data)
{
  const TaliaState *state = talia_table_get_state (fixture->table);
  g_autofree char *received = NULL, *expected = NULL;
  TaliaCards before;
  TaliaState passed;

  g_assert_true (talia_table_deal_seed (fixture->table, 7, NULL));
  before = state->hand[0];
  play (fixture, is_own_turn);
  talia_table_get_state_at (fixture->table, 4, &passed);
  received = talia_words_cards (passed.hand[0] & ~before);
  expected = g_strdup_printf ("You receive: %s", received);
  g_assert_true (has_said (fixture, expected));
}

typedef struct
{
  const char *game;
  TaliaEventKind kind;
  int8_t seat;
  uint8_t value;
  const char *card, *cards; /* or NULL */
  const char *expected;     /* or NULL: nothing is said */
} Sentence;

/* Checks the sentences about events in any state of the table; seat 0 is the player's own. */
static void
assert_sentences (const Sentence *rows, gsize n)
{
  for (gsize i = 0; i < n; i++)
    {
      const TaliaGame *game = talia_registry_find (rows[i].game);
      TaliaEvent event = { .kind = rows[i].kind, .seat = rows[i].seat, .value = rows[i].value, .points = 26 };
      g_autoptr (TaliaTable) table = NULL;
      g_autoptr (TaliaMatch) match = NULL;
      g_autofree char *text = NULL;
      TaliaOptions options;

      talia_game_init_options (game, &options);
      table = talia_table_new (game, &options, NULL);
      talia_table_set_seat (table, 1, "easy Ola");
      match = talia_match_new (table, "easy");
      event.card = rows[i].card != NULL ? talia_card_parse (rows[i].card) : TALIA_NO_CARD;
      if (rows[i].cards != NULL)
        g_assert_true (talia_cards_parse (rows[i].cards, -1, &event.cards));
      text = talia_words_event (match, &event);
      g_assert_cmpstr (text, ==, rows[i].expected);
    }
}

/* Checks the sentences in the file of each core, and those that they share. */
static void
test_events (void)
{
  static const Sentence rows[] = {
    { "hearts", TALIA_EVENT_PLAYED, 0, 0, "QS", NULL, "You play the queen of spades" },
    { "hearts", TALIA_EVENT_PLAYED, 1, 0, "QS", NULL, "Ola plays the queen of spades" },
    { "hearts", TALIA_EVENT_CHOSE, 1, 0, NULL, NULL, NULL },
    { "hearts", TALIA_EVENT_VOID, 0, TALIA_CLUBS, NULL, NULL, NULL },
    { "hearts", TALIA_EVENT_VOID, 1, TALIA_CLUBS, NULL, NULL, "Ola is out of clubs" },
    { "hearts", TALIA_EVENT_BROKEN, 1, TALIA_HEARTS, NULL, NULL, "Hearts are broken: you may lead them now" },
    { "hearts", TALIA_EVENT_TRICK, 1, 0, NULL, NULL, "Ola takes the trick" },
    { "hearts", TALIA_EVENT_MOON, 1, 0, NULL, NULL, "Ola shoots the moon!" },
    { "hearts", TALIA_EVENT_MOON, 0, TALIA_MOVE_ADD, NULL, NULL, "The others get 26 points each" },
    { "hearts", TALIA_EVENT_CLAIMED, 1, 0, NULL, NULL, "Ola takes the rest" },
    { "hearts", TALIA_EVENT_CLAIMED, TALIA_NOBODY, 0, NULL, NULL, NULL },
    { "spades", TALIA_EVENT_BID, 0, 4, NULL, NULL, "You bid 4" },
    { "spades", TALIA_EVENT_BID, 1, 0, NULL, NULL, "Ola bids nil" },
    { "spades", TALIA_EVENT_BID, 1, TALIA_BID_LOOKED, NULL, NULL, NULL },
    { "loteryjka", TALIA_EVENT_PLAYED, 0, 0, "8H", NULL, "You play the eight of hearts" },
    { "loteryjka", TALIA_EVENT_SKIPPED, 0, 0, NULL, NULL, "You pass" },
    { "loteryjka", TALIA_EVENT_SKIPPED, 1, 0, NULL, NULL, "Ola passes" },
    { "loteryjka", TALIA_EVENT_OUT, 1, 1, NULL, NULL, "Ola is the first out of cards" },
    { "loteryjka", TALIA_EVENT_OUT, 0, 2, NULL, NULL, "You are the second out of cards" },
    { "casino", TALIA_EVENT_SWEPT, 1, 0, NULL, NULL, "Ola sweeps the table" },
    { "casino", TALIA_EVENT_TRAILED, 0, 0, "4S", "4S", "You trail the four of spades" },
    { "casino", TALIA_EVENT_ROUND, TALIA_NOBODY, 4, NULL, NULL, "More cards are dealt" },
    { "casino", TALIA_EVENT_ROUND, TALIA_NOBODY, 0, NULL, NULL, "These are the last cards" },
  };

  assert_sentences (rows, G_N_ELEMENTS (rows));
}

/* Checks the sentences about a fishing table in the grammatical cases of Polish. */
static void
assert_polish_sentences (void)
{
  static const Sentence rows[] = {
    { "casino", TALIA_EVENT_CAPTURED, 1, 0, "5H", "AC,4D,5H", "Ola zbiera piątką kier asa trefl i czwórkę karo" },
    { "casino", TALIA_EVENT_CAPTURED, 1, 0, "KH", "KC,KD,KH,KS",
      "Ola zbiera królem kier króla trefl, króla karo i króla pik" },
    { "casino", TALIA_EVENT_TRAILED, 1, 0, "4S", "4S", "Ola wykłada czwórkę pik" },
    { "casino", TALIA_EVENT_BUILT, 1, 5, "4D", "AC,4D", "Ola buduje 5 z asa trefl i czwórki karo" },
    { "casino", TALIA_EVENT_ADDED, 1, 12, "QS", "QS", "Ola dokłada damę pik do budowli 12" },
    { "casino", TALIA_EVENT_RAISED, 1, 8, "JD", "JD", "Ola podwyższa budowlę waletem karo do 8" },
    { "casino", TALIA_EVENT_PLAYED, 1, 0, "AS", "AS", "Ola zagrywa asa pik" },
  };

  assert_sentences (rows, G_N_ELEMENTS (rows));
}

static void
test_polish (Fixture *fixture, gconstpointer data)
{
  TaliaReason lost = talia_reason (TALIA_REASON_ROW_LOST);
  g_autofree char *card = NULL, *reason = NULL;
  gboolean played = FALSE;

  if (setlocale (LC_ALL, "pl_PL.UTF-8") == NULL)
    {
      g_test_skip ("there is no Polish locale here");
      return;
    }
  g_setenv ("LANGUAGE", "pl", TRUE);
  bindtextdomain ("talia", g_getenv ("TALIA_LOCALEDIR"));
  textdomain ("talia");

  card = talia_words_card (TALIA_CARD (TALIA_QUEEN, TALIA_SPADES));
  g_assert_cmpstr (card, ==, "dama pik");
  reason = talia_words_reason (&lost);
  g_assert_cmpstr (reason, ==, "Żadna karta nie pasuje.");
  g_assert_cmpstr (talia_words_rank_index (TALIA_JACK), ==, "W");

  g_assert_true (talia_table_deal_seed (fixture->table, 7, NULL));
  assert_prompt (fixture, "Wybierz trzy karty, które oddasz w lewo");
  play (fixture, NULL);
  g_assert_true (has_said (fixture, "Bierzesz lewę"));
  for (guint i = 0; i < fixture->said->len; i++)
    played = played || strstr (g_ptr_array_index (fixture->said, i), " zagrywa ") != NULL;
  g_assert_true (played);
  assert_polish_sentences ();

  g_setenv ("LANGUAGE", "en", TRUE);
  bindtextdomain ("talia", g_getenv ("TALIA_LOCALEDIR"));
}

/* Days are written in the language of the window, whatever the locale for times is. */
static void
test_dates (void)
{
  g_autoptr (GDateTime) time = g_date_time_new_local (2025, 11, 5, 18, 5, 0);
  const gint64 when = g_date_time_to_unix (time);
  g_autofree char *day = talia_words_day (when), *both = talia_words_day_and_time (when);
  g_autofree char *polish = NULL, *polish_day = NULL;

  g_assert_cmpstr (day, ==, "05/11/2025");
  g_assert_cmpstr (both, ==, "05/11/2025, 18:05");
  if (setlocale (LC_ALL, "pl_PL.UTF-8") == NULL)
    {
      g_test_skip ("no Polish locale");
      return;
    }
  setlocale (LC_TIME, "C");
  g_setenv ("LANGUAGE", "pl", TRUE);
  bindtextdomain ("talia", g_getenv ("TALIA_LOCALEDIR"));
  textdomain ("talia");
  polish_day = talia_words_day (when);
  polish = talia_words_day_and_time (when);
  g_assert_cmpstr (polish_day, ==, "5.11.2025");
  g_assert_cmpstr (polish, ==, "5.11.2025, 18:05");
  g_setenv ("LANGUAGE", "en", TRUE);
  bindtextdomain ("talia", g_getenv ("TALIA_LOCALEDIR"));
}

/* The number of characters of a chosen value that are visible beside the title of its option. */
#define VALUE_CHARS 23

static void
assert_choices (void)
{
  const TaliaGame *const *games = talia_registry_list ();

  for (; *games != NULL; games++)
    for (const TaliaOption *option = (*games)->options; option->key != NULL; option++)
      for (const TaliaOptionChoice *choice = option->choices; choice != NULL && choice->id != NULL; choice++)
        if (g_utf8_strlen (dgettext ("talia", choice->label), -1) > VALUE_CHARS)
          g_error ("too long to be seen whole: %s", dgettext ("talia", choice->label));
}

static void
test_choices (void)
{
  assert_choices ();
  if (setlocale (LC_ALL, "pl_PL.UTF-8") == NULL)
    {
      g_test_skip ("no Polish locale");
      return;
    }
  g_setenv ("LANGUAGE", "pl", TRUE);
  bindtextdomain ("talia", g_getenv ("TALIA_LOCALEDIR"));
  assert_choices ();
  g_setenv ("LANGUAGE", "en", TRUE);
  bindtextdomain ("talia", g_getenv ("TALIA_LOCALEDIR"));
}

/* The parts of a share keep their order in windows that are laid out from right to left. */
static void
test_shares_from_right_to_left (void)
{
  const TaliaStatistics statistics = { .played = 10, .won = 2 };

  for (int mirrored = 0; mirrored < 2; mirrored++)
    {
      g_autoptr (GArray) facts = NULL;

      talia_text_set_right_to_left (mirrored);
      facts = talia_words_statistics (&statistics);
      g_assert_cmpstr (g_array_index (facts, TaliaWordsFact, 1).value, ==, mirrored ? "\u200e2 (20%)" : "2 (20%)");
    }
  talia_text_set_right_to_left (FALSE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/cards", test_cards);
  g_test_add_func ("/words/who-leads-is-told-with-the-margin", test_who_leads_is_told_with_the_margin);
  g_test_add_func ("/words/a-single-deal", test_who_wins_a_single_deal_wins_the_deal);
  g_test_add_func ("/words/indices", test_indices);
  g_test_add_func ("/words/points", test_points);
  g_test_add_func ("/words/points-from-right-to-left", test_points_from_right_to_left);
  g_test_add_func ("/words/losses-without-error", test_losses_without_error);
  g_test_add_func ("/words/shares-from-right-to-left", test_shares_from_right_to_left);
  g_test_add_func ("/words/levels", test_levels);
  g_test_add ("/words/moves", Fixture, NULL, setup, test_moves, teardown);
  g_test_add ("/words/moon", Fixture, NULL, setup, test_moon, teardown);
  g_test_add_func ("/words/events", test_events);
  g_test_add ("/words/deal", Fixture, NULL, setup, test_deal, teardown);
  g_test_add ("/words/exchange", Fixture, NULL, setup, test_exchange, teardown);
  g_test_add_func ("/words/any-card", test_any_card_is_told_where_any_may_go);
  g_test_add_func ("/words/others-bid", test_others_bid);
  g_test_add_func ("/words/dates", test_dates);
  g_test_add_func ("/words/choices", test_choices);
  g_test_add ("/words/polish", Fixture, NULL, setup, test_polish, teardown);
  return g_test_run ();
}
