/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests cards that fly over the table, and moves that do not wait for them. */
#include "frame-time.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "window.h"

static void
frame_cb (GdkFrameClock *clock, guint *frames)
{
  (*frames)++;
}

static float
get_y (GtkWidget *widget, GtkWidget *board)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, board, &bounds));
  return bounds.origin.y;
}

static void
test_cards_fly_and_come_to_rest (void)
{
  Window *window;
  GdkFrameClock *clock;
  GtkWidget *board, *card;
  TaliaCard played;
  gulong handler;
  guint frames = 0, rested, tries = 0;
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (float));
  gboolean between = FALSE;
  float from, to;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "normal");
  window = window_new (NULL, 12);
  board = GTK_WIDGET (window->board);
  clock = gtk_widget_get_frame_clock (board);
  handler = g_signal_connect (clock, "after-paint", G_CALLBACK (frame_cb), &frames);
  window_pass (window);
  talia_match_set_pace (window->match, 60000); /* the others do not move */

  played = window_find_card (window, TRUE);
  window_wait_for_rest (window);
  from = get_y (window_get_card (window, played), board);
  frame_time_count_frames (TRUE);
  g_assert_true (gtk_widget_activate (window_get_card (window, played)));
  card = talia_trick_board_get_trick_card (TALIA_TRICK_BOARD (window->board), played);
  do
    {
      window_wait_for_frames (window, 1);
      g_array_append_vals (way, (float[]) { get_y (card, board) }, 1);
    }
  while (talia_stage_get_moving (TALIA_STAGE (board)));
  window_wait_for_rest (window);
  frame_time_count_frames (FALSE);
  to = get_y (card, board);
  g_assert_cmpfloat (to, <, from);
  for (guint i = 0; i < way->len; i++)
    between |= g_array_index (way, float, i) < from - 1 && g_array_index (way, float, i) > to + 1;
  g_assert_true (between);

  /* When everything is at its place, and the toolkit's own animations are over, nothing is drawn any more. */
  do
    {
      rested = frames;
      window_spin (500);
    }
  while (frames > rested + 1 && ++tries < 20);
  g_assert_cmpuint (frames, <=, rested + 1);

  g_signal_handler_disconnect (clock, handler);
  window_free (window);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "off");
}

static void
test_moves_do_not_wait_for_cards_that_fly (void)
{
  Window *window;
  TaliaCards hand;
  guint steps;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "fast");
  window = window_new (window_create_moon_table (), 0);
  hand = window_get_hand (window);
  /* Seat 0 holds every club and leads each trick: it leads again before the last trick is gone. */
  for (int i = 0; i < 5; i++)
    {
      g_assert_true (gtk_widget_activate (window_get_card (window, talia_cards_pop (&hand))));
      wait_until (talia_match_get_own_turn (window->match));
      g_assert_true (talia_board_get_busy (TALIA_BOARD (window->board)));
    }
  steps = talia_table_get_n_steps (window->table);
  g_assert_true (gtk_widget_activate (window_get_card (window, talia_cards_pop (&hand))));
  g_assert_cmpuint (talia_table_get_n_steps (window->table), ==, steps + 1);
  g_assert_false (talia_board_get_busy (TALIA_BOARD (window->board)));
  window_free (window);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "off");
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  g_test_add_func ("/ui/table/cards-fly-and-come-to-rest", test_cards_fly_and_come_to_rest);
  g_test_add_func ("/ui/table/moves-do-not-wait-for-cards-that-fly", test_moves_do_not_wait_for_cards_that_fly);
  return g_test_run ();
}
