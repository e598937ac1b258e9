/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The playout policy of fishing: numbered features describe the few moves that are considered, each feature has a
 * learned weight, and the move with the greatest sum is the most likely to be chosen. It uses only what the seat to act
 * may see: its hand, the table, the piles.
 */
#pragma once

#include "engine/fishing/talia-fishing-game.h"

G_BEGIN_DECLS

/** What a move is marked by; most are points that it may bring or cost, as a player expects them at a glance. */
typedef enum
{
  TALIA_FISH_TAKES_CARDS,  /* what the cards taken are worth as cards */
  TALIA_FISH_TAKES_SPADES, /* and as spades */
  TALIA_FISH_TAKES_POINTS, /* and by themselves */
  TALIA_FISH_SWEEPS,
  TALIA_FISH_CAPTURES, /* it is a capture: the last one gets what is left */
  TALIA_FISH_RESIDUE,  /* what it leaves, the nearer the end the more */
  TALIA_FISH_BUILDS,   /* it is a build, or more of one */
  TALIA_FISH_RAISES,   /* of another value than before */
  TALIA_FISH_ROBS,     /* what is taken or raised that an opponent has built */
  TALIA_FISH_DANGER,   /* what the next seat may take, an opponent */
  TALIA_FISH_LATER,    /* what other opponents may */
  TALIA_FISH_PARTNER,  /* what the partner may */
  TALIA_FISH_HOPE,     /* the most that a card kept may take next */
  TALIA_FISH_MORE,     /* what the others kept may */
  TALIA_FISH_OWN,      /* what lies in own builds */
  TALIA_FISH_LOOSE,    /* the number of loose cards left */
  TALIA_FISH_TRAILS_POINTS,
  TALIA_FISH_TRAILS_SPADE,
  TALIA_FISH_TRAILS_VALUE, /* how high the card is */
  TALIA_FISH_TRAILS_FACE,  /* it has no value */
  TALIA_FISH_TRAILS_TWIN,  /* of a rank that is kept too */
  TALIA_FISH_TRAILS_LAST,  /* of a rank that nobody else has */
  TALIA_FISH_KEEPS_POINTS, /* what counts by itself is still in the hand */
  TALIA_FISH_GUARDS,       /* the number of values that bind the hand afterwards */
  TALIA_FISH_MARKS
} TaliaFishMark;

/** What is learned of one game. */
typedef float TaliaFishWeights[TALIA_FISH_MARKS];

/** More moves than this do not come to mind. */
#define TALIA_FISH_MOVES 64

/** A move that comes to mind. */
typedef struct
{
  TaliaMove move;
  float marks[TALIA_FISH_MARKS];
  float score; /* the sum of marks by weights: one more makes it e times as likely */
} TaliaFishThought;

/** The weights for games of these rules. */
const float *talia_fishing_weights (const TaliaFishingRules *rules);

/** The moves that come to mind to the seat to act; all legal, at least one. Returns how many. */
guint talia_fishing_think (const TaliaState *state, const float weights[TALIA_FISH_MARKS],
                           TaliaFishThought thoughts[TALIA_FISH_MOVES]);

/** Marks moves that have been listed: `n` thoughts, of which only the move is set. */
void talia_fishing_mark (const TaliaState *state, const float weights[TALIA_FISH_MARKS], TaliaFishThought *thoughts,
                         guint n);

/** One of the thoughts, each as likely as its score says. */
guint talia_fishing_pick (const TaliaFishThought *thoughts, guint n, TaliaRandom *random);

G_END_DECLS
