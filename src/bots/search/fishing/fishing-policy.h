/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The playout policy of fishing: numbered features describe the few moves that are considered, each feature has a
 * learned weight, and the move with the greatest sum is the most likely to be chosen. It uses only what the seat to act
 * may see: its hand, the table, the piles.
 */
#pragma once

#include "engine/fishing/talia-fishing-game.h"

G_BEGIN_DECLS

/** The features of a move; most are points that it may bring or cost at a glance. */
typedef enum
{
  TALIA_FISH_TAKES_CARDS,  /* the cards taken, as part of the majority of cards */
  TALIA_FISH_TAKES_SPADES, /* as part of the majority of spades */
  TALIA_FISH_TAKES_POINTS, /* by what they count themselves */
  TALIA_FISH_SWEEPS,
  TALIA_FISH_CAPTURES, /* it is a capture: the last one gets the remaining cards */
  TALIA_FISH_RESIDUE,  /* what it leaves, with a greater weight near the end */
  TALIA_FISH_BUILDS,   /* it is a build, or adds to one */
  TALIA_FISH_RAISES,   /* it changes the value of a build */
  TALIA_FISH_ROBS,     /* it takes or raises an opponent's build */
  TALIA_FISH_DANGER,   /* what the next seat may take, if it is an opponent */
  TALIA_FISH_LATER,    /* what other opponents may take */
  TALIA_FISH_PARTNER,  /* what the partner may take */
  TALIA_FISH_HOPE,     /* the most that a remaining card of the hand may take next */
  TALIA_FISH_MORE,     /* what the other remaining cards may take */
  TALIA_FISH_OWN,      /* what is in own builds */
  TALIA_FISH_LOOSE,    /* the number of loose cards left */
  TALIA_FISH_TRAILS_POINTS,
  TALIA_FISH_TRAILS_SPADE,
  TALIA_FISH_TRAILS_VALUE, /* the rank of the card */
  TALIA_FISH_TRAILS_FACE,  /* it has no value */
  TALIA_FISH_TRAILS_TWIN,  /* another card of its rank remains in the hand */
  TALIA_FISH_TRAILS_LAST,  /* nobody else has its rank */
  TALIA_FISH_KEEPS_POINTS, /* a card that counts by itself remains in the hand */
  TALIA_FISH_GUARDS,       /* the number of values to which the hand is committed afterwards */
  TALIA_FISH_MARKS
} TaliaFishMark;

/** The weights that were learned for one game. */
typedef float TaliaFishWeights[TALIA_FISH_MARKS];

/** The greatest number of moves that are considered. */
#define TALIA_FISH_MOVES 64

/** A move that is considered. */
typedef struct
{
  TaliaMove move;
  float marks[TALIA_FISH_MARKS];
  float score; /* the weighted sum of its features: one more makes it e times as likely */
} TaliaFishThought;

/** Returns the weights for a game with these rules. */
const float *talia_fishing_weights (const TaliaFishingRules *rules);

/** Lists the moves that the seat to act considers; all legal, at least one. Returns their number. */
guint talia_fishing_think (const TaliaState *state, const float weights[TALIA_FISH_MARKS],
                           TaliaFishThought thoughts[TALIA_FISH_MOVES]);

/** Computes the features and scores of listed moves: `n` thoughts of which only the move is set. */
void talia_fishing_mark (const TaliaState *state, const float weights[TALIA_FISH_MARKS], TaliaFishThought *thoughts,
                         guint n);

/** Chooses one of the thoughts, with a probability according to its score. */
guint talia_fishing_pick (const TaliaFishThought *thoughts, guint n, TaliaRandom *random);

G_END_DECLS
