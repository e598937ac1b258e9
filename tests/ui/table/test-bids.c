/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests bids at the table: buttons, hints, undo, the blind nil, and the bids that stay in sight. */
#include "engine/games/spades.h"
#include "find.h"
#include "setup.h"
#include "ui/board/seats/talia-contract-chip.h"
#include "ui/board/seats/talia-seat-plate.h"
#include "ui/board/talia-board-bar.h"
#include "ui/cards/talia-card-widget.h"
#include "window.h"

static const TaliaState *
get_state (Window *window)
{
  return talia_table_get_state (window->table);
}

static GtkWidget *
get_focus (Window *window)
{
  return gtk_window_get_focus (GTK_WINDOW (window->window));
}

static void
press (Window *window, const char *label)
{
  GtkWidget *button;

  wait_until ((button = find_button (window->window, label)) != NULL);
  g_signal_emit_by_name (button, "clicked");
}

static gboolean
has_text (GtkWidget *root, const char *text)
{
  GtkWidget *label;

  for (guint i = 0; (label = find (root, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), text))
      return TRUE;
  return FALSE;
}

/* Returns all cards whose faces are shown in the window. */
static TaliaCards
get_faces (Window *window)
{
  TaliaCards faces = 0;
  GtkWidget *widget;

  for (guint i = 0; (widget = find (window->window, TALIA_TYPE_CARD_WIDGET, i)) != NULL; i++)
    if (talia_card_is_valid (talia_card_widget_get_card (TALIA_CARD_WIDGET (widget))))
      faces |= TALIA_BIT (talia_card_widget_get_card (TALIA_CARD_WIDGET (widget)));
  return faces;
}

static guint
count_cards (Window *window)
{
  return count (GTK_WIDGET (window->board), TALIA_TYPE_CARD_WIDGET);
}

static gboolean
is_nil (int bid)
{
  return bid == 0 || bid == TALIA_BID_BLIND;
}

/* Returns the expected text on the chip of a side, from bids and tricks alone. */
static char *
expect_contract (const TaliaState *state, int side)
{
  g_autoptr (GString) text = g_string_new (NULL);
  int bid = 0, won = 0, nils = 0, open = 0;

  for (int seat = side; seat < 4; seat += 2)
    if (state->trick.bid[seat] == TALIA_BID_NONE || state->trick.bid[seat] == TALIA_BID_LOOKED)
      open++;
    else if (is_nil (state->trick.bid[seat]))
      nils++;
    else
      {
        bid += state->trick.bid[seat];
        won += state->trick.won[seat];
      }
  if (bid > 0 && open == 0)
    g_string_append_printf (text, "%d of ", won);
  if (bid > 0)
    g_string_append_printf (text, "%d", bid);
  while (nils-- > 0)
    g_string_append_printf (text, "%snil", text->len > 0 ? " + " : "");
  while (open-- > 0)
    g_string_append_printf (text, "%s?", text->len > 0 ? " + " : "");
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static void
assert_standing (Window *window)
{
  const TaliaState *state = get_state (window);

  for (int side = 0; side < 2; side++)
    {
      GtkWidget *chip = find (window->window, TALIA_TYPE_CONTRACT_CHIP, (guint) side);
      g_autofree char *contract = expect_contract (state, side);
      g_autofree char *bags = g_strdup_printf ("%d/10", talia_spades_memory (state)->bags[side]);

      if (!has_text (chip, contract))
        g_error ("“%s” is not said", contract);
      g_assert_true (has_text (chip, bags));
    }
  for (guint seat = 0; seat < 4; seat++)
    {
      int bid = state->trick.bid[seat], won = state->trick.won[seat];
      g_autofree char *text = bid == 0 ? (won > 0 ? g_strdup_printf ("Nil: %d", won) : g_strdup ("Nil"))
                              : state->phase == TALIA_PHASE_BID ? g_strdup_printf ("Bid %d", bid)
                                                                : g_strdup_printf ("%d of %d", won, bid);

      if (bid <= 13 && state->phase != TALIA_PHASE_DEAL)
        g_assert_true (has_text (find (GTK_WIDGET (window->board), TALIA_TYPE_SEAT_PLATE, seat), text));
    }
}

static void
test_a_button_a_bid (void)
{
  Window *window = window_new_game ("spades", "dealer=3", 1);
  GtkWidget *button;

  g_assert_true (window_wait_for_turn (window));
  g_assert_cmpint (get_state (window)->phase, ==, TALIA_PHASE_BID);
  g_assert_nonnull (find_button (window->window, "Nil"));
  for (int bid = 1; bid <= 13; bid++)
    {
      g_autofree char *label = g_strdup_printf ("%d", bid);
      g_autofree char *spoken = g_strdup_printf (bid == 1 ? "%d trick" : "%d tricks", bid);

      button = find_button (window->window, label);
      g_assert_nonnull (button);
      gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, spoken);
    }
  assert_standing (window);

  /* The cards have the focus, so that a key pressed once too often does not bid; Tab moves to the buttons. */
  wait_until (TALIA_IS_CARD_WIDGET (get_focus (window)));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (window->board), GTK_DIR_TAB_FORWARD));
  g_assert_true (get_focus (window) == find_button (window->window, "Nil"));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (window->board), GTK_DIR_RIGHT));
  g_assert_true (get_focus (window) == find_button (window->window, "1"));

  press (window, "4");
  g_assert_cmpint (get_state (window)->trick.bid[0], ==, 4);
  g_assert_null (find_button (window->window, "13"));
  g_assert_true (TALIA_IS_CARD_WIDGET (get_focus (window)));
  window_free (window);
}

/* Types digits with a tenth of a second between them. */
static void
type (Window *window, const char *digits, guint32 *time)
{
  TaliaBoardBar *bar = TALIA_BOARD_BAR (talia_board_get_bar (TALIA_BOARD (window->board)));

  for (; *digits != '\0'; digits++, *time += 100)
    g_assert_true (talia_board_bar_type (bar, (gunichar) *digits, *time));
}

static void
test_digits_lead_to_bids (void)
{
  static const struct
  {
    const char *typed, *label;
  } keys[] = {
    { "4", "4" }, { "0", "Nil" }, { "1", "1" }, { "10", "10" }, { "13", "13" }, { "15", "5" }, { "77", "7" }
  };
  Window *window = window_new_game ("spades", "dealer=0", 2);
  guint32 time = 5000;

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++, time += 2000)
    {
      type (window, keys[i].typed, &time);
      g_assert_true (get_focus (window) == find_button (window->window, keys[i].label));
    }
  g_assert_cmpint (get_state (window)->trick.bid[0], ==, TALIA_BID_NONE); /* only Enter bids */
  press (window, "7");
  g_assert_false (
      talia_board_bar_type (TALIA_BOARD_BAR (talia_board_get_bar (TALIA_BOARD (window->board))), '7', time));
  window_free (window);
}

static void
test_the_others_bids_are_in_sight (void)
{
  Window *window = window_new_game ("spades", "dealer=1", 3); /* seat 0 bids last */

  g_assert_true (window_wait_for_turn (window));
  g_assert_cmpint (get_state (window)->trick.bid[2], !=, TALIA_BID_NONE);
  assert_standing (window);
  for (guint seat = 0; seat < 4; seat++) /* each pair has its own colour, and the plate names the partner */
    {
      GtkWidget *plate = find (window->window, TALIA_TYPE_SEAT_PLATE, seat);

      g_assert_cmpint (gtk_widget_has_css_class (plate, "ours"), ==, seat % 2 == 0);
      g_assert_cmpint (gtk_widget_has_css_class (plate, "theirs"), ==, seat % 2 == 1);
      g_assert_cmpint (has_shown_text (plate, "Partner"), ==, seat == 2);
    }
  press (window, "Nil");
  assert_standing (window);
  while (window_wait_for_turn (window) && get_state (window)->phase == TALIA_PHASE_PLAY)
    {
      assert_standing (window);
      g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
    }
  assert_standing (window);
  window_free (window);
}

/* The tooltip is not shown while keys are used, because it would cover the prompt. */
static void
test_a_chip_is_explained_to_the_pointer (void)
{
  Window *window = window_new_game ("spades", "dealer=1", 3);
  GtkWidget *chip = find (window->window, TALIA_TYPE_CONTRACT_CHIP, 0);
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);

  g_assert_true (window_wait_for_turn (window));
  for (int by_keys = 0; by_keys < 2; by_keys++)
    {
      gboolean shown;

      gtk_window_set_focus_visible (GTK_WINDOW (window->window), by_keys);
      g_signal_emit_by_name (chip, "query-tooltip", 5, 5, FALSE, tooltip, &shown);
      g_assert_cmpint (shown, ==, !by_keys);
    }
  window_free (window);
}

static void
test_a_hint_shows_the_bid (void)
{
  Window *window = window_new_game ("spades", "dealer=0", 2);
  GtkWidget *button;
  TaliaBoardBar *bar = TALIA_BOARD_BAR (talia_board_get_bar (TALIA_BOARD (window->board)));

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.hint", NULL));
  wait_until (g_str_has_prefix (talia_board_bar_get_news (bar), "Hint: "));
  button = find_css (GTK_WIDGET (bar), GTK_TYPE_BUTTON, "hinted");
  g_assert_nonnull (button);
  g_assert_true (get_focus (window) == button);
  g_assert_cmpuint (strlen (talia_board_bar_get_news (bar)), >, strlen ("Hint: 10 tricks.")); /* with a reason */
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpint (get_state (window)->trick.bid[0], <=, 13);
  window_free (window);
}

static void
test_a_bid_is_taken_back (void)
{
  Window *window = window_new_game ("spades", "dealer=0", 2);

  press (window, "7");
  g_assert_true (window_wait_for_turn (window));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.undo", NULL));
  g_assert_cmpint (get_state (window)->trick.bid[0], ==, TALIA_BID_NONE);
  assert_standing (window);
  press (window, "Nil");
  g_assert_cmpint (get_state (window)->trick.bid[0], ==, 0);
  window_free (window);
}

/* Returns a match in which seat 0 is to bid first and its pair is far behind. */
static Window *
window_far_behind (void)
{
  const TaliaGame *game = talia_registry_find ("spades");
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  TaliaOptions options;
  TaliaTable *table;

  talia_game_init_options (game, &options);
  g_assert_true (talia_options_set (game->options, &options, "loss=-1000", NULL));
  g_assert_true (talia_options_set (game->options, &options, "dealer=3", NULL));
  table = talia_table_new (game, &options, NULL);
  g_assert_true (talia_table_deal_seed (table, 1, NULL));
  for (int i = 0; i < 4; i++)
    g_assert_true (talia_table_play (table, &TALIA_BID (i % 2 == 1 ? 13 : 2), NULL));
  while (talia_game_legal (game, talia_table_get_state (table), moves, TALIA_MAX_LEGAL) > 0)
    g_assert_true (talia_table_play (table, &moves[0], NULL));
  g_assert_cmpint (talia_table_get_state (table)->total[1] - talia_table_get_state (table)->total[0], >=, 200);
  return window_new (table, 2);
}

static void
test_nothing_is_seen_before_looking (void)
{
  Window *window = window_far_behind ();

  g_assert_true (talia_match_get_own_turn (window->match));
  g_assert_cmpuint (get_faces (window), ==, 0);
  g_assert_cmpuint (count_cards (window), ==, 13);
  g_assert_null (find_button (window->window, "4"));
  wait_until (get_focus (window) == find_button (window->window, "Look at Your Cards"));
  assert_standing (window);

  press (window, "Look at Your Cards");
  g_assert_cmpuint (get_faces (window), ==, window_get_hand (window));
  g_assert_cmpuint (count_cards (window), ==, 13);
  g_assert_null (find_button (window->window, "Blind nil"));
  g_assert_true (TALIA_IS_CARD_WIDGET (get_focus (window)));

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.undo", NULL));
  g_assert_cmpuint (get_faces (window), ==, 0);
  g_assert_cmpuint (count_cards (window), ==, 13);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.redo", NULL));
  press (window, "3");
  g_assert_cmpint (get_state (window)->trick.bid[0], ==, 3);
  window_free (window);
}

static void
test_a_blind_nil_is_bid_and_played (void)
{
  Window *window = window_far_behind ();

  press (window, "Blind nil");
  g_assert_cmpint (get_state (window)->trick.bid[0], ==, TALIA_BID_BLIND);
  g_assert_cmpuint (get_faces (window), ==, window_get_hand (window));
  g_assert_true (has_text (find (GTK_WIDGET (window->board), TALIA_TYPE_SEAT_PLATE, 0), "Blind nil"));
  g_assert_true (window_wait_for_turn (window));
  window_play_deal (window);
  g_assert_cmpint (get_state (window)->phase, ==, TALIA_PHASE_DEAL);
  window_free (window);
}

/* A long bid is not shortened on a plate, but the name of the partner may be: it is shown elsewhere, too. */
static void
test_a_long_bid_takes_the_whole_line (void)
{
  static const struct
  {
    const char *bid;
    gboolean names_partner;
  } cases[] = { { "Bid 3", TRUE }, { "Blind nil", FALSE }, { "4 of 5", TRUE } };
  Window *window = window_new_game ("spades", "dealer=3", 1);
  GtkWidget *plate = g_object_ref_sink (talia_seat_plate_new (talia_match_get_seat (window->match, 2)));

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      talia_seat_plate_set_notes (TALIA_SEAT_PLATE (plate), "Partner", cases[i].bid, NULL, cases[i].bid);
      g_assert_true (has_text (plate, cases[i].bid));
      g_assert_cmpint (has_text (plate, "Partner"), ==, cases[i].names_partner);
    }
  g_assert_finalize_object (plate);
  window_free (window);
}

/* A plate that has little room says the bid in fewer letters, and the name of the partner only if both have room. */
static void
test_a_crowded_plate_has_the_short_form (void)
{
  Window *window = window_new_game ("spades", "dealer=3", 1);
  GtkWidget *plate = g_object_ref_sink (talia_seat_plate_new (talia_match_get_seat (window->match, 2)));

  talia_seat_plate_set_notes (TALIA_SEAT_PLATE (plate), "Partner", "Has bid 13", "Bid 13", "Bid 13");
  g_assert_true (has_text (plate, "Has bid 13"));
  g_assert_false (has_text (plate, "Partner"));
  talia_seat_plate_set_fanned (TALIA_SEAT_PLATE (plate), FALSE);
  g_assert_true (has_text (plate, "Bid 13"));
  g_assert_false (has_text (plate, "Has bid 13"));
  g_assert_true (has_text (plate, "Partner"));
  talia_seat_plate_set_narrow (TALIA_SEAT_PLATE (plate), TRUE);
  g_assert_true (has_text (plate, "Bid 13"));
  g_assert_false (has_text (plate, "Partner"));
  g_assert_finalize_object (plate);
  window_free (window);
}

/* `widget` may be NULL, because it may be missing while the window changes. */
static gboolean
is_on_board (Window *window, GtkWidget *widget)
{
  GtkWidget *board = GTK_WIDGET (window->board);
  graphene_rect_t bounds;

  return widget != NULL && gtk_widget_compute_bounds (widget, board, &bounds) && bounds.size.width > 0
         && bounds.origin.x >= 0 && bounds.origin.x + bounds.size.width <= gtk_widget_get_width (board)
         && bounds.origin.y >= 0 && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (board);
}

static gboolean
overlaps_hand_or_plates (Window *window, GtkWidget *button)
{
  GtkWidget *board = GTK_WIDGET (window->board);
  graphene_rect_t own, bounds;

  g_assert_true (gtk_widget_compute_bounds (button, board, &own));
  graphene_rect_inset (&own, 1, 1);
  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if ((TALIA_IS_CARD_WIDGET (child) || TALIA_IS_SEAT_PLATE (child))
        && gtk_widget_compute_bounds (child, board, &bounds) && graphene_rect_intersection (&own, &bounds, NULL))
      return TRUE;
  return FALSE;
}

static void
test_bids_fit_low_windows (void)
{
  static const struct
  {
    int width, height;
  } sizes[] = { { 640, 360 }, { 640, 294 }, { 600, 294 }, { 1000, 294 }, { 360, 460 } };
  g_autoptr (GtkCssProvider) css = setup_style ();

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Window *window = window_new_game ("spades", "dealer=3", 1);
      GtkWidget *bar;

      gtk_window_set_default_size (GTK_WINDOW (window->window), sizes[i].width, sizes[i].height);
      wait_until (gtk_widget_get_width (window->window) <= sizes[i].width
                  && gtk_widget_get_height (window->window) <= sizes[i].height);
      g_assert_true (window_wait_for_turn (window));
      window_wait_for_frames (window, 5);
      bar = talia_board_get_bar (TALIA_BOARD (window->board));
      for (int bid = 0; bid <= 13; bid++)
        {
          g_autofree char *label = bid == 0 ? g_strdup ("Nil") : g_strdup_printf ("%d", bid);

          wait_until (is_on_board (window, find_button (bar, label)));
          if (overlaps_hand_or_plates (window, find_button (bar, label)))
            g_error ("%d x %d: the button of %s lies on something", sizes[i].width, sizes[i].height, label);
        }
      window_free (window);
    }
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (css));
}

/* The word beside the bags of a side is shown if it is whole, and goes if a long contract leaves too little room. */
static void
check_word (Window *window)
{
  GtkWidget *chip = find (window->window, TALIA_TYPE_CONTRACT_CHIP, 0);
  GtkWidget *word = find_css (chip, GTK_TYPE_LABEL, "caption"), *contract = find_css (chip, GTK_TYPE_LABEL, "contract");

  g_assert_true (gtk_widget_get_child_visible (word));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (word))));
  gtk_label_set_label (GTK_LABEL (contract), "13 of 13 and both nil");
  window_wait_for_frames (window, 5);
  g_assert_false (gtk_widget_get_child_visible (word));
}

/* GTK warns of a widget that gets less room than it needs, and warnings are fatal in tests. */
static void
test_bids_fit_narrow_windows_and_large_letters (void)
{
  const int sizes[] = { 11, 22 };
  g_autoptr (GtkCssProvider) css = setup_style ();

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Window *window;
      GtkWidget *bar;

      setup_font_size (sizes[i]);
      window = window_new_game ("spades", "dealer=3", 1);
      gtk_window_set_default_size (GTK_WINDOW (window->window), 360, 720);
      wait_until (gtk_widget_get_width (window->window) <= 360);
      g_assert_true (window_wait_for_turn (window));
      bar = talia_board_get_bar (TALIA_BOARD (window->board));
      for (int bid = 0; bid <= 13; bid++)
        {
          g_autofree char *label = bid == 0 ? g_strdup ("Nil") : g_strdup_printf ("%d", bid);

          wait_until (is_on_board (window, find_button (bar, label)));
        }
      window_wait_for_frames (window, 5);
      if (sizes[i] == 11)
        check_word (window);
      window_free (window);
    }
  setup_font_size (11);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (css));
}

/* Returns the upper edge of the button of a bid, on the board. */
static float
get_top_of_bid (Window *window, int bid)
{
  g_autofree char *label = bid == 0 ? g_strdup ("Nil") : g_strdup_printf ("%d", bid);
  GtkWidget *button = find_button (talia_board_get_bar (TALIA_BOARD (window->board)), label);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (window->board), &bounds));
  return bounds.origin.y;
}

/* The bids in the middle are in one row or in rows of the same length. */
static void
test_bids_are_in_even_rows (void)
{
  static const int widths[] = { 1000, 800, 700 };
  g_autoptr (GtkCssProvider) css = setup_style ();

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      Window *window = window_new_game ("spades", "dealer=3", 1);
      int in_first = 1;

      gtk_window_set_default_size (GTK_WINDOW (window->window), widths[i], 700);
      wait_until (gtk_widget_get_width (window->window) <= widths[i]);
      g_assert_true (window_wait_for_turn (window));
      window_wait_for_frames (window, 5);
      while (in_first <= 13 && get_top_of_bid (window, in_first) < get_top_of_bid (window, 0) + 5)
        in_first++;
      if (in_first != 14 && in_first != 7)
        g_error ("%d pixels: the first row has %d of 14 bids", widths[i], in_first);
      window_free (window);
    }
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (css));
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  g_test_add_func ("/bids/a-button-a-bid", test_a_button_a_bid);
  g_test_add_func ("/bids/digits-lead-to-bids", test_digits_lead_to_bids);
  g_test_add_func ("/bids/the-others-bids-are-in-sight", test_the_others_bids_are_in_sight);
  g_test_add_func ("/bids/a-long-bid-takes-the-whole-line", test_a_long_bid_takes_the_whole_line);
  g_test_add_func ("/bids/a-crowded-plate-has-the-short-form", test_a_crowded_plate_has_the_short_form);
  g_test_add_func ("/bids/a-chip-is-explained-to-the-pointer", test_a_chip_is_explained_to_the_pointer);
  g_test_add_func ("/bids/a-hint-shows-the-bid", test_a_hint_shows_the_bid);
  g_test_add_func ("/bids/a-bid-is-taken-back", test_a_bid_is_taken_back);
  g_test_add_func ("/bids/nothing-is-seen-before-looking", test_nothing_is_seen_before_looking);
  g_test_add_func ("/bids/a-blind-nil-is-bid-and-played", test_a_blind_nil_is_bid_and_played);
  g_test_add_func ("/bids/bids-fit-narrow-windows-and-large-letters", test_bids_fit_narrow_windows_and_large_letters);
  g_test_add_func ("/bids/bids-fit-low-windows", test_bids_fit_low_windows);
  g_test_add_func ("/bids/bids-are-in-even-rows", test_bids_are_in_even_rows);
  return g_test_run ();
}
