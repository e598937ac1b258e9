/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the others play, as far as can be told from what they have played. */
#include "talia-style.h"

#include <math.h>

double
talia_style_suppose (const TaliaStylePlays plays, int seats, int own, double trust, double trust_in_style,
                     TaliaRandom *random, guint *styles)
{
  double sum = 0.0;

  *styles = 0;
  for (int seat = 0; seat < seats; seat++)
    if (seat != own)
      {
        const double searches = plays[seat][TALIA_STYLE_SEARCHES], easy = plays[seat][TALIA_STYLE_EASY];

        if (talia_random_fraction (random) * (1.0 + exp (trust_in_style * (searches - easy))) < 1.0)
          *styles |= 1u << seat;
        sum += trust * searches + log1p (exp (trust * (easy - searches)));
      }
  return sum;
}
