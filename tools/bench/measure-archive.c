/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures how long it takes to make and query the index of many matches: measure-archive [MATCHES]. It can also write
 * these matches to a folder for other programs: measure-archive --fill FOLDER MATCHES. */
#include <glib/gstdio.h>
#include <time.h>
#include <unistd.h>

#include "model/archive/talia-archive-index-private.h"
#include "model/archive/talia-coach-deals.h"
#include "model/archive/talia-rating-course.h"
#include "model/archive/talia-statistics.h"
#include "model/archive/talia-verdicts.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-private.h"

/* The number of different records, which are linked repeatedly. */
#define RECORDS 50

/* Options with which matches end after a few deals; other games are short anyway. */
static const char *const short_ones[] = { "target=50", "target=100", "target=11" };

static void
shorten (const TaliaGame *game, TaliaOptions *options)
{
  talia_game_init_options (game, options);
  for (guint i = 0; i < G_N_ELEMENTS (short_ones); i++)
    if (talia_options_set (game->options, options, short_ones[i], NULL))
      return;
}

static void
make_record (const char *path, const TaliaGame *game, guint64 seed)
{
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  g_autoptr (TaliaTable) table = NULL;
  g_autofree char *text = NULL;
  TaliaOptions options;
  TaliaRandom random;

  talia_random_init (&random, seed);
  shorten (game, &options);
  table = talia_table_new (game, &options, NULL);
  talia_table_set_seat (table, 0, "human Ala");
  for (guint deal = 0; deal < 12 && talia_table_get_state (table)->phase != TALIA_PHASE_OVER; deal++)
    {
      talia_table_deal_seed (table, seed + deal, NULL);
      while (talia_table_get_state (table)->to_act != TALIA_NOBODY)
        {
          int n = talia_game_legal_or_some (game, talia_table_get_state (table), moves);

          talia_table_play (table, &moves[talia_random_pick (&random, (guint) n)], NULL);
        }
    }
  text = talia_record_write (table);
  g_file_set_contents (path, text, -1, NULL);
}

static void
fill (const char *folder, guint n, gboolean one_game)
{
  g_autofree char *matches = g_build_filename (folder, "matches", NULL);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_free);
  guint games = 0;

  while (talia_registry_list ()[games] != NULL)
    games++;
  g_mkdir_with_parents (matches, 0700);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("%06u.talia", i);
      char *path = g_build_filename (matches, name, NULL);

      if (i < RECORDS)
        make_record (path, talia_registry_list ()[one_game ? 0 : i % games], i);
      else if (link (records->pdata[i % RECORDS], path) != 0)
        g_error ("%s cannot be linked", path);
      g_ptr_array_add (records, path);
    }
}

/* A moment on the clock, and the program's processor time at that moment. */
typedef struct
{
  gint64 time;
  clock_t used;
} Moment;

static Moment
now (void)
{
  return (Moment) { g_get_monotonic_time (), clock () };
}

/* Prints the time since `start`. */
static void
tell (const char *what, guint n, Moment start)
{
  g_print ("%-36s %7u matches %10.2f ms, of the processor %10.2f ms\n", what, n,
           (double) (g_get_monotonic_time () - start.time) / 1000.0,
           1000.0 * (double) (clock () - start.used) / CLOCKS_PER_SEC);
}

/* Removes all files. */
static void
clear (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        clear (path);
      else
        g_unlink (path);
    }
  g_rmdir (folder);
}

/* Creates the file of the verdicts. */
static void
create_verdicts (const char *folder)
{
  g_autoptr (TaliaVerdicts) verdicts = talia_verdicts_new (folder);
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (TaliaJudgement));
  g_autoptr (TaliaTable) table = NULL;
  TaliaOptions options;

  talia_game_init_options (talia_registry_list ()[0], &options);
  table = talia_table_new (talia_registry_list ()[0], &options, NULL);
  talia_table_deal_seed (table, 1, NULL);
  talia_verdicts_keep (verdicts, table, 0, 1, TALIA_SIGHT_OWN, none);
}

/* Stores a verdict on each deal of each finished match, of the size that it has in a trick game. */
static void
judge_all (TaliaArchiveIndex *index)
{
  static const char sql[] =
      "CREATE TEMP TABLE number (i INTEGER);"
      "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 12) INSERT INTO number SELECT i FROM n;"
      "BEGIN;"
      "INSERT INTO kept.verdict SELECT key, i, own, 0, '', 30, 3.5, printf ('%.1800c', 'x') FROM match, number"
      "  WHERE over = 1 AND i <= deals;"
      "INSERT INTO kept.theme SELECT key, own, i, t.column1, 6, i % 3 FROM match, number,"
      "  (VALUES ('pass'), ('lead'), ('follow'), ('discard'), ('guard'), ('end')) AS t WHERE over = 1 AND i <= deals;"
      "COMMIT;";

  talia_archive_index_attach_verdicts (index);
  if (sqlite3_exec (talia_archive_index_get_database (index), sql, NULL, NULL, NULL) != SQLITE_OK)
    g_error ("%s", sqlite3_errmsg (talia_archive_index_get_database (index)));
  talia_archive_index_detach_verdicts (index);
}

/* Measures what the coach says of a game. */
static void
measure_coach (TaliaArchiveIndex *index, const char *what, const char *game)
{
  Moment start = now ();
  g_autoptr (GArray) deals = talia_coach_deals_list (index, game);
  g_autoptr (TaliaCoach) coach = talia_coach_new (deals);

  tell (what, coach->matches, start);
}

/* Measures everything that the page shows about one game. */
static void
measure_game (TaliaArchiveIndex *index, const TaliaGameStatistics *game)
{
  g_autofree char *what = g_strdup_printf ("statistics: %s", game->game->id);
  Moment start = now ();
  TaliaStatisticsQuery query = { .game = game->game->id };
  g_autoptr (TaliaStatistics) statistics = talia_statistics_new (index, &query);
  g_auto (GStrv) rules = talia_statistics_list_rules (index, query.game);
  g_auto (GStrv) levels = talia_statistics_list_levels (index, query.game);
  g_autoptr (TaliaRatingCourse) course = NULL;

  tell (what, statistics->played + statistics->apart, start);
  start = now ();
  course = talia_rating_course_new (index, query.game);
  tell ("its rating", course->matches, start);
  measure_coach (index, "its coach", query.game);
}

/* Measures a page from the middle of the list in each order, and one of matches won. */
static void
measure_orders (TaliaArchiveIndex *index, guint n)
{
  static const struct
  {
    const char *what;
    TaliaArchiveQuery query;
  } orders[] = {
    { "a page by age", { .order = TALIA_ARCHIVE_OLDEST } },
    { "a page by game", { .order = TALIA_ARCHIVE_BY_GAME } },
    { "a page by opponents", { .order = TALIA_ARCHIVE_BY_OTHERS } },
    { "a page by result", { .order = TALIA_ARCHIVE_BY_RESULT } },
    { "of one game, by opponents", { .game = "hearts", .order = TALIA_ARCHIVE_BY_OTHERS } },
    { "of those won, the newest", { .won = TRUE } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      Moment start = now ();
      guint found = talia_archive_index_count (index, &orders[i].query);

      g_ptr_array_unref (talia_archive_index_list (index, &orders[i].query, found / 2, 64));
      tell (orders[i].what, n, start);
    }
}

static void
measure (guint n, gboolean one_game)
{
  g_autofree char *folder = g_dir_make_tmp ("talia-archive-XXXXXX", NULL);
  g_autoptr (TaliaArchiveIndex) index = NULL;
  const TaliaArchiveQuery all = { 0 }, open = { .unfinished = TRUE }, named = { .text = "zosia" };
  g_autoptr (GArray) games = NULL;
  Moment start;

  fill (folder, n, one_game);
  start = now ();
  index = talia_archive_index_open (folder, TRUE, NULL);
  talia_archive_index_update (index, NULL, NULL);
  tell ("index made from the files", n, start);
  start = now ();
  talia_archive_index_update (index, NULL, NULL);
  tell ("nothing new", n, start);
  g_clear_pointer (&index, talia_archive_index_free);

  start = now ();
  index = talia_archive_index_open (folder, FALSE, NULL);
  talia_archive_index_count (index, &all);
  g_ptr_array_unref (talia_archive_index_list (index, &all, 0, 64));
  tell ("list opened, its first page", n, start);
  start = now ();
  g_ptr_array_unref (talia_archive_index_list (index, &all, n - MIN (n, 64), 64));
  tell ("its last page", n, start);
  measure_orders (index, n);
  start = now ();
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      TaliaArchiveQuery query = open;

      query.game = (*game)->id;
      g_ptr_array_unref (talia_archive_index_list (index, &query, 0, 16));
    }
  tell ("start page", n, start);
  /* Otherwise each would be taken for a copy of one of a few matches, which is not rated again. */
  sqlite3_exec (talia_archive_index_get_database (index), "UPDATE match SET key = file", NULL, NULL, NULL);
  start = now ();
  games = talia_statistics_list_games (index, 0);
  tell ("statistics: all games", n, start);
  for (guint i = 0; i < games->len; i++)
    measure_game (index, &g_array_index (games, TaliaGameStatistics, i));
  create_verdicts (folder);
  measure_coach (index, "a coach without verdicts", talia_registry_list ()[0]->id);
  judge_all (index);
  for (guint i = 0; i < games->len; i++)
    measure_game (index, &g_array_index (games, TaliaGameStatistics, i));
  start = now ();
  talia_archive_index_count (index, &named);
  tell ("search for a name", n, start);
  g_clear_pointer (&index, talia_archive_index_free);
  clear (folder);
}

int
main (int argc, char **argv)
{
  guint n = argc > 1 ? (guint) g_ascii_strtoull (argv[argc - 1], NULL, 10) : 100000;

  if (argc == 4)
    {
      g_autoptr (TaliaArchiveIndex) index = NULL;

      fill (argv[2], n, FALSE);
      index = talia_archive_index_open (argv[2], FALSE, NULL);
      talia_archive_index_update (index, NULL, NULL);
      return 0;
    }
  measure (0, FALSE);
  measure (n, FALSE);
  measure (n, TRUE);
  return 0;
}
