/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics of a person's finished matches. */
#include "talia-statistics.h"

#include "talia-archive-index-private.h"

/* Selects the matches that count, by a database index that contains all columns of the query; SQLite by itself would
 * read every row. */
#define COUNTING(index) " FROM match INDEXED BY " index " WHERE game IS NOT NULL AND over = 1 AND place > 0"
#define RESULTS COUNTING ("by_result")

/* A match that counts. */
typedef struct
{
  gint64 date;
  int place, points, best_other;
} Result;

static sqlite3_stmt *
prepare (TaliaArchiveIndex *index, const char *sql)
{
  sqlite3_stmt *statement = NULL;

  if (sqlite3_prepare_v2 (talia_archive_index_get_database (index), sql, -1, &statement, NULL) != SQLITE_OK)
    return NULL;
  return statement;
}

/* Appends the condition of a query; its game, time, rules and level are parameters 1 to 4. */
static void
append_where (GString *sql, const TaliaStatisticsQuery *query)
{
  g_string_append (sql, " AND game = ?1 AND date >= ?2");
  if (query->rules != NULL)
    g_string_append (sql, " AND rules = ?3");
  if (query->level != NULL)
    g_string_append (sql, " AND level = ?4");
}

static sqlite3_stmt *
prepare_where (TaliaArchiveIndex *index, const char *sql, const TaliaStatisticsQuery *query)
{
  sqlite3_stmt *statement = prepare (index, sql);

  if (statement == NULL)
    return NULL;
  sqlite3_bind_text (statement, 1, query->game, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int64 (statement, 2, query->since > 0 ? query->since : G_MININT64);
  if (query->rules != NULL)
    sqlite3_bind_text (statement, 3, query->rules, -1, SQLITE_TRANSIENT);
  if (query->level != NULL)
    sqlite3_bind_text (statement, 4, query->level, -1, SQLITE_TRANSIENT);
  return statement;
}

static sqlite3_stmt *
prepare_query (TaliaArchiveIndex *index, const TaliaStatisticsQuery *query)
{
  g_autoptr (GString) sql = g_string_new ("SELECT date, place, points, best_other, deals, apart, moons, nils, "
                                          "failed_nils, sweeps" RESULTS);

  append_where (sql, query);
  g_string_append (sql, " ORDER BY date");
  return prepare_where (index, sql->str, query);
}

/* Adds the verdicts of the expert, which are stored in another file beside the index. */
static void
count_verdicts (TaliaStatistics *self, TaliaArchiveIndex *index, const TaliaStatisticsQuery *query)
{
  g_autoptr (GString) sql = g_string_new (
      "SELECT total (v.decisions), total (v.loss) FROM match AS m INDEXED BY by_result "
      "CROSS JOIN kept.verdict AS v INDEXED BY sums ON v.match = m.key AND v.seat = m.own AND v.sight = 0 "
      "WHERE game IS NOT NULL AND over = 1 AND place > 0 AND apart = 0");
  sqlite3_stmt *statement;

  if (!talia_archive_index_attach_verdicts (index))
    return;
  append_where (sql, query);
  statement = prepare_where (index, sql->str, query);
  if (statement != NULL && sqlite3_step (statement) == SQLITE_ROW)
    {
      self->decisions = (guint) sqlite3_column_double (statement, 0);
      self->loss = sqlite3_column_double (statement, 1);
    }
  sqlite3_finalize (statement);
  talia_archive_index_detach_verdicts (index);
}

static void
count_apart (TaliaStatistics *self, guint apart)
{
  self->apart++;
  self->undone += (apart & TALIA_APART_UNDO) != 0;
  self->hints += (apart & TALIA_APART_HINT) != 0;
  self->branches += (apart & TALIA_APART_BRANCH) != 0;
}

static void
count_result (TaliaStatistics *self, const Result *result, gboolean lowest_wins)
{
  gboolean won = result->place == 1;

  if (self->played == 0)
    self->best = self->worst = result->points;
  else if (lowest_wins)
    {
      self->best = MIN (self->best, result->points);
      self->worst = MAX (self->worst, result->points);
    }
  else
    {
      self->best = MAX (self->best, result->points);
      self->worst = MIN (self->worst, result->points);
    }
  self->played++;
  self->won += won;
  self->places[CLAMP (result->place, 1, TALIA_MAX_SEATS) - 1]++;
  self->place += result->place;
  self->points += result->points;
  self->streak = won ? self->streak + 1 : 0;
  self->longest_streak = MAX (self->longest_streak, self->streak);
}

static void
count_row (TaliaStatistics *self, sqlite3_stmt *row, gboolean lowest_wins, GArray *results)
{
  const guint apart = (guint) sqlite3_column_int (row, 5);
  const Result result = { sqlite3_column_int64 (row, 0), sqlite3_column_int (row, 1), sqlite3_column_int (row, 2),
                          sqlite3_column_int (row, 3) };

  if (apart != 0)
    {
      count_apart (self, apart);
      return;
    }
  count_result (self, &result, lowest_wins);
  self->deals += (guint) sqlite3_column_int (row, 4);
  self->feats.moons += (guint) sqlite3_column_int (row, 6);
  self->feats.nils += (guint) sqlite3_column_int (row, 7);
  self->feats.failed_nils += (guint) sqlite3_column_int (row, 8);
  self->feats.sweeps += (guint) sqlite3_column_int (row, 9);
  g_array_append_val (results, result);
}

/* Creates the points of the course: each is the mean of about the same number of matches. */
static GArray *
make_course (const GArray *results)
{
  const guint n = MIN (results->len, TALIA_STATISTICS_POINTS);
  GArray *course = g_array_sized_new (FALSE, TRUE, sizeof (TaliaStatisticsPoint), n);

  g_array_set_size (course, n);
  for (guint i = 0; i < results->len; i++)
    {
      const Result *result = &g_array_index (results, Result, i);
      TaliaStatisticsPoint *point = &g_array_index (course, TaliaStatisticsPoint, (guint64) i * n / results->len);

      if (point->matches == 0)
        point->first = result->date;
      point->last = result->date;
      point->matches++;
      point->won += result->place == 1;
      point->points += result->points;
      point->best_other += result->best_other;
    }
  for (guint i = 0; i < n; i++)
    {
      TaliaStatisticsPoint *point = &g_array_index (course, TaliaStatisticsPoint, i);

      point->points /= point->matches;
      point->best_other /= point->matches;
    }
  return course;
}

TaliaStatistics *
talia_statistics_new (TaliaArchiveIndex *index, const TaliaStatisticsQuery *query)
{
  TaliaStatistics *self = g_new0 (TaliaStatistics, 1);
  g_autoptr (GArray) results = g_array_new (FALSE, FALSE, sizeof (Result));
  const TaliaGame *game;
  sqlite3_stmt *rows;

  g_return_val_if_fail (query != NULL && query->game != NULL, self);

  game = talia_registry_find (query->game);
  rows = index != NULL && game != NULL ? prepare_query (index, query) : NULL;
  while (rows != NULL && sqlite3_step (rows) == SQLITE_ROW)
    count_row (self, rows, game->lowest_wins, results);
  sqlite3_finalize (rows);
  if (game != NULL && self->played > 0)
    count_verdicts (self, index, query);
  if (self->played > 0)
    {
      self->place /= self->played;
      self->points /= self->played;
    }
  self->course = make_course (results);
  return self;
}

void
talia_statistics_free (TaliaStatistics *self)
{
  g_array_unref (self->course);
  g_free (self);
}

/* --- which there are --------------------------------------------------------------------------- */

static sqlite3_stmt *
prepare_since (TaliaArchiveIndex *index, const char *sql, gint64 since)
{
  sqlite3_stmt *rows = index != NULL ? prepare (index, sql) : NULL;

  if (rows != NULL)
    sqlite3_bind_int64 (rows, 1, since > 0 ? since : G_MININT64);
  return rows;
}

/* Gets the next game of a query; NULL at its end. */
static TaliaGameStatistics *
next_game (sqlite3_stmt *rows, GArray *games)
{
  while (rows != NULL && sqlite3_step (rows) == SQLITE_ROW)
    for (guint i = 0; i < games->len; i++)
      {
        TaliaGameStatistics *sums = &g_array_index (games, TaliaGameStatistics, i);

        if (g_str_equal (sums->game->id, (const char *) sqlite3_column_text (rows, 0)))
          return sums;
      }
  return NULL;
}

GArray *
talia_statistics_list_games (TaliaArchiveIndex *index, gint64 since)
{
  GArray *games = g_array_new (FALSE, TRUE, sizeof (TaliaGameStatistics));
  sqlite3_stmt *matches = prepare_since (index,
                                         "SELECT game, count (*) FILTER (WHERE apart = 0), "
                                         "count (*) FILTER (WHERE apart = 0 AND place = 1), "
                                         "count (*) FILTER (WHERE apart > 0)" RESULTS " AND date >= ?1 GROUP BY game",
                                         since);
  sqlite3_stmt *pads = prepare_since (index,
                                      "SELECT game, count (*) FROM match INDEXED BY by_pad "
                                      "WHERE pad = 1 AND people <> '' AND date >= ?1 GROUP BY game",
                                      since);
  TaliaGameStatistics *sums;

  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      const TaliaGameStatistics none = { .game = *game };

      g_array_append_val (games, none);
    }
  while ((sums = next_game (matches, games)) != NULL)
    {
      sums->played = (guint) sqlite3_column_int (matches, 1);
      sums->won = (guint) sqlite3_column_int (matches, 2);
      sums->apart = (guint) sqlite3_column_int (matches, 3);
    }
  while ((sums = next_game (pads, games)) != NULL)
    sums->pads = (guint) sqlite3_column_int (pads, 1);
  sqlite3_finalize (matches);
  sqlite3_finalize (pads);
  for (guint i = games->len; i-- > 0;)
    {
      sums = &g_array_index (games, TaliaGameStatistics, i);
      if (sums->played + sums->apart + sums->pads == 0)
        g_array_remove_index (games, i);
    }
  return games;
}

static GStrv
list_values (TaliaArchiveIndex *index, const char *game, const char *sql)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  sqlite3_stmt *rows = index != NULL ? prepare (index, sql) : NULL;

  if (rows != NULL)
    sqlite3_bind_text (rows, 1, game, -1, SQLITE_TRANSIENT);
  while (rows != NULL && sqlite3_step (rows) == SQLITE_ROW)
    g_strv_builder_add (builder, (const char *) sqlite3_column_text (rows, 0));
  sqlite3_finalize (rows);
  return g_strv_builder_end (builder);
}

GStrv
talia_statistics_list_rules (TaliaArchiveIndex *index, const char *game)
{
  return list_values (
      index, game, "SELECT rules" COUNTING ("by_rules") " AND game = ?1 GROUP BY rules ORDER BY count (*) DESC, rules");
}

GStrv
talia_statistics_list_levels (TaliaArchiveIndex *index, const char *game)
{
  return list_values (
      index, game, "SELECT level" COUNTING ("by_level") " AND game = ?1 GROUP BY level ORDER BY count (*) DESC, level");
}
