/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Starts matches for tests, with random options or with a preset. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** Starts a match by options of which each is as random as it may be. */
void starting_at_random (const TaliaGame *game, TaliaRandom *random, TaliaState *state);

/** Starts under a preset; match after match with one player more, as far as the game allows it. */
void starting_preset (const TaliaGame *game, const TaliaPreset *preset, uint64_t number, TaliaState *state);

G_END_DECLS
