/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colour of the disc that stands for the person at this computer, which they choose in the preferences. */
#include "talia-own-face.h"

#include <glib/gi18n.h>

#include "settings/talia-settings.h"

const char *const talia_own_face_colors[] = { "name", "blue", "brown", "red", "purple", "umber", "teal", "pink", NULL };

static const char *const names[] = { NC_ ("disc", "By your name"), NC_ ("disc", "Blue"),   NC_ ("disc", "Brown"),
                                     NC_ ("disc", "Red"),          NC_ ("disc", "Purple"), NC_ ("disc", "Dark brown"),
                                     NC_ ("disc", "Teal"),         NC_ ("disc", "Pink") };

const char *
talia_own_face_get_name (guint place)
{
  g_return_val_if_fail (place < G_N_ELEMENTS (names), NULL);

  return g_dpgettext2 (NULL, "disc", names[place]);
}

/* Compares names, because several people may play at one window, and others at other computers. */
static gboolean
is_oneself (TaliaSeat *seat)
{
  const char *given = talia_seat_get_given_name (seat);
  g_autofree char *own = g_settings_get_string (talia_settings_get (), "player-name");

  return talia_seat_is_person (seat) && (given == NULL || *given == '\0' || g_str_equal (given, own));
}

int
talia_own_face_get_color (TaliaSeat *seat)
{
  g_return_val_if_fail (TALIA_IS_SEAT (seat), -1);

  return is_oneself (seat) ? g_settings_get_enum (talia_settings_get (), "player-color") - 1 : -1;
}
