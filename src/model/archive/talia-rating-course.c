/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A person's rating in one game after all matches that count, and the course of that rating over these matches. */
#include "talia-rating-course.h"

#include "talia-archive-index-private.h"
#include "talia-ratings.h"

/* The database index has all that is needed, in this order. */
#define QUESTION                                                                                                       \
  "SELECT date, key, contest FROM match INDEXED BY by_contest WHERE contest <> '' AND apart = 0 AND game = ?1 "        \
  "ORDER BY date, key"

/* The rating after a match. */
typedef struct
{
  gint64 date;
  double rating, deviation;
} Moment;

static sqlite3_stmt *
prepare (TaliaArchiveIndex *index, const char *game)
{
  sqlite3_stmt *rows = NULL;

  if (sqlite3_prepare_v2 (talia_archive_index_get_database (index), QUESTION, -1, &rows, NULL) != SQLITE_OK)
    return NULL;
  sqlite3_bind_text (rows, 1, game, -1, SQLITE_TRANSIENT);
  return rows;
}

/* Adds the matches one after the other; copies of a match are neighbours, of which only the first counts. */
static GArray *
rate (TaliaRatings *ratings, sqlite3_stmt *rows)
{
  GArray *moments = g_array_new (FALSE, FALSE, sizeof (Moment));
  g_autoptr (GString) before = g_string_new (NULL);

  while (sqlite3_step (rows) == SQLITE_ROW)
    {
      const char *key = (const char *) sqlite3_column_text (rows, 1);
      Moment moment = { .date = sqlite3_column_int64 (rows, 0) };

      if (g_str_equal (key, before->str) || !talia_ratings_add (ratings, (const char *) sqlite3_column_text (rows, 2)))
        continue;
      g_string_assign (before, key);
      moment.rating = talia_ratings_get_own (ratings)->rating;
      moment.deviation = talia_ratings_get_own (ratings)->deviation;
      g_array_append_val (moments, moment);
    }
  return moments;
}

/* Creates the points of the course: each stands for about the same number of matches. */
static GArray *
make_course (const GArray *moments)
{
  const guint n = MIN (moments->len, TALIA_RATING_POINTS);
  GArray *course = g_array_sized_new (FALSE, TRUE, sizeof (TaliaRatingPoint), n);

  g_array_set_size (course, n);
  for (guint i = 0; i < moments->len; i++)
    {
      const Moment *moment = &g_array_index (moments, Moment, i);
      TaliaRatingPoint *point = &g_array_index (course, TaliaRatingPoint, (guint64) i * n / moments->len);

      if (point->matches++ == 0)
        point->first = moment->date;
      point->last = moment->date;
      point->rating = moment->rating;
      point->deviation = moment->deviation;
    }
  return course;
}

TaliaRatingCourse *
talia_rating_course_new (TaliaArchiveIndex *index, const char *game)
{
  TaliaRatingCourse *self = g_new0 (TaliaRatingCourse, 1);
  g_autoptr (TaliaRatings) ratings = talia_ratings_new (talia_registry_find (game));
  g_autoptr (GArray) moments = NULL;
  sqlite3_stmt *rows = index != NULL ? prepare (index, game) : NULL;

  moments = rows != NULL ? rate (ratings, rows) : g_array_new (FALSE, FALSE, sizeof (Moment));
  sqlite3_finalize (rows);
  self->matches = moments->len;
  self->rating = *talia_ratings_get_own (ratings);
  self->missing = talia_ratings_count_missing (ratings);
  self->grade = talia_ratings_get_grade (ratings);
  self->course = make_course (moments);
  return self;
}

void
talia_rating_course_free (TaliaRatingCourse *self)
{
  g_array_unref (self->course);
  g_free (self);
}
