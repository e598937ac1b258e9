/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that the window notices a player who uses the keyboard, and gives a tip about typing cards; the other tips are
 * tested in table/test-table-session.c. */
#include "find.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "window.h"

#define SEED 9

static guint
count_told (void)
{
  g_auto (GStrv) told = g_settings_get_strv (talia_settings_get (), "told-tips");

  return g_strv_length (told);
}

/* Plays with the pointer or with keys until two tips were given, or for eight turns. */
static void
play (Window *window, gboolean uses_keys)
{
  for (guint turn = 0; turn < 8 && count_told () < 2 && window_wait_for_turn (window); turn++)
    {
      gtk_window_set_focus_visible (GTK_WINDOW (window->window), uses_keys);
      g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
    }
}

/* A player who uses the pointer gets no tip about letters. */
static void
test_typing_is_told_to_who_uses_keys (void)
{
  Window *window = window_new_game ("loteryjka", "", SEED);
  g_auto (GStrv) told = NULL;

  g_settings_set_strv (talia_settings_get (), "told-tips", (const char *const[]) { "hint", NULL });
  play (window, FALSE);
  g_assert_cmpuint (count_told (), ==, 1);
  window_free (window);

  window = window_new_game ("loteryjka", "", SEED);
  play (window, TRUE);
  told = g_settings_get_strv (talia_settings_get (), "told-tips");
  g_assert_true (g_strv_contains ((const char *const *) told, "typing"));
  window_free (window);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  g_test_add_func ("/tips/typing-is-told-to-who-uses-keys", test_typing_is_told_to_who_uses_keys);
  return g_test_run ();
}
