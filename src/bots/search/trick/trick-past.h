/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells how well a possible world explains what the others have bid and played in a trick-taking deal. */
#pragma once

#include "trick-policy.h"

G_BEGIN_DECLS

/**
 * Returns how likely all seats except `own` would have bid and played as they did if they had the cards of `world`: a
 * natural logarithm, up to a constant. The styles of the players are unknown; `styles` gets a random guess for this
 * world, based on their plays.
 */
double talia_trick_explain (const TaliaTrickPolicy *policy, int own, const TaliaState *world, TaliaRandom *random,
                            guint *styles);

G_END_DECLS
