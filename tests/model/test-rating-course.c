/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests which matches count for a rating, and that it follows from the records in the order of their dates. */
#include <string.h>

#include "archiving.h"
#include "model/archive/talia-ratings.h"
#include "model/match/talia-match-seats.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-notes.h"

/* Matches of Casino; whether each counts; and its contest, with P and Q for the places of the first and second side. */
static const struct
{
  ArchivingMatch match;
  gboolean counts;
  const char *contest;
  const char *level; /* of the facts; NULL: not checked */
} matches[] = {
  { { .game = "casino", .settings = "players=2 target=1", .seats = { "human Ala", "easy Ola" } },
    TRUE,
    "0P own\n1Q easy\n" },
  { { .game = "casino", .settings = "players=2 target=1", .seats = { "hard Ola", "human Ala" } },
    TRUE,
    "0P hard\n1Q own\n" },
  { { .game = "casino", .settings = "players=2 target=1", .seats = { "human Ala", "human Ola" } },
    TRUE,
    "0P own\n1Q human Ola\n" },
  { { .game = "casino", .settings = "players=2 target=1", .seats = { "human Ala", "human Ola" }, .note = "seat=1" },
    TRUE,
    "0P human Ala\n1Q own\n" },
  { { .game = "casino", .settings = "players=2 target=1", .seats = { "human Ala", "human" } },
    TRUE,
    "0P own\n1Q human\n" },
  { { .game = "casino",
      .settings = "players=4 partners=true target=1",
      .seats = { "human Ala", "easy Ola", "expert Jan", "human Ewa" } },
    TRUE,
    "0P own\n1Q easy\n0P expert\n1Q human Ewa\n" },
  { { .game = "casino", .settings = "players=2 target=1", .seats = { "human Ala" } },
    TRUE,
    "0P own\n1Q easy\n" }, /* a seat that is not described */
  { { .game = "casino", .settings = "players=2 target=1", .seats = { "human Ala", "suited-152 Ola" } },
    TRUE,
    "0P own\n1Q suited-152\n",
    "suited" }, /* in the statistics, all grades are one level */
  { { .game = "casino", .settings = "players=2 target=1", .seats = { "human Ala", "easy Ola" }, .note = "helped=hint" },
    FALSE,
    "0P own\n1Q easy\n" },
  { { .game = "casino", .settings = "players=2 target=1", .seats = { "human Ala", "easy Ola" }, .note = "helped=undo" },
    FALSE,
    "0P own\n1Q easy\n" },
  { { .game = "casino",
      .settings = "players=2 target=1",
      .seats = { "human Ala", "easy Ola" },
      .note = "before=deal 1" },
    FALSE,
    "0P own\n1Q easy\n" },
  { { .game = "casino", .settings = "players=2 target=1", .seats = { "human Ala", "easy Ola" }, .steps = 10 },
    FALSE,
    "" }, /* not over */
  { { .game = "casino", .settings = "players=2 target=1", .seats = { "easy Ala", "easy Ola" } },
    FALSE,
    "" }, /* only watched */
};

static TaliaTable *
make_match (guint i)
{
  g_autofree char *date = g_strdup_printf ("2025-11-%02uT18:00:00Z", 28 - i);

  return archiving_play (&matches[i].match, date, i + 1);
}

/* The wanted contest, with the places that follow from the totals. */
static char *
make_contest (guint i, TaliaTable *table)
{
  const TaliaState *state = talia_table_get_state (table);
  GString *text = g_string_new (matches[i].contest);
  const int lead = state->total[0] - state->total[1];

  g_string_replace (text, "P", lead >= 0 ? "1" : "2", 0);
  g_string_replace (text, "Q", lead <= 0 ? "1" : "2", 0);
  return g_string_free_and_steal (text);
}

static TaliaMatchFacts *
write_match (Archiving *self, guint i, TaliaTable *table)
{
  g_autofree char *text = talia_record_write (table), *file = g_strdup_printf ("matches/%u.talia", i);

  archiving_write (self, file, text, -1);
  return talia_match_facts_read (self->folder, file, NULL);
}

static void
set_up (Archiving *self, gconstpointer data)
{
  self->folder = playing_folder ();
  archiving_open (self);
}

static void
test_contests (Archiving *self, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      g_autoptr (TaliaTable) table = make_match (i);
      g_autoptr (TaliaMatchFacts) facts = write_match (self, i, table);
      g_autofree char *contest = make_contest (i, table);

      g_assert_cmpstr (facts->contest, ==, contest);
      if (matches[i].level != NULL)
        g_assert_cmpstr (facts->level, ==, matches[i].level);
    }
}

/* Each match is added; the rating is that of the matches which count, in the order of their dates, though they are
 * found in another. A copy changes nothing. */
static void
test_what_counts (Archiving *self, gconstpointer data)
{
  for (guint first = G_N_ELEMENTS (matches); first-- > 0;)
    {
      g_autoptr (TaliaTable) table = make_match (first);
      g_autoptr (TaliaMatchFacts) facts = write_match (self, first, table),
                                  copy = write_match (self, first + 100, table);
      g_autoptr (TaliaRatings) ratings = talia_ratings_new (talia_registry_find ("casino"));
      g_autoptr (TaliaRatingCourse) course = NULL;
      guint n = 0;

      for (guint i = G_N_ELEMENTS (matches); i-- > first;)
        if (matches[i].counts)
          {
            g_autoptr (TaliaTable) other = make_match (i);
            g_autofree char *contest = make_contest (i, other);

            g_assert_true (talia_ratings_add (ratings, contest));
            n++;
          }
      archiving_look (self);
      course = talia_archive_get_rating (self->archive, "casino");
      g_assert_cmpuint (course->matches, ==, n);
      g_assert_cmpuint (course->course->len, ==, n);
      g_assert_cmpfloat (course->rating.rating, ==, talia_ratings_get_own (ratings)->rating);
      g_assert_cmpfloat (course->rating.deviation, ==, talia_ratings_get_own (ratings)->deviation);
      g_assert_cmpuint (course->missing, ==, talia_ratings_count_missing (ratings));
      g_assert_cmpuint (course->grade, ==, talia_ratings_get_grade (ratings));
      g_assert_cmpuint (talia_archive_get_grade (self->archive, "casino"), ==, course->grade);
    }
}

/* Other games have ratings of their own. */
static void
test_games (Archiving *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = make_match (0);
  g_autoptr (TaliaMatchFacts) facts = write_match (self, 0, table);

  archiving_look (self);
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      g_autoptr (TaliaRatingCourse) course = talia_archive_get_rating (self->archive, (*game)->id);

      g_assert_cmpuint (course->matches, ==, g_str_equal ((*game)->id, "casino"));
      g_assert_cmpint (course->rating.deviation < TALIA_RATING_UNKNOWN, ==, g_str_equal ((*game)->id, "casino"));
    }
}

/* With more matches than points, each match is in one of the points, and the last one has the rating of today. */
static void
test_course_of_many (Archiving *self, gconstpointer data)
{
  g_autoptr (TaliaRatingCourse) course = NULL;
  const TaliaRatingPoint *last = NULL;
  guint n = 0;

  for (guint i = 0; i < 200; i++)
    {
      g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find ("casino"), "players=2 target=1");
      g_autofree char *date = g_strdup_printf ("2025-%02u-%02uT18:00:00Z", 1 + i / 28, 1 + i % 28);
      TaliaRandom random;

      talia_random_init (&random, i + 1);
      g_assert_true (talia_table_set_note (table, TALIA_NOTE_DATE, date, NULL));
      talia_table_set_seat (table, 0, "human Ala");
      playing_steps (table, &random, G_MAXUINT);
      talia_match_facts_free (write_match (self, i, table));
    }
  archiving_look (self);
  course = talia_archive_get_rating (self->archive, "casino");
  g_assert_cmpuint (course->matches, ==, 200);
  g_assert_cmpuint (course->course->len, ==, TALIA_RATING_POINTS);
  for (guint i = 0; i < course->course->len; i++)
    {
      last = &g_array_index (course->course, TaliaRatingPoint, i);
      g_assert_cmpuint (last->matches, >=, 3);
      g_assert_cmpint (last->first, <, last->last);
      if (i > 0)
        g_assert_cmpint (last->first, >, (last - 1)->last);
      n += last->matches;
    }
  g_assert_cmpuint (n, ==, 200);
  g_assert_cmpfloat (last->rating, ==, course->rating.rating);
  g_assert_cmpfloat (last->deviation, ==, course->rating.deviation);
  g_assert_cmpuint (course->missing, ==, 0);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Archiving *self, gconstpointer data);
  } tests[] = {
    { "/rating-course/contests", test_contests },
    { "/rating-course/what-counts", test_what_counts },
    { "/rating-course/games", test_games },
    { "/rating-course/course-of-many", test_course_of_many },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Archiving, NULL, set_up, tests[i].test, archiving_tear_down);
  return g_test_run ();
}
