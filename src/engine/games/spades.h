/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The data that only Spades needs, which it keeps in the field `memory` of a state. */
#pragma once

#include "games.h"

G_BEGIN_DECLS

typedef struct
{
  uint8_t bags[2];   /* by pair, after the last finished deal */
  uint8_t before[2]; /* by pair, before the deal that was dealt last */
  uint8_t unused[TALIA_MEMORY_BYTES - 4];
} TaliaSpadesMemory;

/** Returns the data of Spades in a state, which is that of a match of Spades. */
static inline TaliaSpadesMemory *
talia_spades_memory (const TaliaState *state)
{
  return (TaliaSpadesMemory *) state->memory;
}

G_END_DECLS
