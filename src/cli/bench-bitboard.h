/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The yardstick: Hearts and Spades written out by hand for speed alone. */
#pragma once

#include <stdint.h>

/** Plays that many random deals; returns a checksum so that nothing is optimised away. */
typedef uint64_t (*BitboardLoop) (uint64_t seed, int deals);

uint64_t bitboard_hearts (uint64_t seed, int deals);
uint64_t bitboard_spades (uint64_t seed, int deals);

/** The same with the pdep instruction; only where bitboard_has_pdep(). */
uint64_t bitboard_hearts_pdep (uint64_t seed, int deals);
uint64_t bitboard_spades_pdep (uint64_t seed, int deals);
int bitboard_has_pdep (void);
