/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Unpredictable random numbers from the operating system. */
#include "talia-entropy.h"

#include <unistd.h>

#include "engine/talia-random.h"

guint64
talia_entropy (void)
{
  guint64 bits;

  /* Fails only if the kernel has no generator; the numbers of g_random are then good enough. */
  if (getentropy (&bits, sizeof bits) != 0)
    bits = (guint64) g_random_int () << 32 | g_random_int ();
  return bits;
}

guint64
talia_entropy_seed (void)
{
  return 1 + talia_entropy_below (TALIA_MAX_DRAWN_SEED);
}

guint
talia_entropy_below (guint n)
{
  TaliaRandom random;

  g_return_val_if_fail (n > 0, 0);

  talia_random_init (&random, talia_entropy ());
  return (guint) talia_random_below (&random, n);
}
