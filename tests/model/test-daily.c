/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the deals of the day in the archive: which matches count for which day, and what is reported about the
 * last three weeks. */
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

#include "archiving.h"
#include "model/match/talia-number.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-notes.h"

/* A short match whose day is to be filled in: finished or not, with a person or without. */
static char *
make_text (gboolean over, const char *own)
{
  g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find ("casino"), "players=2 target=1");
  TaliaRandom random;

  talia_random_init (&random, 1);
  g_assert_true (talia_table_set_note (table, TALIA_NOTE_DAILY, "DAY", NULL));
  g_assert_true (talia_table_set_note (table, TALIA_NOTE_NUMBER, "NUMBER", NULL));
  talia_table_set_seat (table, 0, own);
  talia_table_set_seat (table, 1, "easy Ola");
  playing_steps (table, &random, over ? G_MAXUINT : 5);
  return talia_record_write (table);
}

static char *
fill_in (const char *text, const char *day, const char *number)
{
  GString *filled = g_string_new (text);

  g_string_replace (filled, "DAY", day, 0);
  g_string_replace (filled, "NUMBER", number, 0);
  return g_string_free_and_steal (filled);
}

static guint32
find_day (int year, int month, int day)
{
  g_autoptr (GDateTime) noon = g_date_time_new_local (year, month, day, 12, 0, 0);

  return talia_match_facts_find_day (noon);
}

static void
write_day (Archiving *self, const char *text, guint32 day, const char *name)
{
  g_autofree char *number = NULL, *filled = NULL, *file = NULL;
  char note[16];
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_julian (&date, day);
  g_date_strftime (note, sizeof note, "%Y-%m-%d", &date);
  number = g_strdup_printf ("%d", date.year * 10000 + date.month * 100 + date.day);
  filled = fill_in (text, note, number);
  file = g_strdup_printf ("matches/%s-%s.talia", note, name);
  archiving_write (self, file, filled, -1);
}

static void
open_empty (Archiving *self)
{
  *self = (Archiving) { .folder = playing_folder () };
  archiving_open (self);
}

/* --- the row of days ------------------------------------------------------------------------- */

/* The days up to today, the last sign: `P` played, `b` begun, `2` played twice, `m` played, then begun once more, `.`
 * nothing. After a `+` come days that are still to come. */
static const struct
{
  const char *path, *days;
  guint played, streak;
  const char *row;
} weeks[] = {
  { "/daily/days/none", ".", 0, 0, "....................." },
  { "/daily/days/first", "P", 1, 1, "....................P" },
  { "/daily/days/with-gaps", "P.PP...P..PPP.P", 8, 1, "......P.PP...P..PPP.P" },
  { "/daily/days/in-a-row", "P.PPP", 4, 3, "................P.PPP" },
  { "/daily/days/today-is-still-to-come", ".PPP.", 3, 3, ".................PPP." },
  { "/daily/days/today-is-begun", ".PPPb", 3, 3, ".................PPPb" },
  { "/daily/days/a-missed-day-ends-the-streak", "PPP..", 3, 0, "................PPP.." },
  { "/daily/days/a-begun-day-ends-the-streak", "PPPbP", 4, 1, "................PPPbP" },
  { "/daily/days/one-day-counts-once", ".22mP", 4, 4, ".................PPPP" },
  { "/daily/days/longer-than-the-row", "PPPPPPPPPPPPPPPPPPPPPPPPPPPPPP", 21, 30, "PPPPPPPPPPPPPPPPPPPPP" },
  { "/daily/days/before-the-row", "PPPP.....................", 0, 0, "....................." },
  { "/daily/days/long-ago-and-now", "PPP.PPPPPPPPPPPPPPPPPPPPPP", 21, 22, "PPPPPPPPPPPPPPPPPPPPP" },
  { "/daily/days/days-to-come-do-not-count", "PP+PPP", 2, 2, "...................PP" },
};

/* The last days of these tests: after a change of month, of summer time (twice), of the year, and after a leap day. */
static const struct
{
  int year, month, day;
} lasts[] = { { 2025, 12, 5 }, { 2026, 3, 31 }, { 2026, 10, 27 }, { 2026, 1, 3 }, { 2028, 3, 2 } };

static void
write_days (Archiving *self, const char *days, guint32 today)
{
  g_autofree char *over = make_text (TRUE, "human Ala"), *open = make_text (FALSE, "human Ala");
  const char *end = strchrnul (days, '+');

  for (const char *at = days; *at != '\0'; at++)
    {
      const guint32 day = (guint32) ((int) today + (int) (at - end) + (at < end ? 1 : 0));

      if (strchr ("P2m", *at) != NULL)
        write_day (self, over, day, "a");
      if (*at == '2')
        write_day (self, over, day, "b");
      if (strchr ("bm", *at) != NULL)
        write_day (self, open, day, "c");
    }
}

static void
assert_days (const TaliaDaily *daily, const char *row)
{
  char found[TALIA_DAILY_DAYS + 1] = "";

  for (guint i = 0; i < TALIA_DAILY_DAYS; i++)
    found[i] = ".bP"[daily->days[i]];
  g_assert_cmpstr (found, ==, row);
}

static void
test_days (gconstpointer data)
{
  const guint week = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < G_N_ELEMENTS (lasts); i++)
    {
      const guint32 today = find_day (lasts[i].year, lasts[i].month, lasts[i].day);
      Archiving self;
      TaliaDaily daily;

      open_empty (&self);
      write_days (&self, weeks[week].days, today);
      archiving_look (&self);
      talia_archive_get_daily (self.archive, today, &daily);
      g_assert_cmpuint (daily.today, ==, today);
      assert_days (&daily, weeks[week].row);
      g_assert_cmpuint (daily.played, ==, weeks[week].played);
      g_assert_cmpuint (daily.streak, ==, weeks[week].streak);
      archiving_tear_down (&self, NULL);
    }
}

/* --- days and matches ------------------------------------------------------------------------ */

/* At every hour of the year, whether summer time begins or ends: the day is the one that the calendar shows, and after
 * each midnight comes the next. */
static void
test_days_follow_the_calendar (void)
{
  static const char *const zones[] = { "Europe/Warsaw", "America/New_York", "Pacific/Auckland", "UTC" };

  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    {
      g_autoptr (GTimeZone) zone = g_time_zone_new_identifier (zones[i]);
      g_autoptr (GDateTime) first = NULL;
      guint32 before;

      g_assert_nonnull (zone);
      first = g_date_time_new (zone, 2026, 1, 1, 0, 30, 0);
      before = talia_match_facts_find_day (first);
      for (int hour = 1; hour < 24 * 366; hour++)
        {
          g_autoptr (GDateTime) time = g_date_time_add_hours (first, hour);
          const guint32 day = talia_match_facts_find_day (time);

          g_assert_cmpuint (day, ==, before + (g_date_time_get_hour (time) == 0 ? 1 : 0));
          before = day;
        }
    }
}

/* Which matches are those of a day. */
static const struct
{
  const char *day, *number, *own;
  gboolean counts;
} matches[] = {
  { "2026-03-29", "20260329", "human Ala", TRUE },  { "2026-03-29", "20260330", "human Ala", FALSE }, /* other cards */
  { "2026-03-29", "20260329", "easy Ewa", FALSE },  /* nobody has played it */
  { "2026-02-30", "20260230", "human Ala", FALSE }, /* no such day */
  { "29 March", "20260329", "human Ala", FALSE },   { "2026-03-29T12:00:00Z", "20260329", "human Ala", FALSE },
};

static void
test_matches_of_the_day (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      const TaliaArchiveQuery query = { .day = find_day (2026, 3, 29) };
      g_autofree char *text = make_text (FALSE, matches[i].own),
                      *filled = fill_in (text, matches[i].day, matches[i].number);
      Archiving self;

      open_empty (&self);
      archiving_write (&self, "matches/a.talia", filled, -1);
      archiving_look (&self);
      g_assert_cmpuint (talia_archive_count (self.archive, &(TaliaArchiveQuery) { 0 }), ==, 1);
      g_assert_cmpuint (talia_archive_count (self.archive, &query), ==, matches[i].counts ? 1 : 0);
      archiving_tear_down (&self, NULL);
    }
}

/* An index of the last version without days, of the same files, which have not changed since. */
static void
test_index_without_days (void)
{
  const guint32 today = find_day (2026, 3, 29);
  g_autofree char *path = NULL;
  sqlite3 *database;
  Archiving self;
  TaliaDaily daily;

  open_empty (&self);
  write_days (&self, "P.PPb", today);
  archiving_look (&self);
  g_object_unref (self.archive);
  path = g_build_filename (self.folder, TALIA_ARCHIVE_INDEX_FILE, NULL);
  g_assert_cmpint (sqlite3_open (path, &database), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (database,
                                 "DROP INDEX by_day; ALTER TABLE match DROP COLUMN day; PRAGMA user_version = 5", NULL,
                                 NULL, NULL),
                   ==, SQLITE_OK);
  sqlite3_close (database);
  archiving_open (&self);
  archiving_look (&self);
  talia_archive_get_daily (self.archive, today, &daily);
  assert_days (&daily, "................P.PPb");
  g_assert_cmpuint (daily.streak, ==, 2);
  archiving_tear_down (&self, NULL);
}

/* The number of a day and the day of its match are the same day. */
static void
test_number_of_the_day (void)
{
  g_autoptr (GDateTime) day = g_date_time_new_local (2026, 3, 29, 23, 59, 59);

  g_assert_cmpuint (talia_number_of_day (day), ==, 20260329);
  g_assert_cmpuint (talia_match_facts_find_day (day), ==, find_day (2026, 3, 29));
}

/* Before the index is open, and without any match, there is a row of free days. */
static void
test_no_index (void)
{
  Archiving self;
  TaliaDaily daily;

  open_empty (&self);
  talia_archive_get_daily (self.archive, find_day (2026, 3, 29), &daily);
  assert_days (&daily, ".....................");
  g_assert_cmpuint (daily.played + daily.streak, ==, 0);
  archiving_tear_down (&self, NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (weeks); i++)
    g_test_add_data_func (weeks[i].path, GUINT_TO_POINTER (i), test_days);
  g_test_add_func ("/daily/days-follow-the-calendar", test_days_follow_the_calendar);
  g_test_add_func ("/daily/matches-of-the-day", test_matches_of_the_day);
  g_test_add_func ("/daily/index-without-days", test_index_without_days);
  g_test_add_func ("/daily/number-of-the-day", test_number_of_the_day);
  g_test_add_func ("/daily/no-index", test_no_index);
  return g_test_run ();
}
