/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Estimates from a player's moves whether that player searches or plays by rules of thumb. */
#include "search-style.h"

#include <math.h>

double
talia_style_weigh (const double plays[TALIA_STYLES], double trust)
{
  const double searches = plays[TALIA_STYLE_SEARCHES], easy = plays[TALIA_STYLE_EASY];

  return trust * searches + log1p (exp (trust * (easy - searches)));
}

gboolean
talia_style_is_easy (const double plays[TALIA_STYLES], double trust, TaliaRandom *random)
{
  const double searches = plays[TALIA_STYLE_SEARCHES], easy = plays[TALIA_STYLE_EASY];

  return talia_random_fraction (random) * (1.0 + exp (trust * (searches - easy))) < 1.0;
}
