/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts notable feats in a finished deal: moons, nils made and failed, sweeps. */
#pragma once

#include "talia-game.h"

G_BEGIN_DECLS

/** How often a player has done what. */
typedef struct
{
  guint moons;       /* all that costs taken, by the player's side */
  guint nils;        /* bids to take nothing, and nothing taken */
  guint failed_nils; /* the same bids, and something taken */
  guint sweeps;      /* the table left empty, where that counts */
} TaliaFeats;

/** Adds what the seat has done in the deal that ended with the state `end`. */
void talia_feats_add (TaliaFeats *feats, const TaliaGame *game, const TaliaState *end, int seat);

G_END_DECLS
