/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The data that only Hearts needs, which it keeps in the field `memory` of a state. */
#pragma once

#include "games.h"

G_BEGIN_DECLS

typedef struct
{
  uint8_t moon; /* TALIA_MOVE_ADD or _SUBTRACT once the player of the moon has chosen in this deal, otherwise 0 */
  uint8_t unused[TALIA_MEMORY_BYTES - 1];
} TaliaHeartsMemory;

/** Returns the data of Hearts in a state, which is that of a match of Hearts. */
static inline TaliaHeartsMemory *
talia_hearts_memory (const TaliaState *state)
{
  return (TaliaHeartsMemory *) state->memory;
}

G_END_DECLS
