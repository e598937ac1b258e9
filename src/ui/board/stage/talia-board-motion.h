/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of all motions on a board: how long each takes, how long it waits, and along which curve it goes. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

typedef enum
{
  TALIA_MOTION_PLAY,   /* a card flies to another place */
  TALIA_MOTION_GAP,    /* a card makes room for its neighbours */
  TALIA_MOTION_DEAL,   /* a card of the pack flies to its player, `delay` after the one before */
  TALIA_MOTION_TURN,   /* a dealt card turns over where it has landed */
  TALIA_MOTION_RESULT, /* what a move has led to is told, `delay` after the card has landed */
  TALIA_MOTION_REFUSE, /* a card that may not be played shakes */
  TALIA_MOTION_END,    /* the end of a match is shown, from the lamp to the buttons */
  TALIA_MOTION_MOMENT, /* a plate lights up */
} TaliaMotionKind;

/** Times are in milliseconds, and at the normal speed for what a flight is part of (talia-board-pace.h). */
typedef struct
{
  guint duration, delay;
  AdwEasing easing;
} TaliaMotion;

/** The row of the table for that motion. */
const TaliaMotion *talia_board_motion_get (TaliaMotionKind kind);

G_END_DECLS
