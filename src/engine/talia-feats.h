/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notable feats: moons, nils made and failed, sweeps. Counted in a finished deal, and told as they happen. */
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

/** What a move has led to for a player that everybody at the table is to look at. */
typedef enum
{
  TALIA_MOMENT_NONE,
  TALIA_MOMENT_MOON,       /* took everything that costs */
  TALIA_MOMENT_SWEEP,      /* left nothing on the table */
  TALIA_MOMENT_NIL_MADE,   /* bid to take nothing and took nothing */
  TALIA_MOMENT_NIL_BROKEN, /* the same bid, and has just taken something */
  TALIA_MOMENT_BID_SET,    /* the side has taken less than it has bid */
  TALIA_MOMENT_MATCH_WON,
  TALIA_N_MOMENTS
} TaliaMoment;

/** The moment of each seat after a step that led to `state` with those events. */
void talia_feats_find_moments (const TaliaGame *game, const TaliaState *state, const TaliaEvents *events,
                               TaliaMoment moments[TALIA_MAX_SEATS]);

G_END_DECLS
