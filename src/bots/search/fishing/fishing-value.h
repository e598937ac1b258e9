/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Estimates the result of an unfinished fishing deal, faster and with less random error than playing it out. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** The unit of the estimate: this many are one point. */
#define TALIA_FISH_UNIT 1000

/** The weights that were learned for one game (tools/bench/learn-fishing.c). */
typedef struct
{
  float cards, spades;        /* how fast a lead becomes safe */
  float first;                /* the worth of playing first in a round */
  float loose, loose_points;  /* and for each card on the table then, and for what these count by themselves */
  float prey;                 /* and for what the first player may take */
  float last_cards, last_all; /* the worth of having captured last: by loose cards, at any time and near the end */
} TaliaFishScale;

/** There is one learned scale for every TALIA_FISH_SCALE_CARDS cards that are still to be dealt. */
#define TALIA_FISH_SCALES 5
#define TALIA_FISH_SCALE_CARDS 8

/** Returns the scales of a game with these rules, beginning with the fewest cards to be dealt. */
const TaliaFishScale *talia_fishing_scales (const TaliaFishingRules *rules);

/** Estimates the result of the whole hand for each side at the beginning of a round, in points; only differences
 * between sides count, since the estimate has a mean of its own. */
void talia_fishing_estimate (const TaliaState *state, const TaliaFishScale *scales, float points[TALIA_MAX_SEATS]);

G_END_DECLS
