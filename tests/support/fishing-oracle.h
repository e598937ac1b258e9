/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A second implementation of the rules of Casino, slow and literal, to compare the engine with. */
#pragma once

#include "engine/talia-game.h"

/** Whether the seat to act may make this move; tries every grouping of the cards that it names. */
gboolean fishing_oracle_accepts (const TaliaState *state, const TaliaMove *move);
