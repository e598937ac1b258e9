/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fixed ratings of the levels in each game, on the same scale as the ratings of people. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** The rating of the level `easy` in every game, at which the scale is fixed. */
#define TALIA_STRENGTH_EASY 1500

/** Finds the rating of a level, by its id, in whole matches of a game by the usual rules (docs/RATING.md). Returns
 * FALSE if it has none. */
gboolean talia_strength_find (const TaliaGame *game, const char *level, double *rating);

/** Returns the grade of TALIA_LEVEL_SUITED that has that rating in the game, as a fraction: the lowest or the highest
 * if no grade is so weak or so strong, and TALIA_GRADE_USUAL in a game in which the levels have no ratings. */
double talia_strength_find_grade (const TaliaGame *game, double rating);

G_END_DECLS
