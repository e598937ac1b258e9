/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of the baseline's search, and its playouts for each kind of board, shared by the files of the baseline. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/* The costs of a deal in a form that suits playouts. */
typedef struct
{
  TaliaCards tiers[TALIA_MAX_PACK]; /* penalty cards, the most expensive first; cards of a tier cost the same */
  guint n_tiers;
  TaliaCards catching;               /* cards above penalty cards, without a cost of their own */
  TaliaCards costing;                /* all penalty cards */
  gboolean tricks[TALIA_MAX_TRICKS]; /* whether this trick itself costs points */
  gboolean only_tricks;              /* only some tricks cost points */
  double danger[16 * TALIA_SUITS];   /* by card: how dangerous it is to keep */
} BaselineCosts;

typedef struct Baseline Baseline;

/* Plays the state, in its play phase, to the end of the deal. */
typedef void (*BaselinePlayout) (Baseline *self, TaliaState *state);

struct Baseline
{
  const TaliaGame *game;
  TaliaRandom *random;
  guint64 chance; /* the probability of a random choice in a playout, in units of 2 to the power of -32 */
  gboolean moon;  /* whether players in playouts know that taking everything pays */
  int shooter;    /* with `moon`, in a playout: the side that is taking everything, or TALIA_NOBODY */
  BaselinePlayout play_out;
  BaselineCosts costs;
  TaliaPayoff payoff;
  TaliaCards pack;
  TaliaMove *moves; /* has room for TALIA_MAX_LEGAL, for playouts that list moves */
};

#define BASELINE_CHANCE(probability) ((guint64) ((probability) * 4294967296.0))

static inline gboolean
baseline_errs (Baseline *self)
{
  return (talia_random_next (self->random) >> 32) < self->chance;
}

/* Trick-taking games, in which tricks are avoided or bid. */
void baseline_costs_init (BaselineCosts *costs, const TaliaGame *game, const TaliaState *state);
void baseline_play_to_avoid (Baseline *self, TaliaState *state);
void baseline_play_to_bid (Baseline *self, TaliaState *state);
void baseline_play_for_moon (Baseline *self, TaliaState *state);

/* Passing: the most dangerous cards of the hand, or the sets that can be chosen from them; with `moon`, also sets of
 * low cards, which keep a hand that may take everything. */
TaliaMove baseline_pass (Baseline *self, TaliaCards hand);
guint baseline_list_passes (const BaselineCosts *costs, TaliaCards hand, gboolean moon, TaliaMove *moves);

/* The other kinds of boards. */
void baseline_play_rows (Baseline *self, TaliaState *state);
void baseline_play_fishing (Baseline *self, TaliaState *state);

G_END_DECLS
