/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests how a player sets the pace at the table: ends a decided deal by a button, and lets finished tricks wait for a
 * click. */
#include <adwaita.h>

#include "playing.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/board/talia-board-bar.h"
#include "ui/score/talia-deal-summary.h"
#include "window.h"

static void
test_a_decided_deal_is_ended_by_a_button (void)
{
  Window *window = window_new (playing_table_to_claim (TALIA_CLAIM_END), 0);
  TaliaCards hand = window_get_hand (window);
  GtkWidget *button = find_button (window->window, "End the Deal"), *focus;

  g_assert_nonnull (button);
  focus = gtk_root_get_focus (GTK_ROOT (window->window));
  g_assert_false (focus != NULL && gtk_widget_is_ancestor (focus, gtk_widget_get_parent (button))); /* without focus */
  g_assert_true (gtk_widget_activate_action (button, "table.end-deal", NULL));
  wait_until (find_widget (window->window, TALIA_TYPE_DEAL_SUMMARY) != NULL);
  g_assert_cmpuint (window_get_hand (window), ==, 0);
  g_assert_null (find_button (window->window, "End the Deal"));

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.undo", NULL));
  g_assert_cmpuint (window_get_hand (window), ==, hand);
  wait_until (find_button (window->window, "End the Deal") != NULL);
  window_free (window);
}

static gboolean
says (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && gtk_widget_get_mapped (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return TRUE;
  return FALSE;
}

static void
test_a_trick_may_wait_for_the_player (void)
{
  Window *window = window_new (NULL, 5);
  TaliaCards hand;

  window_pass (window);
  g_settings_set_boolean (talia_settings_get (), "wait-after-trick", TRUE);
  while (!talia_board_is_waiting (TALIA_BOARD (window->board)))
    {
      if (talia_match_get_own_turn (window->match))
        g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
      g_main_context_iteration (NULL, FALSE);
    }

  g_assert_true (says (window->window, "Click, or press Enter, to go on"));
  /* A card only ends the wait, whoever's turn it is. */
  hand = window_get_hand (window);
  g_assert_true (gtk_widget_activate (window_get_card (window, talia_cards_first (hand))));
  g_assert_cmpuint (window_get_hand (window), ==, hand);
  g_assert_false (talia_board_get_busy (TALIA_BOARD (window->board)));
  g_assert_false (says (window->window, "Click, or press Enter, to go on"));
  g_settings_reset (talia_settings_get (), "wait-after-trick");
  window_free (window);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  g_test_add_func ("/ui/playing/a-decided-deal-is-ended-by-a-button", test_a_decided_deal_is_ended_by_a_button);
  g_test_add_func ("/ui/playing/a-trick-may-wait-for-the-player", test_a_trick_may_wait_for_the_player);
  return g_test_run ();
}
