/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the table: cards as widgets, passing, refusals, focus, undo, the end of a deal, and that no object is
 * leaked. */
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/board/talia-board-bar.h"
#include "ui/book/talia-book-panel.h"
#include "ui/cards/talia-card-widget.h"
#include "ui/score/talia-deal-summary.h"
#include "window.h"
#include "words/talia-words.h"

static void
test_cards_are_spoken_buttons (void)
{
  Window *window = window_new (NULL, 1);
  TaliaCards hand = window_get_hand (window);

  g_assert_cmpint (talia_cards_count (hand), ==, 13);
  while (hand != 0)
    {
      TaliaCard card = talia_cards_pop (&hand);
      GtkWidget *widget = window_get_card (window, card);
      g_autofree char *name = talia_words_card (card);

      gtk_test_accessible_assert_role (widget, GTK_ACCESSIBLE_ROLE_BUTTON);
      gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
      gtk_test_accessible_assert_state (widget, GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_FALSE);
      g_assert_true (gtk_widget_get_focusable (widget));
    }
  window_free (window);
}

static void
count_faces (GtkWidget *root, TaliaCards *seen)
{
  if (TALIA_IS_CARD_WIDGET (root))
    *seen |= TALIA_BIT (talia_card_widget_get_card (TALIA_CARD_WIDGET (root)));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    count_faces (child, seen);
}

static void
test_only_the_view_is_shown (void)
{
  Window *window = window_new (NULL, 2);
  TaliaCards seen = 0;

  count_faces (window->window, &seen);
  g_assert_cmpuint (seen, ==, window_get_hand (window));

  window_pass (window);
  seen = 0;
  count_faces (GTK_WIDGET (window->board), &seen);
  g_assert_cmpuint (seen & ~window_get_hand (window) & ~talia_state_table (talia_table_get_state (window->table)), ==,
                    0);
  window_free (window);
}

static void
test_three_cards_are_passed (void)
{
  Window *window = window_new (NULL, 3);
  TaliaCards before = window_get_hand (window), hand = before, after;
  TaliaBoard *board = TALIA_BOARD (window->board);

  g_assert_nonnull (find_button (window->window, "Pass Left"));
  for (int i = 0; i < 3; i++)
    {
      GtkWidget *widget = window_get_card (window, talia_cards_pop (&hand));

      g_assert_false (talia_board_get_can_confirm (board));
      g_assert_true (gtk_widget_activate (widget));
      gtk_test_accessible_assert_state (widget, GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
    }
  g_assert_true (talia_board_get_can_confirm (board));

  /* A fourth card is one too many; taking one back is allowed. */
  g_assert_true (gtk_widget_activate (window_get_card (window, talia_cards_first (hand))));
  g_assert_cmpstr (talia_board_bar_get_news (window_get_bar (window)), ==,
                   "Choose three cards to pass, no more and no fewer.");
  g_assert_true (talia_board_get_can_confirm (board));
  g_assert_true (gtk_widget_activate (window_get_card (window, talia_cards_first (before))));
  g_assert_false (talia_board_get_can_confirm (board));
  g_assert_true (gtk_widget_activate (window_get_card (window, talia_cards_first (before))));

  talia_board_confirm (board);
  g_assert_true (window_wait_for_turn (window) || talia_table_get_state (window->table)->phase == TALIA_PHASE_PLAY);
  after = window_get_hand (window);
  g_assert_cmpint (talia_cards_count (before & ~after), ==, 3);
  if (talia_cards_count (after) == 13)
    for (TaliaCards received = after & ~before; received != 0;)
      g_assert_cmpint (
          talia_card_widget_get_mark (TALIA_CARD_WIDGET (window_get_card (window, talia_cards_pop (&received)))), ==,
          TALIA_CARD_RECEIVED);
  window_free (window);
}

static void
test_refusals_name_the_rule (void)
{
  Window *window = window_new (NULL, 4);
  TaliaCard card;
  GtkWidget *widget, *button;
  guint steps;

  window_pass (window);
  while ((card = window_find_card (window, FALSE)) == TALIA_NO_CARD)
    {
      g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
      g_assert_true (window_wait_for_turn (window));
    }
  widget = window_get_card (window, card);
  steps = talia_table_get_n_steps (window->table);

  g_assert_false (talia_card_widget_get_playable (TALIA_CARD_WIDGET (widget)));
  g_assert_true (gtk_widget_get_focusable (widget));
  g_assert_true (gtk_widget_activate (widget));
  g_assert_cmpuint (talia_table_get_n_steps (window->table), ==, steps);
  g_assert_cmpstr (talia_board_bar_get_news (window_get_bar (window)), !=, "");
  gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       talia_board_bar_get_news (window_get_bar (window)));

  wait_until ((button = find_button (window->window, "Show the Rule")) != NULL);
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, "win.show-rules");
  talia_table_page_show_rules (window->page, "follow-suit");
  wait_until (find_widget (window->window, TALIA_TYPE_BOOK_PANEL) != NULL);
  window_free (window);
}

static gboolean
is_in_the_book (Window *window)
{
  GtkWidget *focus = window_get_focus (window);

  return focus != NULL && gtk_widget_get_ancestor (focus, TALIA_TYPE_BOOK_PANEL) != NULL;
}

/* The key for the rules moves the focus there, and back to the table, each time. */
static void
test_rules_take_the_focus (void)
{
  Window *window = window_new (NULL, 5);

  for (int i = 0; i < 3; i++)
    {
      gtk_widget_grab_focus (GTK_WIDGET (window->board));
      talia_table_page_show_rules (window->page, "");
      wait_until (is_in_the_book (window));
      talia_table_page_show_rules (window->page, "");
      wait_until (!is_in_the_book (window));
    }
  window_free (window);
}

static void
test_focus_stays_in_the_hand (void)
{
  Window *window = window_new (NULL, 5);

  window_pass (window);
  for (int i = 0; i < 5; i++)
    {
      GtkWidget *widget = window_get_card (window, window_find_card (window, TRUE));

      gtk_widget_grab_focus (widget);
      g_assert_true (gtk_widget_activate_action (widget, "card.play", NULL));
      g_assert_true (TALIA_IS_CARD_WIDGET (window_get_focus (window)));
      g_assert_true (gtk_widget_get_mapped (window_get_focus (window)));
      g_assert_true (window_wait_for_turn (window));
      g_assert_true (TALIA_IS_CARD_WIDGET (window_get_focus (window)));
    }
  window_free (window);
}

static void
test_arrows_go_from_card_to_card (void)
{
  Window *window = window_new (NULL, 6);
  GtkWidget *board = GTK_WIDGET (window->board), *first;
  int n = 1;

  gtk_widget_grab_focus (board);
  while (first = window_get_focus (window),
         gtk_widget_child_focus (board, GTK_DIR_LEFT) && window_get_focus (window) != first)
    ;
  for (GtkWidget *last = first; gtk_widget_child_focus (board, GTK_DIR_RIGHT) && window_get_focus (window) != last; n++)
    last = window_get_focus (window);
  g_assert_cmpint (n, ==, 13);

  /* After three marked cards the next stop of the focus is the button that passes them. */
  for (TaliaCards hand = window_get_hand (window), i = 0; i < 3; i++)
    gtk_widget_activate (window_get_card (window, talia_cards_pop (&hand)));
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_TAB_FORWARD));
  g_assert_true (window_get_focus (window) == find_button (window->window, "Pass Left"));
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_TAB_BACKWARD));
  g_assert_true (TALIA_IS_CARD_WIDGET (window_get_focus (window)));
  window_free (window);
}

static void
test_undo_gives_the_card_back (void)
{
  Window *window = window_new (NULL, 7);
  TaliaCard card;

  window_pass (window);
  card = window_find_card (window, TRUE);
  g_assert_true (gtk_widget_activate (window_get_card (window, card)));
  g_assert_null (talia_hand_board_get_card (TALIA_HAND_BOARD (window->board), card));
  g_assert_nonnull (talia_trick_board_get_trick_card (TALIA_TRICK_BOARD (window->board), card));
  gtk_test_accessible_assert_role (talia_trick_board_get_trick_card (TALIA_TRICK_BOARD (window->board), card),
                                   GTK_ACCESSIBLE_ROLE_IMG);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.undo", NULL));
  g_assert_nonnull (talia_hand_board_get_card (TALIA_HAND_BOARD (window->board), card));
  g_assert_null (talia_trick_board_get_trick_card (TALIA_TRICK_BOARD (window->board), card));
  g_assert_true (talia_match_get_own_turn (window->match));

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.redo", NULL));
  g_assert_null (talia_hand_board_get_card (TALIA_HAND_BOARD (window->board), card));
  window_free (window);
}

static void
test_hint_shows_a_legal_card_and_why (void)
{
  Window *window = window_new (NULL, 8);
  TaliaCards hand;
  int hinted = 0;

  window_pass (window);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.hint", NULL));
  wait_until (g_str_has_prefix (talia_board_bar_get_news (window_get_bar (window)), "Hint: "));
  for (hand = window_get_hand (window); hand != 0;)
    {
      GtkWidget *widget = window_get_card (window, talia_cards_pop (&hand));

      if (talia_card_widget_get_mark (TALIA_CARD_WIDGET (widget)) == TALIA_CARD_HINTED)
        {
          hinted++;
          g_assert_true (talia_card_widget_get_playable (TALIA_CARD_WIDGET (widget)));
          g_assert_true (window_get_focus (window) == widget);
        }
    }
  g_assert_cmpint (hinted, ==, 1);
  window_free (window);
}

static int
count_marks (Window *window, TaliaCardMark mark)
{
  int n = 0;

  for (TaliaCards hand = window_get_hand (window); hand != 0;)
    n += talia_card_widget_get_mark (TALIA_CARD_WIDGET (window_get_card (window, talia_cards_pop (&hand)))) == mark;
  return n;
}

static void
ask_for_hint (Window *window)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.hint", NULL));
  wait_until (g_str_has_prefix (talia_board_bar_get_news (window_get_bar (window)), "Hint: "));
}

static void
test_hints_and_refusals_end_with_what_they_are_about (void)
{
  Window *window = window_new (NULL, 8);
  TaliaCards hand = window_get_hand (window);
  TaliaCard fourth;

  ask_for_hint (window);
  g_assert_cmpint (count_marks (window, TALIA_CARD_HINTED), ==, 3);
  for (int i = 0; i < 3; i++)
    g_assert_true (gtk_widget_activate (window_get_card (window, talia_cards_pop (&hand))));
  g_assert_cmpint (count_marks (window, TALIA_CARD_HINTED), ==, 0);
  g_assert_cmpint (count_marks (window, TALIA_CARD_MARKED), ==, 3);

  ask_for_hint (window);
  fourth = talia_cards_first (hand);
  g_assert_true (gtk_widget_activate (window_get_card (window, fourth)));
  g_assert_cmpstr (talia_board_bar_get_news (window_get_bar (window)), ==,
                   "Choose three cards to pass, no more and no fewer.");
  g_assert_cmpint (count_marks (window, TALIA_CARD_HINTED), ==, 0);

  /* Taking a card back is allowed, and so is passing after that. */
  g_assert_true (gtk_widget_activate (window_get_card (window, talia_cards_first (window_get_hand (window)))));
  g_assert_cmpstr (talia_board_bar_get_news (window_get_bar (window)), ==, "");
  g_assert_true (gtk_widget_activate (window_get_card (window, fourth)));
  g_assert_true (gtk_widget_activate (window_get_card (window, talia_cards_first (window_get_hand (window)))));
  g_assert_cmpstr (talia_board_bar_get_news (window_get_bar (window)), ==,
                   "Choose three cards to pass, no more and no fewer.");
  talia_board_confirm (TALIA_BOARD (window->board));
  g_assert_cmpstr (talia_board_bar_get_news (window_get_bar (window)), !=,
                   "Choose three cards to pass, no more and no fewer.");
  g_assert_null (find_button (window->window, "Show the Rule"));
  window_free (window);
}

static void
test_the_last_trick_gives_the_focus_back (void)
{
  Window *window = window_new (NULL, 9);
  GtkWidget *card, *popover;

  window_pass (window);
  while (talia_table_get_state (window->table)->trick.tricks == 0)
    {
      g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
      g_assert_true (window_wait_for_turn (window));
    }
  card = window_get_card (window, talia_cards_first (window_get_hand (window)));
  gtk_widget_grab_focus (card);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.last-trick", NULL));
  wait_until ((popover = find_widget (window->window, GTK_TYPE_POPOVER)) != NULL);
  gtk_popover_popdown (GTK_POPOVER (popover));
  wait_until (!gtk_widget_get_mapped (popover));
  wait_until (window_get_focus (window) == card);
  window_spin (100); /* the focus stays */
  g_assert_true (window_get_focus (window) == card);
  window_free (window);
}

static void
test_a_finished_trick_lies_a_while (void)
{
  Window *window = window_new (NULL, 9);
  TaliaBoard *board = TALIA_BOARD (window->board);

  window_pass (window);
  g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
  wait_until (talia_board_get_busy (board));
  g_assert_true (talia_match_get_held (window->match));
  g_assert_cmpint (talia_table_get_state (window->table)->trick.in_trick, ==, 0);
  wait_until (!talia_board_get_busy (board));
  g_assert_false (talia_match_get_held (window->match));
  g_assert_nonnull (g_object_ref_sink (talia_board_create_last (board)));
  window_free (window);
}

static void
test_a_deal_ends_with_a_summary (void)
{
  Window *window = window_new (NULL, 10);
  GtkWidget *button;

  window_pass (window);
  window_play_deal (window);
  wait_until (find_widget (window->window, TALIA_TYPE_DEAL_SUMMARY) != NULL);
  wait_until ((button = find_button (window->window, "Next Deal")) != NULL);
  wait_until (window_get_focus (window) == button);
  g_assert_true (gtk_widget_activate_action (button, "table.next-deal", NULL));
  g_assert_null (find_widget (window->window, TALIA_TYPE_DEAL_SUMMARY));
  g_assert_cmpint (talia_cards_count (window_get_hand (window)), ==, 13);
  g_assert_cmpstr (talia_board_bar_get_news (window_get_bar (window)), ==, ""); /* not the last trick of the old deal */
  g_assert_nonnull (find_button (window->window, "Pass Right"));
  g_assert_true (TALIA_IS_CARD_WIDGET (window_get_focus (window)));
  window_free (window);
}

static void
test_the_moon_is_a_choice_of_buttons (void)
{
  Window *window;
  GtkWidget *button;
  int total;

  g_settings_set_boolean (talia_settings_get (), "play-last", FALSE);
  window = window_new (window_create_moon_table (), 0);
  total = talia_table_get_state (window->table)->total[0];
  while (talia_cards_count (window_get_hand (window)) > 1)
    {
      g_assert_true (window_wait_for_turn (window));
      g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
    }
  g_assert_true (window_wait_for_turn (window));
  button = window_get_card (window, window_find_card (window, TRUE));
  gtk_widget_grab_focus (button);
  g_settings_set_boolean (talia_settings_get (), "wait-after-trick", TRUE); /* it lies as long as the test takes */
  g_assert_true (gtk_widget_activate (button));

  /* The buttons appear while the last trick is still on the table, and stay when it goes. */
  wait_until ((button = find_button (window->window, "Give the Others 26 Points Each")) != NULL);
  g_assert_cmpint (talia_table_get_state (window->table)->phase, ==, TALIA_PHASE_MOON);
  g_assert_true (talia_board_get_busy (TALIA_BOARD (window->board)));
  wait_until (window_get_focus (window) == button);
  talia_board_hasten (TALIA_BOARD (window->board));
  g_assert_true (find_button (window->window, "Give the Others 26 Points Each") == button);
  g_assert_true (window_get_focus (window) == button);

  wait_until ((button = find_button (window->window, "Take 26 Points off Your Total")) != NULL);
  g_assert_true (gtk_widget_activate_action (button, "table.choose", "s", "moon:subtract"));
  g_assert_cmpint (talia_table_get_state (window->table)->total[0], ==, total - 26);
  wait_until (find_widget (window->window, TALIA_TYPE_DEAL_SUMMARY) != NULL);
  window_free (window);
  g_settings_reset (talia_settings_get (), "wait-after-trick");
  g_settings_reset (talia_settings_get (), "play-last");
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  g_test_add_func ("/ui/table/cards-are-spoken-buttons", test_cards_are_spoken_buttons);
  g_test_add_func ("/ui/table/only-the-view-is-shown", test_only_the_view_is_shown);
  g_test_add_func ("/ui/table/three-cards-are-passed", test_three_cards_are_passed);
  g_test_add_func ("/ui/table/refusals-name-the-rule", test_refusals_name_the_rule);
  g_test_add_func ("/ui/table/rules-take-the-focus", test_rules_take_the_focus);
  g_test_add_func ("/ui/table/focus-stays-in-the-hand", test_focus_stays_in_the_hand);
  g_test_add_func ("/ui/table/arrows-go-from-card-to-card", test_arrows_go_from_card_to_card);
  g_test_add_func ("/ui/table/undo-gives-the-card-back", test_undo_gives_the_card_back);
  g_test_add_func ("/ui/table/hint-shows-a-legal-card-and-why", test_hint_shows_a_legal_card_and_why);
  g_test_add_func ("/ui/table/hints-and-refusals-end-with-what-they-are-about",
                   test_hints_and_refusals_end_with_what_they_are_about);
  g_test_add_func ("/ui/table/the-last-trick-gives-the-focus-back", test_the_last_trick_gives_the_focus_back);
  g_test_add_func ("/ui/table/a-finished-trick-lies-a-while", test_a_finished_trick_lies_a_while);
  g_test_add_func ("/ui/table/a-deal-ends-with-a-summary", test_a_deal_ends_with_a_summary);
  g_test_add_func ("/ui/table/the-moon-is-a-choice-of-buttons", test_the_moon_is_a_choice_of_buttons);
  return g_test_run ();
}
