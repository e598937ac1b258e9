/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks what a view hides: if the cards that a seat cannot see are dealt differently, its view stays the same. */
#pragma once

#include "engine/talia-game.h"

/** Deals the cards again that `seat` does not see in `state`, a deal of `pack`, and asserts that its view is the same.
 */
void viewing_check (const TaliaGame *game, const TaliaState *state, TaliaCards pack, int seat, TaliaRandom *random);

/** Returns how many pairs of different states have been checked. */
guint64 viewing_get_pairs (void);
