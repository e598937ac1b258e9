/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A person's rating in one game after all matches that count, and the course of that rating over these matches. */
#pragma once

#include "talia-archive-index.h"
#include "talia-rating.h"

G_BEGIN_DECLS

/** The greatest number of points in the course of a rating. */
#define TALIA_RATING_POINTS 60

/** The rating after several successive matches. */
typedef struct
{
  gint64 first, last; /* when the first and the last of them began, in seconds since 1970 */
  guint matches;
  double rating, deviation;
} TaliaRatingPoint;

/** The person's rating in a game, and its course. It follows from the records alone, on whatever day it is computed. */
typedef struct
{
  guint matches;      /* the number of matches that count */
  TaliaRating rating; /* after the last of them */
  guint missing;      /* see talia_ratings_count_missing() */
  guint grade;        /* the grade of the level that suits the person in the next match */
  GArray *course;     /* of TaliaRatingPoint, oldest first */
} TaliaRatingCourse;

/** Computes the rating in a game, by its id (docs/RATING.md). Free with talia_rating_course_free(). */
TaliaRatingCourse *talia_rating_course_new (TaliaArchiveIndex *index, const char *game);
void talia_rating_course_free (TaliaRatingCourse *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaRatingCourse, talia_rating_course_free)

G_END_DECLS
