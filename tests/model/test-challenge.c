/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests challenges: the text holds everything that is needed to play the same match, and a wrong text is refused. */
#include <string.h>

#include "model/match/talia-challenge.h"
#include "model/match/talia-number.h"
#include "model/table/talia-table-notes.h"
#include "playing.h"

/* Games with options, a number and players; the number of finished deals (0: all). */
static const struct
{
  const char *game, *settings;
  guint64 number;
  const char *seats[4];
  int seat;
  guint deals;
} matches[] = {
  { "hearts", "target=50", 20251130, { "human Ala", "easy Ola", "hard Ewa", "expert Jan" }, 0, 0 },
  { "hearts", "", 7, { "easy Ola", "human Łucja Żak: ą", "easy Ewa", "easy Jan" }, 1, 2 },
  { "spades", "target=100", 999999999, { "human", "medium Ola", "medium Ewa", "medium Jan" }, 0, 1 },
  { "casino", "players=2 target=11", G_MAXINT64 - 2000, { "human Ala", "easy Ola" }, 0, 0 },
};

static TaliaTable *
make_match (guint i)
{
  TaliaTable *table = playing_game_table (talia_registry_find (matches[i].game), matches[i].settings);

  g_assert_true (talia_number_set (table, matches[i].number, NULL));
  for (int seat = 0; seat < 4 && matches[i].seats[seat] != NULL; seat++)
    talia_table_set_seat (table, seat, matches[i].seats[seat]);
  return table;
}

static gboolean
is_done (TaliaTable *table, guint deals)
{
  const TaliaState *state = talia_table_get_state (table);

  return state->phase == TALIA_PHASE_OVER || (deals > 0 && state->deals == deals && state->phase == TALIA_PHASE_DEAL);
}

/* Plays the deals of this number with moves that depend on `chance`. */
static void
play (TaliaTable *table, guint deals, guint64 chance)
{
  TaliaRandom random;

  talia_random_init (&random, chance);
  while (!is_done (table, deals))
    {
      if (talia_table_get_state (table)->phase == TALIA_PHASE_DEAL)
        g_assert_true (talia_table_deal_seed (table, talia_number_of_next_deal (table), NULL));
      else
        playing_step (table, &random);
    }
}

static void
test_there_and_back (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      g_autoptr (TaliaTable) table = make_match (i), again = NULL;
      const TaliaState *state = talia_table_get_state (table), *other;
      g_auto (TaliaChallenge) made = { 0 }, read = { 0 }, recalled = { 0 };
      g_autofree char *text = NULL, *message = NULL;

      play (table, matches[i].deals, 1);
      g_assert_true (talia_challenge_init (&made, table, NULL));
      text = talia_challenge_to_text (&made);
      g_assert_cmpuint (strlen (text), <, 160);
      message = g_strdup_printf ("Beat this!\n  %.20s\r\n> %s, greetings", text, text + 20);
      /* A quotation mark is no space: it would be a wrong letter. */
      g_strdelimit (message, ">", ' ');
      g_assert_true (talia_challenge_parse (&read, message, NULL));
      again = talia_challenge_create_table (&read, "Zoe");
      other = talia_table_get_state (again);
      g_assert_true (talia_table_get_game (again) == talia_table_get_game (table));
      g_assert_cmpmem (&other->options, sizeof other->options, &state->options, sizeof state->options);
      g_assert_true (talia_number_of (again) == matches[i].number);
      g_assert_cmpstr (talia_table_get_seat (again, matches[i].seat), ==, "human Zoe");
      g_assert_false (talia_challenge_recall (&recalled, again));
      talia_challenge_clear (&recalled);
      play (again, matches[i].deals, 2);
      g_assert_true (talia_challenge_recall (&recalled, again));
      g_assert_cmpint (recalled.points, ==, state->total[talia_state_side (state, matches[i].seat)]);
      g_assert_cmpstr (recalled.name, ==, made.name);
      /* The cards are the same. */
      for (guint step = 0; step < 1; step++)
        {
          g_autofree char *here = talia_step_to_line (talia_table_get_step (table, step));
          g_autofree char *there = talia_step_to_line (talia_table_get_step (again, step));

          g_assert_cmpstr (here, ==, there);
        }
    }
}

/* Any letter that is missing, doubled or replaced is noticed, wherever it is. */
static void
test_slips (void)
{
  g_autoptr (TaliaTable) table = make_match (0);
  g_auto (TaliaChallenge) made = { 0 };
  g_autofree char *text = NULL;

  play (table, 1, 1);
  g_assert_true (talia_challenge_init (&made, table, NULL));
  text = talia_challenge_to_text (&made);
  for (gsize i = 0; i < 4 * strlen (text); i++)
    {
      g_autoptr (GString) slip = g_string_new (text);
      g_autoptr (GError) error = NULL;
      g_auto (TaliaChallenge) read = { 0 };
      gsize at = i / 4;

      if (i % 4 == 0)
        g_string_erase (slip, (gssize) at, 1);
      else if (i % 4 == 1)
        g_string_insert_c (slip, (gssize) at, slip->str[at]);
      else if (i % 4 == 2)
        slip->str[at] = slip->str[at] == 'x' ? 'y' : 'x';
      else
        g_string_truncate (slip, at);
      if (talia_challenge_parse (&read, slip->str, &error))
        {
          /* An additional letter before or after it, or a small letter in the checksum. */
          g_autofree char *same = talia_challenge_to_text (&read);

          g_assert_cmpstr (same, ==, text);
        }
      else
        g_assert_error (error, TALIA_CHALLENGE_ERROR, 0);
    }
}

/* Correct texts that cannot be played here. */
static void
test_refused (void)
{
  static const struct
  {
    const char *text, *reason;
  } texts[] = {
    { "", "no challenge" },
    { "Let us play cards on Friday", "no challenge" },
    { "talia:2:hearts::1:-,easy,easy,easy:0:1:1:A:AAAAA", "another version" },
    { "talia:1:", "incomplete" },
    { "talia:1:hearts::1:-,easy,easy,easy:0:1:1:A:AAAAA", "wrong" },
    { "talia:1:bridge::1:-,easy,easy,easy:0:1:1:A:?", "game" },
    { "talia:1:hearts:horses=3:1:-,easy,easy,easy:0:1:1:A:?", "rules" },
    { "talia:1:hearts::1:-,easy,easy:0:1:1:A:?", "computer players" },
    { "talia:1:hearts::1:-,easy,easy,god:0:1:1:A:?", "computer players" },
    { "talia:1:hearts::1:easy,easy,easy,easy:0:1:1:A:?", "computer players" },
    { "talia:1:hearts::1:-,-,easy,easy:0:1:1:A:?", "computer players" },
    { "talia:1:hearts::0:-,easy,easy,easy:0:1:1:A:?", "what to play" },
    { "talia:1:hearts::1:-,easy,easy,easy:0:many:1:A:?", "what to play" },
    { "talia:1:hearts::1:-,easy,easy,easy:0:1:1:%:?", "what to play" },
    { "talia:1:hearts::1:-,easy,easy,easy:0:1:1:A%0AB:?", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *text = g_strdup (texts[i].text);
      g_autoptr (GError) error = NULL;
      g_auto (TaliaChallenge) read = { 0 };

      if (g_str_has_suffix (text, "?")) /* with a correct checksum */
        {
          g_autofree char *check = NULL, *before = g_strndup (text, strlen (text) - 1);

          check = talia_challenge_make_check (before, strlen (before));
          g_free (text);
          text = g_strconcat (before, check, NULL);
        }
      g_assert_true (talia_challenge_parse (&read, text, &error) == (texts[i].reason == NULL));
      if (texts[i].reason != NULL)
        g_assert_nonnull (strstr (error->message, texts[i].reason));
      else
        g_assert_cmpstr (read.name, ==, "A B");
    }
}

/* No finished deal, a pack that was not dealt by number, or several persons. */
static void
test_no_challenge (void)
{
  static const struct
  {
    const char *seat;
    guint64 number;
    guint deals;
    const char *reason;
  } cases[] = {
    { "easy Ola", 5, 0, "no deal is over" },
    { "easy Ola", 0, 1, "no number" },
    { "human Ola", 5, 1, "one person" },
    { "easy Ola", 5, 1, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TaliaTable) table = playing_table ("");
      g_auto (TaliaChallenge) made = { 0 };
      g_autoptr (GError) error = NULL;

      if (cases[i].number > 0)
        talia_number_set (table, cases[i].number, NULL);
      talia_table_set_seat (table, 0, "human Ala");
      talia_table_set_seat (table, 1, cases[i].seat);
      talia_table_set_seat (table, 2, "easy Ewa");
      talia_table_set_seat (table, 3, "easy Jan");
      if (cases[i].deals > 0)
        play (table, cases[i].deals, 3);
      g_assert_true (talia_challenge_init (&made, table, &error) == (cases[i].reason == NULL));
      if (cases[i].reason != NULL)
        g_assert_nonnull (strstr (error->message, cases[i].reason));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/challenge/there-and-back", test_there_and_back);
  g_test_add_func ("/challenge/slips", test_slips);
  g_test_add_func ("/challenge/refused", test_refused);
  g_test_add_func ("/challenge/no-challenge", test_no_challenge);
  return g_test_run ();
}
