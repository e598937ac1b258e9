/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the baseline: a view that is being thought about, and how a deal is played out. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/* What costs in a deal, in the form in which a playout asks for it. */
typedef struct
{
  TaliaCards tiers[TALIA_MAX_PACK]; /* the cards that cost, the dearest first; each tier costs the same */
  guint n_tiers;
  TaliaCards catching;               /* the cards above them that do not cost themselves */
  TaliaCards costing;                /* all of them */
  gboolean tricks[TALIA_MAX_TRICKS]; /* whether that trick costs by itself */
  gboolean only_tricks;              /* nothing costs but some tricks */
  double danger[16 * TALIA_SUITS];   /* by card: how much one would like to be rid of it */
} BaselineCosts;

typedef struct Baseline Baseline;

/* Plays the state, in its play phase, to the end of the deal. */
typedef void (*BaselinePlayout) (Baseline *self, TaliaState *state);

struct Baseline
{
  const TaliaGame *game;
  TaliaRandom *random;
  BaselinePlayout play_out;
  BaselineCosts costs;
  TaliaPayoff payoff;
  TaliaCards pack;
  TaliaMove *moves; /* room for TALIA_MAX_LEGAL, for playouts that have to list them */
};

/* Each choice of a playout is left to chance with this chance. */
#define BASELINE_CHANCE 0.3

static inline gboolean
baseline_errs (Baseline *self)
{
  return (talia_random_next (self->random) >> 32) < (guint64) (BASELINE_CHANCE * 4294967296.0);
}

/* Where tricks are taken, or avoided. */
void baseline_costs_init (BaselineCosts *costs, const TaliaGame *game, const TaliaState *state);
void baseline_play_to_avoid (Baseline *self, TaliaState *state);
void baseline_play_to_bid (Baseline *self, TaliaState *state);

/* What to pass: the cards of the hand in order of danger, and up to `room` sets of the first of them. */
TaliaMove baseline_pass (Baseline *self, TaliaCards hand);
guint baseline_list_passes (const BaselineCosts *costs, TaliaCards hand, TaliaMove *moves);

/* The other boards. */
void baseline_play_rows (Baseline *self, TaliaState *state);
void baseline_play_fishing (Baseline *self, TaliaState *state);

G_END_DECLS
