/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Limits how often something may happen: a given number of times at once, then a given number of times a second. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  double burst, rate;
  double left;
  gint64 at; /* the time of `left`, in microseconds */
} TaliaRate;

static inline void
talia_rate_init (TaliaRate *self, double burst, double rate, gint64 now)
{
  *self = (TaliaRate) { burst, rate, burst, now };
}

/** Returns whether the limited thing may happen once more now; does not count it. */
static inline gboolean
talia_rate_allows (TaliaRate *self, gint64 now)
{
  self->left = MIN (self->burst, self->left + self->rate * (double) (now - self->at) / G_USEC_PER_SEC);
  self->at = now;
  return self->left >= 1;
}

/** Counts the limited thing if it may happen now; returns whether it may. */
static inline gboolean
talia_rate_take (TaliaRate *self, gint64 now)
{
  if (!talia_rate_allows (self, now))
    return FALSE;
  self->left -= 1;
  return TRUE;
}

G_END_DECLS
