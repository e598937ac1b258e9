/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ratings of everybody in one game: of the person, of other people by name, and of the levels, which are fixed. */
#pragma once

#include "engine/talia-game.h"
#include "talia-rating.h"

G_BEGIN_DECLS

typedef struct _TaliaRatings TaliaRatings;

/** Creates ratings before the first match. */
TaliaRatings *talia_ratings_new (const TaliaGame *game);
void talia_ratings_free (TaliaRatings *self);

/** Takes a match into account, from a text of talia_contest_describe(). Returns FALSE if it cannot count. */
gboolean talia_ratings_add (TaliaRatings *self, const char *contest);

/** Returns the rating of the person. */
const TaliaRating *talia_ratings_get_own (TaliaRatings *self);

/** Returns the grade of TALIA_LEVEL_SUITED in the person's next match, see talia-suited.h. */
guint talia_ratings_get_grade (TaliaRatings *self);

/** Returns in how many matches like the last one the person's rating will be sure: see talia_rating_count_missing(). */
guint talia_ratings_count_missing (TaliaRatings *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaRatings, talia_ratings_free)

G_END_DECLS
