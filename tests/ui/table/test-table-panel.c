/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests when the score sheet stands beside the table, and that it stays as the player left it. */
#include "find.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/book/talia-book-panel.h"
#include "ui/score/talia-deal-summary.h"
#include "ui/score/talia-score-view.h"
#include "window.h"

static gboolean
is_open (Window *window)
{
  return find_widget (window->window, TALIA_TYPE_SCORE_VIEW) != NULL;
}

/* Nothing has been chosen yet. */
static Window *
create (const char *game, int width, int height)
{
  Window *window;

  g_settings_reset (talia_settings_get (), "score-sheet");
  window = window_new_game (game, "", 3);
  gtk_window_set_default_size (GTK_WINDOW (window->window), width, height);
  wait_until (abs (gtk_widget_get_width (window->window) - width) < 60);
  window_wait_for_frames (window, 5);
  return window;
}

static gboolean
can_be_swiped (Window *window)
{
  GtkWidget *split = find_widget (window->window, ADW_TYPE_OVERLAY_SPLIT_VIEW);

  return adw_overlay_split_view_get_enable_show_gesture (ADW_OVERLAY_SPLIT_VIEW (split));
}

static void
test_the_sheet_is_closed_until_it_tells_something (void)
{
  static const struct
  {
    const char *game;
    int width, height;
    gboolean opens_first, opens_later; /* before and after the first result */
  } cases[] = {
    { "hearts", 1000, 700, FALSE, FALSE }, { "hearts", 1400, 800, FALSE, TRUE },  { "hearts", 1600, 950, FALSE, TRUE },
    { "hearts", 360, 720, FALSE, FALSE },  { "kierki", 1000, 700, FALSE, FALSE }, { "kierki", 1400, 800, TRUE, TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Window *window = create (cases[i].game, cases[i].width, cases[i].height);

      g_test_message ("%s at %dx%d", cases[i].game, cases[i].width, cases[i].height);
      g_assert_cmpint (is_open (window), ==, cases[i].opens_first);
      /* What is not there cannot be swiped in. */
      g_assert_true (cases[i].width < 500 || is_open (window) == can_be_swiped (window));
      if (talia_table_get_state (window->table)->phase == TALIA_PHASE_PASS)
        window_pass (window);
      window_play_deal (window);
      wait_until (find_widget (window->window, TALIA_TYPE_DEAL_SUMMARY) != NULL);
      window_wait_for_frames (window, 5);
      g_assert_cmpint (is_open (window), ==, cases[i].opens_later);
      window_free (window);
    }
}

static GtkWidget *
find_panel_button (Window *window)
{
  GtkWidget *button;

  for (guint i = 0; (button = find (window->window, GTK_TYPE_TOGGLE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_widget_get_tooltip_text (button), "Score Sheet and Rules") == 0
        && gtk_widget_get_mapped (button))
      return button;
  g_assert_not_reached ();
}

/* By the button and by its key, in that match and the next. */
static void
test_it_stays_as_it_was_left (void)
{
  Window *window = create ("hearts", 1000, 700);

  g_assert_true (gtk_widget_activate (find_panel_button (window)));
  wait_until (is_open (window));
  gtk_window_set_default_size (GTK_WINDOW (window->window), 500, 700);
  wait_until (!is_open (window));
  gtk_window_set_default_size (GTK_WINDOW (window->window), 1000, 700);
  wait_until (is_open (window));
  window_free (window);

  window = window_new (NULL, 3);
  window_wait_for_frames (window, 5);
  g_assert_true (is_open (window));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.show-score", NULL));
  wait_until (!is_open (window));
  window_free (window);

  window = create ("kierki", 1400, 800);
  g_assert_true (is_open (window));
  g_assert_true (gtk_widget_activate (find_panel_button (window)));
  wait_until (!is_open (window));
  window_free (window);
  window = window_new_game ("kierki", "", 3);
  gtk_window_set_default_size (GTK_WINDOW (window->window), 1400, 800);
  wait_until (gtk_widget_get_width (window->window) > 1300);
  window_wait_for_frames (window, 5);
  g_assert_false (is_open (window));
  window_free (window);
}

/* A look at the sheet below a narrow table, or at the rules, says nothing of what is to stand beside wide ones. */
static void
test_looking_something_up_is_no_choice (void)
{
  Window *window = create ("hearts", 360, 720);
  g_autofree char *choice = NULL;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.show-score", NULL));
  wait_until (is_open (window));
  window_free (window);

  window = window_new (NULL, 3);
  window_wait_for_frames (window, 5);
  g_assert_false (is_open (window));
  talia_table_page_show_rules (window->page, "follow-suit");
  wait_until (find_widget (window->window, TALIA_TYPE_BOOK_PANEL) != NULL);
  window_pass (window);
  window_play_deal (window);
  wait_until (find_widget (window->window, TALIA_TYPE_DEAL_SUMMARY) != NULL);
  g_assert_nonnull (find_widget (window->window, TALIA_TYPE_BOOK_PANEL));
  window_free (window);

  choice = g_settings_get_string (talia_settings_get (), "score-sheet");
  g_assert_cmpstr (choice, ==, "automatic");
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  g_test_add_func ("/table-panel/closed-until-it-tells-something", test_the_sheet_is_closed_until_it_tells_something);
  g_test_add_func ("/table-panel/stays-as-it-was-left", test_it_stays_as_it_was_left);
  g_test_add_func ("/table-panel/looking-something-up-is-no-choice", test_looking_something_up_is_no_choice);
  return g_test_run ();
}
