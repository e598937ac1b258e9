/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks a state sampled from a view: it gives the same view, and could have been reached in the same deal. */
#pragma once

#include "engine/talia-game.h"

/** One move of a deal and who made it. */
typedef struct
{
  TaliaMove move;
  int seat;
} SamplingMove;

/** A deal as it was played so far. */
typedef struct
{
  TaliaState before; /* the state before the deal was dealt */
  TaliaPack pack;
  int dealer;
  GArray *moves; /* of SamplingMove */
} SamplingDeal;

/** Returns the pack from which `sample` would have been dealt. It was sampled in `truth`, the current state of `deal`.
 */
TaliaPack sampling_pack (const SamplingDeal *deal, const TaliaState *truth, const TaliaState *sample);

/** Samples a state from the view that `seat` has of `truth`, the current state of `deal`, and makes these checks. */
void sampling_check (const TaliaGame *game, const SamplingDeal *deal, const TaliaState *truth, int seat,
                     TaliaRandom *random);
