/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests what is shown and announced of a trick on the table: who led, whose card is winning, and which card covers
 * which. */
#include "engine/trick/talia-trick-game.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/cards/talia-card-widget.h"
#include "window.h"
#include "words/talia-words-cards.h"

static GtkWidget *
get_trick_card (Window *window, TaliaCard card)
{
  return talia_trick_board_get_trick_card (TALIA_TRICK_BOARD (window->board), card);
}

/* After each card the parts agree with the engine; descriptions of earlier cards stay correct. */
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

/* The finished trick keeps both marks until the player continues. */
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

/* Plays a trick of this number of players, which stays until the player continues. */
static Window *
finish_trick (int players)
{
  g_autofree char *options = g_strdup_printf ("players=%d", players);
  Window *window;

  g_settings_set_boolean (talia_settings_get (), "wait-after-trick", TRUE);
  window = window_new_game ("kierki", options, 3);
  g_assert_true (window_wait_for_turn (window));
  g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
  wait_until (talia_board_is_waiting (TALIA_BOARD (window->board)));
  window_wait_for_frames (window, 2);
  return window;
}

/* The cards overlap in the order for which the geometry keeps every index visible, whoever led. */
static void
test_cards_lie_in_the_order_of_the_layout (void)
{
  for (int players = 3; players <= TALIA_MAX_SEATS; players++)
    {
      Window *window = finish_trick (players);
      const TaliaBoardGeometry *geometry = talia_hand_board_get_geometry (TALIA_HAND_BOARD (window->board));
      const TaliaState *state = talia_table_get_state (window->table);
      int n = 0, leader = talia_trick_game_leader (state, state->trick.tricks - 1);

      for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window->board)); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        for (int i = 0; i < players; i++)
          if (child == get_trick_card (window, state->trick.played[(state->trick.tricks - 1) * players + i]))
            g_assert_cmpint (talia_board_get_place_of (TALIA_BOARD (window->board), (leader + i) % players), ==,
                             geometry->trick_order[n++]);
      g_assert_cmpint (n, ==, players);
      window_free (window);
    }
  g_settings_reset (talia_settings_get (), "wait-after-trick");
}

/* The width of the rings around a card. */
#define RING 3

/* Asserts that no card of the trick covers the texts and buttons of the bar. */
static void
assert_bar_is_free (Window *window, const char *when)
{
  GtkWidget *board = GTK_WIDGET (window->board);
  graphene_rect_t bar, card;

  window_wait_for_frames (window, 3);
  g_assert_true (gtk_widget_compute_bounds (talia_board_get_bar (TALIA_BOARD (board)), board, &bar));
  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!TALIA_IS_CARD_WIDGET (child)
          || get_trick_card (window, talia_card_widget_get_card (TALIA_CARD_WIDGET (child))) != child)
        continue;
      g_assert_true (gtk_widget_compute_bounds (child, board, &card));
      graphene_rect_inset (&card, -RING, -RING);
      if (graphene_rect_intersection (&card, &bar, NULL))
        g_error ("%d × %d, %s: a card ends at %g, and what is told begins at %g", gtk_widget_get_width (window->window),
                 gtk_widget_get_height (window->window), when, card.origin.y + card.size.height, bar.origin.y);
    }
}

/* Makes a move that the rules refuse, which shows a sentence, and then legal ones until the trick stays on the
 * table. */
static void
play_trick (Window *window)
{
  TaliaCard refused = window_find_card (window, FALSE);

  assert_bar_is_free (window, "at the player's turn");
  if (refused != TALIA_NO_CARD)
    {
      gtk_widget_activate (window_get_card (window, refused));
      assert_bar_is_free (window, "after a refusal");
    }
  g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
  wait_until (talia_board_is_waiting (TALIA_BOARD (window->board)));
  assert_bar_is_free (window, "when the trick lies");
  talia_board_hasten (TALIA_BOARD (window->board));
}

static const struct
{
  const char *game, *options;
} matches[] = { { "hearts", "" },          { "spades", "" },          { "kierki", "players=3" },
                { "kierki", "players=5" }, { "kierki", "players=6" }, { "kierki", "players=7" } };

static void
test_no_card_covers_what_is_told (gconstpointer data)
{
  static const struct
  {
    int width, height;
  } sizes[] = { { 360, 600 }, { 360, 640 }, { 360, 720 }, { 640, 360 }, { 800, 600 }, { 1000, 700 } };
  const gsize match = GPOINTER_TO_SIZE (data);

  g_settings_set_boolean (talia_settings_get (), "wait-after-trick", TRUE);
  for (gsize size = 0; size < G_N_ELEMENTS (sizes); size++)
    {
      Window *window = window_new_game (matches[match].game, matches[match].options, 9);

      gtk_window_set_default_size (GTK_WINDOW (window->window), sizes[size].width, sizes[size].height);
      wait_until (gtk_widget_get_width (window->window) <= sizes[size].width
                  && gtk_widget_get_height (window->window) <= sizes[size].height);
      if (talia_table_get_state (window->table)->phase == TALIA_PHASE_PASS)
        window_pass (window);
      g_assert_true (window_wait_for_turn (window));
      if (talia_table_get_state (window->table)->phase == TALIA_PHASE_BID)
        {
          g_assert_true (talia_board_play (TALIA_BOARD (window->board), &TALIA_BID (3), NULL));
          g_assert_true (window_wait_for_turn (window));
        }
      for (int trick = 0; trick < 3 && window_wait_for_turn (window); trick++)
        play_trick (window);
      window_free (window);
    }
  g_settings_reset (talia_settings_get (), "wait-after-trick");
}

int
main (int argc, char **argv)
{
  g_autoptr (GtkCssProvider) css = NULL;

  setup_still (&argc, &argv);
  css = setup_style ();

  g_test_add_func ("/trick-parts/the-led-and-the-best-card-are-told", test_the_led_and_the_best_card_are_told);
  g_test_add_func ("/trick-parts/who-took-a-trick-stays-marked", test_who_took_a_trick_stays_marked);
  g_test_add_func ("/trick-parts/cards-lie-in-the-order-of-the-layout", test_cards_lie_in_the_order_of_the_layout);
  for (gsize i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      g_autofree char *path =
          g_strconcat ("/trick-parts/no-card-covers-what-is-told/", matches[i].game, " ", matches[i].options, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_no_card_covers_what_is_told);
    }
  return g_test_run ();
}
