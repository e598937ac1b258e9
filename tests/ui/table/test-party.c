/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests a whole match of Kierki in the window: its schedule, the penalty cards, the cards that must be played. */
#include "find.h"
#include "setup.h"
#include "ui/board/kinds/trick/talia-trick-board.h"
#include "ui/board/seats/talia-seat-plate.h"
#include "ui/book/talia-book-panel.h"
#include "ui/cards/talia-card-widget.h"
#include "ui/cards/talia-mini-card.h"
#include "ui/score/talia-deal-summary.h"
#include "ui/score/talia-schedule-row.h"
#include "ui/score/talia-schedule.h"
#include "window.h"
#include "words/talia-words-plan.h"
#include "words/talia-words.h"

static const TaliaState *
get_state (Window *window)
{
  return talia_table_get_state (window->table);
}

static const TaliaGame *
get_rules (Window *window)
{
  return talia_table_get_game (window->table);
}

static gboolean
has_text (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_label (GTK_LABEL (root)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (has_text (child, text))
      return TRUE;
  return FALSE;
}

static GtkWidget *
find_row (GtkWidget *root, const char *name)
{
  if (TALIA_IS_SCHEDULE_ROW (root) && is_named (root, name))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_row (child, name);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
create_schedule (Window *window)
{
  GtkWidget *schedule = g_object_ref_sink (talia_schedule_new ());

  talia_schedule_set_scored (TALIA_SCHEDULE (schedule), TALIA_SCORED (window->match));
  return schedule;
}

/* Asserts that the schedule shows each deal with its costs, in the words of the engine's plan. */
static void
check_schedule (Window *window, GtkWidget *schedule)
{
  guint n = talia_game_plan (get_rules (window), get_state (window), 1, NULL), deals = get_state (window)->deals;
  gboolean running = get_state (window)->to_act != TALIA_NOBODY;

  g_assert_cmpuint (count (schedule, TALIA_TYPE_SCHEDULE_ROW), ==, n);
  for (guint deal = 1; deal <= n; deal++)
    {
      TaliaDealPlan plan;
      const char *when = deal > deals ? "to come" : deal == deals && running ? "now" : "over";
      g_autofree char *name = NULL, *stakes = NULL;
      GtkWidget *row;

      talia_game_plan (get_rules (window), get_state (window), deal, &plan);
      name = g_strdup_printf ("Deal %u, %s: %s", deal, when, plan.title);
      stakes = talia_words_stakes (&plan);
      row = find_row (schedule, name);
      g_assert_nonnull (row);
      g_assert_true (has_text (row, stakes));
      for (guint i = 0; i < plan.n_duties; i++)
        g_assert_cmpint (has_text (row, plan.duties[i]), ==, g_str_equal (when, "now"));
    }
}

static void
test_the_schedule_is_that_of_the_engine (void)
{
  Window *window = window_new_game ("kierki", "robber=true ban-hearts-2=true lottery-deals=4", 1);
  GtkWidget *schedule = create_schedule (window);

  for (guint64 deal = 1; deal <= 3; deal++)
    {
      check_schedule (window, schedule);
      window_play_deal (window);
      check_schedule (window, schedule);
      window_deal (window, deal + 1);
    }
  /* Beside the score sheet the schedule shows the remaining deals. */
  g_assert_null (find_row (window->window, "Deal 3, over: No Queens"));
  g_assert_nonnull (find_row (window->window, "Deal 4, now: No Kings and Jacks"));
  g_assert_nonnull (find_row (window->window, "Deal 11, to come: Loteryjka"));
  g_object_unref (schedule);
  window_free (window);
}

static void
test_a_match_of_open_length_shows_what_counts (void)
{
  Window *window = window_new (NULL, 1);
  GtkWidget *schedule = create_schedule (window);

  g_assert_cmpuint (count (schedule, TALIA_TYPE_SCHEDULE_ROW), ==, 1);
  g_assert_true (has_text (schedule, "Hearts: 1 each\nQueen of spades: 13"));
  g_assert_null (find_widget (window->window, TALIA_TYPE_SCHEDULE_ROW)); /* the schedule beside the score sheet */
  g_object_unref (schedule);
  window_free (window);
}

static GtkMenuButton *
find_schedule_button (Window *window)
{
  GtkWidget *button;

  for (guint i = 0; (button = find (window->window, GTK_TYPE_MENU_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_widget_get_tooltip_text (button), "About This Deal") == 0)
      return GTK_MENU_BUTTON (button);
  g_assert_not_reached ();
}

/* An arrow shows that the title opens something. */
static void
test_the_title_opens_where_prices_are (void)
{
  static const struct
  {
    const char *game;
    gboolean opens;
  } cases[] = { { "kierki", TRUE }, { "hearts", TRUE }, { "spades", FALSE }, { "casino", FALSE }, { "royal", FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Window *window = window_new_game (cases[i].game, "", 1);
      GtkMenuButton *button = find_schedule_button (window);

      g_assert_cmpint (gtk_menu_button_get_always_show_arrow (button), ==, cases[i].opens);
      g_assert_cmpint (gtk_widget_get_can_target (GTK_WIDGET (button)), ==, cases[i].opens);
      gtk_window_set_default_size (GTK_WINDOW (window->window), 360, 600);
      wait_until (!gtk_menu_button_get_always_show_arrow (button)); /* if there is no room for it */
      gtk_window_set_default_size (GTK_WINDOW (window->window), 1000, 700);
      wait_until (gtk_menu_button_get_always_show_arrow (button) == cases[i].opens);
      window_free (window);
    }
}

/* The panel with the current rules follows from deal to deal, unless the player has opened another place. */
static void
test_the_rules_follow_the_deal (void)
{
  Window *window = window_new_game ("kierki", "", 1);
  TaliaBookPanel *panel = TALIA_BOOK_PANEL (find (window->window, TALIA_TYPE_BOOK_PANEL, 0));
  g_autofree char *first = NULL, *second = NULL, *third = NULL;

  talia_table_page_show_rules (window->page, "");
  first = talia_book_panel_get_place (panel);
  window_play_deal (window);
  window_deal (window, 2);
  second = talia_book_panel_get_place (panel);
  g_assert_cmpstr (second, !=, first);
  g_assert_false (talia_table_page_open_book (window->page, panel, "")); /* these are the current rules */

  talia_book_panel_go (panel, first);
  window_play_deal (window);
  window_deal (window, 3);
  third = talia_book_panel_get_place (panel);
  g_assert_cmpstr (third, ==, first);
  window_free (window);
}

/* Penalty cards are marked in the hand and on the table, in every deal. */
static void
test_cards_that_cost_are_marked (void)
{
  Window *window = window_new_game ("kierki", "robber=true", 5);

  for (guint64 deal = 1; deal <= 7; deal++)
    {
      TaliaDealPlan plan;
      TaliaCard card;

      talia_game_plan (get_rules (window), get_state (window), get_state (window)->deals, &plan);
      g_assert_true (window_wait_for_turn (window));
      for (TaliaCards hand = window_get_hand (window); hand != 0;)
        {
          card = talia_cards_pop (&hand);
          g_assert_cmpint (talia_card_widget_get_cost (TALIA_CARD_WIDGET (window_get_card (window, card))), ==,
                           talia_deal_plan_cost (&plan, card));
        }
      card = window_find_card (window, TRUE);
      g_assert_true (gtk_widget_activate (window_get_card (window, card)));
      g_assert_cmpint (talia_card_widget_get_cost (TALIA_CARD_WIDGET (
                           talia_trick_board_get_trick_card (TALIA_TRICK_BOARD (window->board), card))),
                       ==, talia_deal_plan_cost (&plan, card));
      window_play_deal (window);
      window_deal (window, deal + 1);
    }
  window_free (window);
}

/* If a rule of the deal forbids a card, the prompt has said so. */
static void
check_duties (Window *window, int *banned, int *forced)
{
  while (window_wait_for_turn (window))
    {
      g_autofree char *prompt = talia_words_prompt (window->match);
      gboolean is_banned = FALSE, is_forced = FALSE;

      for (TaliaCards hand = window_get_hand (window); hand != 0;)
        {
          TaliaMove move = TALIA_PLAY (talia_cards_pop (&hand));
          TaliaRefusal refusal = talia_game_check (get_rules (window), get_state (window), &move);

          is_banned |= refusal.rule == TALIA_RULE_HEARTS_BANNED;
          is_forced |= refusal.rule == TALIA_RULE_FORCED_CARD;
        }
      g_assert_cmpint (g_str_equal (prompt, "Your turn: lead, but not hearts"), ==, is_banned);
      g_assert_cmpint (g_str_equal (prompt, "Your turn: you must play the king of hearts"), ==, is_forced);
      *banned += is_banned;
      *forced += is_forced;
      g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
    }
}

static void
test_duties_are_said_before_they_are_broken (void)
{
  int banned = 0, forced = 0;

  /* Continues until both rules have come up. */
  for (guint64 match = 1; banned == 0 || forced == 0; match++)
    {
      Window *window = window_new_game ("kierki", "robber=true lottery-deals=0 kh-force=strict", match);

      g_assert_cmpuint (match, <, 30);
      for (guint64 deal = 1; check_duties (window, &banned, &forced), deal <= 6; deal++)
        window_deal (window, 100 * match + deal);
      window_free (window);
    }
}

/* The card set aside is shown when the deal is over, and not before. */
static void
test_the_card_set_aside_is_shown_after_the_deal (void)
{
  Window *window = window_new_game ("kierki", "players=6", 2);
  GtkWidget *summary;

  window_play_deal (window);
  wait_until ((summary = find_widget (window->window, TALIA_TYPE_DEAL_SUMMARY)) != NULL);
  g_assert_true (has_text (summary, "Set aside:"));
  g_assert_nonnull (find_widget (summary, TALIA_TYPE_MINI_CARD));
  window_free (window);
}

/* Asserts that no card of the table is below a plate. */
static void
check_free (GtkWidget *board, const graphene_rect_t *plate)
{
  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds;

      if (!TALIA_IS_CARD_WIDGET (child)
          || gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (child)) != GTK_ACCESSIBLE_ROLE_IMG)
        continue;
      g_assert_true (gtk_widget_compute_bounds (child, board, &bounds));
      graphene_rect_inset (&bounds, 1, 1);
      g_assert_false (graphene_rect_intersection (plate, &bounds, NULL));
    }
}

/* Asserts that plates and bar are completely on the board, cards of the hand except for their lowest part, and that
 * they do not cover each other. */
static void
check_room (Window *window)
{
  GtkWidget *board = GTK_WIDGET (window->board);
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (board), gtk_widget_get_height (board));
  const float sunk = (float) talia_hand_board_get_geometry (window->board)->card_height * .2f;
  graphene_rect_t plates[TALIA_MAX_SEATS], bar, below = all;
  guint n = 0;

  below.size.height += sunk;

  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds;

      if (!TALIA_IS_SEAT_PLATE (child))
        continue;
      g_assert_true (gtk_widget_compute_bounds (child, board, &bounds));
      g_assert_true (graphene_rect_contains_rect (&all, &bounds));
      check_free (board, &bounds);
      for (guint i = 0; i < n; i++)
        g_assert_false (graphene_rect_intersection (&plates[i], &bounds, NULL));
      plates[n++] = bounds;
    }
  g_assert_cmpuint (n, ==, get_state (window)->seats);
  g_assert_true (gtk_widget_compute_bounds (talia_board_get_bar (TALIA_BOARD (window->board)), board, &bar));
  g_assert_true (graphene_rect_contains_rect (&all, &bar));
  graphene_rect_inset (&bar, 1, 1);
  check_free (board, &bar);
  for (guint i = 0; i < n; i++)
    g_assert_false (graphene_rect_intersection (&plates[i], &bar, NULL));
  for (TaliaCards hand = window_get_hand (window); hand != 0;)
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (window_get_card (window, talia_cards_pop (&hand)), board, &bounds));
      graphene_rect_inset (&bounds, 1, 1);
      /* The first and the last card of the arc are turned, and partly below the board. */
      g_assert_true (graphene_rect_contains_rect (&below, &bounds));
      g_assert_false (graphene_rect_intersection (&bounds, &bar, NULL));
      for (guint i = 0; i < n; i++)
        g_assert_false (graphene_rect_intersection (&plates[i], &bounds, NULL));
    }
}

/* Opens a window of this size, in which it is the player's turn, and waits for a frame. */
static Window *
open_table (const char *game, int seats, int width, int height)
{
  g_autofree char *options = g_strdup_printf ("players=%d", seats);
  Window *window = window_new_game (game, options, (guint64) seats);

  gtk_window_set_default_size (GTK_WINDOW (window->window), width, height);
  wait_until (gtk_widget_get_width (window->window) <= width && gtk_widget_get_height (window->window) <= height);
  g_assert_true (window_wait_for_turn (window));
  window_wait_for_frames (window, 5);
  return window;
}

static void
test_three_to_seven_sit_at_the_table (void)
{
  static const struct
  {
    const char *game;
    int width, height;
  } cases[] = {
    { "kierki", 1000, 700 }, { "kierki", 360, 600 },    { "loteryjka", 1000, 700 }, { "loteryjka", 360, 600 },
    { "kierki", 640, 360 },  { "kierki", 640, 294 },    { "loteryjka", 640, 360 },  { "loteryjka", 640, 294 },
    { "kierki", 360, 460 },  { "loteryjka", 360, 460 }, { "kierki", 1000, 360 },    { "loteryjka", 1000, 294 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int seats = 3; seats <= TALIA_MAX_SEATS; seats++)
      {
        Window *window = open_table (cases[i].game, seats, cases[i].width, cases[i].height);

        check_room (window);
        window_free (window);
      }
}

/* GTK warns of a widget that gets less room than it needs, and warnings are fatal in tests. */
static void
test_large_text_fits (void)
{
  g_autoptr (GtkCssProvider) css = setup_style ();

  setup_font_size (22);
  window_free (open_table ("kierki", 7, 360, 600));
  window_free (open_table ("loteryjka", 3, 360, 600));
  setup_font_size (11);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (css));
}

int
main (int argc, char *argv[])
{
  setup_still (&argc, &argv);

  g_test_add_func ("/party/schedule", test_the_schedule_is_that_of_the_engine);
  g_test_add_func ("/party/open-length", test_a_match_of_open_length_shows_what_counts);
  g_test_add_func ("/party/title-opens", test_the_title_opens_where_prices_are);
  g_test_add_func ("/party/rules-follow", test_the_rules_follow_the_deal);
  g_test_add_func ("/party/marked-cards", test_cards_that_cost_are_marked);
  g_test_add_func ("/party/duties", test_duties_are_said_before_they_are_broken);
  g_test_add_func ("/party/aside", test_the_card_set_aside_is_shown_after_the_deal);
  g_test_add_func ("/party/seats", test_three_to_seven_sit_at_the_table);
  g_test_add_func ("/party/large-text", test_large_text_fits);
  return g_test_run ();
}
