/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Searches the next plays of a fishing game in which all cards are known, up to a position whose value can be
 * estimated. */
#pragma once

#include "fishing-policy.h"
#include "fishing-value.h"

G_BEGIN_DECLS

/** How far to look ahead (the horizon), and how to judge the position there. */
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
 * Makes a move. If the hand is then over, or has reached the horizon, sets `points` to the actual or expected points of
 * each side, in units of 1/TALIA_FISH_UNIT; otherwise returns FALSE.
 */
gboolean talia_fishing_make_and_judge (const TaliaFishAhead *self, TaliaState *state, const TaliaMove *move,
                                       int points[TALIA_MAX_SEATS]);

/**
 * Computes the points that each side can expect, in the same units, if every side plays as well as possible up to the
 * horizon. Seats whose bits are set in `easy` play like the level of that name instead.
 */
void talia_fishing_look_ahead (const TaliaFishAhead *self, const TaliaState *state, guint easy,
                               int points[TALIA_MAX_SEATS]);

G_END_DECLS
