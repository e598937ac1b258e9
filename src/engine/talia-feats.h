/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notable feats: moons, nils made and failed, sweeps. Counts them in a finished deal, and reports them as they
 * happen. */
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

/** Something that has just happened to a player, and that everybody at the table should notice. */
typedef enum
{
  TALIA_MOMENT_NONE,
  TALIA_MOMENT_MOON,       /* has taken everything that costs points */
  TALIA_MOMENT_SWEEP,      /* has left no card on the table */
  TALIA_MOMENT_NIL_MADE,   /* has bid to take no trick and has taken none */
  TALIA_MOMENT_NIL_BROKEN, /* has bid to take no trick and has just taken one */
  TALIA_MOMENT_BID_SET,    /* the side has taken fewer tricks than it has bid */
  TALIA_MOMENT_MATCH_WON,
  TALIA_N_MOMENTS
} TaliaMoment;

/** Finds the moment of each seat after a step that led to `state` with these events. */
void talia_feats_find_moments (const TaliaGame *game, const TaliaState *state, const TaliaEvents *events,
                               TaliaMoment moments[TALIA_MAX_SEATS]);

G_END_DECLS
