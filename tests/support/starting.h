/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Starts matches for tests, with random options or with a preset. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** Starts a match with random options that the game accepts. */
void starting_at_random (const TaliaGame *game, TaliaRandom *random, TaliaState *state);

/** Starts a match under a preset. From one `number` to the next it has one player more, beginning again after the most.
 */
void starting_preset (const TaliaGame *game, const TaliaPreset *preset, uint64_t number, TaliaState *state);

G_END_DECLS
