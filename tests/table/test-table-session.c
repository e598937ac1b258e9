/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the texts, prompts and choices at a table, in real matches and without a display. */
#include "model/table/talia-table-notes.h"
#include "model/table/talia-table-regulars.h"
#include "playing.h"
#include "settings/talia-settings.h"
#include "ui/table/session/talia-table-choice.h"
#include "ui/table/session/talia-table-session.h"
#include "words/talia-words.h"

#define SEED 9

/* A match with its session, and the signals that the session has emitted. */
typedef struct
{
  TaliaTable *table;
  TaliaMatch *match;
  TaliaTableSession *session;
  GActionGroup *actions;
  GListModel *choices;
  char *heard;    /* the last one */
  GString *acts;  /* the details of the signals, with a space after each */
  TaliaMove hint; /* the last one */
  guint refusals;
  guint costs; /* of the last undo that asked for confirmation */
} Fixture;

static void
announced_cb (TaliaTableSession *session, const char *text, TaliaSpeakPriority priority, Fixture *fixture)
{
  g_set_str (&fixture->heard, text);
}

static void
acting_cb (TaliaTableSession *session, Fixture *fixture)
{
  GSignalInvocationHint *hint = g_signal_get_invocation_hint (session);

  g_string_append_printf (fixture->acts, "%s::%s ", g_signal_name (hint->signal_id), g_quark_to_string (hint->detail));
}

static void
hinted_cb (TaliaTableSession *session, const TaliaMove *move, Fixture *fixture)
{
  fixture->hint = *move;
}

static void
refused_cb (TaliaTableSession *session, Fixture *fixture)
{
  fixture->refusals++;
}

static void
undo_costs_cb (TaliaTableSession *session, guint seats, Fixture *fixture)
{
  fixture->costs = seats;
}

/* Creates a session for the table, which it takes over. */
static Fixture *
begin (TaliaTable *table)
{
  Fixture *fixture = g_new0 (Fixture, 1);

  fixture->table = table;
  fixture->match = talia_match_new (table, "easy");
  g_object_set (fixture->match, "bots-seed", G_GUINT64_CONSTANT (7), NULL);
  fixture->session = talia_table_session_new (fixture->match);
  fixture->actions = talia_table_session_get_actions (fixture->session);
  fixture->choices = talia_table_session_get_choices (fixture->session);
  fixture->acts = g_string_new (NULL);
  g_signal_connect (fixture->session, "announced", G_CALLBACK (announced_cb), fixture);
  g_signal_connect (fixture->session, "acting", G_CALLBACK (acting_cb), fixture);
  g_signal_connect (fixture->session, "acted", G_CALLBACK (acting_cb), fixture);
  g_signal_connect (fixture->session, "hinted", G_CALLBACK (hinted_cb), fixture);
  g_signal_connect (fixture->session, "refused", G_CALLBACK (refused_cb), fixture);
  g_signal_connect (fixture->session, "undo-costs", G_CALLBACK (undo_costs_cb), fixture);
  return fixture;
}

static Fixture *
begin_game (const char *game, const char *options)
{
  Fixture *fixture = begin (playing_game_table (talia_registry_find (game), options));
  const guint64 seed = SEED;

  g_assert_true (talia_match_deal (fixture->match, &seed, NULL));
  return fixture;
}

static void
end (Fixture *fixture)
{
  talia_table_session_close (fixture->session);
  g_assert_finalize_object (fixture->session);
  g_object_unref (fixture->match);
  g_object_unref (fixture->table);
  g_string_free (fixture->acts, TRUE);
  g_free (fixture->heard);
  g_free (fixture);
}

static char *
get_text (Fixture *fixture, const char *property)
{
  char *text;

  g_object_get (fixture->session, property, &text, NULL);
  return text;
}

static gboolean
get_flag (Fixture *fixture, const char *property)
{
  gboolean flag;

  g_object_get (fixture->session, property, &flag, NULL);
  return flag;
}

static void
assert_text (Fixture *fixture, const char *property, const char *expected)
{
  g_autofree char *text = get_text (fixture, property);

  g_assert_cmpstr (text, ==, expected);
}

static gboolean
is_own_turn_or_over (gpointer data)
{
  Fixture *fixture = data;
  TaliaPhase phase = talia_table_get_state (fixture->table)->phase;

  return talia_match_get_own_turn (fixture->match) || phase == TALIA_PHASE_DEAL || phase == TALIA_PHASE_OVER;
}

static gboolean
wait_for_turn (Fixture *fixture)
{
  playing_wait (is_own_turn_or_over, fixture);
  return talia_match_get_own_turn (fixture->match);
}

static gboolean
can (Fixture *fixture, const char *action)
{
  return g_action_group_get_action_enabled (fixture->actions, action);
}

static void
act (Fixture *fixture, const char *action, const char *word)
{
  g_action_group_activate_action (fixture->actions, action, word != NULL ? g_variant_new_string (word) : NULL);
}

static void
play_any (Fixture *fixture)
{
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  g_autofree char *word = NULL;
  guint steps = talia_table_get_n_steps (fixture->table);

  g_assert_cmpint (
      talia_game_legal_or_some (talia_match_get_game (fixture->match), talia_table_get_state (fixture->table), moves),
      >, 0);
  word = talia_move_to_text (&moves[0]);
  act (fixture, "choose", word);
  g_assert_cmpuint (talia_table_get_n_steps (fixture->table), >, steps);
}

/* Returns a deal of Hearts in which cards are passed. */
static Fixture *
begin_hearts (void)
{
  Fixture *fixture = begin_game ("hearts", "");

  play_any (fixture);
  g_assert_true (wait_for_turn (fixture));
  return fixture;
}

/* Returns a card of the player's hand that the rules refuse now, if there is one. */
static gboolean
find_refused (Fixture *fixture, TaliaMove *move)
{
  const TaliaState *state = talia_table_get_state (fixture->table);

  for (TaliaCards hand = state->hand[0]; hand != 0;)
    {
      *move = TALIA_PLAY (talia_cards_pop (&hand));
      if (talia_game_check (talia_match_get_game (fixture->match), state, move).rule != TALIA_RULE_NONE)
        return TRUE;
    }
  return FALSE;
}

/* --- the title ------------------------------------------------------------------------------- */

static void
test_the_title_tells_deal_and_price (void)
{
  static const struct
  {
    const char *game, *options;
    guint deal;
    const char *whole, *brief;
  } cases[] = {
    { "kierki", "", 3, "Deal 3 of 7 · No Queens · 60 each", "3/7 · Queens: 60 each" },
    { "kierki", "", 5, "Deal 5 of 7 · No King of Hearts · 150 points", "5/7 · King of hearts: 150" },
    { "kierki", "robber=true", 7, "Deal 7 of 8 · Robber", "7/8 · Robber" },
    { "kierki", "players=3 last-tricks=two", 6, "Deal 6 of 7 · No Last Two Tricks · 70 each",
      "6/7 · Last two tricks: 70 each" },
    { "kierki", "", 7, "Deal 7 of 7 · Loteryjka", "7/7 · Loteryjka" },
    { "punktowe", "end-mode=points", 2, "Deal 2 · Hearts from 1 to 13", "Deal 2 · Hearts: 1 to 13" },
    { "hearts", "", 1, "Deal 1 · Pass to the left", "Deal 1" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TaliaGame *game = talia_registry_find (cases[i].game);
      TaliaTable *table = playing_game_table (game, cases[i].options);
      TaliaRandom random;
      Fixture *fixture;

      talia_random_init (&random, SEED);
      while (talia_table_get_state (table)->deals < cases[i].deal)
        playing_step (table, &random);
      fixture = begin (table);
      assert_text (fixture, "title", game->name);
      assert_text (fixture, "subtitle", cases[i].whole);
      g_object_set (fixture->session, "brief", TRUE, NULL);
      assert_text (fixture, "subtitle", cases[i].brief);
      g_object_set (fixture->session, "brief", FALSE, NULL);
      assert_text (fixture, "subtitle", cases[i].whole);
      end (fixture);
    }
}

static void
test_there_is_a_schedule_where_prices_are (void)
{
  static const struct
  {
    const char *game;
    gboolean has_schedule;
  } cases[] = { { "kierki", TRUE }, { "hearts", TRUE }, { "spades", FALSE }, { "casino", FALSE }, { "royal", FALSE } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Fixture *fixture = begin (playing_game_table (talia_registry_find (cases[i].game), ""));

      assert_text (fixture, "subtitle", ""); /* no cards are dealt */
      g_assert_cmpint (get_flag (fixture, "has-schedule"), ==, cases[i].has_schedule);
      end (fixture);
    }
}

/* --- prompts ------------------------------------------------------------------------------------ */

static void
test_the_prompt_is_what_is_known_best (void)
{
  Fixture *fixture = begin (playing_table (""));
  const guint64 seed = SEED;

  assert_text (fixture, "prompt", "The cards have not been dealt yet");
  g_assert_true (talia_match_deal (fixture->match, &seed, NULL));
  assert_text (fixture, "prompt", "Choose three cards to pass to the left");
  g_object_set (fixture->session, "board-prompt", "One more", NULL);
  assert_text (fixture, "prompt", "One more");
  g_object_set (fixture->session, "busy", TRUE, "waits", TRUE, NULL);
  assert_text (fixture, "prompt", "Click, or press Enter, to go on");
  g_object_set (fixture->session, "waits", FALSE, "busy", FALSE, NULL);
  assert_text (fixture, "prompt", "One more");
  g_object_set (fixture->session, "board-prompt", NULL, NULL);
  assert_text (fixture, "prompt", "Choose three cards to pass to the left");
  end (fixture);
}

static gboolean
settling_cb (TaliaMatch *match, const TaliaEvents *events, gboolean *held)
{
  return *held;
}

/* The news about a move are given when its card has landed. */
static void
test_what_is_said_waits_for_the_cards (void)
{
  Fixture *fixture = begin_game ("loteryjka", "");
  g_autofree char *before = NULL;
  gboolean flies = FALSE;

  g_signal_connect (fixture->match, "settling", G_CALLBACK (settling_cb), &flies);
  g_assert_true (wait_for_turn (fixture));
  before = get_text (fixture, "prompt");
  g_clear_pointer (&fixture->heard, g_free);
  flies = TRUE;
  play_any (fixture);
  g_assert_false (talia_match_is_settled (fixture->match));
  assert_text (fixture, "prompt", before);
  g_object_set (fixture->session, "board-prompt", "Nothing of that", "board-prompt", NULL, NULL);
  assert_text (fixture, "prompt", before);
  g_assert_null (fixture->heard);
  flies = FALSE;
  talia_match_settle (fixture->match);
  g_assert_nonnull (fixture->heard);
  end (fixture);
}

/* The prompt is announced again after the last trick is gone, because the player had to continue. */
static void
test_the_prompt_is_heard_when_the_wait_ends (void)
{
  for (int waits = 0; waits < 2; waits++)
    {
      Fixture *fixture = begin_game ("hearts", "");

      g_settings_set_boolean (talia_settings_get (), "wait-after-trick", waits);
      g_object_set (fixture->session, "waits", waits, "busy", TRUE, NULL);
      g_clear_pointer (&fixture->heard, g_free);
      g_object_set (fixture->session, "waits", FALSE, "busy", FALSE, NULL);
      g_assert_cmpstr (fixture->heard, ==, waits ? "Choose three cards to pass to the left" : NULL);
      end (fixture);
    }
  g_settings_reset (talia_settings_get (), "wait-after-trick");
}

/* --- news --------------------------------------------------------------------------------------- */

static TaliaNewsKind
get_kind (Fixture *fixture)
{
  TaliaNewsKind kind;

  g_object_get (fixture->session, "news-kind", &kind, NULL);
  return kind;
}

static void
test_a_refusal_stays_until_the_next_choice (void)
{
  Fixture *fixture = begin_hearts ();
  g_autoptr (GError) error = NULL;
  g_autofree char *news = NULL, *word = NULL;
  TaliaMove move;

  while (wait_for_turn (fixture) && !find_refused (fixture, &move))
    play_any (fixture);
  g_assert_false (talia_match_play (fixture->match, &move, &error));
  word = talia_move_to_text (&move);
  g_string_truncate (fixture->acts, 0);
  act (fixture, "choose", word);
  g_assert_cmpstr (fixture->acts->str, ==, "acting::choose "); /* and no other news */
  g_assert_cmpuint (fixture->refusals, ==, 1);
  news = get_text (fixture, "news");
  g_assert_cmpstr (news, ==, error->message);
  g_assert_cmpstr (fixture->heard, ==, news);
  assert_text (fixture, "news-rule", talia_rule_id ((TaliaRuleId) error->code));
  g_assert_cmpint (get_kind (fixture), ==, TALIA_NEWS_REFUSAL);

  talia_table_session_forget_refusal (fixture->session);
  assert_text (fixture, "news", "");
  assert_text (fixture, "news-rule", NULL);
  g_assert_cmpint (get_kind (fixture), ==, TALIA_NEWS_EVENT);
  end (fixture);
}

/* The taker of a trick is named until the next trick is led, and not after undo or in the next deal. */
static void
test_news_go_with_what_they_are_about (void)
{
  Fixture *fixture = begin_hearts ();
  const guint64 seed = SEED;
  guint told = 0;

  while (wait_for_turn (fixture))
    {
      g_autofree char *news = get_text (fixture, "news");

      told += strstr (news, "the trick") != NULL;
      play_any (fixture);
      if (talia_table_get_state (fixture->table)->trick.in_trick == 1)
        assert_text (fixture, "news", "");
    }
  g_assert_cmpuint (told, >, 0);
  g_assert_true (talia_match_undo (fixture->match));
  assert_text (fixture, "news", "");
  while (wait_for_turn (fixture))
    play_any (fixture);
  g_assert_true (talia_match_deal (fixture->match, &seed, NULL));
  assert_text (fixture, "news", "");
  end (fixture);
}

/* --- choices and actions --------------------------------------------------------------------------- */

/* Short labels are used where there are some. */
static char *
list_choices (Fixture *fixture)
{
  g_autoptr (GString) labels = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (fixture->choices); i++)
    {
      g_autoptr (TaliaTableChoice) choice = g_list_model_get_item (fixture->choices, i);
      const char *brief = talia_table_choice_get_brief (choice);

      g_string_append_printf (labels, "%s%s", i > 0 ? ", " : "",
                              brief != NULL ? brief : talia_table_choice_get_label (choice));
    }
  return g_string_free_and_steal (g_steal_pointer (&labels));
}

static void
assert_choices_are (Fixture *fixture, const char *expected)
{
  g_autofree char *labels = list_choices (fixture);

  g_assert_cmpstr (labels, ==, expected);
}

static void
count_cb (GListModel *model, guint position, guint removed, guint added, guint *times)
{
  (*times)++;
}

static void
test_bids_are_choices (void)
{
  Fixture *fixture = begin_game ("spades", "dealer=3");
  guint most, times = 0;

  g_assert_true (wait_for_turn (fixture));
  assert_choices_are (fixture, "Nil, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13");
  g_object_get (fixture->session, "most-choices", &most, NULL);
  g_assert_cmpuint (most, ==, 14);
  g_assert_null (talia_table_session_get_lead (fixture->session)); /* the cards are visible */
  g_signal_connect (fixture->choices, "items-changed", G_CALLBACK (count_cb), &times);
  g_signal_emit_by_name (fixture->match, "changed");
  g_assert_cmpuint (times, ==, 0); /* choices that are still right are kept */
  act (fixture, "choose", "bid:4");
  g_assert_cmpint (talia_table_get_state (fixture->table)->trick.bid[0], ==, 4);
  assert_choices_are (fixture, "");
  g_assert_cmpuint (times, ==, 1);
  end (fixture);
}

/* The choices of the board replace the legal moves, and the board confirms them. */
static void
test_the_board_offers_choices (void)
{
  Fixture *fixture = begin_game ("hearts", "");
  g_autofree char *word = talia_move_to_text (&TALIA_PLAY (TALIA_CARD (TALIA_QUEEN, TALIA_SPADES)));

  assert_choices_are (fixture, "");
  g_object_set (fixture->session, "confirm-label", "Pass Left", NULL);
  assert_choices_are (fixture, "Pass Left");
  g_assert_false (can (fixture, "confirm"));
  act (fixture, "confirm", NULL);
  g_assert_cmpstr (fixture->acts->str, ==, "");
  g_object_set (fixture->session, "can-confirm", TRUE, NULL);
  g_assert_true (can (fixture, "confirm"));
  act (fixture, "confirm", NULL);
  g_assert_cmpstr (fixture->acts->str, ==, "acting::confirm acted::confirm ");
  g_object_set (fixture->session, "offered", (const char *const[]) { word, NULL }, "confirm-label", NULL, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (fixture->choices), ==, 1);
  g_object_set (fixture->session, "offered", NULL, NULL);
  assert_choices_are (fixture, "");
  end (fixture);
}

static void
test_a_decided_deal_can_be_ended (void)
{
  Fixture *fixture = begin (playing_table_to_claim (TALIA_CLAIM_END));
  TaliaCards hand = talia_match_get_view (fixture->match)->seen.hand[0];

  assert_choices_are (fixture, "End the Deal");
  g_assert_true (can (fixture, "end-deal"));
  act (fixture, "end-deal", NULL);
  g_assert_cmpstr (fixture->acts->str, ==, "acting::end-deal acted::end-deal ");
  g_assert_cmphex (talia_match_get_view (fixture->match)->seen.hand[0], ==, 0);
  assert_choices_are (fixture, "");
  g_assert_false (can (fixture, "end-deal"));
  act (fixture, "undo", NULL);
  g_assert_cmphex (talia_match_get_view (fixture->match)->seen.hand[0], ==, hand);
  assert_choices_are (fixture, "End the Deal");
  end (fixture);
}

static void
test_the_offer_is_a_preference (void)
{
  Fixture *fixture = begin (playing_table_to_claim (TALIA_CLAIM_END));

  g_settings_set_boolean (talia_settings_get (), "end-deals-early", FALSE);
  assert_choices_are (fixture, "");
  g_assert_false (can (fixture, "end-deal"));
  act (fixture, "end-deal", NULL);
  g_assert_cmphex (talia_match_get_view (fixture->match)->seen.hand[0], !=, 0);
  g_settings_reset (talia_settings_get (), "end-deals-early");
  assert_choices_are (fixture, "End the Deal");
  end (fixture);
}

/* The next deal waits for cards that still lie on the table, and a review for the end of a deal. */
static void
test_the_next_deal_waits_for_the_board (void)
{
  Fixture *fixture = begin (playing_table_to_claim (TALIA_CLAIM_END));

  g_assert_false (can (fixture, "next-deal"));
  g_object_set (fixture->session, "busy", TRUE, NULL);
  act (fixture, "end-deal", NULL);
  g_assert_false (can (fixture, "next-deal"));
  g_object_set (fixture->session, "busy", FALSE, NULL);
  g_assert_true (can (fixture, "next-deal"));
  g_assert_true (can (fixture, "review"));
  act (fixture, "next-deal", NULL);
  g_assert_false (can (fixture, "next-deal"));
  end (fixture);
}

static void
test_the_last_trick_can_be_looked_at (void)
{
  static const struct
  {
    const char *game, *label;
    gboolean at_once; /* after the first move */
  } cases[] = { { "loteryjka", "Last Turns", TRUE },
                { "casino", "Last Turns", TRUE },
                { "spades", "Last Trick" },
                { "hearts", "Last Trick", TRUE } }; /* the passed cards */

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Fixture *fixture = begin (playing_game_table (talia_registry_find (cases[i].game), ""));
      const guint64 seed = SEED;

      talia_match_hold (fixture->match);
      g_assert_true (talia_match_deal (fixture->match, &seed, NULL));
      assert_text (fixture, "last-label", cases[i].label);
      g_assert_false (can (fixture, "last-trick"));
      talia_match_release (fixture->match);
      g_assert_true (wait_for_turn (fixture));
      play_any (fixture);
      g_assert_true (wait_for_turn (fixture));
      g_assert_cmpint (can (fixture, "last-trick"), ==, cases[i].at_once);
      while (talia_table_get_state (fixture->table)->phase != TALIA_PHASE_PLAY
             || talia_table_get_n_steps (fixture->table) < 16)
        {
          play_any (fixture);
          g_assert_true (wait_for_turn (fixture));
        }
      g_assert_true (can (fixture, "last-trick"));
      end (fixture);
    }
}

static void
test_regulars_are_shown_where_they_play (void)
{
  for (int regulars = 0; regulars < 2; regulars++)
    {
      TaliaTable *table = playing_table ("");
      Fixture *fixture;

      for (int seat = 0; seat < 4; seat++)
        talia_table_set_seat (table, seat, seat == 0 ? "human Ala" : "medium Ola");
      if (regulars)
        talia_table_set_regulars (table, (const char *const[]) { NULL, "grace", NULL, NULL });
      fixture = begin (table);
      g_assert_cmpint (can (fixture, "regulars"), ==, regulars);
      act (fixture, "regulars", NULL);
      g_assert_cmpstr (fixture->acts->str, ==, regulars ? "acting::regulars acted::regulars " : "");
      end (fixture);
    }
}

/* --- hints ------------------------------------------------------------------------------------------- */

static gboolean
has_hint (gpointer data)
{
  return get_kind (data) == TALIA_NEWS_HINT;
}

static void
test_a_hint_is_shown_and_told (void)
{
  Fixture *fixture = begin_hearts ();
  g_autofree char *news = NULL;

  act (fixture, "hint", NULL);
  playing_wait (has_hint, fixture);
  news = get_text (fixture, "news");
  g_assert_true (g_str_has_prefix (news, "Hint: "));
  g_assert_cmpstr (fixture->heard, ==, news);
  g_assert_true (talia_match_play (fixture->match, &fixture->hint, NULL));
  g_assert_cmpint (get_kind (fixture), ==, TALIA_NEWS_EVENT);
  end (fixture);
}

static gboolean
is_set (gpointer data)
{
  return *(gboolean *) data;
}

static void
set_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
}

/* An answer is dropped if its question is no longer asked, or if nobody is looking any more. */
static void
test_a_late_hint_is_not_told (void)
{
  for (int closes = 0; closes < 2; closes++)
    {
      Fixture *fixture = begin_hearts ();
      gboolean idle = FALSE;

      act (fixture, "hint", NULL);
      if (closes)
        talia_table_session_close (fixture->session);
      else
        act (fixture, "undo", NULL);
      g_idle_add_once (set_cb, &idle);
      playing_wait (is_set, &idle);
      g_assert_cmpint (get_kind (fixture), ==, TALIA_NEWS_EVENT);
      end (fixture);
    }
}

/* --- several people ------------------------------------------------------------------------------------ */

static Fixture *
begin_shared (void)
{
  TaliaTable *table = playing_table ("");

  for (int seat = 0; seat < 4; seat++)
    {
      g_autofree char *text = g_strdup_printf ("human %s", seat == 0 ? "Ala" : talia_seat_default_name (seat));

      talia_table_set_seat (table, seat, text);
    }
  return begin (table);
}

static gboolean
is_curtain_or_turn (gpointer data)
{
  Fixture *fixture = data;

  return talia_match_get_curtain (fixture->match) || talia_match_get_own_turn (fixture->match);
}

static void
test_the_curtain_hides_what_can_be_looked_at (void)
{
  Fixture *fixture = begin_shared ();
  const guint64 seed = SEED;

  g_assert_true (talia_match_deal (fixture->match, &seed, NULL));
  for (int turn = 0; turn < 20; turn++)
    {
      gboolean curtain;

      playing_wait (is_curtain_or_turn, fixture);
      curtain = talia_match_get_curtain (fixture->match);
      g_assert_cmpint (get_flag (fixture, "curtain"), ==, curtain);
      g_assert_cmpint (can (fixture, "show-score"), ==, !curtain);
      if (!curtain)
        {
          play_any (fixture);
          continue;
        }
      g_assert_false (can (fixture, "last-trick"));
      g_assert_false (can (fixture, "hint"));
      act (fixture, "raise-curtain", NULL);
      g_assert_false (get_flag (fixture, "curtain"));
      if (talia_match_is_telling (fixture->match))
        assert_text (fixture, "prompt", "What has happened since your last turn");
    }
  end (fixture);
}

static void
test_an_undo_asks_whom_it_costs (void)
{
  Fixture *fixture = begin_shared ();
  const guint64 seed = SEED;
  guint steps;

  g_assert_true (talia_match_deal (fixture->match, &seed, NULL));
  for (int turn = 0; turn < 14 || talia_match_get_curtain (fixture->match); turn++)
    {
      playing_wait (is_curtain_or_turn, fixture);
      if (talia_match_get_curtain (fixture->match))
        act (fixture, "raise-curtain", NULL);
      else
        play_any (fixture);
    }
  playing_wait (is_curtain_or_turn, fixture);
  steps = talia_table_get_n_steps (fixture->table);
  g_assert_cmphex (talia_match_find_undo_cost (fixture->match), !=, 0);
  act (fixture, "undo", NULL);
  g_assert_cmphex (fixture->costs, ==, talia_match_find_undo_cost (fixture->match));
  g_assert_cmpuint (talia_table_get_n_steps (fixture->table), ==, steps);
  end (fixture);
}

/* --- tips ------------------------------------------------------------------------------------------ */

static guint
count_told (void)
{
  g_auto (GStrv) told = g_settings_get_strv (talia_settings_get (), "told-tips");

  return g_strv_length (told);
}

/* Plays on until a tip is given; returns the number of turns, or 0 if none was given. */
static guint
play_until_told (Fixture *fixture, guint turns)
{
  const guint before = count_told ();

  for (guint turn = 1; turn <= turns && wait_for_turn (fixture); turn++)
    {
      if (count_told () > before)
        return turn;
      play_any (fixture);
    }
  return 0;
}

static void
set_told (const char *tip)
{
  g_settings_set_strv (talia_settings_get (), "told-tips", (const char *const[]) { tip, NULL });
}

static void
test_the_hint_is_told_once (void)
{
  Fixture *fixture = begin_game ("loteryjka", "");

  set_told ("typing");
  g_assert_cmpuint (play_until_told (fixture, 8), >, 1); /* not immediately */
  assert_text (fixture, "news", "In doubt? H gives a hint.");
  g_assert_cmpuint (count_told (), ==, 2);
  g_assert_cmpuint (play_until_told (fixture, 8), ==, 0);
  end (fixture);
}

/* A player who uses the pointer gets no tip about letters. */
static void
test_typing_is_told_to_who_uses_keys (void)
{
  for (int uses_keys = 0; uses_keys < 2; uses_keys++)
    {
      Fixture *fixture = begin_game ("loteryjka", "");

      set_told ("hint");
      g_object_set (fixture->session, "uses-keys", uses_keys, NULL);
      g_assert_cmpint (play_until_told (fixture, 8) > 0, ==, uses_keys);
      end (fixture);
    }
}

static void
test_nothing_is_told_over_news (void)
{
  Fixture *fixture = begin_game ("loteryjka", "");
  g_autoptr (GError) error = NULL;

  set_told ("typing");
  while (talia_table_get_n_steps (fixture->table) < 12 && wait_for_turn (fixture))
    {
      if (error == NULL)
        error = g_error_new_literal (TALIA_RULE_ERROR, TALIA_RULE_NOT_YOUR_TURN, "Not yet.");
      play_any (fixture);
      talia_table_session_refuse (fixture->session, error);
      g_signal_emit_by_name (fixture->match, "changed");
      assert_text (fixture, "news", "Not yet.");
    }
  end (fixture);
}

/* --- automatic moves ------------------------------------------------------------------------------------- */

static void
test_the_preferences_say_what_is_played_for_the_person (void)
{
  static const struct
  {
    const char *key;
    gboolean guided;
  } cases[] = { { "autoplay-forced" }, { "play-last" }, { "skip-lost-turns" }, { "autoplay-forced", TRUE } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TaliaTable *table = playing_table ("");
      Fixture *fixture;
      guint without, with;

      if (cases[i].guided)
        talia_table_set_note (table, TALIA_NOTE_GUIDED, "hearts", NULL);
      g_settings_set_boolean (talia_settings_get (), cases[i].key, FALSE);
      fixture = begin (table);
      without = talia_match_get_autoplay (fixture->match);
      g_settings_set_boolean (talia_settings_get (), cases[i].key, TRUE);
      with = talia_match_get_autoplay (fixture->match);
      g_assert_cmpint (talia_cards_count (with ^ without), ==, cases[i].guided ? 0 : 1);
      g_assert_cmpint (with >= without, ==, TRUE);
      if (cases[i].guided)
        g_assert_cmpuint (with, ==, 0);
      g_settings_reset (talia_settings_get (), cases[i].key);
      end (fixture);
    }
}

/* --- whole matches --------------------------------------------------------------------------------------- */

/* Moves without a card are offered as choices, unless they are too many for buttons. */
static void
assert_choices (Fixture *fixture)
{
  const TaliaState *state = &talia_match_get_view (fixture->match)->seen;
  gboolean are_cards = state->phase == TALIA_PHASE_PASS || state->phase == TALIA_PHASE_PLAY;
  TaliaMove moves[32];
  int n = are_cards || !talia_match_get_own_turn (fixture->match)
              ? 0
              : talia_game_legal (talia_match_get_game (fixture->match), state, moves, G_N_ELEMENTS (moves));

  g_assert_cmpuint (g_list_model_get_n_items (fixture->choices), ==,
                    (guint) n + (get_flag (fixture, "can-claim") ? 1 : 0));
  for (int i = 0; i < n; i++)
    {
      g_autoptr (TaliaTableChoice) choice = g_list_model_get_item (fixture->choices, (guint) i);
      g_autofree char *word = talia_move_to_text (&moves[i]);

      g_assert_cmpstr (talia_table_choice_get_word (choice), ==, word);
      g_assert_cmpstr (talia_table_choice_get_label (choice), !=, "");
    }
}

static void
look_cb (TaliaTableSession *session, Fixture *fixture)
{
  g_autofree char *prompt = get_text (fixture, "prompt"), *expected = talia_words_prompt (fixture->match);
  g_autofree char *subtitle = get_text (fixture, "subtitle");

  g_assert_true (talia_match_is_settled (fixture->match));
  g_assert_cmpstr (prompt, ==, expected);
  g_assert_cmpstr (subtitle, !=, "");
  assert_choices (fixture);
  g_assert_cmpint (can (fixture, "hint"), ==, talia_match_get_own_turn (fixture->match));
  g_assert_cmpint (can (fixture, "end-deal"), ==, talia_match_get_claim (fixture->match) != TALIA_CLAIM_NONE);
  g_assert_cmpint (can (fixture, "next-deal"), ==, talia_table_get_state (fixture->table)->phase == TALIA_PHASE_DEAL);
}

/* Undoes the person's move and redoes it. */
static void
undo_and_redo (Fixture *fixture)
{
  TaliaState after = *talia_table_get_state (fixture->table);

  g_assert_true (can (fixture, "undo"));
  act (fixture, "undo", NULL);
  g_assert_true (can (fixture, "redo"));
  while (can (fixture, "redo"))
    act (fixture, "redo", NULL);
  g_assert_true (talia_state_equal (talia_table_get_state (fixture->table), &after));
}

/* Plays two deals of every game by actions alone; the session agrees with the match whenever it reports a change. */
static void
test_matches (gconstpointer data)
{
  const TaliaGame *game = data;
  Fixture *fixture = begin_game (game->id, "");
  TaliaRandom random;

  talia_random_init (&random, SEED);
  g_signal_connect (fixture->session, "changed", G_CALLBACK (look_cb), fixture);
  for (guint64 deal = 1; deal <= 2; deal++)
    {
      while (wait_for_turn (fixture))
        {
          play_any (fixture);
          if (talia_random_below (&random, 5) == 0)
            undo_and_redo (fixture);
        }
      if (can (fixture, "next-deal"))
        act (fixture, "next-deal", NULL);
    }
  end (fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  set_told (NULL);
  g_test_add_func ("/table-session/title", test_the_title_tells_deal_and_price);
  g_test_add_func ("/table-session/schedule", test_there_is_a_schedule_where_prices_are);
  g_test_add_func ("/table-session/prompt", test_the_prompt_is_what_is_known_best);
  g_test_add_func ("/table-session/waits-for-cards", test_what_is_said_waits_for_the_cards);
  g_test_add_func ("/table-session/heard-after-wait", test_the_prompt_is_heard_when_the_wait_ends);
  g_test_add_func ("/table-session/refusal", test_a_refusal_stays_until_the_next_choice);
  g_test_add_func ("/table-session/news", test_news_go_with_what_they_are_about);
  g_test_add_func ("/table-session/bids", test_bids_are_choices);
  g_test_add_func ("/table-session/board-offers", test_the_board_offers_choices);
  g_test_add_func ("/table-session/claim", test_a_decided_deal_can_be_ended);
  g_test_add_func ("/table-session/claim-is-a-preference", test_the_offer_is_a_preference);
  g_test_add_func ("/table-session/next-deal", test_the_next_deal_waits_for_the_board);
  g_test_add_func ("/table-session/last-trick", test_the_last_trick_can_be_looked_at);
  g_test_add_func ("/table-session/regulars", test_regulars_are_shown_where_they_play);
  g_test_add_func ("/table-session/hint", test_a_hint_is_shown_and_told);
  g_test_add_func ("/table-session/late-hint", test_a_late_hint_is_not_told);
  g_test_add_func ("/table-session/curtain", test_the_curtain_hides_what_can_be_looked_at);
  g_test_add_func ("/table-session/undo-costs", test_an_undo_asks_whom_it_costs);
  g_test_add_func ("/table-session/hint-is-told-once", test_the_hint_is_told_once);
  g_test_add_func ("/table-session/typing-is-told-to-who-uses-keys", test_typing_is_told_to_who_uses_keys);
  g_test_add_func ("/table-session/nothing-is-told-over-news", test_nothing_is_told_over_news);
  g_test_add_func ("/table-session/preferences", test_the_preferences_say_what_is_played_for_the_person);
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      g_autofree char *path = g_strdup_printf ("/table-session/matches/%s", (*game)->id);

      g_test_add_data_func (path, *game, test_matches);
    }
  return g_test_run ();
}
