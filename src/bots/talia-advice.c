/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a computer player thinks of a move. */
#include "talia-advice.h"

#include <math.h>

TaliaAdvice
talia_advice_of (const TaliaMove *move)
{
  return (TaliaAdvice) {
    .move = *move,
    .low = -INFINITY,
    .high = INFINITY,
    .chance = NAN,
    .reason = talia_reason (TALIA_REASON_NONE),
  };
}

static int
compare_points (gconstpointer a, gconstpointer b, gpointer data)
{
  double x = ((const TaliaAdvice *) a)->points, y = ((const TaliaAdvice *) b)->points;

  return x < y ? 1 : x > y ? -1 : 0;
}

void
talia_advice_sort (TaliaAdvice *advice, guint n)
{
  g_sort_array (advice, n, sizeof *advice, compare_points, NULL);
}
