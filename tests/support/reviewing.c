/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window with a review in it, for tests. */
#include "reviewing.h"

#include "find.h"
#include "ui/board/hand/talia-hand-board.h"
#include "ui/cards/talia-open-hand.h"
#include "window.h"

void
reviewing_open (Reviewing *self, TaliaTable *table, int seat, guint deal, int width, int height)
{
  self->table = table;
  self->replay = talia_replay_new (table);
  self->window = adw_window_new ();
  self->pages = ADW_NAVIGATION_VIEW (adw_navigation_view_new ());
  adw_navigation_view_push (self->pages, adw_navigation_page_new (gtk_button_new (), "Below"));
  adw_window_set_content (ADW_WINDOW (self->window), GTK_WIDGET (self->pages));
  gtk_window_set_default_size (GTK_WINDOW (self->window), width, height);
  gtk_window_present (GTK_WINDOW (self->window));
  self->page = talia_review_page_new (table, seat, deal);
  self->review = talia_review_page_get_review (self->page);
  adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (self->page));
  wait_until (gtk_widget_get_mapped (GTK_WIDGET (self->page)) && gtk_window_is_active (GTK_WINDOW (self->window))
              && gtk_widget_get_width (GTK_WIDGET (talia_review_page_get_board (self->page))) > 0);
}

void
reviewing_close (Reviewing *self)
{
  TaliaReview *review = g_object_ref (self->review);

  gtk_window_destroy (GTK_WINDOW (self->window));
  g_assert_finalize_object (review);
  g_assert_finalize_object (self->replay);
  g_object_unref (self->table);
}

GtkAdjustment *
reviewing_get_steps (Reviewing *self)
{
  return gtk_range_get_adjustment (GTK_RANGE (find (GTK_WIDGET (self->page), GTK_TYPE_SCALE, 0)));
}

void
reviewing_assert_in_step (Reviewing *self)
{
  int first = talia_review_get_first (self->review), position = talia_review_get_position (self->review);

  g_assert_cmpfloat (gtk_adjustment_get_value (reviewing_get_steps (self)), ==, position - first);
  g_assert_cmpfloat (gtk_adjustment_get_upper (reviewing_get_steps (self)), ==,
                     talia_review_get_last (self->review) - first);
  g_assert_cmpstr (talia_review_page_get_text (self->page), !=, "");
  g_assert_nonnull (talia_review_page_get_text (self->page));
}

void
reviewing_press (Reviewing *self, const char *keys, int expected)
{
  g_autofree char *command = g_strdup_printf ("xdotool key %s", keys);
  g_autoptr (GError) error = NULL;

  g_spawn_command_line_sync (command, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  wait_until (talia_review_get_position (self->review) == expected);
  reviewing_assert_in_step (self);
}

TaliaCards
reviewing_get_open_cards (Reviewing *self)
{
  GtkWidget *board = GTK_WIDGET (talia_review_page_get_board (self->page)), *hand;
  TaliaCards cards = 0;

  for (guint i = 0; (hand = find (board, TALIA_TYPE_OPEN_HAND, i)) != NULL; i++)
    if (gtk_widget_get_visible (hand))
      cards |= talia_open_hand_get_cards (TALIA_OPEN_HAND (hand));
    else
      g_assert_cmphex (talia_open_hand_get_cards (TALIA_OPEN_HAND (hand)), ==, 0);
  return cards;
}

TaliaCards
reviewing_get_others_cards (Reviewing *self, int seat)
{
  TaliaState state;
  TaliaCards cards = 0;

  talia_table_get_state_at (self->table, talia_review_get_position (self->review), &state);
  for (int i = 0; i < state.seats; i++)
    if (i != seat)
      cards |= state.hand[i];
  return cards;
}

void
reviewing_assert_own_hand (Reviewing *self, int seat)
{
  TaliaHandBoard *board = TALIA_HAND_BOARD (talia_review_page_get_board (self->page));
  TaliaState state;
  TaliaCards cards;

  talia_table_get_state_at (self->table, talia_review_get_position (self->review), &state);
  g_assert_cmpint (talia_match_get_own_seat (talia_review_get_match (self->review)), ==, seat);
  for (cards = state.hand[seat]; cards != 0;)
    g_assert_nonnull (talia_hand_board_get_card (board, talia_cards_pop (&cards)));
}
