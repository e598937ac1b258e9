/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics as text: the rows of a page, and the description of a plot of results. */
#pragma once

#include "model/archive/talia-family.h"
#include "model/archive/talia-rating-course.h"
#include "model/archive/talia-statistics.h"

G_BEGIN_DECLS

/** A number, and its label. */
typedef struct
{
  char *title, *value;
  double share; /* what part of all that is, from 0 to 1; negative where it is no part of anything */
} TaliaWordsFact;

/** Returns the statistics as an array of TaliaWordsFact; leaves out what can never happen in these matches. */
GArray *talia_words_statistics (const TaliaStatistics *statistics);

/** Returns the matches that do not count, in the same form; empty if there are none. */
GArray *talia_words_apart (const TaliaStatistics *statistics);

/** Returns the name of opponents of a level ("": several levels); a new string. */
char *talia_words_opponents (const char *level);

/** Says how many matches of a game were played and won; a new string. */
char *talia_words_played (guint played, guint won);

/** Describes the results of a person at shared tables: matches, wins, places and, if they are all of one game,
 * `points`, in two lines; a new string. */
char *talia_words_member (const TaliaFamilyMember *member, gboolean points);

/** Returns the rating and those of the levels, with the share of matches in which the person would finish ahead of
 * them, in the same form; empty if no match counts. */
GArray *talia_words_rating (const TaliaGame *game, const TaliaRatingCourse *course);

/** Says how sure the rating is, or how many matches it takes until it is; a new string. */
char *talia_words_rating_advice (const TaliaRatingCourse *course);

/** Returns the dates of a point of a plot, which stands for matches begun from `first` to `last`; a new string. */
char *talia_words_point_label (gint64 first, gint64 last, guint matches);

G_END_DECLS
