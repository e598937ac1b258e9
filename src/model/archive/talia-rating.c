/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rating of a player and its uncertainty, computed by the Glicko-2 method. */
#include "talia-rating.h"

#include <math.h>

#include "bots/talia-strength.h"

/* The steps, letters and constants are those of M. E. Glickman, Example of the Glicko-2 system; docs/RATING.md says
 * what `share` and `weight` add. The internal scale has its zero at 1500. */
#define ZERO 1500.0
#define SCALE 173.7178

/* The volatility of a new player, and how fast volatilities change. Glickman's 0.06 is for a period of ten games or
 * more; here, each match is a period. */
#define VOLATILITY 0.03
#define TAU 0.5

/* The accuracy of the volatility, and the number of steps that is never needed for it. */
#define EPSILON 0.000001
#define STEPS 100

/* The greatest number of missing matches that is counted. */
#define MANY 200

void
talia_rating_init (TaliaRating *self)
{
  *self = (TaliaRating) { TALIA_STRENGTH_EASY, TALIA_RATING_UNKNOWN, VOLATILITY };
}

/* How much the result says about the player's own rating: less if the opponent's is unsure, or a partner helps. */
static double
get_slope (const TaliaRatingResult *result)
{
  const double phi = result->deviation / SCALE;

  return result->share / sqrt (1.0 + 3.0 * phi * phi / (G_PI * G_PI));
}

/* Step 3: what the results tell in all (the inverse of v), and step 4: the sum by which the rating moves. */
static void
look_at (const TaliaRating *self, const TaliaRatingResult *results, guint n, double *information, double *surprise)
{
  *information = *surprise = 0.0;
  for (guint i = 0; i < n; i++)
    {
      const double slope = get_slope (&results[i]);
      const double expected = 1.0 / (1.0 + exp (-slope * (self->rating - results[i].rating) / SCALE));

      *information += results[i].weight * slope * slope * expected * (1.0 - expected);
      *surprise += results[i].weight * slope * (results[i].score - expected);
    }
}

/* The variables of step 5, whose function is zero at the logarithm of the square of the new volatility. */
typedef struct
{
  double a, phi2, v, delta2;
} Step;

static double
evaluate (const Step *step, double x)
{
  const double e = exp (x), sum = step->phi2 + step->v + e;

  return e * (step->delta2 - sum) / (2.0 * sum * sum) - (x - step->a) / (TAU * TAU);
}

/* Step 5: returns the new volatility, by regula falsi. */
static double
find_volatility (double volatility, double phi, double v, double delta)
{
  const Step step = { log (volatility * volatility), phi * phi, v, delta * delta };
  double a = step.a, b = a - TAU, fa = evaluate (&step, a), fb;

  if (step.delta2 > step.phi2 + v)
    b = log (step.delta2 - step.phi2 - v);
  else
    for (guint k = 2; k < STEPS && evaluate (&step, b) < 0.0; k++)
      b = step.a - k * TAU;
  fb = evaluate (&step, b);
  for (guint i = 0; i < STEPS && fabs (b - a) > EPSILON; i++)
    {
      const double c = a + (a - b) * fa / (fb - fa), fc = evaluate (&step, c);

      if (fc * fb <= 0.0)
        {
          a = b;
          fa = fb;
        }
      else
        fa /= 2.0;
      b = c;
      fb = fc;
    }
  return exp (a / 2.0);
}

/* Steps 6 and 7: returns the deviation after results with that much information (the inverse of v). */
static double
find_deviation (double phi, double volatility, double information)
{
  return 1.0 / sqrt (1.0 / (phi * phi + volatility * volatility) + information);
}

void
talia_rating_update (TaliaRating *self, const TaliaRatingResult *results, guint n)
{
  const double phi = self->deviation / SCALE;
  double information, surprise, after;

  look_at (self, results, n, &information, &surprise);
  if (information > 0.0)
    self->volatility = find_volatility (self->volatility, phi, 1.0 / information, surprise / information);
  after = find_deviation (phi, self->volatility, information);
  self->rating += SCALE * after * after * surprise;
  self->deviation = MIN (SCALE * after, MAX (self->deviation, TALIA_RATING_UNKNOWN));
}

double
talia_rating_expect (const TaliaRating *self, double rating)
{
  return 1.0 / (1.0 + exp ((rating - self->rating) / SCALE));
}

guint
talia_rating_count_missing (const TaliaRating *self, const TaliaRatingResult *results, guint n)
{
  double phi = self->deviation / SCALE, information, surprise;
  guint missing = 0;

  look_at (self, results, n, &information, &surprise);
  for (; phi * SCALE > TALIA_RATING_SURE; missing++)
    {
      if (missing == MANY)
        return G_MAXUINT;
      phi = find_deviation (phi, self->volatility, information);
    }
  return missing;
}
