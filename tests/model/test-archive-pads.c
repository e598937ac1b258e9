/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the score pads in the archive: they are listed beside matches, deleted and brought back, and never taken for
 * matches. */
#include <sqlite3.h>

#include "archiving.h"
#include "judging.h"
#include "model/archive/talia-acquaintance.h"
#include "model/archive/talia-archive-reset.h"
#include "model/archive/talia-verdicts.h"
#include "model/record/talia-record.h"
#include "scoring.h"

#define OPEN "scores/2025-11-29T20-00-00Z.talia"
#define OVER "scores/2025-11-28T20-00-00Z.talia"

static void
set_up (Archiving *self, gconstpointer data)
{
  self->folder = playing_folder ();
  archiving_write_matches (self);
  archiving_write (self, OPEN, SCORING_TEXT, -1);
  archiving_write (self, OVER, SCORING_TEXT "end\n", -1);
  archiving_open (self);
  archiving_look (self);
}

/* A query, and the files that it finds: the pads by the days on which they were begun, and matches by their names. */
static const struct
{
  TaliaArchiveQuery query;
  const char *names;
} queries[] = {
  { { 0 }, "current a b c d" },
  { { .kind = TALIA_ARCHIVE_ALL }, "current 29 a 28 b c d" },
  { { .kind = TALIA_ARCHIVE_PADS }, "29 28" },
  { { .kind = TALIA_ARCHIVE_PADS, .order = TALIA_ARCHIVE_OLDEST }, "28 29" },
  { { .kind = TALIA_ARCHIVE_PADS, .order = TALIA_ARCHIVE_BY_RESULT }, "28 29" },
  { { .kind = TALIA_ARCHIVE_PADS, .order = TALIA_ARCHIVE_BY_GAME }, "29 28" },
  { { .kind = TALIA_ARCHIVE_PADS, .order = TALIA_ARCHIVE_BY_OTHERS }, "29 28" },
  { { .kind = TALIA_ARCHIVE_ALL, .finished = TRUE }, "a 28 c" },
  { { .kind = TALIA_ARCHIVE_ALL, .unfinished = TRUE }, "current 29 b d" },
  { { .kind = TALIA_ARCHIVE_ALL, .won = TRUE }, "c" },
  { { .kind = TALIA_ARCHIVE_ALL, .order = TALIA_ARCHIVE_BY_RESULT }, "c a 28 current 29 b d" },
  { { .kind = TALIA_ARCHIVE_ALL, .text = "ewa kierki" }, "29 28" },
  { { .kind = TALIA_ARCHIVE_ALL, .text = "ewa" }, "current 29 28 b d" },
  { { .kind = TALIA_ARCHIVE_ALL, .game = "kierki", .unfinished = TRUE }, "29" },
  { { .kind = TALIA_ARCHIVE_ALL, .since = 1764446400 }, "current 29" }, /* when that one was begun */
  { { .text = "kierki" }, "" },
};

static char *
find (Archiving *self, const TaliaArchiveQuery *query)
{
  g_autoptr (GPtrArray) found = talia_archive_find (self->archive, query, 0, 100);
  GString *names = g_string_new (NULL);

  g_assert_cmpuint (found->len, ==, talia_archive_count (self->archive, query));
  for (guint i = 0; i < found->len; i++)
    {
      const TaliaMatchFacts *facts = found->pdata[i];
      g_autofree char *name = g_path_get_basename (facts->file);

      g_assert_cmpint (facts->pad, ==, g_str_has_prefix (facts->file, "scores/"));
      *strpbrk (name, facts->pad ? "T" : ".") = '\0';
      g_string_append_printf (names, "%s%s", i > 0 ? " " : "", facts->pad ? strrchr (name, '-') + 1 : name);
    }
  return g_string_free_and_steal (names);
}

static void
assert_found (Archiving *self, const TaliaArchiveQuery *query, const char *names)
{
  g_autofree char *found = find (self, query);

  g_assert_cmpstr (found, ==, names);
}

static void
test_queries (Archiving *self, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    assert_found (self, &queries[i].query, queries[i].names);
}

/* The players are listed by their places. */
static void
test_facts (Archiving *self, gconstpointer data)
{
  g_autoptr (TaliaMatchFacts) open = talia_match_facts_read (self->folder, OPEN, NULL);
  g_autoptr (TaliaMatchFacts) over = talia_match_facts_read (self->folder, OVER, NULL);
  g_autoptr (TaliaMatchFacts) copy = NULL;

  g_assert_cmpstr (open->game->id, ==, "kierki");
  g_assert_cmpstr (open->others, ==, "Ewa, Jan, Ala, Ola");
  g_assert_cmpuint (open->deals, ==, 1);
  g_assert_cmpint (open->date, ==, 1764446400);
  g_assert_cmpint (open->points, ==, 0);
  g_assert_cmpint (open->best_other, ==, 60);
  g_assert_false (open->over);
  g_assert_cmpstr (open->people, ==, "");
  g_assert_true (over->over);
  g_assert_cmpint (over->place, ==, 0);
  g_assert_cmpstr (over->people, ==, "1 0 Ewa\n2 60 Jan\n3 100 Ala\n3 100 Ola\n");

  archiving_write (self, "scores/2025-11-28T20-00-00Z-2.talia", SCORING_TEXT "end\n", -1);
  copy = talia_match_facts_read (self->folder, "scores/2025-11-28T20-00-00Z-2.talia", NULL);
  g_assert_cmpstr (copy->key, ==, over->key);
  g_assert_cmpstr (open->key, !=, over->key);
}

/* A match and a pad of the same name are different files in the bin, too. */
static void
test_removed_is_brought_back (Archiving *self, gconstpointer data)
{
  const TaliaArchiveQuery pads = { .kind = TALIA_ARCHIVE_PADS };
  g_autoptr (GError) error = NULL;
  g_autofree char *match = playing_read (self->folder, "matches/c.talia"), *text = NULL;

  archiving_write (self, "matches/2025-11-29T20-00-00Z.talia", match, -1);
  g_assert_true (talia_archive_remove (self->archive, OPEN, &error));
  g_assert_true (talia_archive_remove (self->archive, "matches/2025-11-29T20-00-00Z.talia", &error));
  playing_wait (archiving_is_idle, self->archive);
  assert_found (self, &pads, "28");
  g_assert_true (talia_archive_restore (self->archive, OPEN, &error));
  g_assert_true (talia_archive_restore (self->archive, "matches/2025-11-29T20-00-00Z.talia", &error));
  playing_wait (archiving_is_idle, self->archive);
  assert_found (self, &pads, "29 28");
  text = playing_read (self->folder, OPEN);
  g_assert_cmpstr (text, ==, SCORING_TEXT);
}

/* What cannot be read as a whole is counted and left alone, as with matches. */
static void
test_damaged (Archiving *self, gconstpointer data)
{
  g_autofree char *record = playing_read (self->folder, "matches/c.talia"), *text = NULL;

  archiving_write (self, "scores/2025-11-27T20-00-00Z.talia", SCORING_TEXT "deal hearts=13,1,0,0\n", -1);
  archiving_write (self, "scores/2025-11-26T20-00-00Z.talia", record, -1);
  archiving_write (self, "matches/pad.talia", SCORING_TEXT, -1);
  archiving_write (self, "scores/2025-11-25T20-00-00Z.talia", SCORING_TEXT "deal hear", -1); /* torn */
  archiving_look (self);
  g_assert_cmpuint (talia_archive_count_damaged (self->archive), ==, 3);
  assert_found (self, &(TaliaArchiveQuery) { .kind = TALIA_ARCHIVE_PADS }, "29 28 25");
  text = playing_read (self->folder, "scores/2025-11-27T20-00-00Z.talia");
  g_assert_cmpstr (text, ==, SCORING_TEXT "deal hearts=13,1,0,0\n");
}

/* Pretends that an expert has judged the pad, whoever's it is. */
static void
judge (Archiving *self)
{
  g_autoptr (TaliaMatchFacts) pad = talia_match_facts_read (self->folder, OVER, NULL);
  g_autofree char *path = g_build_filename (self->folder, TALIA_VERDICTS_FILE, NULL), *sql = NULL;
  g_autoptr (TaliaTable) table = archiving_make_match (1);
  sqlite3 *database;

  judging_deal (self->folder, table, 0, 1, TALIA_THEMES);
  sql = g_strdup_printf ("UPDATE verdict SET match = '%1$s', seat = %2$d; UPDATE theme SET match = '%1$s', seat = %2$d",
                         pad->key, pad->own);
  g_assert_cmpint (sqlite3_open (path, &database), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (database, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (database);
}

static void
known_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TaliaAcquaintance *known = data;

  g_assert_true (talia_acquaintance_read_finish (result, known));
  known->matches += 1000; /* so that the waiting ends */
}

static gboolean
is_known (gpointer data)
{
  return ((TaliaAcquaintance *) data)->matches >= 1000;
}

/* Nothing that asks about matches finds a pad: statistics, rating, coach, exercises, what regulars have done. */
static void
test_no_match (Archiving *self, gconstpointer data)
{
  TaliaStatistics *statistics = talia_archive_get_statistics (self->archive, &(TaliaStatisticsQuery) { "kierki" });
  g_autoptr (GArray) family = talia_archive_list_family (self->archive, TALIA_ARCHIVE_PLAYED, NULL, 0);
  g_auto (GStrv) rules = talia_archive_list_rules (self->archive, "kierki");
  g_autoptr (TaliaRatingCourse) rating = talia_archive_get_rating (self->archive, "kierki");
  g_autoptr (TaliaCoach) coach = NULL;
  g_autoptr (GPtrArray) losses = NULL;
  TaliaAcquaintance known = { 0 };

  judge (self);
  losses = talia_archive_list_losses (self->archive);
  g_assert_cmpuint (losses->len, ==, 0);
  coach = talia_archive_get_coach (self->archive, "kierki");
  g_assert_cmpuint (coach->matches, ==, 0);
  g_assert_cmpuint (statistics->played + statistics->apart, ==, 0);
  g_assert_cmpuint (family->len, ==, 0);
  g_assert_cmpuint (g_strv_length (rules), ==, 0);
  g_assert_cmpuint (rating->matches, ==, 0);
  talia_acquaintance_read_async (self->archive, "grace", NULL, known_cb, &known);
  playing_wait (is_known, &known);
  g_assert_cmpuint (known.matches, ==, 1000);
  talia_statistics_free (statistics);
}

/* Lists the people on pads, such as "Ewa 2 1: 1.0 0.0": pads, wins, mean place and points. */
static void
assert_family (Archiving *self, const char *game, gint64 since, const char *expected)
{
  g_autoptr (GArray) members = talia_archive_list_family (self->archive, TALIA_ARCHIVE_PADS, game, since);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < members->len; i++)
    {
      const TaliaFamilyMember *member = &g_array_index (members, TaliaFamilyMember, i);

      g_string_append_printf (text, "%s %u %u %.1f %.1f; ", member->name, member->played, member->won, member->place,
                              member->points);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

/* Finished pads count by the names on them, each once, apart from matches; those without names do not. */
static void
test_family (Archiving *self, gconstpointer data)
{
  static const char hearts[] = "talia-scores 1\ngame hearts\n",
                    deal[] = "deal hearts=13,0,0,0 queen-of-spades=1\nend\n";
  g_autofree char *some = g_strconcat (hearts, "player 0 EWA\nplayer 2 Zoja\n", deal, NULL);
  g_autofree char *nameless = g_strconcat (hearts, deal, NULL);
  g_autofree char *nothing = g_strconcat (hearts, "player 0 Ala\nend\n", NULL);
  g_autoptr (GArray) games = NULL;

  assert_family (self, NULL, 0, "Ewa 1 1 1.0 0.0; Jan 1 0 2.0 60.0; Ala 1 0 3.0 100.0; Ola 1 0 3.0 100.0; ");
  archiving_write (self, "scores/2025-11-28T20-00-00Z-2.talia", SCORING_TEXT "end\n", -1); /* the same once more */
  archiving_write (self, "scores/2025-11-30T20-00-00Z.talia", some, -1);
  archiving_write (self, "scores/2025-11-30T20-00-01Z.talia", nameless, -1);
  archiving_write (self, "scores/2025-11-30T20-00-02Z.talia", nothing, -1);
  archiving_look (self);
  assert_family (self, NULL, 0,
                 "Zoja 1 1 1.0 0.0; EWA 2 1 2.0 6.5; Jan 1 0 2.0 60.0; Ala 1 0 3.0 100.0; Ola 1 0 3.0 100.0; ");
  assert_family (self, "hearts", 0, "Zoja 1 1 1.0 0.0; EWA 1 0 3.0 13.0; ");
  assert_family (self, "kierki", 1764446400, "");
  assert_family (self, "spades", 0, "");
  games = talia_archive_list_games (self->archive, 0);
  for (guint i = 0; i < games->len; i++)
    {
      const TaliaGameStatistics *sums = &g_array_index (games, TaliaGameStatistics, i);
      const gboolean kierki = g_str_equal (sums->game->id, "kierki");

      g_assert_cmpuint (sums->played, ==, kierki ? 0 : 1);
      g_assert_cmpuint (sums->pads, ==, kierki ? 2 : g_str_equal (sums->game->id, "hearts") ? 1 : 0);
    }
  g_assert_cmpuint (games->len, ==, 3);
}

typedef struct
{
  GPtrArray *files;
} Reset;

static void
reset_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  ((Reset *) data)->files = talia_archive_reset_finish (TALIA_ARCHIVE (source), result, NULL);
}

static gboolean
is_reset (gpointer data)
{
  return ((Reset *) data)->files != NULL;
}

/* When all finished matches are deleted, finished pads stay. */
static void
test_not_deleted_with_matches (Archiving *self, gconstpointer data)
{
  Reset reset = { NULL };

  talia_archive_reset_async (self->archive, reset_cb, &reset);
  playing_wait (is_reset, &reset);
  playing_wait (archiving_is_idle, self->archive);
  g_assert_cmpuint (reset.files->len, ==, 2);
  assert_found (self, &(TaliaArchiveQuery) { .kind = TALIA_ARCHIVE_ALL }, "current 29 28 b d");
  g_ptr_array_unref (reset.files);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Archiving *self, gconstpointer data);
  } tests[] = {
    { "/archive-pads/queries", test_queries },
    { "/archive-pads/facts", test_facts },
    { "/archive-pads/removed-is-brought-back", test_removed_is_brought_back },
    { "/archive-pads/damaged", test_damaged },
    { "/archive-pads/no-match", test_no_match },
    { "/archive-pads/family", test_family },
    { "/archive-pads/not-deleted-with-matches", test_not_deleted_with_matches },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Archiving, NULL, set_up, tests[i].test, archiving_tear_down);
  return g_test_run ();
}
