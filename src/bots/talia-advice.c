/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A computer player's opinion on a move, and the resources that it may use to form it; shared by all levels. */
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
    .worth = NAN,
    .reason = talia_reason (TALIA_REASON_NONE),
    .against = talia_reason (TALIA_REASON_NONE),
  };
}

double
talia_advice_worth (const TaliaAdvice *advice)
{
  return isnan (advice->worth) ? advice->points : advice->worth;
}

static int
compare (gconstpointer a, gconstpointer b, gpointer data)
{
  const double x = talia_advice_worth (a), y = talia_advice_worth (b);

  return x < y ? 1 : x > y ? -1 : 0;
}

void
talia_advice_sort (TaliaAdvice *advice, guint n)
{
  g_sort_array (advice, n, sizeof *advice, compare, NULL);
}

gboolean
talia_thinking_is_over (const TaliaThinking *thinking, gint64 until)
{
  if (thinking->cancelled != NULL && g_atomic_int_get (thinking->cancelled))
    return TRUE;
  return until > 0 && g_get_monotonic_time () >= until;
}
