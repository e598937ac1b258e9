/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the cards that are passed before a deal: they stay until the player goes on, keep a mark, and can be looked at
 * again; then the focus is on a card that can be played. */
#include "find.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/cards/talia-card-widget.h"
#include "ui/cards/talia-mini-card.h"
#include "window.h"

static const TaliaState *
get_state (Window *window)
{
  return talia_table_get_state (window->table);
}

static TaliaCards
get_marked (Window *window, TaliaCardMark mark)
{
  TaliaCards marked = 0;

  for (TaliaCards hand = window_get_hand (window); hand != 0;)
    {
      TaliaCard card = talia_cards_pop (&hand);

      if (talia_card_widget_get_mark (TALIA_CARD_WIDGET (window_get_card (window, card))) == mark)
        marked |= TALIA_BIT (card);
    }
  return marked;
}

static void
pass (Window *window)
{
  TaliaCards hand = window_get_hand (window);

  for (int i = 0; i < 3; i++)
    g_assert_true (gtk_widget_activate (window_get_card (window, talia_cards_pop (&hand))));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.confirm", NULL));
}

static TaliaCards
get_received (Window *window)
{
  const TaliaTrick *trick = &get_state (window)->trick;

  return trick->pass[(4 - trick->pass_shift) % 4] & window_get_hand (window);
}

/* Nobody plays before the player goes on; what was received is marked until the first trick is over. */
static void
test_it_lies_and_stays_marked (void)
{
  Window *window;
  guint steps;

  g_settings_set_boolean (talia_settings_get (), "wait-after-trick", TRUE);
  window = window_new (NULL, 9);
  pass (window);
  wait_until (talia_board_is_waiting (TALIA_BOARD (window->board)));
  steps = talia_table_get_n_steps (window->table);
  window_wait_for_frames (window, 5);
  g_assert_cmpuint (talia_table_get_n_steps (window->table), ==, steps);
  g_assert_cmpint (talia_cards_count (get_received (window)), ==, 3);
  g_assert_cmphex (get_marked (window, TALIA_CARD_RECEIVED), ==, get_received (window));
  talia_board_hasten (TALIA_BOARD (window->board));
  wait_until (talia_match_get_own_turn (window->match) || get_state (window)->trick.tricks > 0);
  while (get_state (window)->trick.tricks == 0)
    {
      g_assert_cmphex (get_marked (window, TALIA_CARD_RECEIVED), ==, get_received (window));
      if (talia_match_get_own_turn (window->match))
        g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_cmphex (get_marked (window, TALIA_CARD_RECEIVED), ==, 0);
  window_free (window);
  g_settings_reset (talia_settings_get (), "wait-after-trick");
}

/* With the last trick, and before there is one. */
static void
test_it_can_be_looked_at_for_the_whole_deal (void)
{
  Window *window = window_new (NULL, 9);

  g_assert_false (window_can (window, "last-trick"));
  pass (window);
  for (int turn = 0; turn < 5; turn++)
    {
      const TaliaTrick *trick = &get_state (window)->trick;
      TaliaCards expected, seen = 0;
      GtkWidget *last, *card;

      g_assert_true (window_wait_for_turn (window));
      expected = trick->pass[0] | trick->pass[(4 - trick->pass_shift) % 4];
      g_assert_true (window_can (window, "last-trick"));
      last = g_object_ref_sink (talia_board_create_last (TALIA_BOARD (window->board)));
      for (guint i = 0; (card = find (last, TALIA_TYPE_MINI_CARD, i)) != NULL; i++)
        seen |= TALIA_BIT (talia_mini_card_get_card (TALIA_MINI_CARD (card)));
      g_assert_cmphex (seen, ==, expected);
      g_object_unref (last);
      g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
    }
  window_free (window);
}

/* Whoever has taken one of the three proposed cards still sees which the others are. */
static void
test_a_hint_stays_until_three_are_chosen (void)
{
  Window *window = window_new (NULL, 9);
  TaliaCards hinted, left;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.hint", NULL));
  wait_until ((hinted = get_marked (window, TALIA_CARD_HINTED)) != 0);
  g_assert_cmpint (talia_cards_count (hinted), ==, 3);
  for (left = hinted; left != 0;)
    {
      g_assert_true (gtk_widget_activate (window_get_card (window, talia_cards_pop (&left))));
      g_assert_cmphex (get_marked (window, TALIA_CARD_HINTED), ==, left);
      g_assert_true (g_str_has_prefix (talia_board_bar_get_news (window_get_bar (window)), "Hint"));
    }
  g_assert_cmphex (get_marked (window, TALIA_CARD_MARKED), ==, hinted);
  window_free (window);
}

/* When the turn comes the focus is on a card that can be played, however near the one was that had it. */
static void
test_the_focus_finds_a_legal_card (void)
{
  Window *window = window_new (NULL, 9);
  int moved = 0;

  window_pass (window);
  for (int turn = 0; turn < 12 && window_wait_for_turn (window); turn++)
    {
      GtkWidget *focus = window_get_focus (window);

      if (turn > 0)
        {
          g_assert_true (TALIA_IS_CARD_WIDGET (focus));
          g_assert_true (talia_card_widget_get_playable (TALIA_CARD_WIDGET (focus)));
        }
      moved += window_find_card (window, FALSE) != TALIA_NO_CARD;
      gtk_widget_grab_focus (window_get_card (window, window_find_card (window, TRUE)));
      g_assert_true (gtk_widget_activate (window_get_focus (window)));
    }
  g_assert_cmpint (moved, >, 2);
  window_free (window);
}

/* Unless the player wants to play it; undo leads to the decision before. */
static void
test_the_last_card_plays_itself (void)
{
  static const gboolean wanted[] = { TRUE, FALSE };

  for (gsize i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      Window *window;
      guint last_asked = 0;

      g_settings_set_boolean (talia_settings_get (), "play-last", wanted[i]);
      window = window_new_game ("kierki", "", 4);
      while (window_wait_for_turn (window))
        {
          last_asked = (guint) talia_cards_count (window_get_hand (window));
          g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
        }
      g_assert_cmpuint (window_get_hand (window), ==, 0);
      g_assert_cmpuint (last_asked, ==, wanted[i] ? 2 : 1);
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.undo", NULL));
      g_assert_cmpint (talia_cards_count (window_get_hand (window)), ==, wanted[i] ? 2 : 1);
      window_free (window);
    }
  g_settings_reset (talia_settings_get (), "play-last");
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  g_test_add_func ("/exchange/it-lies-and-stays-marked", test_it_lies_and_stays_marked);
  g_test_add_func ("/exchange/it-can-be-looked-at-for-the-whole-deal", test_it_can_be_looked_at_for_the_whole_deal);
  g_test_add_func ("/exchange/a-hint-stays-until-three-are-chosen", test_a_hint_stays_until_three_are_chosen);
  g_test_add_func ("/exchange/the-focus-finds-a-legal-card", test_the_focus_finds_a_legal_card);
  g_test_add_func ("/exchange/the-last-card-plays-itself", test_the_last_card_plays_itself);
  return g_test_run ();
}
