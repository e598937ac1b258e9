/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the cards that are passed before the first trick: they stay until the player goes on, keep a mark, and can be
 * looked at again. Also tests that at the player's turn the focus is on a card that can be played. */
#include "find.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/cards/talia-card-widget.h"
#include "ui/cards/talia-mini-card.h"
#include "window.h"

/* Received cards that are at most this many places apart are so close together that their tags would overlap. */
#define CLOSE 3

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

/* How far to the right there is another received card in the same row; 0: there is none. */
static int
find_next (Window *window, guint i, TaliaCards received)
{
  const TaliaBoardHand *hand = talia_hand_board_get_hand (window->board);
  int row, place,
      in_row = talia_board_geometry_hand_row (talia_hand_board_get_geometry (window->board), (int) i, (int) hand->n,
                                              &row, &place);

  for (int next = 1; place + next < in_row; next++)
    if (received & TALIA_BIT (hand->order[i + (guint) next]))
      return next;
  return 0;
}

/* Each card has a tag; of several that are close together only the last one, which no other tag covers, names the
 * giver, but screen readers get the name for each. Returns how many are close together but not adjacent. */
static guint
check_tags (Window *window)
{
  const TaliaBoardHand *hand = talia_hand_board_get_hand (window->board);
  const int giver = (4 - get_state (window)->trick.pass_shift) % 4;
  const char *name = talia_seat_get_name (talia_match_get_seat (window->match, giver));
  g_autofree char *tag = g_strdup_printf ("from %s", name),
                  *spoken = g_strdup_printf ("In your hand. Received from %s", name);
  const TaliaCards received = get_received (window);
  guint named = 0, apart = 0;

  for (guint i = 0; i < hand->n; i++)
    {
      GtkWidget *widget = hand->cards[hand->order[i]];
      const char *giver_of = talia_card_widget_get_giver (TALIA_CARD_WIDGET (widget));
      const int next = find_next (window, i, received);

      g_assert_cmpint (giver_of != NULL, ==, (received & TALIA_BIT (hand->order[i])) != 0);
      g_assert_cmpint (talia_card_widget_get_tag_height (TALIA_CARD_WIDGET (widget)) > 12, ==, giver_of != NULL);
      if (giver_of == NULL)
        continue;
      g_assert_cmpstr (giver_of, ==, next > 0 && next <= CLOSE ? "" : tag);
      named += *giver_of != '\0';
      apart += next > 1 && next <= CLOSE;
      gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken);
    }
  g_assert_cmpuint (named, >, 0);
  return apart;
}

static float
get_top (Window *window, TaliaCard card)
{
  TaliaPose pose;

  g_assert_true (talia_stage_get_pose (TALIA_STAGE (window->board), window_get_card (window, card), &pose));
  return pose.y;
}

/* A proposed card is raised, and a chosen one is raised further. */
static void
test_what_stands_out_stands_up (void)
{
  Window *window = window_new (NULL, 9);
  const float height = (float) talia_hand_board_get_geometry (window->board)->card_height;
  float before[TALIA_NO_CARD], risen[2];
  TaliaCards hinted;
  TaliaCard card, other;

  window_wait_for_frames (window, 2);
  gtk_window_set_focus_visible (GTK_WINDOW (window->window), FALSE);
  for (TaliaCards hand = window_get_hand (window); hand != 0;)
    {
      card = talia_cards_pop (&hand);
      before[card] = get_top (window, card);
    }
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.hint", NULL));
  wait_until ((hinted = get_marked (window, TALIA_CARD_HINTED)) != 0);
  card = talia_cards_first (hinted);
  other = talia_cards_first (window_get_hand (window) & ~hinted);
  for (int chosen = 0; chosen < 2; chosen++)
    {
      if (chosen)
        g_assert_true (gtk_widget_activate (window_get_card (window, card)));
      gtk_window_set_focus_visible (GTK_WINDOW (window->window), FALSE);
      window_wait_for_frames (window, 3);
      risen[chosen] = (before[card] - get_top (window, card)) - (before[other] - get_top (window, other));
    }
  g_assert_cmpfloat (risen[0], >, height * .1f);
  g_assert_cmpfloat (risen[1], >, risen[0] * 1.4f);
  window_free (window);
}

/* No card is played before the player continues; received cards are marked until the end of the first trick. */
static void
test_it_lies_and_stays_marked (void)
{
  Window *window;
  guint steps;

  g_settings_set_boolean (talia_settings_get (), "wait-after-trick", TRUE);
  window = window_new (NULL, 2); /* with received cards that are close together and not adjacent */
  pass (window);
  wait_until (talia_board_is_waiting (TALIA_BOARD (window->board)));
  steps = talia_table_get_n_steps (window->table);
  window_wait_for_frames (window, 5);
  g_assert_cmpuint (talia_table_get_n_steps (window->table), ==, steps);
  g_assert_cmpint (talia_cards_count (get_received (window)), ==, 3);
  g_assert_cmphex (get_marked (window, TALIA_CARD_RECEIVED), ==, get_received (window));
  g_assert_cmpuint (check_tags (window), >, 0);
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

/* The passed cards can be looked at again with the last trick, and before there is one. */
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

/* After choosing one of the three proposed cards, the player still sees the other two. */
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

/* At the player's turn the focus moves to a card that can be played, however close the focused card was. */
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

/* The last card is played automatically, unless the player prefers to play it; undo goes back to the decision before
 * it. */
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
  g_test_add_func ("/exchange/what-stands-out-stands-up", test_what_stands_out_stands_up);
  return g_test_run ();
}
