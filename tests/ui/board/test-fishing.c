/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the fishing table: choosing, buttons, refusals, builds, animated captures, undo, hints, the layout. */
#include <string.h>

#include "find.h"
#include "packet.h"
#include "setup.h"
#include "ui/board/kinds/fishing/talia-fishing-board.h"
#include "ui/board/talia-board-bar.h"
#include "ui/cards/talia-card-widget.h"
#include "ui/score/talia-deal-summary.h"

/* --- tables set up by hand ---------------------------------------------------------------- */

static TaliaCards
read_cards (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);
  TaliaCards cards = 0;

  for (int i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    cards |= TALIA_BIT (talia_card_parse (words[i]));
  return cards;
}

static void
append_two (TaliaPack *pack, TaliaCards *cards)
{
  for (int i = 0; i < 2; i++)
    pack->cards[pack->n++] = talia_cards_pop (cards);
}

/* Makes moves, separated by spaces. */
static void
make_moves (TaliaTable *table, const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);
  g_autoptr (GError) error = NULL;

  for (int i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      TaliaMove move;

      g_assert_true (talia_move_parse (words[i], &move));
      talia_table_play (table, &move, &error);
      g_assert_no_error (error);
    }
}

/* Shows a table of two players; seat 0, the person, begins. Then makes `moves`, which are separated by spaces. */
static Window *
show_table (const char *game, const char *options, const char *own, const char *other, const char *loose,
            const char *moves)
{
  const TaliaGame *rules = talia_registry_find (game);
  TaliaCards hand[2] = { read_cards (own), read_cards (other) }, table = read_cards (loose);
  TaliaCards rest = TALIA_ALL_CARDS & ~hand[0] & ~hand[1] & ~table;
  g_autofree char *settings = g_strdup_printf ("dealer=1 %s", options);
  g_auto (GStrv) list = g_strsplit (g_strstrip (settings), " ", -1);
  TaliaPack pack = { 0 };
  TaliaOptions values;
  TaliaTable *match;

  talia_game_init_options (rules, &values);
  for (int i = 0; list[i] != NULL; i++)
    g_assert_true (talia_options_set (rules->options, &values, list[i], NULL));
  match = talia_table_new (rules, &values, NULL);
  for (int i = 0; i < 2; i++)
    {
      append_two (&pack, &hand[0]);
      append_two (&pack, &table);
      append_two (&pack, &hand[1]);
    }
  while (rest != 0)
    pack.cards[pack.n++] = talia_cards_pop (&rest);
  g_assert_true (talia_table_deal_pack (match, &pack, NULL));
  make_moves (match, moves);
  return window_new (match, 0);
}

static TaliaFishingBoard *
get_board (Window *window)
{
  return TALIA_FISHING_BOARD (window->board);
}

static const TaliaState *
get_state (Window *window)
{
  return talia_table_get_state (window->table);
}

static GtkWidget *
get_widget (Window *window, const char *text)
{
  TaliaCard card = talia_card_parse (text);
  GtkWidget *widget = talia_hand_board_get_card (window->board, card);

  if (widget == NULL)
    widget = talia_fishing_board_get_table_card (get_board (window), card);
  g_assert_nonnull (widget);
  return widget;
}

static void
choose (Window *window, const char *cards)
{
  g_auto (GStrv) words = g_strsplit (cards, " ", -1);

  for (int i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    g_assert_true (gtk_widget_activate (get_widget (window, words[i])));
}

static void
press_enter (Window *window, const char *card)
{
  gboolean handled;

  g_signal_emit_by_name (get_widget (window, card), "confirmed", &handled);
}

static void
assert_mark (Window *window, const char *card, TaliaCardMark mark)
{
  g_assert_cmpint (talia_card_widget_get_mark (TALIA_CARD_WIDGET (get_widget (window, card))), ==, mark);
}

static void
assert_offer (Window *window, const char *label)
{
  g_assert_cmpstr (talia_board_get_confirm_label (TALIA_BOARD (window->board)), ==, label);
}

static const char *
get_news (Window *window)
{
  return talia_board_bar_get_news (TALIA_BOARD_BAR (talia_board_get_bar (TALIA_BOARD (window->board))));
}

static void
assert_taken (Window *window, const char *cards)
{
  g_assert_cmphex (get_state (window)->taken[0], ==, read_cards (cards));
}

/* --- choosing -------------------------------------------------------------------------------- */

static void
test_chosen_cards_are_offered_and_taken (void)
{
  Window *window = show_table ("casino", "", "9H,KD,2C,7C", "KS,KC,QH,JD", "9D,4H,5S,QS", "");
  TaliaBoard *board = TALIA_BOARD (window->board);

  choose (window, "9H");
  assert_mark (window, "9H", TALIA_CARD_MARKED);
  assert_mark (window, "4H", TALIA_CARD_OFFERED);
  assert_mark (window, "9D", TALIA_CARD_OFFERED);
  assert_mark (window, "QS", TALIA_CARD_PLAIN);
  g_assert_false (talia_card_widget_get_playable (TALIA_CARD_WIDGET (get_widget (window, "QS"))));
  assert_offer (window, NULL); /* no trailing by mistake while the card could take something */
  g_assert_nonnull (find_button (window->window, "Trail the nine"));

  choose (window, "4H");
  assert_offer (window, NULL);
  g_assert_null (find_button (window->window, "Trail the nine"));
  choose (window, "5S");
  assert_offer (window, "Take with the nine");
  choose (window, "9D 4H");
  assert_offer (window, NULL);
  choose (window, "4H");
  talia_match_set_pace (window->match, 60000);
  talia_board_confirm (board);
  assert_taken (window, "9H,9D,4H,5S");

  /* The cards lie together below the taker's name, and cannot be chosen. */
  g_assert_true (talia_board_get_busy (board));
  g_assert_false (gtk_widget_get_focusable (get_widget (window, "9H")));
  wait_until (!talia_board_get_busy (board));
  g_assert_null (talia_fishing_board_get_table_card (get_board (window), talia_card_parse ("9H")));
  window_free (window);
}

static void
test_the_table_may_be_chosen_first (void)
{
  Window *window = show_table ("casino", "", "9H,KD,2C,7C", "KS,KC,QH,JD", "9D,4H,5S,QS", "");

  choose (window, "4H 5S");
  assert_mark (window, "9H", TALIA_CARD_OFFERED);
  assert_mark (window, "KD", TALIA_CARD_PLAIN);
  choose (window, "KD");
  g_assert_cmpstr (get_news (window), ==, "Jacks take only jacks, queens only queens, kings only kings.");
  assert_mark (window, "KD", TALIA_CARD_PLAIN);
  choose (window, "9H");
  assert_offer (window, "Take with the nine");
  g_assert_cmpstr (get_news (window), ==, "");

  /* A card that does not go with the choice starts a new one, and so does the same card again. */
  choose (window, "2C");
  assert_mark (window, "4H", TALIA_CARD_PLAIN);
  choose (window, "5S");
  assert_offer (window, "Build 7");
  choose (window, "2C");
  assert_mark (window, "5S", TALIA_CARD_PLAIN);
  assert_offer (window, NULL);
  window_free (window);
}

static void
test_a_multiple_build_is_made_and_taken (void)
{
  Window *window = show_table ("casino", "", "9H,9C,2C,KD", "KS,KC,QH,JD", "TD,4H,5S,QS", "");
  GtkWidget *button;

  choose (window, "9H 5S 4H");
  assert_offer (window, "Take with the nine");
  wait_until ((button = find_button (window->window, "Build 2 × 9")) != NULL);
  g_assert_true (gtk_widget_activate_action (button, "table.choose", "s", "build:9:9H:4H,5S"));
  g_assert_true (window_wait_for_turn (window));
  g_assert_cmpint (get_state (window)->fishing.n_builds, ==, 1);

  /* One card represents the build for assistive technology; a click on the others chooses the build as well. */
  gtk_test_accessible_assert_property (get_widget (window, "9H"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Your multiple build of 9: four of hearts, nine of hearts and five of spades");
  g_assert_true (gtk_widget_get_focusable (get_widget (window, "9H")));
  g_assert_false (gtk_widget_get_focusable (get_widget (window, "4H")));
  choose (window, "9C 4H");
  assert_mark (window, "5S", TALIA_CARD_MARKED);
  assert_offer (window, "Take with the nine");
  talia_board_confirm (TALIA_BOARD (window->board));
  assert_taken (window, "9H,9C,4H,5S");
  window_free (window);
}

/* Each row is a series of cards that are activated; the last one is refused. */
static void
test_refusals_name_the_rule (void)
{
  static const struct
  {
    const char *rule, *options, *own, *other, *loose, *moves, *chosen;
  } rows[] = {
    { "capture-sum", "", "9H,KD,2C,7C", "KS,KC,QH,JD", "9D,4H,5S,QS", "", "9H QS" },
    { "face-rank", "", "9H,KD,2C,7C", "KS,KC,QH,JD", "9D,4H,5S,QS", "", "KD QS" },
    { "face-one", "", "9H,KD,2C,7C", "2S,TC,QH,JD", "KC,4H,5S,KS", "", "KD KC KS" },
    { "face-one-or-three", "face-capture=one-or-three", "9H,KD,2C,7C", "2S,TC,QH,JD", "KC,4H,5S,KS", "", "KD KC KS" },
    { "build-card", "", "3H,KD,2C,9C", "KS,KC,QH,JD", "TD,5D,QC,QS", "", "3H 5D" },
    { "capture-build", "", "9H,KD,2C,7C", "6S,4C,QH,JD", "2H,QD,QC,QS", "trail:KD build:6:4C:2H", "9H 2H" },
    { "trail-with-build", "", "9H,KD,2C,7C", "KS,KC,QH,JD", "9D,7S,TC,QS", "build:9:2C:7S trail:QH", "KD" },
    { "guard", "", "9H,6D,2C,KD", "KS,KC,QH,JD", "4H,3S,TC,QS", "build:6:2C:4H trail:QH", "6D 3S" },
    { "raise-off", "raise=off", "2D,KD,8C,7C", "6S,4C,QH,JD", "2H,QD,QC,QS", "trail:KD build:6:4C:2H", "2D 4C" },
    { "raise-own", "raise=others", "AH,6D,7C,2C", "6S,KC,QH,JD", "4H,6C,QC,QS", "build:6:2C:4H trail:JD", "AH 4H" },
    { "raise-multiple", "", "2D,KD,8C,7C", "6S,6C,QH,JD", "2H,4C,QC,QS", "trail:KD build:6:6C:4C,2H", "2D 2H" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Window *window = show_table ("casino", rows[i].options, rows[i].own, rows[i].other, rows[i].loose, rows[i].moves);
      TaliaRuleId rule = talia_rule_from_id (rows[i].rule);
      guint steps = talia_table_get_n_steps (window->table);

      choose (window, rows[i].chosen);
      g_assert_cmpstr (get_news (window), ==, talia_refusal_text (TALIA_REFUSED (rule)));
      wait_until (find_button (window->window, "Show the Rule") != NULL);
      g_assert_cmpuint (talia_table_get_n_steps (window->table), ==, steps);
      window_free (window);
    }
}

static void
assert_prompt (Window *window, const char *expected)
{
  g_autofree char *prompt = NULL;

  g_object_get (window->board, "prompt", &prompt, NULL);
  g_assert_cmpstr (prompt, ==, expected);
}

/* Trailing is proposed only to a player who may trail. */
static void
test_trailing_is_proposed_if_allowed (void)
{
  const char *own = "9H,KD,2C,7C", *other = "KS,KC,QH,JD", *loose = "9D,7S,TC,QS";
  Window *window = show_table ("casino", "", own, other, loose, "");

  choose (window, "9H");
  assert_prompt (window, "Choose cards on the table, or trail yours");
  window_free (window);
  window = show_table ("casino", "", own, other, loose, "build:9:2C:7S trail:QH");
  choose (window, "9H");
  assert_prompt (window, "Choose cards on the table");
  window_free (window);
}

static void
test_nobody_chooses_out_of_turn (void)
{
  Window *window = show_table ("casino", "", "9H,KD,2C,7C", "KS,KC,QH,JD", "9D,4H,5S,QS", "");

  talia_match_set_pace (window->match, 60000);
  choose (window, "2C 5S");
  talia_board_confirm (TALIA_BOARD (window->board));
  choose (window, "9H");
  g_assert_cmpstr (get_news (window), ==, "It is not your turn.");
  assert_mark (window, "9H", TALIA_CARD_PLAIN);
  choose (window, "4H");
  assert_mark (window, "4H", TALIA_CARD_PLAIN);
  window_free (window);
}

/* --- keys -------------------------------------------------------------------------------------- */

static GtkWidget *
get_focus (Window *window)
{
  return gtk_window_get_focus (GTK_WINDOW (window->window));
}

static void
test_arrows_lead_to_the_table_and_back (void)
{
  Window *window = show_table ("casino", "", "9H,KD,2C,7C", "KS,KC,QH,JD", "9D,4H,5S,QS", "");
  GtkWidget *board = GTK_WIDGET (window->board);

  gtk_widget_grab_focus (get_widget (window, "9H"));
  choose (window, "9H");
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_UP));
  g_assert_true (get_focus (window) == get_widget (window, "4H")); /* the first card that goes with the nine */
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_RIGHT));
  g_assert_true (get_focus (window) == get_widget (window, "5S"));
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_DOWN));
  g_assert_true (get_focus (window) == get_widget (window, "9H"));

  /* Tab moves on to the buttons. */
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_TAB_FORWARD));
  g_assert_true (get_focus (window) == find_button (window->window, "Trail the nine"));
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_TAB_BACKWARD));
  g_assert_true (get_focus (window) == get_widget (window, "4H"));
  window_free (window);
}

static void
test_enter_plays_what_is_offered (void)
{
  Window *window = show_table ("casino", "", "9H,KD,2C,7C", "KS,KC,QH,JD", "9D,4H,5S,QS", "");

  talia_match_set_pace (window->match, 60000);
  press_enter (window, "9H"); /* the nine can take several things, so Enter only chooses it */
  assert_mark (window, "9H", TALIA_CARD_MARKED);
  press_enter (window, "9H");
  g_assert_cmpstr (get_news (window), ==, "Choose cards on the table as well.");
  choose (window, "9D");
  press_enter (window, "9D");
  assert_taken (window, "9H,9D");
  g_assert_true (TALIA_IS_CARD_WIDGET (get_focus (window)) || get_focus (window) != NULL);
  window_free (window);

  /* A card with a single possible move makes it at once. */
  window = show_table ("casino", "", "9H,KD,2C,7C", "KS,KC,QH,JD", "3D,4H,5S,QS", "");
  talia_match_set_pace (window->match, 60000);
  press_enter (window, "KD");
  g_assert_true (get_state (window)->fishing.loose & read_cards ("KD"));
  window_free (window);
}

static void
test_a_hint_is_marked_and_played (void)
{
  Window *window = show_table ("casino", "", "9H,KD,2C,7C", "KS,KC,QH,JD", "9D,4H,5S,QS", "");
  TaliaBoard *board = TALIA_BOARD (window->board);

  talia_match_set_pace (window->match, 60000);
  choose (window, "2C");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.hint", NULL));
  wait_until (g_str_has_prefix (get_news (window), "Hint: take with the nine (nine of hearts; "));
  assert_mark (window, "2C", TALIA_CARD_PLAIN);
  assert_mark (window, "9H", TALIA_CARD_HINTED);
  assert_mark (window, "9D", TALIA_CARD_HINTED);
  assert_offer (window, "Take with the nine");
  g_assert_true (talia_board_get_can_confirm (board));
  press_enter (window, "9H");
  assert_taken (window, "9H,9D,4H,5S");
  window_free (window);
}

/* --- undo and redo ------------------------------------------------------------------------------- */

static void
assert_shows_the_view (Window *window)
{
  TaliaCards table = talia_state_table (get_state (window)), shown = 0;

  for (TaliaCards all = TALIA_ALL_CARDS; all != 0;)
    {
      TaliaCard card = talia_cards_pop (&all);

      if (talia_fishing_board_get_table_card (get_board (window), card) != NULL)
        shown |= TALIA_BIT (card);
    }
  g_assert_cmphex (shown, ==, get_state (window)->phase == TALIA_PHASE_PLAY ? table : 0);
}

static void
test_undo_lays_everything_back (void)
{
  Window *window = show_table ("casino", "", "9H,KD,2C,7C", "KS,KC,QH,JD", "9D,4H,5S,QS", "");

  choose (window, "9H 9D 4H 5S");
  talia_board_confirm (TALIA_BOARD (window->board));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.undo", NULL));
  g_assert_nonnull (talia_hand_board_get_card (window->board, talia_card_parse ("9H")));
  assert_shows_the_view (window);
  g_assert_false (window_can (window, "last-trick"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.redo", NULL));
  assert_shows_the_view (window);
  assert_taken (window, "9H,9D,4H,5S");
  g_assert_true (window_can (window, "last-trick"));
  g_assert_nonnull (g_object_ref_sink (talia_board_create_last (TALIA_BOARD (window->board))));
  window_free (window);
}

/* --- the way of captured cards -------------------------------------------------------------------- */

/* Lists the widgets of the taken cards that still lie on the table. */
static GPtrArray *
list_lying (Window *window)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);

  for (TaliaCards cards = talia_board_get_lying (TALIA_BOARD (window->board)); cards != 0;)
    {
      GtkWidget *widget = talia_fishing_board_get_table_card (get_board (window), talia_cards_pop (&cards));

      g_assert_nonnull (widget);
      g_ptr_array_add (list, g_object_ref (widget));
    }
  return list;
}

/* By what is taken: moves that lead to it, and the move that takes, with the card that is on top. */
static const struct
{
  const char *what, *game, *moves, *take, *top, *cards;
} captures[] = {
  { "one-card", "casino", "", "take:9H:9D", "9H", "9H,9D" },
  { "sums", "casino", "", "take:9H:9D,4H,5S", "9H", "9H,9D,4H,5S" },
  { "by-another", "casino", "trail:KD", "take:KS:KD", "KS", "KS,KD" },
  { "a-build", "casino", "build:9:4C:5S trail:KS", "take:9H:4C,9D,5S", "9H", "9H,9D,4C,5S" },
  { "royal", "royal", "", "take:9H:9D,4H,5S", "9H", "9H,9D,4H,5S" },
};

static Window *
show_before_capture (gsize row)
{
  Window *window = show_table (captures[row].game, "", "9H,KD,4C,7C", "KS,KC,QH,JD", "9D,4H,5S,QS", "");

  talia_match_hold (window->match);
  make_moves (window->table, captures[row].moves);
  talia_board_hasten (TALIA_BOARD (window->board));
  window_wait_for_rest (window);
  return window;
}

static void
end (Window *window)
{
  packet_set_motion (FALSE);
  talia_match_release (window->match);
  window_free (window);
}

static void
test_a_capture_travels_as_one_packet (gconstpointer data)
{
  const gsize row = GPOINTER_TO_SIZE (data);
  Window *window = show_before_capture (row);
  const guint before = packet_count_stacked (window);
  g_autoptr (GPtrArray) cards = NULL;

  packet_set_motion (TRUE);
  make_moves (window->table, captures[row].take);
  g_assert_cmphex (talia_board_get_lying (TALIA_BOARD (window->board)), ==, read_cards (captures[row].cards));
  cards = list_lying (window);
  packet_follow (window, cards, get_widget (window, captures[row].top));
  g_assert_cmpuint (packet_count_stacked (window), ==, before + 1);
  end (window);
}

/* Returns those of the cards that fly to the table face down. */
static TaliaCards
list_flying (Window *window, TaliaCards cards)
{
  TaliaCards flying = 0;

  while (cards != 0)
    {
      const TaliaCard card = talia_cards_pop (&cards);
      GtkWidget *widget = talia_fishing_board_get_table_card (get_board (window), card);

      if (widget != NULL && talia_stage_get_layer (TALIA_STAGE (window->board), widget) == TALIA_STAGE_LAYER_FLIGHT
          && talia_card_widget_get_turned (TALIA_CARD_WIDGET (widget)) < 1)
        flying |= TALIA_BIT (card);
    }
  return flying;
}

/* Back and forth, they fly from the stack and to it, and lie there face up. */
static void
test_undo_takes_a_capture_from_the_stack (gconstpointer data)
{
  const gsize row = GPOINTER_TO_SIZE (data);
  Window *window = show_before_capture (row);
  const guint before = packet_count_stacked (window);
  const TaliaCards taken = read_cards (captures[row].cards);
  TaliaCards flown = 0;

  make_moves (window->table, captures[row].take);
  talia_board_hasten (TALIA_BOARD (window->board));
  window_wait_for_rest (window);
  g_assert_cmpuint (packet_count_stacked (window), ==, before + 1);
  packet_set_motion (TRUE);
  g_assert_true (talia_table_undo (window->table, 1));
  g_assert_cmpuint (packet_count_stacked (window), ==, before);
  do
    {
      window_wait_for_frames (window, 1);
      flown |= list_flying (window, taken);
    }
  while (talia_stage_get_moving (TALIA_STAGE (window->board)));
  g_assert_cmphex (flown, ==, taken & talia_state_table (get_state (window))); /* the others are back in hands */
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window->board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (TALIA_IS_CARD_WIDGET (child))
      g_assert_cmpfloat (talia_card_widget_get_turned (TALIA_CARD_WIDGET (child)), ==, 1);
  g_assert_true (talia_table_redo (window->table, 1));
  window_wait_for_rest (window);
  g_assert_cmpuint (packet_count_stacked (window), ==, before + 1);
  assert_shows_the_view (window);
  end (window);
}

/* Returns whether the next move is the last of the deal. */
static gboolean
is_last_move (const TaliaState *state)
{
  return state->fishing.n_played == TALIA_FISHING_PLAYS - 1;
}

/* What is left goes with the last capture if that was just made, and alone otherwise: below the card that has taken, or
 * in one packet all the same. In some of the deals it is this, in some that. */
static void
test_the_rest_travels_as_one_packet (void)
{
  gboolean alone = FALSE, with_capture = FALSE;

  for (guint64 seed = 1; seed < 40 && !(alone && with_capture); seed++)
    {
      Window *window = window_new_game ("casino", "players=2", seed);
      g_autoptr (GPtrArray) cards = NULL;
      GtkWidget *top = NULL;
      TaliaEvents events;
      guint n = 0;

      talia_match_hold (window->match);
      while (!is_last_move (get_state (window)))
        window_move (window);
      talia_board_hasten (TALIA_BOARD (window->board));
      window_wait_for_rest (window);
      packet_set_motion (TRUE);
      window_move (window);
      talia_table_get_events (window->table, talia_table_get_n_steps (window->table) - 1, &events);
      cards = list_lying (window);
      for (guint i = 0; i < events.n; i++)
        {
          n += events.at[i].kind == TALIA_EVENT_RESIDUE;
          if (events.at[i].kind == TALIA_EVENT_CAPTURED)
            top = talia_fishing_board_get_table_card (get_board (window), events.at[i].card);
        }
      alone |= n > 0 && top == NULL;
      with_capture |= n > 0 && top != NULL;
      packet_follow (window, cards, top);
      end (window);
    }
  g_assert_true (alone);
  g_assert_true (with_capture);
}

static void
test_a_deal_is_played_by_hints (void)
{
  static const char *const settings[] = { "players=2", "players=3", "players=4", "players=4 partners=true" };

  for (gsize i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      Window *window = window_new_game (i % 2 == 0 ? "casino" : "royal", settings[i], 20 + i);

      while (window_wait_for_turn (window))
        {
          assert_shows_the_view (window);
          g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.hint", NULL));
          wait_until (talia_board_get_can_confirm (TALIA_BOARD (window->board)));
          g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.confirm", NULL));
        }
      wait_until (find_widget (window->window, TALIA_TYPE_DEAL_SUMMARY) != NULL);
      assert_shows_the_view (window);
      window_free (window);
    }
}

/* --- places on the table ------------------------------------------------------------------------- */

/* After a sweep all cards of the table lie in one stack, with one badge that names the taker. */
/* Beside the number of sweeps, a plate has room for the number of cards taken, but not for the word. */
static void
test_cards_taken_can_be_read_beside_sweeps (void)
{
  Window *window = show_table ("royal", "", "TH,JC,QC,KC", "TS,JD,QD,KD", "AC,2C,3C,4C", "");

  choose (window, "TH 2C 3C 4C AC");
  talia_board_confirm (TALIA_BOARD (window->board));
  assert_taken (window, "TH,2C,3C,4C,AC");
  wait_until (has_shown_text (window->window, "★1"));
  g_assert_true (has_shown_text (window->window, "5"));
  g_assert_false (has_shown_text (window->window, "Taken: 5"));
  window_free (window);
}

static void
test_a_swept_table_is_one_stack (void)
{
  Window *window = show_table ("casino", "", "TH,JC,QC,KC", "TS,JD,QD,KD", "AC,2C,3C,4C", "");
  guint n = 0;
  TaliaMove move;

  g_assert_true (talia_move_parse ("take:TH:2C,3C,4C,AC", &move));
  g_assert_true (talia_match_play (window->match, &move, NULL));
  g_assert_true (talia_board_get_busy (TALIA_BOARD (window->board)));
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window->board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_has_css_class (child, "badge");
  g_assert_cmpuint (n, ==, 1);
  window_free (window);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  g_test_add_func ("/ui/fishing/chosen-cards-are-offered-and-taken", test_chosen_cards_are_offered_and_taken);
  g_test_add_func ("/ui/fishing/the-table-may-be-chosen-first", test_the_table_may_be_chosen_first);
  g_test_add_func ("/ui/fishing/a-multiple-build-is-made-and-taken", test_a_multiple_build_is_made_and_taken);
  g_test_add_func ("/ui/fishing/refusals-name-the-rule", test_refusals_name_the_rule);
  g_test_add_func ("/ui/fishing/nobody-chooses-out-of-turn", test_nobody_chooses_out_of_turn);
  g_test_add_func ("/ui/fishing/trailing-is-proposed-if-allowed", test_trailing_is_proposed_if_allowed);
  g_test_add_func ("/ui/fishing/arrows-lead-to-the-table-and-back", test_arrows_lead_to_the_table_and_back);
  g_test_add_func ("/ui/fishing/enter-plays-what-is-offered", test_enter_plays_what_is_offered);
  g_test_add_func ("/ui/fishing/a-hint-is-marked-and-played", test_a_hint_is_marked_and_played);
  g_test_add_func ("/ui/fishing/undo-lays-everything-back", test_undo_lays_everything_back);
  g_test_add_func ("/ui/fishing/cards-taken-beside-sweeps", test_cards_taken_can_be_read_beside_sweeps);
  g_test_add_func ("/ui/fishing/a-swept-table-is-one-stack", test_a_swept_table_is_one_stack);
  for (gsize i = 0; i < G_N_ELEMENTS (captures); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/fishing/a-capture-travels-as-one-packet/%s", captures[i].what);
      g_autofree char *undo = g_strdup_printf ("/ui/fishing/undo-takes-it-from-the-stack/%s", captures[i].what);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_a_capture_travels_as_one_packet);
      g_test_add_data_func (undo, GSIZE_TO_POINTER (i), test_undo_takes_a_capture_from_the_stack);
    }
  g_test_add_func ("/ui/fishing/the-rest-travels-as-one-packet", test_the_rest_travels_as_one_packet);
  g_test_add_func ("/ui/fishing/a-deal-is-played-by-hints", test_a_deal_is_played_by_hints);
  return g_test_run ();
}
