/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The face of the person at this computer, which they choose in the preferences: a disc with their initial, or a
 * picture. */
#include "talia-own-face.h"

#include <glib/gi18n.h>

#include "settings/talia-settings.h"

#define COLORS 8 /* the choices before the pictures */

const char *const talia_own_face_choices[] = { "name", "blue", "brown",    "red", "purple", "umber",
                                               "teal", "pink", "girl",     "boy", "woman",  "man",
                                               "fox",  "cat",  "hedgehog", "owl", NULL };

static const char *const names[] = { NC_ ("disc", "By your name"), NC_ ("disc", "Blue"),   NC_ ("disc", "Brown"),
                                     NC_ ("disc", "Red"),          NC_ ("disc", "Purple"), NC_ ("disc", "Dark brown"),
                                     NC_ ("disc", "Teal"),         NC_ ("disc", "Pink"),   NC_ ("face", "Girl"),
                                     NC_ ("face", "Boy"),          NC_ ("face", "Woman"),  NC_ ("face", "Man"),
                                     NC_ ("face", "Fox"),          NC_ ("face", "Cat"),    NC_ ("face", "Hedgehog"),
                                     NC_ ("face", "Owl") };

const char *
talia_own_face_get_name (guint choice)
{
  g_return_val_if_fail (choice < G_N_ELEMENTS (names), NULL);

  return g_dpgettext2 (NULL, choice < COLORS ? "disc" : "face", names[choice]);
}

void
talia_own_face_show (TaliaFace *face, guint choice)
{
  g_return_if_fail (choice < G_N_ELEMENTS (names));

  talia_face_set_picture (face, choice < COLORS ? NULL : talia_own_face_choices[choice]);
  talia_face_set_color (face, choice < COLORS ? (int) choice - 1 : -1);
}

/* Compares names, because several people may play at one window, and others at other computers. */
static gboolean
is_oneself (TaliaSeat *seat)
{
  const char *given = talia_seat_get_given_name (seat);
  g_autofree char *own = g_settings_get_string (talia_settings_get (), "player-name");

  return talia_seat_is_person (seat) && (given == NULL || *given == '\0' || g_str_equal (given, own));
}

guint
talia_own_face_get_choice (TaliaSeat *seat)
{
  g_return_val_if_fail (TALIA_IS_SEAT (seat), 0);

  return is_oneself (seat) ? (guint) g_settings_get_enum (talia_settings_get (), "player-color") : 0;
}

void
talia_own_face_show_seat (TaliaFace *face, TaliaSeat *seat)
{
  const char *regular = talia_seat_get_regular (seat);

  talia_face_set_name (face, talia_seat_get_name (seat));
  if (regular != NULL)
    talia_face_set_picture (face, regular);
  else
    talia_own_face_show (face, talia_own_face_get_choice (seat));
}
