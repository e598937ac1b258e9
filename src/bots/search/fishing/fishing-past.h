/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replays a fishing deal in a possible world, and tells how well that world explains the moves that the others made. */
#pragma once

#include "bots/search/core/search-style.h"
#include "engine/talia-game.h"
#include "fishing-policy.h"

G_BEGIN_DECLS

/** What there is to explain, worked out once a view. */
typedef struct
{
  const TaliaGame *game;
  const float *weights; /* what comes to mind */
  TaliaState round;     /* as the running round began, nobody holding anything */
  TaliaStylePlays sure; /* of earlier rounds, in which everybody's cards are known by now */
} TaliaFishPast;

/** Looks back at all that was played by then in this hand. */
void talia_fishing_past_init (TaliaFishPast *self, const TaliaGame *game, const TaliaState *seen);

/**
 * How likely all but `own` would have played this hand as they did if they had held what `world` gives them: a natural
 * logarithm, up to a constant. Nobody is known to play in one style or the other; `styles` gets a guess for this world
 * by what each has played, as chance will have it.
 */
double talia_fishing_past_explain (const TaliaFishPast *self, int own, const TaliaState *world, TaliaRandom *random,
                                   guint *styles);

G_END_DECLS
