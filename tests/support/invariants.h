/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The invariants of every finished deal of a game, and those of every position in which somebody has to act. */
#pragma once

#include "engine/talia-game.h"

/** Asserts the game's invariants of a deal that has just ended. */
void invariants_check_deal (const TaliaGame *game, const TaliaState *state);

/** Asserts what must hold on the state's kind of board whenever somebody is to act. */
void invariants_check_state (const TaliaState *state);
