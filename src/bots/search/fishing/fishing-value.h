/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Estimates the result of an unfinished hand of fishing, faster and with less random error than playing it out. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** The unit of the estimate: this many are one point. */
#define TALIA_FISH_UNIT 1000

/** What was learned of one game (tools/bench/learn-fishing.c). */
typedef struct
{
  float cards, spades;        /* how fast a lead becomes safe */
  float first;                /* what it is worth to begin a round */
  float loose, loose_points;  /* and for each card that lies there then, and for what they count by themselves */
  float prey;                 /* and for what the first player may take */
  float last_cards, last_all; /* to have captured last: of the loose cards, at any time and near the end */
} TaliaFishScale;

/** There is a learned scale for every TALIA_FISH_SCALE_CARDS cards that are still to be dealt. */
#define TALIA_FISH_SCALES 5
#define TALIA_FISH_SCALE_CARDS 8

/** The scales of games of these rules, for few cards to be dealt first. */
const TaliaFishScale *talia_fishing_scales (const TaliaFishingRules *rules);

/** What each side may expect of the whole hand, at the beginning of a round; to its own mean and in points. */
void talia_fishing_estimate (const TaliaState *state, const TaliaFishScale *scales, float points[TALIA_MAX_SEATS]);

G_END_DECLS
