/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Accessors for what Hearts keeps in a state's memory. */
#pragma once

#include "games.h"

G_BEGIN_DECLS

typedef struct
{
  uint8_t moon; /* TALIA_MOVE_ADD or _SUBTRACT once the player of the moon has chosen in this deal, otherwise 0 */
  uint8_t unused[TALIA_MEMORY_BYTES - 1];
} TaliaHeartsMemory;

/** Returns the memory of a match of Hearts. */
static inline TaliaHeartsMemory *
talia_hearts_memory (const TaliaState *state)
{
  return (TaliaHeartsMemory *) state->memory;
}

G_END_DECLS
