/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of all motions, with the duration, the delay and the curve of each. */
#include "talia-motion.h"

#include <math.h>

/* At the end of its time, a spring is within e^-REST of its way from the goal, which is less than a pixel. */
#define REST 6.5

/* The motions by kind; a row sets only the values that its motion has. A flight begins fast and ends softly; a card
 * that only makes room swings into its place. */
static const TaliaMotion motions[] = {
  [TALIA_MOTION_PLAY] = { 240, 60, ADW_EASE_OUT_QUINT },
  [TALIA_MOTION_GAP] = { .duration = 360, .damping = .8 },
  [TALIA_MOTION_GATHER] = { 180, 0, ADW_EASE_OUT_CUBIC },
  [TALIA_MOTION_TAKE] = { 320, 0, ADW_EASE_IN_OUT_CUBIC },
  [TALIA_MOTION_DEAL] = { 220, 28, ADW_EASE_OUT_CUBIC }, /* less delay if many cards are dealt */
  [TALIA_MOTION_TURN] = { 180, 0, ADW_LINEAR },
  [TALIA_MOTION_RESULT] = { .delay = 120 },
  [TALIA_MOTION_REFUSE] = { 360, 0, ADW_LINEAR }, /* along a sine that fades out */
  [TALIA_MOTION_END] = { .duration = 2800 },      /* talia-match-end.c has a row for each part */
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

/* Moves like AdwSpringAnimation from rest: a damped oscillation around the goal. */
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
