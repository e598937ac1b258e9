/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computes the grade of the level that suits a person, which follows the person's results from match to match. */
#pragma once

#include "engine/talia-game.h"
#include "talia-rating.h"

G_BEGIN_DECLS

/** How far the grade moves from one match to the next, at most. */
#define TALIA_SUITED_STEP 75

/**
 * TaliaSuited:
 *
 * What is known about a person, and the grade for the next match. The rating is less certain at first than the one that
 * the statistics show if the levels of the game are far from each other, since the person may be like any of them.
 */
typedef struct
{
  TaliaRating rating;
  double grade;
} TaliaSuited;

/** Initialises what is known of somebody who has not played yet. */
void talia_suited_init (TaliaSuited *self, const TaliaGame *game);

/** Takes the results of a match into account (talia_rating_update()), and finds the grade for the next one. */
void talia_suited_update (TaliaSuited *self, const TaliaGame *game, const TaliaRatingResult *results, guint n);

G_END_DECLS
