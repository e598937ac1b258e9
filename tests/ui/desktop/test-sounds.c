/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that sounds are on if the desktop's are, until the player chooses, and that they need no sound server. */
#include "ui/desktop/talia-sounds.h"

#include "playing.h"
#include "settings/talia-settings.h"
#include "setup.h"

static void
test_the_desktop_decides_until_the_player_does (void)
{
  static const struct
  {
    gboolean toolkit, desktop;
    int chosen; /* the player's choice; -1: none */
    gboolean wanted;
  } cases[] = {
    { TRUE, TRUE, -1, TRUE },     { TRUE, FALSE, -1, FALSE },   { FALSE, TRUE, -1, FALSE },
    { TRUE, TRUE, FALSE, FALSE }, { FALSE, FALSE, TRUE, TRUE },
  };
  g_autoptr (GSettings) desktop = g_settings_new ("org.gnome.desktop.sound");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", cases[i].toolkit, NULL);
      g_settings_set_boolean (desktop, "event-sounds", cases[i].desktop);
      g_settings_reset (talia_settings_get (), "sounds");
      if (cases[i].chosen >= 0)
        g_settings_set_boolean (talia_settings_get (), "sounds", cases[i].chosen);
      g_assert_cmpint (talia_sounds_are_wanted (), ==, cases[i].wanted);
    }
  g_settings_reset (desktop, "event-sounds");
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-event-sounds");
}

/* Sounds at any volume cause no warning, which would end the test. */
static void
test_no_sound_server_is_silence (void)
{
  static const double volumes[] = { 0, .5, 1 };

  g_setenv ("PULSE_SERVER", "unix:/nowhere", TRUE);
  g_settings_set_boolean (talia_settings_get (), "sounds", TRUE);
  talia_sounds_prepare ();
  for (gsize i = 0; i < G_N_ELEMENTS (volumes); i++)
    for (TaliaSound sound = 0; sound < TALIA_SOUNDS; sound++)
      {
        g_settings_set_double (talia_settings_get (), "sound-volume", volumes[i]);
        talia_sounds_play (sound);
        for (int turn = 0; turn < 20; turn++)
          g_main_context_iteration (NULL, FALSE);
      }
  g_settings_set_boolean (talia_settings_get (), "sounds", FALSE);
  talia_sounds_prepare ();
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  g_test_add_func ("/sounds/the-desktop-decides-until-the-player-does", test_the_desktop_decides_until_the_player_does);
  g_test_add_func ("/sounds/no-sound-server-is-silence", test_no_sound_server_is_silence);
  return g_test_run ();
}
