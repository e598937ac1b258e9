/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Searches the next plays of a fishing game in which all cards are known, up to a position whose value can be
 * estimated. */
#pragma once

#include "fishing-policy.h"
#include "fishing-value.h"

G_BEGIN_DECLS

/** How far to look, and what to judge by. */
typedef struct
{
  const TaliaGame *game;
  const TaliaPayoff *payoff;
  const float *weights; /* what comes to mind */
  const TaliaFishScale *scales;
  int until;    /* the number of cards played at which the hand is judged: at the end of a round, or of the hand */
  float narrow; /* the distance from the best score beyond which moves are not looked at */
} TaliaFishAhead;

/**
 * Makes a move, and judges the hand if it is time: `points`, in parts of TALIA_FISH_UNIT, is then what each side has
 * or may expect. FALSE: it is not.
 */
gboolean talia_fishing_make_and_judge (const TaliaFishAhead *self, TaliaState *state, const TaliaMove *move,
                                       int points[TALIA_MAX_SEATS]);

/**
 * Judges the hand by the best play of all sides until then, but of the seats whose bits are set in `easy`: these play
 * as the level of that name does.
 */
void talia_fishing_look_ahead (const TaliaFishAhead *self, const TaliaState *state, guint easy,
                               int points[TALIA_MAX_SEATS]);

G_END_DECLS
