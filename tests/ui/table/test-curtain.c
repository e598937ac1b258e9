/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests several people at one window: after every event, the window shows no card that the person at it may not see. */
#include "find.h"
#include "setup.h"
#include "ui/cards/talia-card-widget.h"
#include "ui/table/talia-table-curtain.h"
#include "window.h"
#include "words/talia-words-cards.h"

typedef struct
{
  const char *game, *options;
  guint people;  /* seats, as bits */
  gboolean rare; /* only if all games are asked for */
} Game;

static const Game games[] = {
  { "hearts", "", 0x3 },
  { "spades", "", 0xf },
  { "kierki", "players=3", 0x7, TRUE },
  { "kierki", "players=5", 0x15, TRUE },
  { "kierki", "players=7", 0x7f },
  { "loteryjka", "", 0xa },
  { "punktowe", "", 0xc, TRUE },
  { "czarna-dama", "", 0x7, TRUE },
  { "greckie", "players=6", 0x3f, TRUE },
  { "casino", "players=2", 0x3, TRUE },
  { "casino", "players=4 partners=true", 0xf },
  { "royal", "players=3", 0x6 },
};

static Window *
new_window (const Game *game, guint64 seed)
{
  const TaliaGame *rules = talia_registry_find (game->game);
  TaliaOptions options;
  TaliaTable *table;

  talia_game_init_options (rules, &options);
  if (*game->options != '\0')
    talia_options_apply_preset (rules->options, &options, &(TaliaPreset) { "", "", game->options });
  table = talia_table_new (rules, &options, NULL);
  for (int i = 0; i < talia_table_get_n_seats (table); i++)
    {
      g_autofree char *text = g_strdup_printf ("%s %s", game->people & 1u << i ? "human" : "random",
                                               i == 0 ? "Ala" : talia_seat_default_name (i));

      talia_table_set_seat (table, i, text);
    }
  return window_new (table, seed);
}

/* --- the contents of the window -------------------------------------------------------------------- */

/* Returns the cards that nobody at the window may see: those that are not in the view. */
static TaliaCards
find_hidden (TaliaMatch *match)
{
  const TaliaState *state = talia_table_get_state (talia_match_get_table (match));
  const TaliaView *view = talia_match_get_view (match);
  TaliaCards hidden = 0;

  for (int seat = 0; seat < state->seats; seat++)
    hidden |= state->hand[seat];
  return hidden & ~view->seen.hand[view->seat];
}

static void
assert_no_name (const char *text, TaliaCards cards)
{
  while (text != NULL && cards != 0)
    {
      g_autofree char *name = talia_words_card (talia_cards_pop (&cards));

      if (strstr (text, name) != NULL)
        g_error ("The window says “%s”", text);
    }
}

/* Asserts that the cards are not shown as widgets, named in texts or tooltips. A title may name the penalty cards of
 * the deal. */
static void
assert_not_there (GtkWidget *root, TaliaCards cards)
{
  if (ADW_IS_WINDOW_TITLE (root) || !gtk_widget_get_visible (root))
    return;
  if (TALIA_IS_CARD_WIDGET (root))
    g_assert_cmphex (TALIA_BIT (talia_card_widget_get_card (TALIA_CARD_WIDGET (root))) & cards, ==, 0);
  if (GTK_IS_LABEL (root))
    assert_no_name (gtk_label_get_label (GTK_LABEL (root)), cards);
  assert_no_name (gtk_widget_get_tooltip_text (root), cards);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_not_there (child, cards);
}

/* Behind the curtain there is no card at all; otherwise the board shows no card of another hand. */
static void
look_cb (TaliaMatch *match, Window *window)
{
  gboolean running = talia_table_get_state (window->table)->to_act != TALIA_NOBODY;

  if (talia_match_get_curtain (match))
    {
      g_assert_nonnull (find (GTK_WIDGET (window->page), TALIA_TYPE_TABLE_CURTAIN, 0));
      g_assert_cmpuint (count (window->window, TALIA_TYPE_CARD_WIDGET), ==, 0);
      assert_not_there (window->window, TALIA_ALL_CARDS);
    }
  else if (running)
    assert_not_there (GTK_WIDGET (talia_table_page_get_board (window->page)), find_hidden (match));
}

static void
happened_cb (TaliaMatch *match, const TaliaEvents *events, Window *window)
{
  look_cb (match, window);
}

/* Connects after the window, so that it has handled the signals before. */
static void
watch (Window *window)
{
  g_signal_connect_after (window->match, "happened", G_CALLBACK (happened_cb), window);
  g_signal_connect_after (window->match, "restored", G_CALLBACK (look_cb), window);
  g_signal_connect_after (window->match, "changed", G_CALLBACK (look_cb), window);
  look_cb (window->match, window);
}

/* --- people's actions -------------------------------------------------------------------------------- */

static gboolean
is_waiting (Window *window)
{
  talia_board_sweep (talia_table_page_get_board (window->page));
  return talia_match_get_curtain (window->match) || talia_match_get_own_turn (window->match)
         || talia_table_get_state (window->table)->to_act == TALIA_NOBODY;
}

/* Raises the curtain by the button with the focus. */
static void
come (Window *window)
{
  GtkWidget *button;

  wait_until ((button = window_get_focus (window)) != NULL
              && gtk_widget_get_ancestor (button, TALIA_TYPE_TABLE_CURTAIN) != NULL);
  g_signal_emit_by_name (button, "clicked");
  g_assert_false (talia_match_get_curtain (window->match));
  g_assert_null (find (window->window, TALIA_TYPE_TABLE_CURTAIN, 0));
  wait_until (is_waiting (window));
}

static void
play_any (Window *window, TaliaRandom *random)
{
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  int n = talia_game_legal_or_some (talia_match_get_game (window->match), &talia_match_get_view (window->match)->seen,
                                    moves);
  TaliaMove move = moves[talia_random_below (random, (uint64_t) n)];

  if (move.kind == TALIA_MOVE_PLAY)
    {
      GtkWidget *card =
          talia_hand_board_get_card (TALIA_HAND_BOARD (talia_table_page_get_board (window->page)), move.card);

      g_assert_true (gtk_widget_activate (card));
    }
  else
    g_assert_true (talia_match_play (window->match, &move, NULL));
  wait_until (is_waiting (window));
}

static void
test_no_hidden_card_is_in_the_window (gconstpointer data)
{
  const Game *game = data;
  Window *window = new_window (game, 1);
  guint deals = g_test_slow () ? G_MAXUINT : 1;
  TaliaRandom random;

  talia_random_init (&random, 5);
  g_assert_true (talia_match_get_curtain (window->match));
  watch (window);
  for (guint i = 1;; i++)
    {
      while (talia_table_get_state (window->table)->to_act != TALIA_NOBODY)
        if (talia_match_get_curtain (window->match))
          come (window);
        else
          play_any (window, &random);
      wait_until ((talia_board_sweep (talia_table_page_get_board (window->page)),
                   talia_board_get_centre (talia_table_page_get_board (window->page)) != NULL));
      if (i >= deals || talia_table_get_state (window->table)->phase == TALIA_PHASE_OVER)
        break;
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.next-deal", NULL));
    }
  g_signal_handlers_disconnect_by_data (window->match, window);
  window_free (window);
}

/* --- single rules ---------------------------------------------------------------------------------------- */

static const Game four = { "punktowe", "", 0xf };

static void
test_own_hand_is_at_the_bottom (void)
{
  Window *window = new_window (&four, 1);
  TaliaRandom random;

  talia_random_init (&random, 1);
  for (int i = 0; i < 5; i++)
    {
      TaliaBoard *board;
      int seat;

      if (talia_match_get_curtain (window->match))
        come (window);
      board = talia_table_page_get_board (window->page);
      seat = talia_match_get_own_seat (window->match);
      g_assert_cmpint (talia_board_get_place_of (board, seat), ==, 0);
      g_assert_cmpint (talia_board_get_place_of (board, (seat + 1) % 4), ==, 1); /* the others follow clockwise */
      play_any (window, &random);
    }
  window_free (window);
}

static void
test_telling_ends_by_a_key (void)
{
  Window *window = new_window (&four, 1);
  TaliaRandom random;

  talia_random_init (&random, 1);
  for (int i = 0; i < 6; i++)
    if (talia_match_get_curtain (window->match))
      come (window);
    else
      play_any (window, &random);
  while (!talia_match_get_curtain (window->match))
    play_any (window, &random);
  talia_match_set_pace (window->match, 60000);
  talia_match_raise_curtain (window->match);
  g_assert_true (talia_match_is_telling (window->match));
  g_assert_true (talia_board_is_waiting (talia_table_page_get_board (window->page)));
  g_assert_true (has_shown_text (window->window, "What has happened since your last turn"));
  talia_board_hasten (talia_table_page_get_board (window->page));
  g_assert_true (talia_match_get_own_turn (window->match));
  g_assert_false (has_shown_text (window->window, "What has happened since your last turn"));
  window_free (window);
}

static void
test_undo_asks_whom_it_costs (void)
{
  Window *window = new_window (&four, 1);
  TaliaRandom random;
  guint steps;
  GtkWidget *dialog;

  talia_random_init (&random, 1);
  for (int i = 0; i < 14 || talia_match_get_curtain (window->match); i++)
    if (talia_match_get_curtain (window->match))
      come (window);
    else
      play_any (window, &random);
  steps = talia_table_get_n_steps (window->table);
  g_assert_cmpuint (talia_match_find_undo_cost (window->match), !=, 0);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.undo", NULL));
  g_assert_cmpuint (talia_table_get_n_steps (window->table), ==, steps); /* not before the answer */
  wait_until ((dialog = find (window->window, ADW_TYPE_ALERT_DIALOG, 0)) != NULL);
  g_signal_emit_by_name (dialog, "response::undo", "undo");
  g_assert_cmpuint (talia_table_get_n_steps (window->table), <, steps);
  wait_until (find (window->window, ADW_TYPE_ALERT_DIALOG, 0) == NULL);
  window_free (window);
}

static void
test_curtain_in_a_narrow_window (void)
{
  Window *window = new_window (&four, 1);

  gtk_window_set_default_size (GTK_WINDOW (window->window), 360, 720);
  wait_until (gtk_widget_get_width (window->window) <= 360);
  window_wait_for_frames (window, 3);
  come (window);
  window_wait_for_frames (window, 3);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (talia_table_page_get_board (window->page))));
  talia_match_drop_curtain (window->match);
  gtk_window_set_default_size (GTK_WINDOW (window->window), 1000, 700);
  wait_until (gtk_widget_get_width (window->window) > 900);
  window_wait_for_frames (window, 3);
  window_free (window); /* while the curtain is down */
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strdup_printf ("/curtain/no-hidden-card-is-in-the-window/%s-%zu", games[i].game, i);

      if (!games[i].rare || g_test_slow ())
        g_test_add_data_func (path, &games[i], test_no_hidden_card_is_in_the_window);
    }
  g_test_add_func ("/curtain/own-hand-is-at-the-bottom", test_own_hand_is_at_the_bottom);
  g_test_add_func ("/curtain/telling-ends-by-a-key", test_telling_ends_by_a_key);
  g_test_add_func ("/curtain/undo-asks-whom-it-costs", test_undo_asks_whom_it_costs);
  g_test_add_func ("/curtain/curtain-in-a-narrow-window", test_curtain_in_a_narrow_window);
  return g_test_run ();
}
