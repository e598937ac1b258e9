/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks what a view hides: if the cards that a seat cannot see are dealt differently, its view stays the same. */
#pragma once

#include "engine/talia-game.h"

/** Deals what `seat` does not see of `state`, a deal of `pack`, anew, and asserts that it sees the same. */
void viewing_check (const TaliaGame *game, const TaliaState *state, TaliaCards pack, int seat, TaliaRandom *random);

/** How many pairs of states that differ have been looked at so. */
guint64 viewing_get_pairs (void);
