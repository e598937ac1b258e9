/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The yardstick of the benchmarks: the rules of Hearts and Spades, written by hand for speed alone. */
#pragma once

#include <stdint.h>

/** The yardstick's random number generator; start it with an odd `word` and zeros. */
typedef struct
{
  uint64_t word, rest;
  int left;
} BitboardSource;

/** How a random card of a set is selected. */
typedef enum
{
  BITBOARD_PORTABLE,
  BITBOARD_PDEP /* only where bitboard_has_pdep() */
} BitboardSelect;

/** Plays that many random deals; returns a checksum so that nothing is optimised away. */
typedef uint64_t (*BitboardLoop) (uint64_t seed, int deals);

uint64_t bitboard_hearts (uint64_t seed, int deals);
uint64_t bitboard_spades (uint64_t seed, int deals);
uint64_t bitboard_hearts_pdep (uint64_t seed, int deals);
uint64_t bitboard_spades_pdep (uint64_t seed, int deals);
int bitboard_has_pdep (void);

/** Deals 13 cards to each of four hands, as the loops do. */
void bitboard_deal (BitboardSource *source, uint64_t hand[4]);

/* These functions are inline here, so that code measured beside the yardstick draws as cheaply. */

/** For 13 bits of a suit: the number of cards, and their places, four bits each, the lowest first. */
extern uint8_t bitboard_ones[8192];
extern uint64_t bitboard_places[8192];

/** Returns a number below `n`, which is at most 64. A word of xorshift gives four draws of 16 bits each. */
static inline __attribute__ ((always_inline)) uint32_t
bitboard_pick (BitboardSource *source, uint32_t n)
{
  uint32_t bits;

  if (source->left == 0)
    {
      source->word ^= source->word << 13;
      source->word ^= source->word >> 7;
      source->word ^= source->word << 17;
      source->rest = source->word;
      source->left = 4;
    }
  bits = (uint32_t) source->rest & 0xffff;
  source->rest >>= 16;
  source->left--;
  return (bits * n) >> 16;
}

/** Returns a random card of the set without a branch: first its suit, then its place in the suit. */
static inline __attribute__ ((always_inline)) uint64_t
bitboard_random_portable (BitboardSource *source, uint64_t cards)
{
  uint32_t clubs = bitboard_ones[cards & 0x1fff];
  uint32_t reds = clubs + bitboard_ones[cards >> 16 & 0x1fff];
  uint32_t hearts = reds + bitboard_ones[cards >> 32 & 0x1fff];
  uint32_t skip = bitboard_pick (source, hearts + bitboard_ones[cards >> 48]);
  uint32_t suit = (skip >= clubs) + (skip >= reds) + (skip >= hearts);

  skip -= (skip >= clubs ? clubs : 0) + (skip >= reds ? reds - clubs : 0) + (skip >= hearts ? hearts - reds : 0);
  return UINT64_C (1) << (16 * suit + (bitboard_places[cards >> (16 * suit) & 0x1fff] >> (4 * skip) & 15));
}

/** Returns a random card of the set as a bit. */
static inline __attribute__ ((always_inline)) uint64_t
bitboard_random (BitboardSource *source, uint64_t cards, BitboardSelect select)
{
#ifdef __x86_64__
  if (select == BITBOARD_PDEP)
    {
      uint64_t n, bit;

      __asm__ ("popcnt %1, %0" : "=r"(n) : "r"(cards) : "cc");
      __asm__ ("pdep %2, %1, %0" : "=r"(bit) : "r"(UINT64_C (1) << bitboard_pick (source, (uint32_t) n)), "r"(cards));
      return bit;
    }
#endif
  return bitboard_random_portable (source, cards);
}
