/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts notable feats in a finished deal: moons, nils made and failed, sweeps. */
#pragma once

#include "talia-game.h"

G_BEGIN_DECLS

/** The number of feats of a player. */
typedef struct
{
  guint moons;       /* all penalties taken, by the player's side */
  guint nils;        /* nils that were made */
  guint failed_nils; /* nils that failed */
  guint sweeps;      /* sweeps, if they count */
} TaliaFeats;

/** Adds the feats of the seat in the deal that ended with the state `end`. */
void talia_feats_add (TaliaFeats *feats, const TaliaGame *game, const TaliaState *end, int seat);

G_END_DECLS
