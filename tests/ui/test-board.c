/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board: what is dragged, what flies. */
#include "talia-card-widget.h"
#include "talia-settings.h"
#include "window.h"

static gboolean
is_in_hand (Window *window, TaliaCard card)
{
  return talia_hand_board_get_card (TALIA_HAND_BOARD (window->board), card) != NULL;
}

/* As the gesture does it. */
static void
drag (Window *window, TaliaCard card, float x, float y)
{
  TaliaBoard *board = TALIA_BOARD (window->board);
  GtkWidget *widget = window_get_card (window, card);
  TaliaPose pose = { x, y, 0, 1 }, held;

  g_assert_true (talia_board_can_drag (board, widget));
  talia_board_hold (board, widget, &pose);
  g_assert_true (talia_board_get_pose (board, widget, &held));
  g_assert_cmpfloat_with_epsilon (held.x, x, .01);
  g_assert_cmpfloat_with_epsilon (held.y, y, .01);
  g_assert_true (talia_board_find_piece (board, x, y) != widget);
  talia_board_drop (board, widget, x, y);
  if (is_in_hand (window, card))
    talia_board_let_go (board, widget);
}

static void
test_a_card_dropped_on_the_table_is_played (void)
{
  Window *window = window_new (NULL, 3);
  float w = (float) gtk_widget_get_width (GTK_WIDGET (window->board)),
        h = (float) gtk_widget_get_height (GTK_WIDGET (window->board));
  TaliaCard card;

  window_pass (window);
  card = window_find_card (window, TRUE);
  drag (window, card, w / 2, h - 60); /* still in the hand */
  g_assert_true (is_in_hand (window, card));
  drag (window, card, w + 50, h / 2); /* beside the board */
  g_assert_true (is_in_hand (window, card));
  drag (window, card, w / 2, h / 2);
  g_assert_false (is_in_hand (window, card));
  g_assert_nonnull (talia_trick_board_get_trick_card (TALIA_TRICK_BOARD (window->board), card));
  window_free (window);
}

static void
test_a_refused_card_flies_back (void)
{
  Window *window = window_new (NULL, 4);
  TaliaCard card;
  TaliaPose before, after;
  guint steps;

  window_pass (window);
  while ((card = window_find_card (window, FALSE)) == TALIA_NO_CARD)
    {
      g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
      g_assert_true (window_wait_for_turn (window));
    }
  steps = talia_table_get_n_steps (window->table);
  g_assert_true (talia_board_get_pose (TALIA_BOARD (window->board), window_get_card (window, card), &before));
  drag (window, card, 300, 200);
  g_assert_cmpuint (talia_table_get_n_steps (window->table), ==, steps);
  wait_until (talia_board_get_pose (TALIA_BOARD (window->board), window_get_card (window, card), &after)
              && ABS (after.x - before.x) < 1 && ABS (after.y - before.y) < 1);
  window_free (window);
}

static void
test_a_card_dropped_on_the_table_is_marked_once (void)
{
  Window *window = window_new (NULL, 3);
  TaliaCard card = talia_cards_first (window_get_hand (window));

  for (int i = 0; i < 2; i++)
    {
      drag (window, card, 300, 200);
      g_assert_cmpint (talia_card_widget_get_mark (TALIA_CARD_WIDGET (window_get_card (window, card))), ==,
                       TALIA_CARD_MARKED);
    }
  window_free (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_settings_set_string (talia_settings_get (), "animation-speed", "off");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add_func ("/board/a-card-dropped-on-the-table-is-played", test_a_card_dropped_on_the_table_is_played);
  g_test_add_func ("/board/a-refused-card-flies-back", test_a_refused_card_flies_back);
  g_test_add_func ("/board/a-card-dropped-on-the-table-is-marked-once",
                   test_a_card_dropped_on_the_table_is_marked_once);
  return g_test_run ();
}
