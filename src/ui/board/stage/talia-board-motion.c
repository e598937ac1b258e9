/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of all motions on a board: how long each takes, how long it waits, and along which curve it goes. */
#include "talia-board-motion.h"

/* By kind. A flight begins fast and ends softly, what only makes room does both softly. */
static const TaliaMotion motions[] = {
  [TALIA_MOTION_PLAY] = { 300, 0, ADW_EASE_OUT_QUINT },   /* at the normal speed */
  [TALIA_MOTION_GAP] = { 300, 0, ADW_EASE_IN_OUT_CUBIC }, /* as long as what leaves or comes */
  [TALIA_MOTION_DEAL] = { 300, 28, ADW_EASE_OUT_CUBIC },  /* closer together where many cards are dealt */
  [TALIA_MOTION_TURN] = { 180, 0, ADW_LINEAR },           /* evenly */
  [TALIA_MOTION_RESULT] = { 0, 120, ADW_LINEAR },         /* told at once */
  [TALIA_MOTION_REFUSE] = { 360, 0, ADW_LINEAR },         /* with a sine that dies away */
  [TALIA_MOTION_END] = { 2800, 0, ADW_LINEAR },           /* each part of it by a row of talia-match-end.c */
  [TALIA_MOTION_MOMENT] = { 1200, 0, ADW_EASE_IN_OUT },   /* as style.css has it */
};

const TaliaMotion *
talia_board_motion_get (TaliaMotionKind kind)
{
  g_return_val_if_fail ((guint) kind < G_N_ELEMENTS (motions), NULL);

  return &motions[kind];
}
