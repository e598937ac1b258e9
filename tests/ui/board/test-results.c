/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests when the results of a played card are shown: after the card has landed, at once if no flight is seen, and never
 * twice. */
#include "find.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/cards/talia-card-widget.h"
#include "window.h"

static void
set_motion (gboolean moves)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moves, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", moves ? "normal" : "off");
}

/* The results that were shown. */
typedef struct
{
  Window *window;
  guint times;
  gboolean flown; /* a card was still flying */
  gint64 frame;   /* the number of the last frame before they were shown for the first time */
} Told;

static gint64
get_frame (Window *window)
{
  return gdk_frame_clock_get_frame_counter (gtk_widget_get_frame_clock (window->window));
}

static void
settled_cb (TaliaMatch *match, const TaliaEvents *events, Told *told)
{
  if (events->n > 1 && told->times == 0)
    told->frame = get_frame (told->window);
  told->times += events->n > 1;
  told->flown |= events->n > 1 && talia_stage_get_moving (TALIA_STAGE (told->window->board));
}

static gboolean
lacks_a_card (const TaliaState *state)
{
  return state->phase == TALIA_PHASE_PLAY && state->trick.in_trick == state->seats - 1;
}

/* Returns a match in which the next card ends a trick, or the deal. */
static Window *
begin (Told *told, gboolean last)
{
  Window *window = window_new_game ("spades", "", 5);

  talia_match_hold (window->match);
  while (!lacks_a_card (talia_table_get_state (window->table))
         || (last && talia_table_get_state (window->table)->trick.tricks < 12))
    window_move (window);
  talia_board_hasten (TALIA_BOARD (window->board));
  window_wait_for_rest (window);
  *told = (Told) { .window = window };
  g_signal_connect (window->match, "settled", G_CALLBACK (settled_cb), told);
  return window;
}

static void
end (Window *window)
{
  set_motion (FALSE);
  g_settings_reset (talia_settings_get (), "wait-after-trick");
  talia_match_release (window->match);
  window_free (window);
}

/* Returns the number of tricks on the plates. */
static int
count_tricks (Window *window)
{
  int tricks = 0;

  for (int seat = 0; seat < 4; seat++)
    tricks += talia_seat_get_tricks (talia_match_get_seat (window->match, seat));
  return tricks;
}

static guint
count_rows (Window *window)
{
  return g_list_model_get_n_items (G_LIST_MODEL (talia_match_get_score_sheet (window->match)));
}

static gboolean
tells_of_a_trick (Window *window)
{
  const char *news = talia_board_bar_get_news (window_get_bar (window));

  return news != NULL && (strstr (news, "takes the trick") != NULL || strstr (news, "take the trick") != NULL);
}

static void
test_a_trick_is_told_when_it_lies (void)
{
  Told told;
  Window *window = begin (&told, FALSE);
  int before = count_tricks (window);

  set_motion (TRUE);
  g_settings_set_boolean (talia_settings_get (), "wait-after-trick", TRUE); /* it lies as long as the test takes */
  g_object_set (window_get_bar (window), "news", NULL, NULL);
  window_move (window);
  g_assert_false (talia_match_is_settled (window->match));
  g_assert_true (talia_board_get_busy (TALIA_BOARD (window->board)));
  g_assert_cmpint (count_tricks (window), ==, before);
  g_assert_false (tells_of_a_trick (window));
  wait_until (told.times > 0);
  g_assert_false (told.flown);
  g_assert_cmpint (count_tricks (window), ==, before + 1);
  g_assert_true (tells_of_a_trick (window));
  g_assert_true (talia_board_get_lying (TALIA_BOARD (window->board)) != 0); /* the trick is still visible */
  g_assert_cmpuint (told.times, ==, 1);
  end (window);
}

/* A slow machine, which draws the flight late, shows the results even later. */
static void
test_a_trick_is_told_after_a_late_flight (void)
{
  Told told;
  Window *window = begin (&told, FALSE);
  gint64 before;

  set_motion (TRUE);
  g_settings_set_boolean (talia_settings_get (), "wait-after-trick", TRUE);
  window_move (window);
  before = get_frame (window);
  g_usleep (1000 * 1000);
  wait_until (told.times > 0);
  g_assert_cmpint (told.frame, >, before);
  g_assert_false (told.flown);
  end (window);
}

static void
test_the_sheet_and_the_summary_wait (void)
{
  Told told;
  Window *window = begin (&told, TRUE);

  set_motion (TRUE);
  g_settings_set_boolean (talia_settings_get (), "wait-after-trick", TRUE); /* it lies as long as the test takes */
  window_move (window);
  g_assert_cmpint (talia_table_get_state (window->table)->phase, ==, TALIA_PHASE_DEAL);
  g_assert_cmpuint (count_rows (window), ==, 0);
  g_assert_null (talia_board_get_centre (TALIA_BOARD (window->board)));
  wait_until (told.times > 0);
  g_assert_false (told.flown);
  g_assert_cmpuint (count_rows (window), ==, 1);
  g_assert_null (talia_board_get_centre (TALIA_BOARD (window->board))); /* the last trick is still visible */
  talia_board_hasten (TALIA_BOARD (window->board));
  wait_until (talia_board_get_centre (TALIA_BOARD (window->board)) != NULL);
  g_assert_cmpuint (count (GTK_WIDGET (window->board), TALIA_TYPE_CARD_WIDGET), ==, 0); /* the centre covers no card */
  g_assert_cmpuint (told.times, ==, 1);
  end (window);
}

static void
test_hastening_lands_and_tells (void)
{
  Told told;
  Window *window = begin (&told, TRUE);

  set_motion (TRUE);
  window_move (window);
  wait_until (talia_stage_get_moving (TALIA_STAGE (window->board)));
  talia_board_hasten (TALIA_BOARD (window->board));
  g_assert_cmpuint (told.times, ==, 1);
  g_assert_cmpuint (count_rows (window), ==, 1);
  wait_until (talia_board_get_centre (TALIA_BOARD (window->board)) != NULL);
  end (window);
}

static void
test_nothing_waits_where_nothing_moves (void)
{
  Told told;
  Window *window = begin (&told, TRUE);

  window_move (window);
  g_assert_cmpuint (told.times, ==, 1);
  g_assert_cmpuint (count_rows (window), ==, 1);
  end (window);
}

/* The result is shown at once if the window is hidden before the card is played, or while it flies. */
static void
test_nothing_waits_where_nobody_looks (void)
{
  for (int flies = 0; flies < 2; flies++)
    {
      Told told;
      Window *window = begin (&told, TRUE);

      set_motion (TRUE);
      if (flies)
        window_move (window);
      gtk_widget_set_visible (window->window, FALSE);
      if (!flies)
        {
          window_move (window);
          g_assert_cmpuint (told.times, ==, 1);
        }
      wait_until (told.times == 1);
      g_assert_cmpuint (count_rows (window), ==, 1);
      gtk_widget_set_visible (window->window, TRUE);
      end (window);
    }
}

static void
test_what_is_undone_in_flight_is_not_told (void)
{
  Told told;
  Window *window = begin (&told, TRUE);
  int before = count_tricks (window);

  set_motion (TRUE);
  window_move (window);
  wait_until (talia_stage_get_moving (TALIA_STAGE (window->board)));
  g_assert_true (talia_table_undo (window->table, 1));
  g_assert_true (talia_match_is_settled (window->match));
  g_assert_cmpuint (told.times, ==, 0);
  g_assert_cmpint (count_tricks (window), ==, before);
  g_assert_cmpuint (count_rows (window), ==, 0);
  window_wait_for_rest (window);
  window_spin (600);
  g_assert_cmpuint (told.times, ==, 0);
  g_assert_false (talia_board_get_busy (TALIA_BOARD (window->board)));
  end (window);
}

static void
test_the_next_move_tells_first (void)
{
  Told told;
  Window *window = begin (&told, FALSE);

  set_motion (TRUE);
  window_move (window);
  g_assert_cmpuint (told.times, ==, 0);
  window_move (window);
  g_assert_cmpuint (told.times, ==, 1);
  g_assert_true (talia_match_is_settled (window->match));
  g_assert_cmpint (count_tricks (window), ==, (int) talia_table_get_state (window->table)->trick.tricks);
  end (window);
}

static gboolean
tells_what_came (Window *window)
{
  const char *news = talia_board_bar_get_news (window_get_bar (window));

  return news != NULL && strstr (news, "You receive") != NULL;
}

/* The names of the cards that were passed are not told before the cards themselves are in the hand. */
static void
test_passed_cards_are_told_when_they_lie (void)
{
  Window *window = window_new (NULL, 9);
  Told told = { .window = window };

  talia_match_hold (window->match);
  while (talia_table_get_n_steps (window->table) < 4) /* the deal, and three of four choices */
    window_move (window);
  window_wait_for_rest (window);
  g_signal_connect (window->match, "settled", G_CALLBACK (settled_cb), &told);
  set_motion (TRUE);
  g_settings_set_boolean (talia_settings_get (), "wait-after-trick", TRUE); /* they lie as long as the test takes */
  window_move (window);
  g_assert_cmpint (talia_table_get_state (window->table)->phase, ==, TALIA_PHASE_PLAY);
  g_assert_false (talia_match_is_settled (window->match));
  g_assert_false (tells_what_came (window));
  wait_until (told.times > 0);
  g_assert_false (told.flown);
  g_assert_true (tells_what_came (window));
  g_assert_true (talia_board_get_busy (TALIA_BOARD (window->board))); /* there is time to look at them */
  g_assert_cmpuint (told.times, ==, 1);
  end (window);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  g_test_add_func ("/results/a-trick-is-told-when-it-lies", test_a_trick_is_told_when_it_lies);
  g_test_add_func ("/results/a-trick-is-told-after-a-late-flight", test_a_trick_is_told_after_a_late_flight);
  g_test_add_func ("/results/passed-cards-are-told-when-they-lie", test_passed_cards_are_told_when_they_lie);
  g_test_add_func ("/results/the-sheet-and-the-summary-wait", test_the_sheet_and_the_summary_wait);
  g_test_add_func ("/results/hastening-lands-and-tells", test_hastening_lands_and_tells);
  g_test_add_func ("/results/nothing-waits-where-nothing-moves", test_nothing_waits_where_nothing_moves);
  g_test_add_func ("/results/nothing-waits-where-nobody-looks", test_nothing_waits_where_nobody_looks);
  g_test_add_func ("/results/what-is-undone-in-flight-is-not-told", test_what_is_undone_in_flight_is_not_told);
  g_test_add_func ("/results/the-next-move-tells-first", test_the_next_move_tells_first);
  return g_test_run ();
}
