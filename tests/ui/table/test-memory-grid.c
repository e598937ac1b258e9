/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the memory aid at the table: its preference, and that it shows what the player's seat has seen. */
#include "find.h"
#include "model/look-back/talia-memory.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/table/talia-memory-grid.h"
#include "window.h"
#include "words/talia-words-sides.h"

static gboolean
is_shown (Window *window)
{
  return find_widget (window->window, TALIA_TYPE_MEMORY_GRID) != NULL;
}

static void
test_it_is_a_preference (void)
{
  Window *window = window_new (NULL, 1);

  g_assert_false (is_shown (window));
  g_settings_set_boolean (talia_settings_get (), "memory-aid", TRUE);
  wait_until (is_shown (window));
  g_settings_reset (talia_settings_get (), "memory-aid");
  wait_until (!is_shown (window));
  window_free (window);
}

static char *
describe_points (Window *window)
{
  TaliaMemory memory;
  g_autofree char *points = NULL;

  talia_memory_init (&memory, talia_match_get_game (window->match), talia_match_get_view (window->match));
  points = talia_words_format_points (memory.points);
  return g_strdup_printf ("Points still out: %s", points);
}

static void
test_it_follows_the_match (void)
{
  Window *window = window_new (window_create_moon_table (), 0);
  GtkWidget *grid;
  g_autofree char *before = describe_points (window), *after = NULL;

  g_settings_set_boolean (talia_settings_get (), "memory-aid", TRUE);
  wait_until (is_shown (window));
  grid = find_widget (window->window, TALIA_TYPE_MEMORY_GRID);
  g_assert_true (has_shown_text (grid, before));
  g_assert_true (has_shown_text (grid, "·"));
  g_assert_true (has_shown_text (grid, "K Q J 10 9 8 7 6 5 4 3 2")
                 || has_shown_text (grid, "A K Q J 10 9 8 7 6 5 4 3 2"));
  window_play_deal (window); /* all clubs are in one hand, so somebody does not follow suit */
  after = describe_points (window);
  wait_until (has_shown_text (grid, after));
  g_settings_reset (talia_settings_get (), "memory-aid");
  window_free (window);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  g_test_add_func ("/memory-grid/preference", test_it_is_a_preference);
  g_test_add_func ("/memory-grid/follows", test_it_follows_the_match);
  return g_test_run ();
}
