/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests when the score sheet is beside the table, and that it stays as the player left it. */
#include <math.h>

#include "find.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/book/talia-book-panel.h"
#include "ui/score/talia-deal-summary.h"
#include "ui/score/talia-score-view.h"
#include "ui/table/talia-table-layout.h"
#include "window.h"

static gboolean
is_open (Window *window)
{
  return find_widget (window->window, TALIA_TYPE_SCORE_VIEW) != NULL;
}

/* Opens a window before the player has made a choice. */
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
      wait_until (is_open (window) == cases[i].opens_first);
      if (talia_table_get_state (window->table)->phase == TALIA_PHASE_PASS)
        window_pass (window);
      window_play_deal (window);
      wait_until (find_widget (window->window, TALIA_TYPE_DEAL_SUMMARY) != NULL);
      window_wait_for_frames (window, 5);
      wait_until (is_open (window) == cases[i].opens_later);
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

/* By the button and by its key, for that match and the next. */
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
  wait_until (is_open (window));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.show-score", NULL));
  wait_until (!is_open (window));
  window_free (window);

  window = create ("kierki", 1400, 800);
  wait_until (is_open (window));
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

/* Opening the sheet below a narrow table, or the rules, does not change what is beside wide tables. */
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

/* libadwaita 1.7 divides by the width of the panel, and the board would get a width that is no number. */
static void
test_it_can_open_before_the_page_has_a_size (void)
{
  GtkWidget *window = adw_window_new (), *page = adw_bin_new ();
  GtkWidget *board = gtk_label_new ("board"), *panel = gtk_label_new ("panel");
  GtkWidget *layout, *split;
  double progress;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  adw_window_set_content (ADW_WINDOW (window), page);
  gtk_window_set_default_size (GTK_WINDOW (window), 1400, 800);
  gtk_window_present (GTK_WINDOW (window));
  wait_until (gtk_widget_get_width (page) > 1300);
  layout = g_object_new (TALIA_TYPE_TABLE_LAYOUT, "board", board, "panel", panel, NULL);
  adw_bin_set_child (ADW_BIN (page), layout);
  split = find_widget (layout, ADW_TYPE_OVERLAY_SPLIT_VIEW);
  g_assert_true (gtk_widget_get_mapped (split));
  g_assert_cmpint (gtk_widget_get_width (split), ==, 0);

  for (int i = 0; i < 3; i++)
    {
      const gboolean opens = i % 2 == 0;

      talia_table_layout_set_beside (TALIA_TABLE_LAYOUT (layout), opens);
      g_assert_cmpint (talia_table_layout_get_open (TALIA_TABLE_LAYOUT (layout)), ==, opens);
    }
  do
    {
      g_main_context_iteration (NULL, TRUE);
      progress = adw_swipeable_get_progress (ADW_SWIPEABLE (split));
      g_assert_false (isnan (progress));
    }
  while (progress != 1 || gtk_widget_get_width (board) == 0);
  g_assert_true (gtk_widget_get_mapped (panel));
  g_assert_cmpint (gtk_widget_get_width (board), >, 500);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  g_test_add_func ("/table-panel/closed-until-it-tells-something", test_the_sheet_is_closed_until_it_tells_something);
  g_test_add_func ("/table-panel/stays-as-it-was-left", test_it_stays_as_it_was_left);
  g_test_add_func ("/table-panel/looking-something-up-is-no-choice", test_looking_something_up_is_no_choice);
  g_test_add_func ("/table-panel/can-open-before-the-page-has-a-size", test_it_can_open_before_the_page_has_a_size);
  return g_test_run ();
}
