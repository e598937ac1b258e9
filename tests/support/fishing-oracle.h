/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of Casino once more, slow and to the letter, to hold against the engine's. */
#pragma once

#include "engine/talia-game.h"

/** Whether the seat to act may make this move; tries every grouping of the cards that it names. */
gboolean fishing_oracle_accepts (const TaliaState *state, const TaliaMove *move);
