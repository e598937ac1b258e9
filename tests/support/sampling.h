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
  TaliaState before; /* it was dealt */
  TaliaPack pack;
  int dealer;
  GArray *moves; /* of SamplingMove */
} SamplingDeal;

/** The pack from which the `sample`, drawn of `truth` to which `deal` has come, would have been dealt. */
TaliaPack sampling_pack (const SamplingDeal *deal, const TaliaState *truth, const TaliaState *sample);

/** Draws a state from what `seat` sees of `truth`, to which `deal` has come, and holds it to all of that. */
void sampling_check (const TaliaGame *game, const SamplingDeal *deal, const TaliaState *truth, int seat,
                     TaliaRandom *random);
