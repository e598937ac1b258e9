/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computes the grade of the level that suits a person, which follows the person's results from match to match. */
#include "talia-suited.h"

#include "bots/talia-bot.h"
#include "bots/talia-strength.h"

/* Ten strengths that are equally likely for a rating, as multiples of the deviation: the quantiles of the normal
 * distribution at 5, 15, ... 95 %. */
static const double likely[] = { -1.645, -1.036, -0.674, -0.385, -0.126, 0.126, 0.385, 0.674, 1.036, 1.645 };

/* A beginner improves, and the grades' own strengths are only estimates; so this rating expects larger changes of
 * strength than the one in the statistics, and follows them sooner. */
#define VOLATILITY 0.1

/* The first deviation, in ranges from the weakest level to the strongest. */
#define OPENNESS 1.5

/* Below this grade, the level goes down twice as fast as the rating says. Because there is none weaker than `random`,
 * it could otherwise err in one direction only, and the weakest players would win less than their share. */
#define LOWEST 12.0

/* Returns the grade with which the level begins: the mean of the grades that would suit the strengths which the
 * deviation of somebody unknown leaves open. */
static double
find_beginning (const TaliaSuited *self, const TaliaGame *game)
{
  double sum = 0.0;

  for (guint i = 0; i < G_N_ELEMENTS (likely); i++)
    sum += talia_strength_find_grade (game, self->rating.rating + likely[i] * self->rating.deviation);
  return sum / G_N_ELEMENTS (likely);
}

/* Returns how far the weakest and the strongest level are from each other. */
static double
find_range (const TaliaGame *game)
{
  double weakest, strongest;

  if (!talia_strength_find (game, talia_levels ()->id, &weakest) || !talia_strength_find (game, "expert", &strongest))
    return 0.0;
  return strongest - weakest;
}

void
talia_suited_init (TaliaSuited *self, const TaliaGame *game)
{
  g_return_if_fail (self != NULL && game != NULL);

  talia_rating_init (&self->rating);
  self->grade = find_beginning (self, game);
  self->rating.deviation = MAX (self->rating.deviation, OPENNESS * find_range (game));
  self->rating.volatility = VOLATILITY;
}

void
talia_suited_update (TaliaSuited *self, const TaliaGame *game, const TaliaRatingResult *results, guint n)
{
  double wanted;

  g_return_if_fail (self != NULL && game != NULL);

  talia_rating_update (&self->rating, results, n);
  wanted = talia_strength_find_grade (game, self->rating.rating);
  if (wanted < LOWEST)
    wanted = MAX (2.0 * wanted - LOWEST, 0.0);
  self->grade = CLAMP (wanted, self->grade - TALIA_SUITED_STEP, self->grade + TALIA_SUITED_STEP);
}
