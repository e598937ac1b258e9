/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what is said, expected and offered at a table, in real matches and without a display. */
#include "model/talia-settings.h"
#include "model/talia-table-notes.h"
#include "playing.h"
#include "ui/table/session/talia-table-session.h"
#include "words/talia-words.h"

#define SEED 9

/* A match with its session; `heard` is what was announced last. */
typedef struct
{
  TaliaTable *table;
  TaliaMatch *match;
  TaliaTableSession *session;
  char *heard;
} Fixture;

static void
announced_cb (TaliaTableSession *session, const char *text, TaliaSpeakPriority priority, Fixture *fixture)
{
  g_set_str (&fixture->heard, text);
}

/* Takes the table. */
static Fixture *
begin (TaliaTable *table)
{
  Fixture *fixture = g_new0 (Fixture, 1);

  fixture->table = table;
  fixture->match = talia_match_new (table, "easy");
  g_object_set (fixture->match, "bots-seed", G_GUINT64_CONSTANT (7), NULL);
  fixture->session = talia_table_session_new (fixture->match);
  g_signal_connect (fixture->session, "announced", G_CALLBACK (announced_cb), fixture);
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

static void
play_any (Fixture *fixture)
{
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (talia_game_legal (talia_match_get_game (fixture->match), talia_table_get_state (fixture->table),
                                     moves, TALIA_MAX_LEGAL),
                   >, 0);
  talia_match_play (fixture->match, &moves[0], &error);
  g_assert_no_error (error);
}

/* A deal of Hearts whose cards are passed. */
static Fixture *
begin_hearts (void)
{
  Fixture *fixture = begin_game ("hearts", "");

  play_any (fixture);
  g_assert_true (wait_for_turn (fixture));
  return fixture;
}

/* A card of the own hand that the rules refuse now, if there is one. */
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
    { "kierki", "", 3, "Deal 3 of 7 · No Queens · Queens: 60 each", "3/7 · Queens: 60 each" },
    { "kierki", "robber=true", 7, "Deal 7 of 8 · Robber", "7/8 · Robber" },
    { "kierki", "players=3 last-tricks=two", 6, "Deal 6 of 7 · No Last Two Tricks · Last two tricks: 70 each",
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

      assert_text (fixture, "subtitle", ""); /* nothing is dealt */
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

/* What comes of a move is told when its card has landed. */
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

/* Announced again once the last trick is away, where the player had to go on. */
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
  g_autofree char *news = NULL;
  TaliaMove move;

  while (wait_for_turn (fixture) && !find_refused (fixture, &move))
    play_any (fixture);
  g_assert_false (talia_match_play (fixture->match, &move, &error));
  talia_table_session_refuse (fixture->session, error);
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

/* Who has taken a trick is told until the next one is led, and not after undo or in the next deal. */
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

/* --- tips ------------------------------------------------------------------------------------------ */

static guint
count_told (void)
{
  g_auto (GStrv) told = g_settings_get_strv (talia_settings_get (), "told-tips");

  return g_strv_length (told);
}

/* Plays on until a tip is told; how many turns that took, 0: none was. */
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
  g_assert_cmpuint (play_until_told (fixture, 8), >, 1); /* not at once */
  assert_text (fixture, "news", "In doubt? H gives a hint.");
  g_assert_cmpuint (count_told (), ==, 2);
  g_assert_cmpuint (play_until_told (fixture, 8), ==, 0);
  end (fixture);
}

/* Whoever uses the pointer is told nothing of letters. */
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

/* --- what is played for the person --------------------------------------------------------------------- */

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

static void
look_cb (TaliaTableSession *session, Fixture *fixture)
{
  g_autofree char *prompt = get_text (fixture, "prompt"), *expected = talia_words_prompt (fixture->match);
  g_autofree char *subtitle = get_text (fixture, "subtitle");

  g_assert_true (talia_match_is_settled (fixture->match));
  g_assert_cmpstr (prompt, ==, expected);
  g_assert_cmpstr (subtitle, !=, "");
}

/* Two deals of every game: the session says what the match does whenever it says that something has changed. */
static void
test_matches (gconstpointer data)
{
  const TaliaGame *game = data;
  Fixture *fixture = begin_game (game->id, "");

  g_signal_connect (fixture->session, "changed", G_CALLBACK (look_cb), fixture);
  for (guint64 deal = 1; deal <= 2; deal++)
    {
      while (wait_for_turn (fixture))
        play_any (fixture);
      if (talia_table_get_state (fixture->table)->phase == TALIA_PHASE_DEAL)
        g_assert_true (talia_match_deal (fixture->match, &deal, NULL));
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
