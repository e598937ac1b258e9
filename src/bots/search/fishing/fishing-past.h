/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replays a fishing deal in a possible world, and tells how well that world explains the moves that the others made. */
#pragma once

#include "bots/search/core/search-style.h"
#include "engine/talia-game.h"
#include "fishing-policy.h"

G_BEGIN_DECLS

/** The plays to explain, computed once for each view. */
typedef struct
{
  const TaliaGame *game;
  const float *weights; /* for the moves to consider */
  TaliaState round;     /* the state at the beginning of the current round, with empty hands */
  TaliaStylePlays sure; /* in earlier rounds, whose cards are all known by now */
} TaliaFishPast;

/** Collects the plays of the hand so far from the state `seen` of a view. */
void talia_fishing_past_init (TaliaFishPast *self, const TaliaGame *game, const TaliaState *seen);

/**
 * Returns how likely all seats except `own` would have played this hand as they did if they had the cards of `world`: a
 * natural logarithm, up to a constant. The styles of the players are unknown; `styles` gets a random guess for this
 * world, based on their plays.
 */
double talia_fishing_past_explain (const TaliaFishPast *self, int own, const TaliaState *world, TaliaRandom *random,
                                   guint *styles);

G_END_DECLS
