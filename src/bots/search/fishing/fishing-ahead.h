/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Searches the next plays of a fishing game in which all cards are known, up to a position whose value can be
 * estimated. */
#pragma once

#include "fishing-policy.h"
#include "fishing-value.h"

G_BEGIN_DECLS

/** How far to look ahead, and how to judge the position. */
typedef struct
{
  const TaliaGame *game;
  const TaliaPayoff *payoff;
  const float *weights; /* for the moves to consider */
  const TaliaFishScale *scales;
  int until;    /* the number of cards played at which the hand is judged: at the end of a round, or of the hand */
  float narrow; /* moves are only considered if their score is within this distance of the best */
} TaliaFishAhead;

/**
 * Makes a move and, if the hand is over or has come to where it is to be judged, judges it: sets `points` to the actual
 * or expected points of each side, in units of 1/TALIA_FISH_UNIT. Returns FALSE if it has not.
 */
gboolean talia_fishing_make_and_judge (const TaliaFishAhead *self, TaliaState *state, const TaliaMove *move,
                                       int points[TALIA_MAX_SEATS]);

/**
 * Judges the hand by the best play of all sides up to the place where it is to be judged, except the seats whose bits
 * are set in `easy`, which play like the level of that name.
 */
void talia_fishing_look_ahead (const TaliaFishAhead *self, const TaliaState *state, guint easy,
                               int points[TALIA_MAX_SEATS]);

G_END_DECLS
