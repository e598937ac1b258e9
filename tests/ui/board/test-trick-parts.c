/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is seen and heard of a trick that lies: who led, whose card is the best, and which card lies on which. */
#include "engine/trick/talia-trick-game.h"
#include "model/talia-settings.h"
#include "setup.h"
#include "ui/cards/talia-card-widget.h"
#include "window.h"
#include "words/talia-words-cards.h"

static GtkWidget *
get_trick_card (Window *window, TaliaCard card)
{
  return talia_trick_board_get_trick_card (TALIA_TRICK_BOARD (window->board), card);
}

/* As the engine judges it, a card after another; what is said of each card stays true while others follow. */
static void
assert_parts (Window *window)
{
  const TaliaState *state = talia_table_get_state (window->table);
  const TaliaCard *running = talia_trick_running (&state->trick);
  int best = talia_trick_best (&state->trick, state->seats);

  for (int i = 0; i < state->trick.in_trick; i++)
    {
      const char *part = talia_words_part (i == 0, (state->trick.leader + i) % state->seats == best);
      GtkAccessible *card = GTK_ACCESSIBLE (get_trick_card (window, running[i]));

      g_assert_nonnull (card);
      if (part == NULL)
        gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, NULL);
      else
        gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, part);
    }
}

static void
test_the_led_and_the_best_card_are_told (void)
{
  Window *window = window_new (NULL, 9);

  window_pass (window);
  for (int turn = 0; turn < 8 && window_wait_for_turn (window); turn++)
    {
      if (talia_table_get_state (window->table)->trick.in_trick > 0)
        assert_parts (window);
      g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
    }
  window_free (window);
}

/* The trick that is over lies with both marks until the player goes on. */
static void
test_who_took_a_trick_stays_marked (void)
{
  Window *window;
  const TaliaState *state;
  int trick, leader;

  g_settings_set_boolean (talia_settings_get (), "wait-after-trick", TRUE);
  window = window_new_game ("kierki", "players=6", 3);
  g_assert_true (window_wait_for_turn (window));
  g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
  wait_until (talia_board_is_waiting (TALIA_BOARD (window->board)));
  state = talia_table_get_state (window->table);
  trick = state->trick.tricks - 1;
  leader = talia_trick_game_leader (state, trick);
  for (int i = 0; i < state->seats; i++)
    {
      int seat = (leader + i) % state->seats;
      const char *part = talia_words_part (i == 0, seat == state->trick.winner[trick]);
      GtkWidget *card = get_trick_card (window, state->trick.played[trick * state->seats + i]);

      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, part);
    }
  window_free (window);
  g_settings_reset (talia_settings_get (), "wait-after-trick");
}

/* The lower on the table, the higher on the pile, whoever led. */
static void
test_cards_further_down_lie_above (void)
{
  Window *window;
  float last = -G_MAXFLOAT;
  int n = 0;

  g_settings_set_boolean (talia_settings_get (), "wait-after-trick", TRUE);
  window = window_new_game ("kierki", "players=4", 3);
  g_assert_true (window_wait_for_turn (window));
  g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
  wait_until (talia_board_is_waiting (TALIA_BOARD (window->board)));
  window_wait_for_frames (window, 2);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window->board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds;

      if (!TALIA_IS_CARD_WIDGET (child)
          || get_trick_card (window, talia_card_widget_get_card (TALIA_CARD_WIDGET (child))) != child)
        continue;
      g_assert_true (gtk_widget_compute_bounds (child, GTK_WIDGET (window->board), &bounds));
      g_assert_cmpfloat (bounds.origin.y, >=, last);
      last = bounds.origin.y;
      n++;
    }
  g_assert_cmpint (n, ==, 4);
  window_free (window);
  g_settings_reset (talia_settings_get (), "wait-after-trick");
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  g_test_add_func ("/trick-parts/the-led-and-the-best-card-are-told", test_the_led_and_the_best_card_are_told);
  g_test_add_func ("/trick-parts/who-took-a-trick-stays-marked", test_who_took_a_trick_stays_marked);
  g_test_add_func ("/trick-parts/cards-further-down-lie-above", test_cards_further_down_lie_above);
  return g_test_run ();
}
