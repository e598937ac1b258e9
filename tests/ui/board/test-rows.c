/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the board of Loteryjka: rows, passes, places for cards, undo, and the change of boards within a match. */
#include "find.h"
#include "frame-time.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/board/kinds/rows/talia-rows-board.h"
#include "ui/board/kinds/trick/talia-trick-board.h"
#include "ui/board/seats/talia-seat-plate.h"
#include "ui/board/talia-board-bar.h"
#include "ui/cards/talia-card-face.h"
#include "ui/cards/talia-card-widget.h"
#include "ui/end/talia-match-end.h"
#include "ui/score/talia-deal-summary.h"
#include "window.h"

#define LAST_DEAL 7 /* of a match of Kierki with one Loteryjka */

static const TaliaState *
get_state (Window *window)
{
  return talia_table_get_state (window->table);
}

static TaliaRowsBoard *
get_board (Window *window)
{
  return TALIA_ROWS_BOARD (window->board);
}

static const char *
get_news (Window *window)
{
  return talia_board_bar_get_news (TALIA_BOARD_BAR (talia_board_get_bar (TALIA_BOARD (window->board))));
}

static float
get_x (Window *window, TaliaCard card)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (talia_rows_board_get_row_card (get_board (window), card),
                                            GTK_WIDGET (window->board), &bounds));
  return bounds.origin.x;
}

/* Asserts that the rows show the cards on the table, each card to the right of the next lower one of its suit, and that
 * there are places for the cards that fit. */
static void
check_rows (Window *window)
{
  const TaliaRows *rows = &get_state (window)->rows;
  TaliaCards open = get_state (window)->phase == TALIA_PHASE_PLAY ? talia_rows_open (rows) : 0;

  for (TaliaCards all = TALIA_ALL_CARDS; all != 0;)
    {
      TaliaCard card = talia_cards_pop (&all);
      GtkWidget *widget = talia_rows_board_get_row_card (get_board (window), card);

      g_assert_cmpint (widget != NULL, ==, (rows->laid & TALIA_BIT (card)) != 0);
      g_assert_cmpint (talia_rows_board_has_place (get_board (window), card), ==, (open & TALIA_BIT (card)) != 0);
      if (widget == NULL)
        continue;
      gtk_test_accessible_assert_role (widget, GTK_ACCESSIBLE_ROLE_IMG);
      if (talia_card_rank (card) > TALIA_TWO && (rows->laid & TALIA_BIT (card - 1)))
        wait_until (get_x (window, card) > get_x (window, card - 1));
    }
}

static void
test_rows_grow_from_the_eights (void)
{
  Window *window = window_new_game ("loteryjka", "lottery-deals=1", 3);

  while (window_wait_for_turn (window))
    {
      TaliaCard card = window_find_card (window, TRUE);

      check_rows (window);
      for (TaliaCards hand = window_get_hand (window); hand != 0;)
        {
          TaliaCard held = talia_cards_pop (&hand);

          g_assert_cmpint (talia_card_widget_get_playable (TALIA_CARD_WIDGET (window_get_card (window, held))), ==,
                           (talia_rows_open (&get_state (window)->rows) & TALIA_BIT (held)) != 0);
        }
      if (card == TALIA_NO_CARD)
        talia_board_confirm (TALIA_BOARD (window->board));
      else
        {
          g_assert_true (gtk_widget_activate (window_get_card (window, card)));
          g_assert_nonnull (talia_rows_board_get_row_card (get_board (window), card));
        }
    }
  check_rows (window);
  window_free (window);
}

static void
test_a_card_that_does_not_fit_is_refused (void)
{
  Window *window = window_new_game ("loteryjka", "", 4);
  TaliaCard card;
  guint steps;

  g_assert_true (window_wait_for_turn (window));
  card = window_find_card (window, FALSE);
  steps = talia_table_get_n_steps (window->table);
  g_assert_true (gtk_widget_activate (window_get_card (window, card)));
  g_assert_cmpuint (talia_table_get_n_steps (window->table), ==, steps);
  g_assert_cmpstr (get_news (window), !=, "");
  gtk_test_accessible_assert_property (window_get_card (window, card), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       get_news (window));
  window_free (window);
}

/* Plays until no card in the player's hand fits. */
static void
play_until_lost (Window *window)
{
  TaliaCard card;

  while (window_wait_for_turn (window) && (card = window_find_card (window, TRUE)) != TALIA_NO_CARD)
    g_assert_true (gtk_widget_activate (window_get_card (window, card)));
  g_assert_true (talia_match_get_own_turn (window->match));
}

static void
test_a_turn_is_lost_by_a_button_or_enter (void)
{
  Window *window = window_new_game ("loteryjka", "", 5);
  TaliaCard card;
  gboolean handled = FALSE;
  guint steps;

  /* If a card fits, there is no button, and Enter plays the card. */
  g_assert_true (window_wait_for_turn (window));
  while ((card = window_find_card (window, TRUE)) == TALIA_NO_CARD)
    {
      talia_board_confirm (TALIA_BOARD (window->board));
      g_assert_true (window_wait_for_turn (window));
    }
  g_assert_null (talia_board_get_confirm_label (TALIA_BOARD (window->board)));
  g_signal_emit_by_name (window_get_card (window, card), "confirmed", &handled);
  g_assert_false (handled);

  play_until_lost (window);
  steps = talia_table_get_n_steps (window->table);
  wait_until (find_button (window->window, "Pass") != NULL);
  g_assert_cmpstr (talia_board_get_confirm_label (TALIA_BOARD (window->board)), ==, "Pass");
  card = talia_cards_first (window_get_hand (window));
  g_signal_emit_by_name (window_get_card (window, card), "confirmed", &handled);
  g_assert_true (handled);
  g_assert_cmpint (talia_table_get_step (window->table, steps)->move.kind, ==, TALIA_MOVE_SKIP);
  window_free (window);
}

/* By default a turn without a choice is lost automatically: the table says so, and undo goes back to a decision. */
static void
test_a_turn_without_a_choice_is_lost_by_itself (void)
{
  Window *window;
  guint lost = 0;

  g_settings_reset (talia_settings_get (), "skip-lost-turns");
  window = window_new_game ("loteryjka", "", 5);
  while (window_wait_for_turn (window))
    {
      g_assert_cmpint (window_find_card (window, TRUE), !=, TALIA_NO_CARD);
      g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
    }
  for (guint i = (guint) talia_table_get_deal_step (window->table) + 1; i < talia_table_get_n_steps (window->table);
       i++)
    {
      TaliaState before;

      talia_table_get_state_at (window->table, (int) i - 1, &before);
      lost += before.to_act == 0 && talia_table_get_step (window->table, i)->move.kind == TALIA_MOVE_SKIP;
    }
  g_assert_cmpuint (lost, >, 0);
  window_free (window);
  g_settings_set_boolean (talia_settings_get (), "skip-lost-turns", FALSE);
}

static void
test_cards_may_be_held_back (void)
{
  Window *window = window_new_game ("loteryjka", "lottery-may-pass=true", 3);
  TaliaCard card;
  gboolean handled = FALSE;
  guint steps;

  g_assert_true (window_wait_for_turn (window));
  while (!get_state (window)->rows.begun || window_find_card (window, TRUE) == TALIA_NO_CARD)
    {
      card = window_find_card (window, TRUE);
      if (card != TALIA_NO_CARD)
        gtk_widget_activate (window_get_card (window, card));
      else
        talia_board_confirm (TALIA_BOARD (window->board));
      g_assert_true (window_wait_for_turn (window));
    }
  card = window_find_card (window, TRUE);
  g_assert_true (talia_board_get_can_confirm (TALIA_BOARD (window->board)));
  g_signal_emit_by_name (window_get_card (window, card), "confirmed", &handled);
  g_assert_false (handled);
  steps = talia_table_get_n_steps (window->table);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.confirm", NULL));
  g_assert_cmpint (talia_table_get_step (window->table, steps)->move.kind, ==, TALIA_MOVE_SKIP);
  window_free (window);
}

static void
test_undo_gives_the_card_back (void)
{
  Window *window = window_new_game ("loteryjka", "", 6);
  TaliaCard card;

  g_assert_true (window_wait_for_turn (window));
  while ((card = window_find_card (window, TRUE)) == TALIA_NO_CARD)
    {
      talia_board_confirm (TALIA_BOARD (window->board));
      g_assert_true (window_wait_for_turn (window));
    }
  g_assert_true (gtk_widget_activate (window_get_card (window, card)));
  g_assert_null (talia_hand_board_get_card (window->board, card));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.undo", NULL));
  g_assert_nonnull (talia_hand_board_get_card (window->board, card));
  g_assert_null (talia_rows_board_get_row_card (get_board (window), card));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.redo", NULL));
  g_assert_nonnull (talia_rows_board_get_row_card (get_board (window), card));
  window_free (window);
}

static void
test_the_last_turns_can_be_looked_at (void)
{
  Window *window = window_new_game ("loteryjka", "", 6);
  g_autoptr (GtkWidget) last = NULL;

  play_until_lost (window);
  g_assert_true (window_can (window, "last-trick"));
  last = g_object_ref_sink (talia_board_create_last (TALIA_BOARD (window->board)));
  g_assert_nonnull (last);
  window_free (window);
}

/* The player need not wait for flying cards, which land at their places in the rows. */
static void
test_cards_fly_to_their_rows (void)
{
  Window *window;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "fast");
  window = window_new_game ("loteryjka", "lottery-deals=1", 8);
  window_play_deal (window);
  wait_until (find_widget (window->window, TALIA_TYPE_DEAL_SUMMARY) != NULL);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.undo", NULL));
  g_assert_true (window_wait_for_turn (window));
  check_rows (window);
  window_free (window);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "off");
}

/* A card sets off from the hand as large as it was there, and becomes as small as those in the rows on its way. */
static void
test_a_card_shrinks_on_its_way (void)
{
  Window *window;
  GtkWidget *laid;
  TaliaCard card;
  TaliaPose pose;
  int width, small;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "normal");
  window = window_new_game ("loteryjka", "", 6);
  g_assert_true (window_wait_for_turn (window));
  while ((card = window_find_card (window, TRUE)) == TALIA_NO_CARD)
    {
      talia_board_confirm (TALIA_BOARD (window->board));
      g_assert_true (window_wait_for_turn (window));
    }
  width = gtk_widget_get_width (window_get_card (window, card));
  frame_time_count_frames (TRUE);
  g_assert_true (gtk_widget_activate (window_get_card (window, card)));
  laid = talia_rows_board_get_row_card (get_board (window), card);
  wait_until (talia_stage_get_pose (TALIA_STAGE (window->board), laid, &pose));
  frame_time_count_frames (FALSE);
  window_wait_for_rest (window);
  small = gtk_widget_get_width (laid);
  g_assert_cmpint (small, <, width);
  /* A frame or two after it set off it has not lost half of the difference yet. */
  g_assert_cmpfloat ((float) small * pose.scale, >, (float) (width + small) / 2);
  window_free (window);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "off");
}

/* If the deal ends with cards in the hand, keys are for the next deal, wherever the focus returns from. */
static void
test_the_focus_goes_on_to_the_next_deal (void)
{
  Window *window = window_new_game ("loteryjka", "", 8);
  GtkWidget *button;

  window_play_deal (window);
  wait_until (find_widget (window->window, TALIA_TYPE_DEAL_SUMMARY) != NULL);
  g_assert_cmpint (talia_cards_count (window_get_hand (window)), >, 0);
  button = find_button (window->window, "Next Deal");
  wait_until (gtk_widget_is_focus (button));
  for (int i = 0; i < 2; i++) /* hides the score sheet and shows it again */
    g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.show-score", NULL));
  g_assert_true (gtk_widget_is_focus (button));
  window_free (window);
}

/* The plate of each seat that is out has its place and its prize; negative numbers have a minus sign, not a hyphen. */
static void
test_places_and_prizes_are_shown (void)
{
  Window *window = window_new_game ("loteryjka", "lottery-deals=4", 7);
  const TaliaRows *rows = &get_state (window)->rows;

  window_play_deal (window);
  g_assert_cmpint (rows->n_out, ==, TALIA_ROWS_PLACES);
  wait_until (find_widget (window->window, TALIA_TYPE_DEAL_SUMMARY) != NULL);
  for (int place = 0; place < TALIA_ROWS_PLACES; place++)
    {
      TaliaSeat *seat = talia_match_get_seat (window->match, rows->out[place]);
      g_autofree char *name =
          g_strdup_printf ("%s%s. Total: %s. This deal: %s. %s.", talia_seat_get_name (seat),
                           talia_seat_get_dealer (seat) ? ", dealer" : "", place == 0 ? "−200" : "−125",
                           place == 0 ? "−200" : "−125", place == 0 ? "First out of cards" : "Second out of cards");
      gboolean found = FALSE;

      for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window->board)); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        found |= TALIA_IS_SEAT_PLATE (child) && is_named (child, name);
      g_assert_true (found);
    }
  window_free (window);
}

/* After tricks come rows: the page keeps its bar and its connections to the board. */
static void
test_the_board_changes_within_a_party (void)
{
  Window *window = window_new_game ("kierki", "", 1);
  GtkWidget *bar = talia_board_get_bar (TALIA_BOARD (window->board));

  for (guint64 deal = 1; deal < LAST_DEAL; deal++)
    {
      g_assert_true (TALIA_IS_TRICK_BOARD (window->board));
      window_play_deal (window);
      window_deal (window, deal + 1);
    }
  g_assert_true (TALIA_IS_ROWS_BOARD (window->board));
  g_assert_true (talia_board_get_bar (TALIA_BOARD (window->board)) == bar);
  g_assert_true (gtk_widget_get_parent (bar) == GTK_WIDGET (window->board));
  g_assert_null (talia_board_get_centre (TALIA_BOARD (window->board)));
  g_assert_true (TALIA_IS_CARD_WIDGET (gtk_window_get_focus (GTK_WINDOW (window->window))));
  g_assert_true (window_wait_for_turn (window));
  if (window_find_card (window, FALSE) != TALIA_NO_CARD)
    {
      g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, FALSE))));
      g_assert_cmpstr (get_news (window), !=, "");
    }
  window_play_deal (window);
  g_assert_cmpint (get_state (window)->phase, ==, TALIA_PHASE_OVER);
  wait_until (find_widget (window->window, TALIA_TYPE_MATCH_END) != NULL);
  window_free (window);
}

/* Every card on the table, from the upper left, with its large index. */
static guint
collect_indices (Window *window, graphene_rect_t *cards, graphene_rect_t *indices)
{
  TaliaCardLook look = { .large_indices = TRUE };
  guint n = 0;

  for (TaliaCards laid = get_state (window)->rows.laid; laid != 0; n++)
    {
      GtkWidget *card = talia_rows_board_get_row_card (get_board (window), talia_cards_pop (&laid));

      g_assert_true (gtk_widget_compute_bounds (card, GTK_WIDGET (window->board), &cards[n]));
      indices[n] = talia_card_face_get_index (&look, (int) cards[n].size.width);
      graphene_rect_offset (&indices[n], cards[n].origin.x, cards[n].origin.y);
    }
  return n;
}

/* Cards overlap to the right and downwards, but never cover an index. */
static void
test_every_index_is_whole (void)
{
  static const int sizes[][2] = { { 360, 640 }, { 360, 720 }, { 640, 360 }, { 1000, 700 } };
  Window *window = window_new_game ("loteryjka", "", 5);

  for (int turn = 0; turn < 6 && window_wait_for_turn (window); turn++)
    if (window_find_card (window, TRUE) != TALIA_NO_CARD)
      gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE)));
    else
      gtk_widget_activate_action (GTK_WIDGET (window->page), "table.confirm", NULL);
  g_assert_true (window_wait_for_turn (window));
  for (gsize size = 0; size < G_N_ELEMENTS (sizes); size++)
    {
      graphene_rect_t cards[TALIA_MAX_PACK], indices[TALIA_MAX_PACK];
      guint n;

      gtk_window_set_default_size (GTK_WINDOW (window->window), sizes[size][0], sizes[size][1]);
      wait_until (ABS (gtk_widget_get_width (window->window) - sizes[size][0]) < 60);
      window_wait_for_frames (window, 5);
      n = collect_indices (window, cards, indices);
      g_assert_cmpuint (n, >=, 8);
      for (guint i = 0; i < n; i++)
        for (guint j = 0; j < n; j++)
          {
            gboolean is_above = cards[j].origin.y > cards[i].origin.y + 1
                                || (cards[j].origin.y > cards[i].origin.y - 1 && cards[j].origin.x > cards[i].origin.x);
            graphene_rect_t common;

            if (is_above && graphene_rect_intersection (&indices[i], &cards[j], &common) && common.size.width > 1
                && common.size.height > 1)
              g_error ("%dx%d: %g x %g of the index of a card %g wide are covered", sizes[size][0], sizes[size][1],
                       common.size.width, common.size.height, cards[i].size.width);
          }
    }
  window_free (window);
}

int
main (int argc, char *argv[])
{
  setup_still (&argc, &argv);
  g_settings_set_boolean (talia_settings_get (), "skip-lost-turns", FALSE); /* the tests lose turns themselves */

  g_test_add_func ("/rows/rows-grow-from-the-eights", test_rows_grow_from_the_eights);
  g_test_add_func ("/rows/misfits-are-refused", test_a_card_that_does_not_fit_is_refused);
  g_test_add_func ("/rows/turns-lost-by-themselves", test_a_turn_without_a_choice_is_lost_by_itself);
  g_test_add_func ("/rows/lost-turns", test_a_turn_is_lost_by_a_button_or_enter);
  g_test_add_func ("/rows/held-back", test_cards_may_be_held_back);
  g_test_add_func ("/rows/undo", test_undo_gives_the_card_back);
  g_test_add_func ("/rows/last-turns", test_the_last_turns_can_be_looked_at);
  g_test_add_func ("/rows/indices", test_every_index_is_whole);
  g_test_add_func ("/rows/flights", test_cards_fly_to_their_rows);
  g_test_add_func ("/rows/a-card-shrinks-on-its-way", test_a_card_shrinks_on_its_way);
  g_test_add_func ("/rows/on-to-the-next-deal", test_the_focus_goes_on_to_the_next_deal);
  g_test_add_func ("/rows/places-and-prizes", test_places_and_prizes_are_shown);
  g_test_add_func ("/rows/board-changes-within-a-party", test_the_board_changes_within_a_party);
  return g_test_run ();
}
