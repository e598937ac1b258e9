/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests matches with a number: everybody who makes the same moves gets the same match. */
#include "matching.h"
#include "model/match/talia-number.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-notes.h"
#include "playing.h"

static const struct
{
  const char *text;
  guint64 number; /* 0: no valid number */
} texts[] = {
  { "1", 1 },
  { "20251130", 20251130 },
  { " 20 251\xc2\xa0"
    "130 ",
    20251130 },
  { "9223372036854775807", G_MAXINT64 },
  { "0", 0 },
  { "-1", 0 },
  { "+1", 0 },
  { "9223372036854775808", 0 },
  { "", 0 },
  { "twelve", 0 },
  { "1.5", 0 },
  { "0x10", 0 },
};

static void
test_what_is_a_number (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      guint64 number;

      g_assert_cmpint (talia_number_parse (texts[i].text, &number), ==, texts[i].number > 0);
      if (texts[i].number > 0)
        g_assert_cmpuint (number, ==, texts[i].number);
    }
}

static void
test_number_of_a_day (void)
{
  g_autoptr (GDateTime) day = g_date_time_new_local (2025, 3, 7, 23, 59, 59);

  g_assert_cmpuint (talia_number_of_day (day), ==, 20250307);
}

static TaliaTable *
numbered_table (const char *game, guint64 number)
{
  TaliaTable *table = playing_game_table (talia_registry_find (game), "");

  g_assert_true (talia_number_set (table, number, NULL));
  return table;
}

static void
test_deals_follow_the_number (void)
{
  g_autoptr (TaliaTable) table = numbered_table ("hearts", 100);
  TaliaRandom random;

  talia_random_init (&random, 1);
  g_assert_cmpuint (talia_number_of (table), ==, 100);
  for (guint64 deal = 100; deal < 103; deal++)
    {
      g_assert_cmpuint (talia_number_of_next_deal (table), ==, deal);
      g_assert_true (talia_table_deal_seed (table, deal, NULL));
      while (talia_table_get_state (table)->to_act != TALIA_NOBODY)
        playing_step (table, &random);
    }
}

/* Who plays, and whether a match without a given number has numbers. */
static const struct
{
  const char *seats[3];
  gboolean shared;
} companies[] = {
  { { "human Ala", "easy Ola", "easy Ewa" }, FALSE },
  { { "human Ala", "human Ola", "easy Ewa" }, TRUE },
  { { "easy Ala", "human Ola", "human Ewa" }, TRUE },
  { { "easy Ala", "easy Ola", "human Ewa" }, FALSE },
};

static TaliaTable *
seat_company (guint i)
{
  TaliaTable *table = playing_table ("target=50");

  for (int seat = 0; seat < (int) G_N_ELEMENTS (companies[i].seats); seat++)
    talia_table_set_seat (table, seat, companies[i].seats[seat]);
  talia_number_draw (table);
  return table;
}

/* A match shared by several people has no number: each deal has 64 random bits, from which the next deal cannot be
 * derived, and which are shown at the end of the match. A match of one person has a number by which it can be
 * repeated. */
static void
test_deals_that_are_shared (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (companies); i++)
    {
      g_autoptr (TaliaTable) table = seat_company (i);
      g_autoptr (TaliaMatch) match = talia_match_new (table, "easy");
      TaliaRandom random;
      guint64 last = 0;
      guint following = 0, long_ones = 0, deals = 0;

      talia_random_init (&random, i);
      g_assert_cmpint (talia_number_is_shared (table), ==, companies[i].shared);
      g_assert_cmpint (talia_number_of (table) == 0, ==, companies[i].shared);
      for (; talia_table_get_state (table)->phase != TALIA_PHASE_OVER; deals++)
        {
          guint64 seed = talia_number_of_next_deal (table);

          g_assert_true (talia_table_deal_seed (table, seed, NULL));
          g_assert_cmpint (talia_number_may_be_told (table), ==, !companies[i].shared);
          following += seed == last + 1;
          long_ones += seed > G_MAXUINT32;
          last = seed;
          while (talia_table_get_state (table)->to_act != TALIA_NOBODY)
            playing_step (table, &random);
        }
      g_assert_true (talia_number_may_be_told (table));
      g_assert_cmpuint (following, ==, companies[i].shared ? 0 : deals - 1);
      g_assert_cmpuint (long_ones, ==, companies[i].shared ? deals : 0);
    }
}

/* Gives the players names, because a record has them and they depend on the language. */
static void
name_others (TaliaTable *table, const char *level)
{
  static const char *const names[TALIA_MAX_SEATS] = { "", "Ola", "Jan", "Ewa", "Kuba", "Iga", "Leon" };

  for (int i = 1; i < talia_table_get_n_seats (table); i++)
    {
      g_autofree char *seat = g_strdup_printf ("%s %s", level, names[i]);

      talia_table_set_seat (table, i, seat);
    }
}

/* Plays the person's first moves for two deals; with `stop`, the match is stored and continued in between. */
static char *
play (const char *game, const char *level, gboolean stop)
{
  g_autoptr (TaliaTable) table = numbered_table (game, 20251130);
  g_autoptr (TaliaMatch) match = NULL;
  g_autoptr (GError) error = NULL;

  name_others (table, level);
  match = talia_match_new (table, level);

  for (guint turns = 0; turns < 12;)
    {
      if (matching_get_state (match)->to_act == TALIA_NOBODY)
        {
          if (matching_get_state (match)->phase == TALIA_PHASE_OVER)
            break;
          g_assert_true (talia_match_deal (match, NULL, &error));
          playing_wait (matching_waits, match);
          continue;
        }
      matching_play_own (match);
      if (++turns == 6 && stop)
        {
          g_autofree char *record = talia_record_write (talia_match_get_table (match));
          g_autoptr (TaliaTable) again = talia_record_parse (record, -1, &error);

          g_assert_no_error (error);
          g_clear_object (&match);
          match = talia_match_new (again, level);
          playing_wait (matching_waits, match);
        }
    }
  return talia_record_write (talia_match_get_table (match));
}

/* Checksums of the records of such matches, the same on every machine. They change if the computer players change. */
static const struct
{
  const char *game, *level, *checksum;
} played[] = {
  { "hearts", "easy", "602fd53962b7aeb2e75c9882afef5a38" },
  { "hearts", "hard", "eea2325c430425335b57cfaca4c20736" },
  { "hearts", "expert", "feaa2e178d32f168b6f68ae0ba8cf00a" },
  { "loteryjka", "easy", "291d8de39bb3aff3103f621256d99f9c" },
  { "loteryjka", "hard", "680ab0ce63e1f63c238d8a028cca7a09" },
  { "loteryjka", "expert", "1e19e9238704edf053f91e3b4480049d" },
  { "casino", "easy", "e59faba417671be6e78072f0d2f0f56f" },
  { "casino", "hard", "3914721ca7f238ccaa4c3a277b0d537f" },
  { "casino", "expert", "9ed58316054be62b80fc10dace698e48" },
};

static void
test_same_match_for_everybody (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (played); i++)
    {
      g_autofree char *one = play (played[i].game, played[i].level, FALSE);
      g_autofree char *two = play (played[i].game, played[i].level, TRUE);
      g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_MD5, one, -1);

      g_test_message ("%s %s %s", played[i].game, played[i].level, checksum);
      g_assert_cmpstr (one, ==, two);
      g_assert_cmpstr (checksum, ==, played[i].checksum);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/number/what-is-a-number", test_what_is_a_number);
  g_test_add_func ("/number/of-a-day", test_number_of_a_day);
  g_test_add_func ("/number/deals-follow", test_deals_follow_the_number);
  g_test_add_func ("/number/deals-that-are-shared", test_deals_that_are_shared);
  g_test_add_func ("/number/same-match-for-everybody", test_same_match_for_everybody);
  return g_test_run ();
}
