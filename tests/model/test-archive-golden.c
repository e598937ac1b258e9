/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests records that were kept from older versions: each is listed with its old scores, can be replayed, and is written
 * again unchanged, whatever the version of the index was. */
#include <glib/gstdio.h>
#include <sqlite3.h>

#include "model/archive/talia-archive-index.h"
#include "model/look-back/talia-replay.h"
#include "model/match/talia-number.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-notes.h"
#include "playing.h"

static char *
read_golden (const char *name)
{
  return playing_read (GOLDEN, name);
}

/* Returns the totals and the phase of a match as text. */
static char *
describe (const TaliaState *state)
{
  GString *text = g_string_new (state->phase == TALIA_PHASE_OVER ? "over" : "open");

  for (int side = 0; side < state->sides; side++)
    g_string_append_printf (text, " %d", state->total[side]);
  return g_string_free_and_steal (text);
}

static void
test_replay (gconstpointer name)
{
  g_autofree char *text = read_golden (name), *anew = NULL, *was = NULL, *is = NULL, *walked = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TaliaTable) table = talia_record_parse (text, -1, &error), again = NULL;
  g_autoptr (TaliaReplay) replay = NULL;
  g_autoptr (TaliaMatch) watched = NULL;

  g_assert_no_error (error);
  was = describe (talia_table_get_state (table));
  replay = talia_replay_new (table);
  watched = talia_replay_watch (replay, 0);
  for (int i = 0; i < (int) talia_replay_get_n_steps (replay); i++)
    talia_replay_set_position (replay, i);
  walked = describe (&talia_match_get_view (watched)->seen);
  g_assert_cmpstr (walked, ==, was);
  anew = talia_record_write (table);
  again = talia_record_parse (anew, -1, &error);
  g_assert_no_error (error);
  is = describe (talia_table_get_state (again));
  g_assert_cmpstr (is, ==, was);
}

/* --- the index ------------------------------------------------------------------------------------- */

/* Indexes before version 6 did not know of which day a match is. */
static void
write_daily (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "daily.talia", NULL), *text = NULL;
  g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find ("casino"), "");

  g_assert_true (talia_table_set_note (table, TALIA_NOTE_DAILY, "2025-11-30", NULL));
  g_assert_true (talia_number_set (table, 20251130, NULL));
  talia_table_set_seat (table, 0, "human Ala");
  text = talia_record_write (table);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static char *
make_folder (void)
{
  char *folder = playing_folder ();
  g_autofree char *matches = g_build_filename (folder, "matches", NULL);
  GStrv names = playing_list (GOLDEN, "");

  g_assert_cmpint (g_mkdir_with_parents (matches, 0700), ==, 0);
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_has_suffix (names[i], ".talia"))
      {
        g_autofree char *path = g_build_filename (matches, names[i], NULL), *text = read_golden (names[i]);

        g_assert_true (g_file_set_contents (path, text, -1, NULL));
      }
  g_strfreev (names);
  write_daily (matches);
  return folder;
}

/* Returns everything that the index knows about all matches, which must agree with the records. */
static char *
list_all (const char *folder)
{
  g_autoptr (TaliaArchiveIndex) index = talia_archive_index_open (folder, FALSE, NULL);
  g_autoptr (GPtrArray) found = NULL;
  GString *text = g_string_new (NULL);

  talia_archive_index_update (index, NULL, NULL);
  found = talia_archive_index_list (index, &(TaliaArchiveQuery) { 0 }, 0, G_MAXINT32);
  for (guint i = 0; i < found->len; i++)
    {
      const TaliaMatchFacts *facts = found->pdata[i];

      g_string_append_printf (text, "%s %s %u %d %d %d %d %u\n%s", facts->file, facts->game->id, facts->deals,
                              facts->over, facts->place, facts->points, facts->best_other, facts->day, facts->contest);
    }
  return g_string_free_and_steal (text);
}

static void
test_listed (void)
{
  char *folder = make_folder ();
  g_autofree char *all = list_all (folder), *day = NULL;
  GDate date;
  GStrv names = playing_list (GOLDEN, "");

  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_has_suffix (names[i], ".talia"))
      {
        g_autofree char *text = read_golden (names[i]), *line = NULL;
        g_autoptr (TaliaTable) table = talia_record_parse (text, -1, NULL);
        const TaliaState *state = talia_table_get_state (table);

        line = g_strdup_printf ("matches/%s %s %u %d ", names[i], talia_table_get_game (table)->id,
                                state->deals - (state->phase != TALIA_PHASE_OVER && state->phase != TALIA_PHASE_DEAL),
                                state->phase == TALIA_PHASE_OVER);
        g_assert_nonnull (strstr (all, line));
      }
  g_strfreev (names);
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, 30, G_DATE_NOVEMBER, 2025);
  day = g_strdup_printf (" %u\n", g_date_get_julian (&date));
  g_assert_nonnull (strstr (all, day));
  playing_remove_folder (folder);
}

static void
change_index (const char *folder, const char *sql)
{
  g_autofree char *path = g_build_filename (folder, TALIA_ARCHIVE_INDEX_FILE, NULL);
  sqlite3 *database;

  g_assert_cmpint (sqlite3_open (path, &database), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (database, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (database);
}

/* Returns the number that a query of the index gives, without changing the file. */
static int
ask_index (const char *path, const char *sql)
{
  g_autofree char *uri = g_strdup_printf ("file:%s?immutable=1", path);
  sqlite3 *database;
  sqlite3_stmt *row;
  int answer;

  g_assert_cmpint (sqlite3_open_v2 (uri, &database, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (database, sql, -1, &row, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (row), ==, SQLITE_ROW);
  answer = sqlite3_column_int (row, 0);
  sqlite3_finalize (row);
  sqlite3_close (database);
  return answer;
}

/* An index of another version, older or newer, is built again from the files, with the same result. */
static void
test_other_versions (void)
{
  char *folder = make_folder ();
  g_autofree char *before = list_all (folder);

  for (int version = 0; version < 20; version++)
    {
      g_autofree char *sql = g_strdup_printf ("UPDATE match SET points = 12345; PRAGMA user_version = %d", version);
      g_autofree char *after = NULL;
      g_autofree char *kept = NULL;

      change_index (folder, sql);
      kept = list_all (folder);
      if (strstr (kept, " 12345 ") != NULL) /* it is current: no file has changed, so none was read */
        change_index (folder, "PRAGMA user_version = 1000");
      after = list_all (folder);
      g_assert_cmpstr (after, ==, before);
    }
  playing_remove_folder (folder);
}

/* The indexes that earlier versions left beside these records, one file each; a new VERSION adds another. */
static void
test_kept_versions (void)
{
  char *folder = make_folder ();
  g_autofree char *before = list_all (folder);
  int version = 1;

  for (;; version++)
    {
      g_autofree char *name = g_strdup_printf ("index-%d.sqlite", version), *path = g_build_filename (KEPT, name, NULL);
      g_autofree char *index = g_build_filename (folder, TALIA_ARCHIVE_INDEX_FILE, NULL), *content = NULL,
                      *after = NULL;
      gsize length;

      if (!g_file_get_contents (path, &content, &length, NULL))
        break;
      g_assert_cmpint (ask_index (path, "PRAGMA user_version"), ==, version);
      g_assert_cmpint (ask_index (path, "SELECT count (*) FROM match"), >, 0);
      g_assert_true (g_file_set_contents (index, content, (gssize) length, NULL));
      after = list_all (folder);
      g_assert_cmpstr (after, ==, before);
      g_assert_cmpint (ask_index (index, "PRAGMA user_version"), !=, version);
    }
  {
    g_autofree char *index = g_build_filename (folder, TALIA_ARCHIVE_INDEX_FILE, NULL);

    g_assert_cmpint (ask_index (index, "PRAGMA user_version"), ==, version); /* all earlier versions were tested */
  }
  playing_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  g_auto (GStrv) names = NULL;

  g_test_init (&argc, &argv, NULL);
  names = playing_list (GOLDEN, "");
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_has_suffix (names[i], ".talia"))
      {
        g_autofree char *path = g_strdup_printf ("/archive-golden/replay/%s", names[i]);

        g_test_add_data_func_full (path, g_strdup (names[i]), test_replay, g_free);
      }
  g_test_add_func ("/archive-golden/listed", test_listed);
  g_test_add_func ("/archive-golden/other-versions", test_other_versions);
  g_test_add_func ("/archive-golden/kept-versions", test_kept_versions);
  return g_test_run ();
}
