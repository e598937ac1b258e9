/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of all motions: how long each takes, how long it waits, and along which curve it goes. */
#include "talia-motion.h"

#include <math.h>

/* So much of its way, as a power of e, is left to a spring when its time is over: less than a pixel. */
#define REST 6.5

/* By kind; a row says what its motion has. A flight begins fast and ends softly, what only makes room swings in. */
static const TaliaMotion motions[] = {
  [TALIA_MOTION_PLAY] = { 240, 60, ADW_EASE_OUT_QUINT },
  [TALIA_MOTION_GAP] = { .duration = 360, .damping = .8 },
  [TALIA_MOTION_GATHER] = { 180, 0, ADW_EASE_OUT_CUBIC },
  [TALIA_MOTION_TAKE] = { 320, 0, ADW_EASE_IN_OUT_CUBIC },
  [TALIA_MOTION_DEAL] = { 220, 28, ADW_EASE_OUT_CUBIC }, /* closer together where many cards are dealt */
  [TALIA_MOTION_TURN] = { 180, 0, ADW_LINEAR },
  [TALIA_MOTION_RESULT] = { .delay = 120 },
  [TALIA_MOTION_REFUSE] = { 360, 0, ADW_LINEAR }, /* with a sine that dies away */
  [TALIA_MOTION_END] = { .duration = 2800 },      /* each part of it by a row of talia-match-end.c */
  [TALIA_MOTION_MOMENT] = { .duration = 1200 },
  [TALIA_MOTION_VEIL] = { 200, 0, ADW_EASE_OUT_CUBIC },
  [TALIA_MOTION_BREATH] = { 900, 0, ADW_EASE_IN_OUT_SINE },
};

const TaliaMotion *
talia_motion_get (TaliaMotionKind kind)
{
  g_return_val_if_fail ((guint) kind < G_N_ELEMENTS (motions), NULL);

  return &motions[kind];
}

/* As AdwSpringAnimation moves, from rest: a damped oscillation about the goal. */
static double
swing (double damping, double time)
{
  const double speed = REST * sqrt (1 - damping * damping) / damping;

  return 1 - exp (-REST * time) * (cos (speed * time) + REST / speed * sin (speed * time));
}

double
talia_motion_get_way (TaliaMotionKind kind, double time)
{
  const TaliaMotion *motion = talia_motion_get (kind);

  if (motion->damping > 0 && time < 1)
    return swing (motion->damping, time);
  return adw_easing_ease (motion->easing, time);
}
