/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Accessors for what Spades keeps in a state's memory. */
#pragma once

#include "games.h"

G_BEGIN_DECLS

typedef struct
{
  uint8_t bags[2];   /* by pair, as the last finished deal left them */
  uint8_t before[2]; /* by pair, as they were before the deal dealt last */
  uint8_t unused[TALIA_MEMORY_BYTES - 4];
} TaliaSpadesMemory;

/** The memory of a match of Spades. */
static inline TaliaSpadesMemory *
talia_spades_memory (const TaliaState *state)
{
  return (TaliaSpadesMemory *) state->memory;
}

G_END_DECLS
