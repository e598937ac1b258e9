/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of all motions, with the duration, the delay and the curve of each. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

typedef enum
{
  TALIA_MOTION_PLAY,   /* a card rises for `delay`, and then flies to another place */
  TALIA_MOTION_GAP,    /* a card makes room for its neighbours */
  TALIA_MOTION_GATHER, /* the cards of a trick slide below the one that has won it */
  TALIA_MOTION_TAKE,   /* the gathered cards travel to the player who has taken them, or back */
  TALIA_MOTION_DEAL,   /* a card of the pack flies to its player, `delay` after the one before */
  TALIA_MOTION_TURN,   /* a card turns over */
  TALIA_MOTION_RESULT, /* the result of a move is told, `delay` after the card has landed */
  TALIA_MOTION_REFUSE, /* a card that may not be played shakes */
  TALIA_MOTION_END,    /* the end of a match is shown, from the lamp to the buttons */
  TALIA_MOTION_MOMENT, /* a plate lights up, along a curve of style.css */
  TALIA_MOTION_VEIL,   /* the veil over a card that may not be played appears or fades */
  TALIA_MOTION_BREATH, /* the glow of a proposed card appears or fades */
} TaliaMotionKind;

/** Times are in milliseconds; those of a flight are at the normal speed (talia-board-pace.h). */
typedef struct
{
  guint duration, delay;
  AdwEasing easing;
  double damping; /* the damping ratio of a spring that replaces the curve; 0: there is no spring */
} TaliaMotion;

/** Returns the row of the table for a motion. */
const TaliaMotion *talia_motion_get (TaliaMotionKind kind);

/** Returns how much of its way a motion has covered at `time`; for both, 0 is the beginning and 1 the end. A spring
 * first goes a little too far. */
double talia_motion_get_way (TaliaMotionKind kind, double time);

G_END_DECLS
