/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Unpredictable random numbers from the operating system. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The largest number of a random deal: short enough to be typed. */
#define TALIA_MAX_DRAWN_SEED 999999999

/** Returns 64 random bits from the system. */
guint64 talia_entropy (void);

/** Returns the number of a random deal, 1..TALIA_MAX_DRAWN_SEED. */
guint64 talia_entropy_seed (void);

/** Returns a random number in 0..n-1, all equally likely; n must not be 0. */
guint talia_entropy_below (guint n);

G_END_DECLS
