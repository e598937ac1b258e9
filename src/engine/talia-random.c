/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seeded random number generator and the shuffle (docs/RECORD.md, "From a seed to a pack"). */
#include "talia-random.h"

static inline uint64_t
rotate (uint64_t x, int by)
{
  return (x << by) | (x >> (64 - by));
}

void
talia_random_init (TaliaRandom *random, uint64_t seed)
{
  for (int i = 0; i < 4; i++)
    {
      uint64_t z = seed += UINT64_C (0x9e3779b97f4a7c15);

      z = (z ^ (z >> 30)) * UINT64_C (0xbf58476d1ce4e5b9);
      z = (z ^ (z >> 27)) * UINT64_C (0x94d049bb133111eb);
      random->s[i] = z ^ (z >> 31);
    }
}

uint64_t
talia_random_next (TaliaRandom *random)
{
  uint64_t *s = random->s;
  uint64_t result = rotate (s[1] * 5, 7) * 9;
  uint64_t t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotate (s[3], 45);
  return result;
}

/* 2^64 / n rounded down (one less for powers of two): replacing the division by a multiplication makes shuffling twice
 * as fast. */
#define R(n) (UINT64_MAX / (n))
#define R8(n) R (n), R ((n) + 1), R ((n) + 2), R ((n) + 3), R ((n) + 4), R ((n) + 5), R ((n) + 6), R ((n) + 7)
static const uint64_t reciprocals[] = { 0, R8 (1), R8 (9), R8 (17), R8 (25), R8 (33), R8 (41), R8 (49) };

static inline uint64_t
modulo (uint64_t x, uint64_t n)
{
  uint64_t rest;

  if (n >= G_N_ELEMENTS (reciprocals))
    return x % n;
  /* The quotient is right or one too small. */
  rest = x - n * (uint64_t) (((unsigned __int128) x * reciprocals[n]) >> 64);
  return rest < n ? rest : rest - n;
}

uint64_t
talia_random_below (TaliaRandom *random, uint64_t n)
{
  uint64_t x = talia_random_next (random);

  /* Numbers from 2^64 - (2^64 mod n) on would favour small results; 2^64 mod n = (2^64 - n) mod n is below n, so that
   * it hardly ever has to be computed. */
  if (G_UNLIKELY (x > UINT64_MAX - n))
    {
      uint64_t surplus = (0 - n) % n;

      while (x > UINT64_MAX - surplus)
        x = talia_random_next (random);
    }
  return modulo (x, n);
}

TaliaCard
talia_random_card (TaliaRandom *random, TaliaCards cards)
{
  guint n = (guint) talia_cards_count (cards);

  return talia_cards_nth (cards, (int) talia_random_pick (random, n));
}

TaliaCards
talia_random_cards (TaliaRandom *random, TaliaCards cards, int n)
{
  int left = talia_cards_count (cards) - n;
  TaliaCards rest = cards;

  /* Draws the smaller part: the cards to take, or those to leave. */
  for (int i = MIN (n, left); i > 0; i--)
    rest &= ~TALIA_BIT (talia_random_card (random, rest));
  return n <= left ? cards & ~rest : rest;
}

void
talia_random_shuffle (TaliaRandom *random, TaliaCards cards, TaliaPack *pack)
{
  uint8_t partner[TALIA_MAX_PACK];

  *pack = (TaliaPack) { .n = 0 };
  while (cards != 0)
    pack->cards[pack->n++] = talia_cards_pop (&cards);
  /* Makes all draws before the first exchange, so that the processor can work on several at once, which takes half the
   * time. */
  for (int i = pack->n - 1; i >= 1; i--)
    partner[i] = (uint8_t) talia_random_below (random, (uint64_t) i + 1);
  for (int i = pack->n - 1; i >= 1; i--)
    {
      TaliaCard card = pack->cards[i];

      pack->cards[i] = pack->cards[partner[i]];
      pack->cards[partner[i]] = card;
    }
}
