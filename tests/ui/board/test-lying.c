/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests cards that stay on the table for a while, or until the player continues. */
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/board/kinds/talia-board-kinds.h"
#include "window.h"

/* One table for each kind of board, with the move after which cards stay. */
static const struct
{
  const char *name, *game, *options;
} kinds[] = {
  { "a-trick", "kierki", "" },
  { "an-exchange", "hearts", "" },
  { "what-was-taken", "casino", "players=2" },
  { "the-last-turn", "loteryjka", "lottery-deals=1" },
};

static void
play_any (Window *window)
{
  TaliaView view;
  g_autofree TaliaMove *legal = g_new (TaliaMove, TALIA_MAX_LEGAL);
  int n;

  talia_table_get_view (window->table, talia_match_get_own_seat (window->match), &view);
  n = talia_game_legal_or_some (talia_table_get_game (window->table), &view.seen, legal);
  g_assert_cmpint (n, >, 0);
  g_assert_true (talia_board_play (TALIA_BOARD (window->board), &legal[n - 1], NULL)); /* the last ones take */
}

static Window *
play_until_something_lies (guint kind)
{
  Window *window = window_new_game (kinds[kind].game, kinds[kind].options, 5);

  wait_until (talia_board_get_busy (TALIA_BOARD (window->board))
              || (talia_match_get_own_turn (window->match) && (play_any (window), FALSE)));
  return window;
}

static gboolean
says (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && gtk_widget_get_mapped (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return TRUE;
  return FALSE;
}

static gboolean
done_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Runs the main loop until all sources are done that are ready now, by a source of low priority. */
static void
let_everything_happen (void)
{
  gboolean done;

  for (int i = 0; i < 3; i++)
    {
      done = FALSE;
      g_idle_add_full (G_PRIORITY_LOW + 100, done_cb, &done, NULL);
      while (!done)
        g_main_context_iteration (NULL, TRUE);
    }
}

static void
test_it_waits_where_the_player_likes_that (gconstpointer data)
{
  guint kind = GPOINTER_TO_UINT (data);
  Window *window;
  TaliaBoard *board;
  guint steps;

  g_settings_set_boolean (talia_settings_get (), "wait-after-trick", TRUE);
  window = play_until_something_lies (kind);
  board = TALIA_BOARD (window->board);
  steps = talia_table_get_n_steps (window->table);

  g_assert_true (talia_board_is_waiting (board));
  let_everything_happen ();
  g_assert_true (talia_board_is_waiting (board));
  g_assert_true (says (window->window, "Click, or press Enter, to go on"));
  g_assert_cmpuint (talia_table_get_n_steps (window->table), ==, steps);

  talia_board_hasten (board);
  g_assert_false (talia_board_get_busy (board));
  g_assert_false (says (window->window, "Click, or press Enter, to go on"));
  g_settings_reset (talia_settings_get (), "wait-after-trick");
  window_free (window);
}

static void
test_it_lies_a_while (gconstpointer data)
{
  Window *window = play_until_something_lies (GPOINTER_TO_UINT (data));
  TaliaBoard *board = TALIA_BOARD (window->board);

  g_assert_false (talia_board_is_waiting (board));
  wait_until (!talia_board_get_busy (board));
  window_free (window);
}

/* When the window closes meanwhile, the timeout is removed and the match is released. */
static void
test_the_window_may_close_meanwhile (gconstpointer data)
{
  window_free (play_until_something_lies (GPOINTER_TO_UINT (data)));
  let_everything_happen ();
}

/* A board that is destroyed while cards stay on it releases the match. */
static void
test_a_board_that_goes_away_releases_the_match (void)
{
  Window *window = window_new (NULL, 5);
  TaliaBoard *board = g_object_ref_sink (TALIA_BOARD (talia_board_new (window->match, NULL)));

  talia_match_hold (window->match); /* another reason to hold the match */
  talia_board_let_lie (board, 0, TALIA_NOBODY);
  talia_board_let_lie (board, 0, TALIA_NOBODY);
  g_assert_finalize_object (board);
  g_assert_true (talia_match_get_held (window->match));
  talia_match_release (window->match);
  g_assert_false (talia_match_get_held (window->match));
  window_free (window);
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *name;
    GTestDataFunc func;
  } tests[] = {
    { "waits", test_it_waits_where_the_player_likes_that },
    { "lies-a-while", test_it_lies_a_while },
    { "closing", test_the_window_may_close_meanwhile },
  };

  setup_still (&argc, &argv);

  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
      {
        g_autofree char *path = g_strdup_printf ("/lying/%s/%s", kinds[kind].name, tests[i].name);

        g_test_add_data_func (path, GUINT_TO_POINTER (kind), tests[i].func);
      }
  g_test_add_func ("/lying/going-away", test_a_board_that_goes_away_releases_the_match);
  return g_test_run ();
}
