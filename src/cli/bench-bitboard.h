/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The yardstick: Hearts and Spades written out by hand for speed alone. */
#pragma once

#include <stdint.h>

/** The yardstick's source of random numbers; begin with an odd `word` and zeros. */
typedef struct
{
  uint64_t word, rest;
  int left;
} BitboardSource;

/** Deals 13 cards to each of four hands, as the loops do. */
void bitboard_deal (BitboardSource *source, uint64_t hand[4]);

/** Plays that many random deals; returns a checksum so that nothing is optimised away. */
typedef uint64_t (*BitboardLoop) (uint64_t seed, int deals);

uint64_t bitboard_hearts (uint64_t seed, int deals);
uint64_t bitboard_spades (uint64_t seed, int deals);

/** The same with the pdep instruction; only where bitboard_has_pdep(). */
uint64_t bitboard_hearts_pdep (uint64_t seed, int deals);
uint64_t bitboard_spades_pdep (uint64_t seed, int deals);
int bitboard_has_pdep (void);
