/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The speed of the motions on a board and how long a finished trick stays, from the preferences `animation-speed` and
 * `wait-after-trick`. */
#include "talia-board-pace.h"

#include "settings/talia-settings.h"
#include "ui/desktop/talia-platform.h"

/* One row for each value of the preference: off, fast, normal, slow. `flight` is in percent of the durations in the
 * table of motions, the other two are in milliseconds. */
static const struct
{
  guint flight, trick, bots;
} paces[] = {
  { 0, 300, 60 },
  { 57, 550, 180 },
  { 100, 950, 380 },
  { 173, 1700, 750 },
};

static guint
get_speed (void)
{
  int speed = g_settings_get_enum (talia_settings_get (), "animation-speed");

  return CLAMP (speed, 0, (int) G_N_ELEMENTS (paces) - 1);
}

guint
talia_board_pace_get_percent (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), 0);

  return talia_platform_reduces_motion (widget) ? 0 : paces[get_speed ()].flight;
}

guint
talia_board_pace_get (GtkWidget *widget, TaliaMotionKind kind)
{
  return talia_motion_get (kind)->duration * talia_board_pace_get_percent (widget) / 100;
}

guint
talia_board_pace_get_flight (GtkWidget *widget)
{
  const TaliaMotion *motion = talia_motion_get (TALIA_MOTION_PLAY);

  return (motion->delay + motion->duration) * talia_board_pace_get_percent (widget) / 100;
}

guint
talia_board_pace_get_sweep (GtkWidget *widget)
{
  return talia_board_pace_get (widget, TALIA_MOTION_GATHER) + talia_board_pace_get (widget, TALIA_MOTION_TAKE);
}

guint
talia_board_pace_get_trick (void)
{
  return g_settings_get_boolean (talia_settings_get (), "wait-after-trick") ? 0 : paces[get_speed ()].trick;
}

guint
talia_board_pace_get_bots (void)
{
  return paces[get_speed ()].bots;
}
