/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rating of a player and its uncertainty, computed by the Glicko-2 method. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The deviation of a player of whom nothing is known, and the one below which a rating counts as sure. */
#define TALIA_RATING_UNKNOWN 350.0
#define TALIA_RATING_SURE 110.0

/**
 * TaliaRating:
 *
 * How strong a player is: the true strength is within twice the deviation of the rating in 95 of 100 cases. A player
 * who is 400 points stronger than another finishes ahead ten times as often as behind.
 */
typedef struct
{
  double rating, deviation;
  double volatility; /* how much the strength changes from match to match, on the internal scale of the method */
} TaliaRating;

/** The result against one opponent, or one opposing side. */
typedef struct
{
  double rating, deviation; /* of the opponent */
  double score;             /* 1: finished ahead of it, 0.5: shared its place, 0: finished behind it */
  double share;             /* the player's share of the strength of their side: 1, or 0.5 in a pair */
  double weight;            /* how much the result counts: 1, or less if others of the same match count as well */
} TaliaRatingResult;

/** Initialises the rating of a player of whom nothing is known. */
void talia_rating_init (TaliaRating *self);

/** Takes the results of one match (or rating period) into account, for which all ratings were those before it. */
void talia_rating_update (TaliaRating *self, const TaliaRatingResult *results, guint n);

/** Returns the probability of finishing ahead of an opponent with that rating. */
double talia_rating_expect (const TaliaRating *self, double rating);

/**
 * Returns the number of matches until the rating is sure, if their results tell as much as these; 0 if it is sure, and
 * G_MAXUINT if they never tell enough.
 */
guint talia_rating_count_missing (const TaliaRating *self, const TaliaRatingResult *results, guint n);

G_END_DECLS
