/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests which judged deals the coach looks at, and that each decision is counted in its theme. */
#include <sqlite3.h>

#include "archiving.h"
#include "judging.h"
#include "model/archive/talia-archive-index.h"
#include "model/archive/talia-coach-deals.h"
#include "model/archive/talia-verdicts.h"
#include "model/record/talia-record.h"

/* Matches of Casino, and whether they count; the person sits at this seat. */
static const struct
{
  ArchivingMatch match;
  int own;
  gboolean counts;
} matches[] = {
  { { .game = "casino", .settings = "players=2 target=21", .seats = { "human Ala", "easy Ola" } }, 0, TRUE },
  { { .game = "casino", .settings = "players=2 target=1", .seats = { "hard Ola", "human Ala" } }, 1, TRUE },
  { { .game = "casino", .settings = "players=2 target=1", .seats = { "human Ala", "easy Ola" }, .note = "helped=hint" },
    0,
    FALSE },
  { { .game = "casino", .settings = "players=2 target=1", .seats = { "human Ala", "easy Ola" }, .note = "helped=undo" },
    0,
    FALSE },
  { { .game = "casino", .settings = "players=2 target=21", .seats = { "human Ala", "easy Ola" }, .steps = 60 },
    0,
    FALSE },
};

static TaliaTable *
write_match (Archiving *self, const ArchivingMatch *match, const char *date, guint seed)
{
  TaliaTable *table = archiving_play (match, date, seed);
  g_autofree char *text = talia_record_write (table), *file = g_strdup_printf ("matches/%u.talia", seed);

  archiving_write (self, file, text, -1);
  return table;
}

static GArray *
list (Archiving *self, const char *game)
{
  g_autoptr (TaliaArchiveIndex) index = NULL;

  archiving_look (self);
  index = talia_archive_index_open (self->folder, FALSE, NULL);
  return talia_coach_deals_list (index, game);
}

static void
set_up (Archiving *self, gconstpointer data)
{
  self->folder = playing_folder ();
  archiving_open (self);
}

/* Only finished matches without help count, a copy not again, and of those only what was judged for the person. */
static void
test_what_counts (Archiving *self, gconstpointer data)
{
  g_autoptr (GArray) deals = NULL, others = NULL;
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      g_autofree char *date = g_strdup_printf ("2025-11-%02uT18:00:00Z", i + 1);
      g_autoptr (TaliaTable) table = write_match (self, &matches[i].match, date, i + 1);
      g_autofree char *copy = talia_record_write (table), *file = g_strdup_printf ("matches/copy%u.talia", i);

      archiving_write (self, file, copy, -1);
      judging_deal (self->folder, table, matches[i].own, 1, TALIA_THEMES);
      judging_deal (self->folder, table, 1 - matches[i].own, 1, TALIA_THEMES);
      n += matches[i].counts;
      if (i == 0) /* the only match of several deals that counts */
        {
          judging_deal (self->folder, table, matches[i].own, 2, TALIA_THEMES);
          n++;
        }
    }
  deals = list (self, "casino");
  g_assert_cmpuint (deals->len, ==, n);
  for (guint i = 1; i < deals->len; i++)
    {
      const TaliaCoachDeal *one = &g_array_index (deals, TaliaCoachDeal, i - 1), *two = one + 1;

      g_assert_cmpint (one->date, <=, two->date);
      g_assert_cmpint (one->match == two->match, ==, one->date == two->date);
    }
  others = list (self, "hearts");
  g_assert_cmpuint (others->len, ==, 0);
}

/* Each decision counts once in its theme, even if the deal is judged again; its loss only if it is beyond its error.
 * Statistics count all of it. */
static void
test_themes (Archiving *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = write_match (self, &matches[0].match, "2025-11-01T18:00:00Z", 1);
  const TaliaGame *game = talia_table_get_game (table);
  TaliaCoachCount wanted[TALIA_THEMES] = { 0 };
  g_autoptr (GArray) deals = NULL;
  const TaliaStatisticsQuery query = { .game = "casino" };
  g_autoptr (TaliaStatistics) statistics = NULL;
  guint n = 0;

  for (guint i = 1; i < talia_table_get_n_steps (table) && !talia_table_get_step (table, i)->is_deal; i++)
    {
      const TaliaStep *step = talia_table_get_step (table, i);
      TaliaThemeId theme;
      TaliaState before;
      TaliaView view;

      if (step->seat != 0)
        continue;
      talia_table_get_state_at (table, (int) i - 1, &before);
      talia_game_view (game, &before, 0, &view);
      theme = talia_game_get_theme (game, &view, &step->move);
      wanted[theme].decisions++;
      wanted[theme].loss += n++ % 2 == 0 ? 2.0 : 0.0;
    }
  judging_deal (self->folder, table, 0, 1, TALIA_THEMES);
  judging_deal (self->folder, table, 0, 1, TALIA_THEMES);
  deals = list (self, "casino");
  g_assert_cmpuint (deals->len, ==, 1);
  g_assert_cmpuint (wanted[TALIA_THEME_END].decisions, >, 0);
  statistics = talia_archive_get_statistics (self->archive, &query);
  g_assert_cmpuint (statistics->decisions, ==, n);
  g_assert_cmpfloat (statistics->loss, ==, 2.0 * n);
  for (guint i = 0; i < TALIA_THEMES; i++)
    {
      const TaliaCoachCount *found = &g_array_index (deals, TaliaCoachDeal, 0).themes[i];

      g_assert_cmpuint (found->decisions, ==, wanted[i].decisions);
      g_assert_cmpfloat (found->loss, ==, wanted[i].loss);
    }
}

/* Of more matches than are looked at, the last ones are. */
static void
test_last_ones (Archiving *self, gconstpointer data)
{
  const guint n = TALIA_COACH_MATCHES + 3;
  g_autoptr (GArray) deals = NULL;
  g_autoptr (TaliaCoach) coach = NULL;
  g_autoptr (GDateTime) fourth = g_date_time_new_from_iso8601 ("2025-01-04T18:00:00Z", NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *date = g_strdup_printf ("2025-%02u-%02uT18:00:00Z", 1 + i / 28, 1 + i % 28);
      g_autoptr (TaliaTable) table = write_match (self, &matches[0].match, date, i + 1);

      judging_deal (self->folder, table, 0, 1, TALIA_THEMES);
    }
  deals = list (self, "casino");
  g_assert_cmpuint (deals->len, ==, TALIA_COACH_MATCHES);
  g_assert_cmpint (g_array_index (deals, TaliaCoachDeal, 0).date, ==, g_date_time_to_unix (fourth));
  coach = talia_archive_get_coach (self->archive, "casino");
  g_assert_cmpuint (coach->matches, ==, TALIA_COACH_MATCHES);
  g_assert_cmpuint (coach->deals, ==, TALIA_COACH_MATCHES);
}

/* Without verdicts, or with those of another version, there is nothing to look at. */
static void
test_without_verdicts (Archiving *self, gconstpointer data)
{
  static const char old[] = "CREATE TABLE verdict (match TEXT); PRAGMA user_version = 3;";
  g_autofree char *path = g_build_filename (self->folder, TALIA_VERDICTS_FILE, NULL);
  g_autoptr (TaliaTable) table = write_match (self, &matches[0].match, "2025-11-01T18:00:00Z", 1);
  g_autoptr (GArray) none = list (self, "casino"), of_old = NULL, judged = NULL;
  sqlite3 *database;

  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpint (sqlite3_open (path, &database), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (database, old, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (database);
  of_old = list (self, "casino");
  g_assert_cmpuint (of_old->len, ==, 0);
  judging_deal (self->folder, table, 0, 1, TALIA_THEMES); /* replaces the file */
  judged = list (self, "casino");
  g_assert_cmpuint (judged->len, ==, 1);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Archiving *self, gconstpointer data);
  } tests[] = {
    { "/coach-deals/what-counts", test_what_counts },
    { "/coach-deals/themes", test_themes },
    { "/coach-deals/last-ones", test_last_ones },
    { "/coach-deals/without-verdicts", test_without_verdicts },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Archiving, NULL, set_up, tests[i].test, archiving_tear_down);
  return g_test_run ();
}
