/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The mean of measured values with its confidence interval, which says whether enough has been measured. */
#include "arena-sample.h"

#include <math.h>

#define ALPHA 0.05

/* With fewer results than this the deviation is not known well enough. */
#define LEAST 5

void
arena_sample_add (ArenaSample *sample, double x)
{
  double off = x - sample->mean;

  sample->mean += off / ++sample->n;
  sample->squares += off * (x - sample->mean);
}

/* Returns the number of standard deviations within which a normal variable stays, except with probability `alpha`. */
static double
normal_bound (double alpha)
{
  double low = 0.0, high = 20.0;

  for (int i = 0; i < 60; i++)
    {
      double middle = (low + high) / 2;

      if (erfc (middle / sqrt (2.0)) > alpha)
        low = middle;
      else
        high = middle;
    }
  return high;
}

/* The same for a mean whose deviation is estimated from the same few results: Student's t, by Fisher's series. */
static double
student_bound (double alpha, guint freedom)
{
  double z = normal_bound (alpha), z3 = z * z * z, z5 = z3 * z * z;

  return z + (z3 + z) / (4.0 * freedom) + (5 * z5 + 16 * z3 + 3 * z) / (96.0 * freedom * freedom);
}

double
arena_sample_half_width (const ArenaSample *sample, double alpha)
{
  if (sample->n < LEAST)
    return INFINITY;
  return student_bound (alpha, sample->n - 1) * sqrt (sample->squares / (sample->n - 1) / sample->n);
}

/* Returns the number of results at the check after the one at `n`. */
static guint
next_look (const ArenaLooks *looks, guint n)
{
  return n > looks->most / 2 ? looks->most : 2 * n;
}

double
arena_looks_alpha (const ArenaLooks *looks)
{
  int k = 1;

  if (looks->decide)
    for (guint n = looks->least; n < looks->most; n = next_look (looks, n))
      k++;
  return ALPHA / k;
}

static gboolean
is_look (const ArenaLooks *looks, guint n)
{
  guint look = looks->least;

  while (look < n && look < looks->most)
    look = next_look (looks, look);
  return look == n;
}

gboolean
arena_looks_enough (const ArenaLooks *looks, const ArenaSample *sample)
{
  double half;

  if (sample->n < looks->least)
    return FALSE;
  if (sample->n >= looks->most)
    return TRUE;
  half = arena_sample_half_width (sample, arena_looks_alpha (looks));
  return (looks->until > 0.0 && half <= looks->until)
         || (looks->decide && is_look (looks, sample->n) && fabs (sample->mean) > half);
}
