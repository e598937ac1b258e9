/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seeded random number generator: a number gives the same deal on every machine and in every version. */
#pragma once

#include "talia-cards.h"

G_BEGIN_DECLS

/** A random number generator, xoshiro256** by Blackman and Vigna (public domain): a value, copied by assignment. */
typedef struct
{
  uint64_t s[4];
} TaliaRandom;

/** Fills the generator's four words by four steps of SplitMix64 from `seed`. */
void talia_random_init (TaliaRandom *random, uint64_t seed);

/** Returns the next 64 bits. */
uint64_t talia_random_next (TaliaRandom *random);

/** Returns a whole number in 0..n-1, all equally likely; n must not be 0. */
uint64_t talia_random_below (TaliaRandom *random, uint64_t n);

/** Returns a number in 0..n-1, faster than talia_random_below(), with an error of less than n / 2^32: for bots, not for
 * packs. */
static inline guint
talia_random_pick (TaliaRandom *random, guint n)
{
  return (guint) (((talia_random_next (random) >> 32) * n) >> 32);
}

/** Returns a number from 0 to below 1, one of 2^53 that are equally likely: for bots. */
static inline double
talia_random_fraction (TaliaRandom *random)
{
  return (double) (talia_random_next (random) >> 11) * 0x1p-53;
}

/** Returns a random card of the set by talia_random_pick(); the set must not be empty. */
TaliaCard talia_random_card (TaliaRandom *random, TaliaCards cards);

/** Returns `n` of the cards, which must have that many; all choices are equally likely. Uses talia_random_pick(). */
TaliaCards talia_random_cards (TaliaRandom *random, TaliaCards cards, int n);

/** Puts `cards` in list order into `pack` and shuffles it by Fisher-Yates from the last place down. */
void talia_random_shuffle (TaliaRandom *random, TaliaCards cards, TaliaPack *pack);

G_END_DECLS
