/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells how well a possible world explains what the others have bid and played in a trick-taking deal. */
#pragma once

#include "trick-policy.h"

G_BEGIN_DECLS

/**
 * How likely all but `own` would have bid and played as they did if they had held what `world` gives them: a natural
 * logarithm, up to a constant. Nobody is known to play in one style or the other; `styles` gets a guess for this world
 * by what each has played, as chance will have it.
 */
double talia_trick_explain (const TaliaTrickPolicy *policy, int own, const TaliaState *world, TaliaRandom *random,
                            guint *styles);

G_END_DECLS
