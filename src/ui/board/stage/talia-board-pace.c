/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The speed of the table, from the preferences `animation-speed` and `wait-after-trick`. */
#include "talia-board-pace.h"

#include "settings/talia-settings.h"
#include "talia-board-motion.h"
#include "ui/desktop/talia-platform.h"

/* By the values of the preference: off, fast, normal, slow. A flight is in percent of the table of motions, the rest in
 * milliseconds. */
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
talia_board_pace_get_flight (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), 0);

  if (talia_platform_reduces_motion (widget))
    return 0;
  return talia_board_motion_get (TALIA_MOTION_PLAY)->duration * paces[get_speed ()].flight / 100;
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
