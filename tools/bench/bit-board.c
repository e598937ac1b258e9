/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The yardstick of the benchmarks: the rules of Hearts and Spades, written by hand for speed alone. */
#include "bit-board.h"

#include <string.h>

#define SUIT(s) (UINT64_C (0x1fff) << (16 * (s)))
#define HEARTS SUIT (2)
#define SPADES SUIT (3)
#define QUEEN (UINT64_C (1) << 58)
#define TWO_OF_CLUBS UINT64_C (1)
#define ALWAYS_INLINE static inline __attribute__ ((always_inline))

typedef enum
{
  PLAY_HEARTS,
  PLAY_SPADES
} Play;

/* Returns `then` or `otherwise` without a branch, which would often be mispredicted; compilers make one of `?:`. */
ALWAYS_INLINE uint64_t
either (int condition, uint64_t then, uint64_t otherwise)
{
  uint64_t mask = -(uint64_t) (condition != 0);

  __asm__ ("" : "+r"(mask));
  return otherwise ^ ((then ^ otherwise) & mask);
}

uint8_t bitboard_ones[8192];
uint64_t bitboard_places[8192];

static void
fill_tables (void)
{
  for (int i = 1; i < 8192; i++)
    {
      bitboard_ones[i] = (uint8_t) (bitboard_ones[i >> 1] + (i & 1));
      bitboard_places[i] = bitboard_places[i & (i - 1)] << 4 | (uint64_t) __builtin_ctz ((unsigned) i);
    }
}

ALWAYS_INLINE void
deal (BitboardSource *source, uint64_t *hand)
{
  static const uint8_t sorted[52] = { 0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 16, 17, 18, 19, 20,
                                      21, 22, 23, 24, 25, 26, 27, 28, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41,
                                      42, 43, 44, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60 };
  uint8_t pack[52];

  memcpy (pack, sorted, sizeof pack);
  hand[0] = UINT64_C (0x1fff1fff1fff1fff);
  /* The first hand is what remains: 39 draws deal all four hands. */
  for (int p = 3; p >= 1; p--)
    {
      uint64_t cards = 0;

      for (int i = 13 * p + 12; i >= 13 * p; i--)
        {
          uint32_t j = bitboard_pick (source, (uint32_t) i + 1);

          cards |= UINT64_C (1) << pack[j];
          pack[j] = pack[i];
        }
      hand[p] = cards;
      hand[0] &= ~cards;
    }
}

ALWAYS_INLINE uint64_t
leads (uint64_t hand, int trick, int broken, Play play)
{
  if (play == PLAY_HEARTS)
    {
      if (trick == 0)
        return TWO_OF_CLUBS;
      return hand & ~either (broken | !(hand & ~(HEARTS | QUEEN)), 0, HEARTS);
    }
  return hand & ~either (broken | !(hand & ~SPADES), 0, SPADES);
}

ALWAYS_INLINE uint64_t
loop (uint64_t seed, int deals, Play play, BitboardSelect select)
{
  const uint64_t points = play == PLAY_HEARTS ? HEARTS | QUEEN : SPADES;
  BitboardSource source = { .word = seed * 2 + 1 };
  uint64_t sum = 0;

  if (bitboard_ones[1] == 0)
    fill_tables ();
  for (int d = 0; d < deals; d++)
    {
      uint64_t hand[4], taken[4] = { 0 };
      int leader = 0, broken = 0;

      deal (&source, hand);
      for (int p = 1; play == PLAY_HEARTS && p < 4; p++)
        leader = hand[p] & TWO_OF_CLUBS ? p : leader;
      for (int t = 0; t < 13; t++)
        {
          uint64_t legal = leads (hand[leader], t, broken, play);
          uint64_t bit = bitboard_random (&source, legal, select);
          uint64_t led = UINT64_C (0x1fff) << (16 * (__builtin_ctzll (bit) >> 4));
          uint64_t winning = led | (play == PLAY_SPADES ? SPADES : 0), best = bit, trick = bit;
          uint64_t safe = play == PLAY_HEARTS && t == 0 ? ~points : ~UINT64_C (0);
          int winner = leader;

          hand[leader] ^= bit;
          for (int i = 1; i < 4; i++)
            {
              int p = (leader + i) & 3;
              uint64_t follow = hand[p] & led;
              uint64_t discard = t == 0 ? either ((hand[p] & safe) != 0, hand[p] & safe, hand[p]) : hand[p];
              int wins;

              bit = bitboard_random (&source, either (follow != 0, follow, discard), select);
              wins = (bit & winning) > best;
              winner = (int) either (wins, (uint64_t) p, (uint64_t) winner);
              best = either (wins, bit, best);
              hand[p] ^= bit;
              trick |= bit;
            }
          broken |= (trick & ~led & points) != 0 || (play == PLAY_HEARTS && (trick & QUEEN));
          taken[winner] |= trick;
          leader = winner;
        }
      for (int p = 0; p < 4; p++)
        sum = sum * 31 + (uint64_t) __builtin_popcountll (taken[p] & points)
              + (play == PLAY_HEARTS && (taken[p] & QUEEN) ? 12 : 0);
    }
  return sum;
}

void
bitboard_deal (BitboardSource *source, uint64_t hand[4])
{
  deal (source, hand);
}

uint64_t
bitboard_hearts (uint64_t seed, int deals)
{
  return loop (seed, deals, PLAY_HEARTS, BITBOARD_PORTABLE);
}

uint64_t
bitboard_spades (uint64_t seed, int deals)
{
  return loop (seed, deals, PLAY_SPADES, BITBOARD_PORTABLE);
}

#ifdef __x86_64__
__attribute__ ((target ("bmi2,popcnt"))) uint64_t
bitboard_hearts_pdep (uint64_t seed, int deals)
{
  return loop (seed, deals, PLAY_HEARTS, BITBOARD_PDEP);
}

__attribute__ ((target ("bmi2,popcnt"))) uint64_t
bitboard_spades_pdep (uint64_t seed, int deals)
{
  return loop (seed, deals, PLAY_SPADES, BITBOARD_PDEP);
}

int
bitboard_has_pdep (void)
{
  return __builtin_cpu_supports ("bmi2") && __builtin_cpu_supports ("popcnt");
}
#else
uint64_t
bitboard_hearts_pdep (uint64_t seed, int deals)
{
  return bitboard_hearts (seed, deals);
}

uint64_t
bitboard_spades_pdep (uint64_t seed, int deals)
{
  return bitboard_spades (seed, deals);
}

int
bitboard_has_pdep (void)
{
  return 0;
}
#endif
