/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table: cards as widgets, passing, refusals, focus, undo, the end of a deal, nothing left behind. */
#include "model/talia-settings.h"
#include "setup.h"
#include "ui/board/talia-board-bar.h"
#include "ui/board/talia-seat-plate.h"
#include "ui/book/talia-book-panel.h"
#include "ui/cards/talia-card-widget.h"
#include "ui/score/talia-deal-summary.h"
#include "window.h"
#include "words/talia-words.h"

static TaliaBoardBar *
get_bar (Window *window)
{
  return TALIA_BOARD_BAR (talia_board_get_bar (TALIA_BOARD (window->board)));
}

static GtkWidget *
get_focus (Window *window)
{
  return gtk_window_get_focus (GTK_WINDOW (window->window));
}

static void
spin (guint milliseconds)
{
  for (gint64 end = g_get_monotonic_time () + milliseconds * 1000; g_get_monotonic_time () < end; g_usleep (500))
    g_main_context_iteration (NULL, FALSE);
}

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

  /* A fourth is one too many; taking one back is not. */
  g_assert_true (gtk_widget_activate (window_get_card (window, talia_cards_first (hand))));
  g_assert_cmpstr (talia_board_bar_get_news (get_bar (window)), ==, "Choose exactly three cards to pass.");
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
  g_assert_cmpstr (talia_board_bar_get_news (get_bar (window)), !=, "");
  gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       talia_board_bar_get_news (get_bar (window)));

  wait_until ((button = find_button (window->window, "Show the Rule")) != NULL);
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, "win.show-rules");
  talia_table_page_show_rules (window->page, "follow-suit");
  wait_until (find_widget (window->window, TALIA_TYPE_BOOK_PANEL) != NULL);
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
      g_assert_true (TALIA_IS_CARD_WIDGET (get_focus (window)));
      g_assert_true (gtk_widget_get_mapped (get_focus (window)));
      g_assert_true (window_wait_for_turn (window));
      g_assert_true (TALIA_IS_CARD_WIDGET (get_focus (window)));
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
  while (first = get_focus (window), gtk_widget_child_focus (board, GTK_DIR_LEFT) && get_focus (window) != first)
    ;
  for (GtkWidget *last = first; gtk_widget_child_focus (board, GTK_DIR_RIGHT) && get_focus (window) != last; n++)
    last = get_focus (window);
  g_assert_cmpint (n, ==, 13);

  /* Marking three makes the button that passes them the next stop. */
  for (TaliaCards hand = window_get_hand (window), i = 0; i < 3; i++)
    gtk_widget_activate (window_get_card (window, talia_cards_pop (&hand)));
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_TAB_FORWARD));
  g_assert_true (get_focus (window) == find_button (window->window, "Pass Left"));
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_TAB_BACKWARD));
  g_assert_true (TALIA_IS_CARD_WIDGET (get_focus (window)));
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
  wait_until (g_str_has_prefix (talia_board_bar_get_news (get_bar (window)), "Hint: "));
  for (hand = window_get_hand (window); hand != 0;)
    {
      GtkWidget *widget = window_get_card (window, talia_cards_pop (&hand));

      if (talia_card_widget_get_mark (TALIA_CARD_WIDGET (widget)) == TALIA_CARD_HINTED)
        {
          hinted++;
          g_assert_true (talia_card_widget_get_playable (TALIA_CARD_WIDGET (widget)));
          g_assert_true (get_focus (window) == widget);
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
  wait_until (g_str_has_prefix (talia_board_bar_get_news (get_bar (window)), "Hint: "));
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
  g_assert_cmpstr (talia_board_bar_get_news (get_bar (window)), ==, "Choose exactly three cards to pass.");
  g_assert_cmpint (count_marks (window, TALIA_CARD_HINTED), ==, 0);

  /* Taking one card back is right, and so is passing. */
  g_assert_true (gtk_widget_activate (window_get_card (window, talia_cards_first (window_get_hand (window)))));
  g_assert_cmpstr (talia_board_bar_get_news (get_bar (window)), ==, "");
  g_assert_true (gtk_widget_activate (window_get_card (window, fourth)));
  g_assert_true (gtk_widget_activate (window_get_card (window, talia_cards_first (window_get_hand (window)))));
  g_assert_cmpstr (talia_board_bar_get_news (get_bar (window)), ==, "Choose exactly three cards to pass.");
  talia_board_confirm (TALIA_BOARD (window->board));
  g_assert_cmpstr (talia_board_bar_get_news (get_bar (window)), !=, "Choose exactly three cards to pass.");
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
  wait_until (get_focus (window) == card);
  spin (100); /* nobody takes it away */
  g_assert_true (get_focus (window) == card);
  window_free (window);
}

/* Wherever the button is that it hangs on: above the board or, in narrow windows, below it. */
static void
test_the_last_trick_hangs_on_what_is_seen (void)
{
  static const struct
  {
    int width, height;
    gboolean is_below;
  } sizes[] = { { 1000, 700, FALSE }, { 360, 720, TRUE }, { 640, 360, FALSE } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Window *window = window_new (NULL, 9);
      GtkWidget *popover, *button;

      window_pass (window);
      g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
      g_assert_true (window_wait_for_turn (window));
      gtk_window_set_default_size (GTK_WINDOW (window->window), sizes[i].width, sizes[i].height);
      wait_until (gtk_widget_get_width (window->window) <= sizes[i].width
                  && gtk_widget_get_height (window->window) <= sizes[i].height);
      window_wait_for_frames (window, 5);
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.last-trick", NULL));
      wait_until ((popover = find_widget (window->window, GTK_TYPE_POPOVER)) != NULL);
      button = gtk_widget_get_ancestor (popover, GTK_TYPE_MENU_BUTTON);
      g_assert_true (gtk_widget_get_mapped (button));
      g_assert_true (gtk_widget_get_child_visible (button));
      g_assert_cmpint (gtk_widget_get_ancestor (button, GTK_TYPE_CENTER_BOX) != NULL
                           && gtk_widget_get_ancestor (button, ADW_TYPE_HEADER_BAR) == NULL,
                       ==, sizes[i].is_below);
      window_free (window);
    }
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
  wait_until (get_focus (window) == button);
  g_assert_true (gtk_widget_activate_action (button, "table.next-deal", NULL));
  g_assert_null (find_widget (window->window, TALIA_TYPE_DEAL_SUMMARY));
  g_assert_cmpint (talia_cards_count (window_get_hand (window)), ==, 13);
  g_assert_cmpstr (talia_board_bar_get_news (get_bar (window)), ==, ""); /* not who took the last trick before */
  g_assert_nonnull (find_button (window->window, "Pass Right"));
  g_assert_true (TALIA_IS_CARD_WIDGET (get_focus (window)));
  window_free (window);
}

static void
assert_plates_are_free (Window *window)
{
  GtkWidget *board = GTK_WIDGET (window->board), *centre;
  graphene_rect_t summary, plate;

  wait_until ((centre = talia_board_get_centre (TALIA_BOARD (window->board))) != NULL
              && gtk_widget_get_width (centre) > 0);
  g_assert_true (gtk_widget_compute_bounds (centre, board, &summary));
  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (TALIA_IS_SEAT_PLATE (child))
      {
        g_assert_true (gtk_widget_compute_bounds (child, board, &plate));
        g_assert_false (graphene_rect_intersection (&plate, &summary, NULL));
      }
}

static void
test_the_summary_leaves_the_plates_free (void)
{
  Window *window;

  /* With cards that fly: the plates have to be out of the way at once. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "normal");
  window = window_new (NULL, 10);
  talia_match_set_pace (window->match, 0);
  window_pass (window);
  window_play_deal (window);
  assert_plates_are_free (window);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.undo", NULL));
  spin (700);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.redo", NULL));
  assert_plates_are_free (window);
  spin (700);
  assert_plates_are_free (window);
  window_free (window);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "off");
}

/* Three deals played anyhow, and a fourth, without passing, in which seat 0 holds every club. */
static TaliaTable *
create_moon_table (void)
{
  const TaliaGame *game = talia_registry_find ("hearts");
  TaliaOptions options;
  TaliaTable *table;
  TaliaPack pack = { .n = TALIA_MAX_PACK };

  talia_game_init_options (game, &options);
  table = talia_table_new (game, &options, NULL);
  for (guint64 deal = 1; deal <= 3; deal++)
    {
      g_assert_true (talia_table_deal_seed (table, deal, NULL));
      while (talia_table_get_state (table)->to_act != TALIA_NOBODY)
        {
          g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);

          g_assert_cmpint (talia_game_legal (game, talia_table_get_state (table), moves, TALIA_MAX_LEGAL), >, 0);
          g_assert_true (talia_table_play (table, &moves[0], NULL));
        }
    }
  for (int i = 0; i < TALIA_MAX_PACK; i++)
    pack.cards[i] = TALIA_CARD (i / 4, i % 4);
  g_assert_true (talia_table_deal_pack (table, &pack, NULL));
  return table;
}

static void
test_the_moon_is_a_choice_of_buttons (void)
{
  Window *window = window_new (create_moon_table (), 0);
  int total = talia_table_get_state (window->table)->total[0];
  GtkWidget *button;

  while (talia_cards_count (window_get_hand (window)) > 1)
    {
      g_assert_true (window_wait_for_turn (window));
      g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
    }
  g_assert_true (window_wait_for_turn (window));
  button = window_get_card (window, window_find_card (window, TRUE));
  gtk_widget_grab_focus (button);
  g_assert_true (gtk_widget_activate (button));

  /* The buttons are there while the last trick still lies, and stay the same when it goes. */
  wait_until ((button = find_button (window->window, "Add 26 points to the others")) != NULL);
  g_assert_cmpint (talia_table_get_state (window->table)->phase, ==, TALIA_PHASE_MOON);
  g_assert_true (talia_board_get_busy (TALIA_BOARD (window->board)));
  wait_until (get_focus (window) == button);
  talia_board_hasten (TALIA_BOARD (window->board));
  g_assert_true (find_button (window->window, "Add 26 points to the others") == button);
  g_assert_true (get_focus (window) == button);

  wait_until ((button = find_button (window->window, "Subtract 26 points from my total")) != NULL);
  g_assert_true (gtk_widget_activate_action (button, "table.choose", "s", "moon:subtract"));
  g_assert_cmpint (talia_table_get_state (window->table)->total[0], ==, total - 26);
  wait_until (find_widget (window->window, TALIA_TYPE_DEAL_SUMMARY) != NULL);
  window_free (window);
}

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
  guint frames = 0, rested;
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
  talia_match_set_pace (window->match, 60000); /* nobody else moves */

  played = window_find_card (window, TRUE);
  spin (1000); /* until what was passed has arrived */
  from = get_y (window_get_card (window, played), board);
  g_assert_true (gtk_widget_activate (window_get_card (window, played)));
  card = talia_trick_board_get_trick_card (TALIA_TRICK_BOARD (window->board), played);
  for (int i = 0; i < 100; i++)
    {
      spin (6);
      g_array_append_vals (way, (float[]) { get_y (card, board) }, 1);
    }
  spin (500);
  to = get_y (card, board);
  g_assert_cmpfloat (to, <, from);
  for (guint i = 0; i < way->len; i++)
    between |= g_array_index (way, float, i) < from - 1 && g_array_index (way, float, i) > to + 1;
  g_assert_true (between);

  /* And once everything lies where it belongs, nothing is drawn any more. */
  rested = frames;
  spin (500);
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
  window = window_new (create_moon_table (), 0);
  hand = window_get_hand (window);
  /* Seat 0 holds every club, so it leads each trick: the next lead goes before the last trick is gone. */
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

static void
test_windows_may_be_narrow (void)
{
  Window *window = window_new (NULL, 11);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window->window);
  gulong handler;
  guint frames = 0;
  float width;

  gtk_window_set_default_size (GTK_WINDOW (window->window), 360, 720);
  wait_until (gtk_widget_get_width (window->window) <= 360);
  /* Until what lay beside the board lies below it, and nothing of before is left in the picture. */
  handler = g_signal_connect (clock, "after-paint", G_CALLBACK (frame_cb), &frames);
  wait_until ((gtk_widget_queue_draw (window->window), frames >= 5));
  g_signal_handler_disconnect (clock, handler);
  width = gtk_widget_get_width (GTK_WIDGET (window->board));
  for (TaliaCards hand = window_get_hand (window); hand != 0;)
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (window_get_card (window, talia_cards_pop (&hand)),
                                                GTK_WIDGET (window->board), &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, width);
    }
  window_free (window);
}

/* A telephone on its side is as low as windows become; one that stands needs more for what lies one below the other. */
static void
test_only_wide_windows_may_be_low (void)
{
  Window *window = window_new (NULL, 11);

  gtk_window_set_default_size (GTK_WINDOW (window->window), 640, 294);
  wait_until (gtk_widget_get_width (window->window) >= 600 && gtk_widget_get_height (window->window) < 310);
  window_wait_for_frames (window, 5);
  wait_until (TALIA_IS_CARD_WIDGET (get_focus (window)));
  window_wait_for_frames (window, 5);
  gtk_window_set_default_size (GTK_WINDOW (window->window), 400, 294);
  wait_until (gtk_widget_get_width (window->window) <= 400 && gtk_widget_get_height (window->window) >= 440);
  wait_until (TALIA_IS_CARD_WIDGET (get_focus (window))); /* though the board has changed its place */
  window_wait_for_frames (window, 5);
  g_assert_true (TALIA_IS_CARD_WIDGET (get_focus (window)));
  window_free (window);
}

/* GTK warns of a widget that gets less room than it needs, and warnings are fatal in tests. */
static void
test_large_text_fits (void)
{
  const int sizes[] = { 14, 26 };
  const int widths[] = { 1000, 700, 520, 400, 360 };
  g_autoptr (GtkCssProvider) css = gtk_css_provider_new ();

  /* An application loads this by itself. */
  gtk_css_provider_load_from_resource (css, "/io/github/taliacards/Talia/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (css),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Window *window;

      setup_font_size (sizes[i]);
      window = window_new (NULL, 12);
      for (gsize j = 0; j < G_N_ELEMENTS (widths); j++)
        {
          GtkWidget *bar = GTK_WIDGET (get_bar (window));
          GdkFrameClock *clock = gtk_widget_get_frame_clock (window->window);
          guint frames = 0;
          gulong handler;
          graphene_rect_t bounds, card;

          gtk_window_set_default_size (GTK_WINDOW (window->window), widths[j], 700);
          wait_until (gtk_widget_get_width (window->window) <= widths[j]);
          handler = g_signal_connect (clock, "after-paint", G_CALLBACK (frame_cb), &frames);
          wait_until ((gtk_widget_queue_draw (window->window), frames >= 5));
          g_signal_handler_disconnect (clock, handler);
          g_assert_true (gtk_widget_compute_bounds (bar, GTK_WIDGET (window->board), &bounds));
          for (TaliaCards hand = window_get_hand (window); hand != 0;)
            {
              g_assert_true (gtk_widget_compute_bounds (window_get_card (window, talia_cards_pop (&hand)),
                                                        GTK_WIDGET (window->board), &card));
              g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, card.origin.y + 1);
            }
        }
      window_free (window);
    }
  setup_font_size (11);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (css));
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  g_test_add_func ("/ui/table/cards-are-spoken-buttons", test_cards_are_spoken_buttons);
  g_test_add_func ("/ui/table/only-the-view-is-shown", test_only_the_view_is_shown);
  g_test_add_func ("/ui/table/three-cards-are-passed", test_three_cards_are_passed);
  g_test_add_func ("/ui/table/refusals-name-the-rule", test_refusals_name_the_rule);
  g_test_add_func ("/ui/table/focus-stays-in-the-hand", test_focus_stays_in_the_hand);
  g_test_add_func ("/ui/table/arrows-go-from-card-to-card", test_arrows_go_from_card_to_card);
  g_test_add_func ("/ui/table/undo-gives-the-card-back", test_undo_gives_the_card_back);
  g_test_add_func ("/ui/table/hint-shows-a-legal-card-and-why", test_hint_shows_a_legal_card_and_why);
  g_test_add_func ("/ui/table/hints-and-refusals-end-with-what-they-are-about",
                   test_hints_and_refusals_end_with_what_they_are_about);
  g_test_add_func ("/ui/table/the-last-trick-gives-the-focus-back", test_the_last_trick_gives_the_focus_back);
  g_test_add_func ("/ui/table/the-last-trick-hangs-on-what-is-seen", test_the_last_trick_hangs_on_what_is_seen);
  g_test_add_func ("/ui/table/the-summary-leaves-the-plates-free", test_the_summary_leaves_the_plates_free);
  g_test_add_func ("/ui/table/a-finished-trick-lies-a-while", test_a_finished_trick_lies_a_while);
  g_test_add_func ("/ui/table/a-deal-ends-with-a-summary", test_a_deal_ends_with_a_summary);
  g_test_add_func ("/ui/table/the-moon-is-a-choice-of-buttons", test_the_moon_is_a_choice_of_buttons);
  g_test_add_func ("/ui/table/cards-fly-and-come-to-rest", test_cards_fly_and_come_to_rest);
  g_test_add_func ("/ui/table/moves-do-not-wait-for-cards-that-fly", test_moves_do_not_wait_for_cards_that_fly);
  g_test_add_func ("/ui/table/windows-may-be-narrow", test_windows_may_be_narrow);
  g_test_add_func ("/ui/table/only-wide-windows-may-be-low", test_only_wide_windows_may_be_low);
  g_test_add_func ("/ui/table/large-text-fits", test_large_text_fits);
  return g_test_run ();
}
