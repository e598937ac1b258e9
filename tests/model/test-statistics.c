/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that the statistics agree with the records, and that matches with help are counted separately. */
#include <string.h>

#include "archiving.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-notes.h"

static TaliaStatistics *
get_statistics (Archiving *self, const char *rules, const char *level, const char *since)
{
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) date = since != NULL ? g_date_time_new_from_iso8601 (since, utc) : NULL;

  return talia_archive_get_statistics (
      self->archive,
      &(TaliaStatisticsQuery) {
          .game = "hearts", .rules = rules, .level = level, .since = date != NULL ? g_date_time_to_unix (date) : 0 });
}

/* Stores another match of Hearts, played to its end at random; returns the facts in its record. */
static TaliaMatchFacts *
add_match (Archiving *self, guint number, const char *settings, const char *level)
{
  g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find ("hearts"), settings);
  g_autofree char *date = g_strdup_printf ("2025-10-%02uT12:00:00Z", number), *text = NULL;
  g_autofree char *file = g_strdup_printf ("matches/more-%02u.talia", number);
  TaliaRandom random;

  talia_random_init (&random, 100 + number);
  g_assert_true (talia_table_set_note (table, TALIA_NOTE_DATE, date, NULL));
  talia_table_set_seat (table, 0, "human Ala");
  for (int seat = 1; seat < 4; seat++)
    {
      g_autofree char *bot = g_strdup_printf ("%s Ola", level);

      talia_table_set_seat (table, seat, bot);
    }
  playing_steps (table, &random, G_MAXUINT);
  text = talia_record_write (table);
  archiving_write (self, file, text, -1);
  return talia_match_facts_read (self->folder, file, NULL);
}

/* Statistics of twenty matches are compared with a count of the facts in each record. */
static void
test_statistics_are_those_of_the_records (Archiving *self, gconstpointer data)
{
  guint won = 0, longest = 0, streak = 0, deals = 0, moons = 0, places[TALIA_MAX_SEATS] = { 0 };
  int best = G_MAXINT, worst = G_MININT, sum = 0;
  g_autoptr (TaliaStatistics) all = NULL, easy = NULL, late = NULL, none = NULL;
  g_auto (GStrv) rules = NULL, levels = NULL;
  double points = 0.0;

  for (guint i = 1; i <= 20; i++)
    {
      g_autoptr (TaliaMatchFacts) facts = add_match (self, i, "target=50", i % 2 ? "easy" : "hard");

      won += facts->place == 1;
      streak = facts->place == 1 ? streak + 1 : 0;
      longest = MAX (longest, streak);
      places[facts->place - 1]++;
      deals += facts->deals;
      moons += facts->feats.moons;
      best = MIN (best, facts->points);
      worst = MAX (worst, facts->points);
      sum += facts->points;
    }
  archiving_look (self);
  all = get_statistics (self, "target=50", NULL, NULL);
  easy = get_statistics (self, "target=50", "easy", NULL);
  late = get_statistics (self, "target=50", NULL, "2025-10-11T00:00:00Z");
  none = get_statistics (self, "", NULL, NULL);
  g_assert_cmpuint (easy->played, ==, 10);
  g_assert_cmpuint (late->played, ==, 11); /* and the one of November */
  g_assert_cmpuint (none->played, ==, 0);
  g_assert_cmpuint (all->played, ==, 21);
  all = (talia_statistics_free (all), get_statistics (self, NULL, NULL, NULL));
  for (guint i = 0; i < all->course->len; i++)
    points += g_array_index (all->course, TaliaStatisticsPoint, i).points;
  g_assert_cmpuint (all->course->len, ==, 21);
  g_assert_cmpfloat_with_epsilon (points, all->points * 21, 0.001);
  g_assert_cmpfloat_with_epsilon (all->points * 21 - sum, g_array_index (all->course, TaliaStatisticsPoint, 20).points,
                                  0.001);
  g_assert_cmpuint (all->won, >=, won);
  g_assert_cmpuint (all->longest_streak, >=, longest);
  g_assert_cmpuint (all->deals, >, deals);
  g_assert_cmpuint (all->feats.moons, >=, moons);
  g_assert_cmpint (all->best, <=, best);
  g_assert_cmpint (all->worst, >=, worst);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    g_assert_cmpuint (all->places[i], >=, places[i]);

  rules = talia_archive_list_rules (self->archive, "hearts");
  levels = talia_archive_list_levels (self->archive, "hearts");
  g_assert_cmpstr (rules[0], ==, "target=50");
  g_assert_null (rules[1]);
  g_assert_cmpuint (g_strv_length (levels), ==, 3); /* and those that differ from each other */
}

/* There are more matches than points on the plot, and each match is in one of the points. */
static void
test_course_of_many (Archiving *self, gconstpointer data)
{
  g_autoptr (TaliaStatistics) statistics = NULL;
  g_autofree char *text = playing_read (self->folder, "matches/a.talia");
  guint n = 0;

  for (guint i = 0; i < 200; i++)
    {
      g_autofree char *file = g_strdup_printf ("matches/copy-%u.talia", i);

      archiving_write (self, file, text, -1);
    }
  archiving_look (self);
  statistics = get_statistics (self, NULL, NULL, NULL);
  g_assert_cmpuint (statistics->played, ==, 201);
  g_assert_cmpuint (statistics->course->len, ==, TALIA_STATISTICS_POINTS);
  for (guint i = 0; i < TALIA_STATISTICS_POINTS; i++)
    {
      const TaliaStatisticsPoint *point = &g_array_index (statistics->course, TaliaStatisticsPoint, i);

      g_assert_cmpuint (point->matches, >=, 3);
      g_assert_cmpfloat (point->points, ==, statistics->best);
      n += point->matches;
    }
  g_assert_cmpuint (n, ==, 201);
}

/* Lines of a record that exclude a match from the statistics. */
static const struct
{
  const char *note;
  gboolean undo;
  guint apart;
} aparts[] = {
  { "", FALSE, 0 },
  { "", TRUE, TALIA_APART_UNDO },
  { "note helped hint\n", FALSE, TALIA_APART_HINT },
  { "note helped undo hint\n", FALSE, TALIA_APART_UNDO | TALIA_APART_HINT },
  { "note helped hint\n", TRUE, TALIA_APART_UNDO | TALIA_APART_HINT },
  { "note before 1 0,0,0,26\n", FALSE, TALIA_APART_BRANCH },
  { "note helped by-nobody\n", FALSE, 0 },
};

static void
test_help_counts_apart (Archiving *self, gconstpointer data)
{
  g_autofree char *text = playing_read (self->folder, "matches/a.talia");
  g_autofree char *last = g_strdup (strrchr (g_strstrip (text), '\n') + 1);
  const char *seats = strstr (text, "seat 0 ");

  for (guint i = 0; i < G_N_ELEMENTS (aparts); i++)
    {
      g_autofree char *changed =
          g_strdup_printf ("%.*s%s%s\n%s%s%s", (int) (seats - text), text, aparts[i].note, seats,
                           aparts[i].undo ? "undo\n" : "", aparts[i].undo ? last : "", aparts[i].undo ? "\n" : "");
      g_autoptr (TaliaStatistics) statistics = NULL;
      g_autoptr (GArray) games = NULL;

      archiving_write (self, "matches/a.talia", changed, -1);
      archiving_look (self);
      statistics = get_statistics (self, NULL, NULL, NULL);
      games = talia_archive_list_games (self->archive, 0);
      g_assert_cmpuint (statistics->played, ==, aparts[i].apart == 0);
      g_assert_cmpuint (statistics->apart, ==, aparts[i].apart != 0);
      g_assert_cmpuint (statistics->undone, ==, (aparts[i].apart & TALIA_APART_UNDO) != 0);
      g_assert_cmpuint (statistics->hints, ==, (aparts[i].apart & TALIA_APART_HINT) != 0);
      g_assert_cmpuint (statistics->branches, ==, (aparts[i].apart & TALIA_APART_BRANCH) != 0);
      g_assert_cmpuint (g_array_index (games, TaliaGameStatistics, 0).apart, ==, aparts[i].apart != 0);
    }
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Archiving *self, gconstpointer data);
  } tests[] = {
    { "/statistics/are-those-of-the-records", test_statistics_are_those_of_the_records },
    { "/statistics/course-of-many", test_course_of_many },
    { "/statistics/help-counts-apart", test_help_counts_apart },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Archiving, NULL, archiving_set_up, tests[i].test, archiving_tear_down);
  return g_test_run ();
}
