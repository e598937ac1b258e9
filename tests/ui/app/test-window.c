/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the window and its dialogs when they are asked for two things at the same time. */
#include <adwaita.h>
#include <unistd.h>

#include "model/record/talia-record.h"
#include "playing.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/app/talia-window.h"
#include "ui/board/talia-board-bar.h"
#include "ui/book/talia-book-reader.h"
#include "ui/review/talia-review-page.h"
#include "ui/start/talia-game-tile.h"
#include "ui/start/talia-match-settings.h"

#include "find.h"
#include "window.h"

static GtkApplication *application;

static GtkWidget *
get_window (void)
{
  return GTK_WIDGET (gtk_application_get_active_window (application));
}

/* Opens a dialog with an action of the application; `dialog` becomes NULL when it is gone. */
static void
open_dialog (const char *action, AdwDialog **dialog)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), action, NULL);
  *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (get_window ()));
  g_object_add_weak_pointer (G_OBJECT (*dialog), (gpointer *) dialog);
  wait_until (gtk_widget_get_mapped (adw_dialog_get_child (*dialog)));
}

/* Whether the window is narrower than 450 pixels, at which dialogs become bottom sheets. */
static gboolean
is_narrow (void)
{
  return gtk_widget_get_width (get_window ()) < 450;
}

static void
resize (gboolean narrow)
{
  gtk_window_set_default_size (GTK_WINDOW (get_window ()), narrow ? 400 : 1000, 700);
}

static void
wait_for_quiet (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* A dialog is removed from the window when it has closed, even in the middle of an allocation. */
static void
test_resize_while_closing (void)
{
  for (int narrow = FALSE; narrow <= TRUE; narrow++)
    {
      AdwDialog *dialog;

      resize (!narrow);
      wait_until (is_narrow () == !narrow);
      open_dialog ("shortcuts", &dialog);
      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
      adw_dialog_close (dialog);
      resize (narrow);
      wait_until (is_narrow () == narrow && dialog == NULL);
      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
    }
}

/* The narrowest window has room for the start page with letters of twice the usual size, and for all window buttons. */
static void
test_large_letters_fit (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int least;

  g_object_set (settings, "gtk-decoration-layout", "appmenu:minimize,maximize,close", NULL);
  setup_font_size (22);
  wait_for_quiet ();
  gtk_widget_measure (get_window (), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  setup_font_size (11);
  gtk_settings_reset_property (settings, "gtk-decoration-layout");
  g_assert_cmpint (least, <=, 360);
}

/* F10 opens the menu of each page that has one. */
static void
test_menu_key (void)
{
  static const char *const pages[] = { NULL, "win.matches" };
  GtkWidget *window = get_window ();

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      GtkWidget *page, *menu = NULL;

      if (pages[i] != NULL)
        gtk_widget_activate_action (window, pages[i], NULL);
      wait_for_quiet ();
      page = GTK_WIDGET (
          adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (find (window, ADW_TYPE_NAVIGATION_VIEW, 0))));
      for (guint n = 0; menu == NULL && find (page, GTK_TYPE_MENU_BUTTON, n) != NULL; n++)
        if (gtk_menu_button_get_primary (GTK_MENU_BUTTON (find (page, GTK_TYPE_MENU_BUTTON, n))))
          menu = find (page, GTK_TYPE_MENU_BUTTON, n);
      g_assert_nonnull (menu);
      wait_until (gtk_widget_get_mapped (menu));
    }
  gtk_widget_activate_action (window, "win.show-start", NULL);
  wait_for_quiet ();
}

static void
test_close_legal_page (void)
{
  AdwDialog *dialog;
  GtkWidget *pages;

  open_dialog ("about", &dialog);
  pages = find (GTK_WIDGET (dialog), ADW_TYPE_NAVIGATION_VIEW, 0);
  g_assert_true (gtk_widget_activate_action (find (pages, GTK_TYPE_BUTTON, 0), "navigation.push", "s", "legal"));
  adw_dialog_close (dialog);
  wait_until (dialog == NULL);
}

/* A hint arrives while the rules are shown above the table. */
static void
test_late_hint (void)
{
  GtkWidget *window = get_window ();
  const TaliaGame *game = talia_registry_find ("hearts");
  g_autoptr (TaliaTable) table = NULL;
  TaliaOptions options;
  TaliaTablePage *page;
  GtkWidget *reader, *bar;
  GtkRoot *root = GTK_ROOT (window);

  talia_game_init_options (game, &options);
  table = talia_table_new (game, &options, NULL);
  talia_session_begin (talia_window_get_session (TALIA_WINDOW (window)), table);
  wait_until ((page = talia_window_get_table_page (TALIA_WINDOW (window))) != NULL
              && talia_match_get_own_turn (talia_table_page_get_match (page)));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "table.hint", NULL));
  g_assert_true (gtk_widget_activate_action (window, "win.read-rules", "s", ""));
  wait_until ((reader = find (window, TALIA_TYPE_BOOK_READER, 0)) != NULL);
  bar = find (GTK_WIDGET (page), TALIA_TYPE_BOARD_BAR, 0);
  wait_until (g_str_has_prefix (talia_board_bar_get_news (TALIA_BOARD_BAR (bar)), "Hint: "));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (root), reader));
  g_assert_true (gtk_widget_activate_action (reader, "navigation.pop", NULL));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (root), GTK_WIDGET (page)));
}

/* Escape in the search of the rules first clears it, and then closes the rules. */
static void
test_escape_in_the_search (void)
{
  GtkWidget *window = get_window (), *reader, *search;

  g_assert_true (gtk_widget_activate_action (window, "win.read-rules", "s", ""));
  wait_until ((reader = find (window, TALIA_TYPE_BOOK_READER, 0)) != NULL && gtk_widget_get_mapped (reader));
  search = find (reader, GTK_TYPE_SEARCH_ENTRY, 0);
  gtk_editable_set_text (GTK_EDITABLE (search), "moon");
  g_signal_emit_by_name (search, "stop-search");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "");
  g_assert_true (find (window, TALIA_TYPE_BOOK_READER, 0) == reader);
  g_signal_emit_by_name (search, "stop-search");
  wait_until (find (window, TALIA_TYPE_BOOK_READER, 0) == NULL);
}

/* Escape closes the rules even if the table took the focus when their page appeared. */
static void
test_escape_without_focus (void)
{
  GtkWidget *window = get_window (), *reader;
  g_autoptr (GError) error = NULL;

  g_assert_true (gtk_widget_activate_action (window, "win.read-rules", "s", ""));
  wait_until ((reader = find (window, TALIA_TYPE_BOOK_READER, 0)) != NULL && gtk_widget_get_mapped (reader)
              && gtk_window_is_active (GTK_WINDOW (window)));
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  g_spawn_command_line_sync ("xdotool key Escape", NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  wait_until (find (window, TALIA_TYPE_BOOK_READER, 0) == NULL);
}

static AdwDialog *
get_dialog (void)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (get_window ()));
}

static TaliaTable *
get_table (void)
{
  return talia_match_get_table (
      talia_table_page_get_match (talia_window_get_table_page (TALIA_WINDOW (get_window ()))));
}

static void
answer (const char *label)
{
  GtkWidget *dialog;

  wait_until ((dialog = GTK_WIDGET (get_dialog ())) != NULL && find_button (dialog, label) != NULL);
  g_signal_emit_by_name (find_button (dialog, label), "clicked");
  wait_until (GTK_WIDGET (get_dialog ()) != dialog);
}

static void
start_again (void)
{
  gtk_widget_activate_action (get_window (), "win.play-again", "s", "hearts");
}

static void
start_today (void)
{
  gtk_widget_activate_action (get_window (), "win.daily", "s", "hearts");
}

static void
start_new (const char *game)
{
  gtk_widget_activate_action (get_window (), "win.play-again", "s", game);
  if (get_dialog () != NULL)
    answer ("New Match");
  wait_until (talia_window_get_table_page (TALIA_WINDOW (get_window ())) != NULL);
  g_assert_cmpstr (talia_table_get_game (get_table ())->id, ==, game);
}

static gboolean
is_asked (const char *standing)
{
  return ADW_IS_ALERT_DIALOG (get_dialog ())
         && g_str_has_prefix (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (get_dialog ())), standing);
}

/* If a match of the same game is open, a new match without chosen options is begun only after a question. */
static void
test_open_match_is_asked_about (void)
{
  static void (*const doors[]) (void) = { start_again, start_today };

  gtk_window_set_default_size (GTK_WINDOW (get_window ()), 360, 600);
  wait_until (gtk_widget_get_width (get_window ()) <= 360);
  for (guint i = 0; i < G_N_ELEMENTS (doors); i++)
    {
      TaliaTable *table;

      start_new ("hearts");
      table = get_table ();
      doors[i]();
      g_assert_true (is_asked ("American Hearts · Deal 1"));
      answer ("Cancel");
      g_assert_true (get_table () == table);

      doors[i]();
      answer ("New Match");
      g_assert_true (get_table () != table);
      g_assert_cmpstr (talia_table_get_game (get_table ())->id, ==, "hearts");
    }
  resize (FALSE);
}

/* A match with chosen options begins at once: the question would discard them by continuing another match. */
static void
test_what_was_chosen_is_played (void)
{
  TaliaTable *table;
  TaliaOptions options;

  start_new ("kierki");
  table = get_table ();
  g_assert_cmpint (talia_table_get_n_seats (table), ==, 4);
  talia_game_init_options (talia_registry_find ("kierki"), &options);
  talia_options_apply_preset (talia_registry_find ("kierki")->options, &options,
                              &(TaliaPreset) { "", "", "players=7" });
  talia_match_settings_store_options (talia_registry_find ("kierki"), &options); /* as if chosen in the dialog */
  gtk_widget_activate_action (get_window (), "win.new-match", "s", "kierki");
  answer ("Start the Match");
  g_assert_null (get_dialog ());
  wait_until (get_table () != table);
  g_assert_cmpint (talia_table_get_n_seats (get_table ()), ==, 7);
  g_settings_reset (talia_settings_get (), "last-options");
}

static gboolean
tile_shows (const char *game, const char *text)
{
  GtkWidget *tile, *label;

  for (guint i = 0; (tile = find (get_window (), TALIA_TYPE_GAME_TILE, i)) != NULL; i++)
    for (guint j = 0; (label = find (tile, GTK_TYPE_LABEL, j)) != NULL; j++)
      if (g_str_equal (talia_game_tile_get_game (TALIA_GAME_TILE (tile))->id, game)
          && g_str_equal (gtk_label_get_text (GTK_LABEL (label)), text))
        return gtk_widget_get_visible (label);
  return FALSE;
}

/* A match of another game stays open, and is continued when its game is chosen again. */
static void
test_each_game_has_its_open_match (void)
{
  g_autofree char *before = NULL, *after = NULL;

  start_new ("greckie");
  before = talia_record_write (get_table ());
  gtk_widget_activate_action (get_window (), "win.quick-match", "s", "royal");
  g_assert_null (get_dialog ());
  wait_until (g_str_equal (talia_table_get_game (get_table ())->id, "royal"));
  gtk_widget_activate_action (get_window (), "win.show-start", NULL);
  wait_until (talia_window_get_table_page (TALIA_WINDOW (get_window ())) == NULL);
  wait_until (tile_shows ("greckie", "Unfinished: First deal"));

  gtk_widget_activate_action (get_window (), "win.quick-match", "s", "greckie");
  g_assert_null (get_dialog ()); /* no question, because the tile shows the match that it continues */
  wait_until (talia_window_get_table_page (TALIA_WINDOW (get_window ())) != NULL);
  after = talia_record_write (get_table ());
  g_assert_true (g_str_has_prefix (after, before));
}

#ifndef __SANITIZE_ADDRESS__ /* the sanitizer has its own allocator */
/* Returns the resident memory in MB. */
static double
get_memory (void)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) pages = NULL;

  g_assert_true (g_file_get_contents ("/proc/self/statm", &text, NULL, NULL));
  pages = g_strsplit (text, " ", 3);
  return g_ascii_strtod (pages[1], NULL) * sysconf (_SC_PAGESIZE) / 1e6;
}

/* Memory freed between blocks that are still used is returned to the system when the page of the table is left. */
static void
test_memory_goes_back_with_a_table (void)
{
  enum
  {
    BLOCKS = 64 * 1024,
    KEPT = 16 /* one block of this many is kept */
  };
  g_autofree char **blocks = g_new (char *, BLOCKS);
  double most;

  start_new ("hearts");
  wait_for_quiet (); /* after the memory of an earlier table was returned */
  for (guint i = 0; i < BLOCKS; i++)
    blocks[i] = g_malloc (1024);
  for (guint i = 0; i < BLOCKS; i++)
    if (i % KEPT != 0)
      g_clear_pointer (&blocks[i], g_free);
  most = get_memory ();
  gtk_widget_activate_action (get_window (), "win.show-start", NULL);
  wait_until (get_memory () < most - 20);
  for (guint i = 0; i < BLOCKS; i += KEPT)
    g_free (blocks[i]);
}
#endif

/* A match that was left is freed, and its computer players stop thinking. */
static void
test_a_match_left_is_gone (void)
{
  gpointer page;

  gtk_widget_activate_action (get_window (), "win.play-again", "s", "hearts");
  if (get_dialog () != NULL)
    answer ("New Match");
  wait_until ((page = talia_window_get_table_page (TALIA_WINDOW (get_window ()))) != NULL);
  wait_for_quiet ();
  for (int n = 0; n < 3; n++)
    {
      g_object_add_weak_pointer (page, &page);
      gtk_widget_activate_action (get_window (), "win.play-again", "s", "hearts");
      answer ("New Match");
      wait_until (page == NULL);
      wait_until ((page = talia_window_get_table_page (TALIA_WINDOW (get_window ()))) != NULL);
    }
}

/* Returns the nth label above the button in the same box. */
static const char *
get_label (GtkWidget *button, guint n)
{
  GtkWidget *box = gtk_widget_get_parent (gtk_widget_get_parent (button));

  return gtk_label_get_text (GTK_LABEL (find (box, GTK_TYPE_LABEL, n)));
}

/* The start page names the match that can be continued. */
static void
test_open_match_is_named (void)
{
  GtkWidget *button;

  if (talia_window_get_table_page (TALIA_WINDOW (get_window ())) == NULL)
    gtk_widget_activate_action (get_window (), "win.quick-match", "s", "hearts");
  wait_until (talia_window_get_table_page (TALIA_WINDOW (get_window ())) != NULL);
  gtk_widget_activate_action (get_window (), "win.show-start", NULL);
  wait_until (talia_window_get_table_page (TALIA_WINDOW (get_window ())) == NULL);
  button = find_css (get_window (), GTK_TYPE_BUTTON, "suggested-action");
  g_assert_true (gtk_widget_get_visible (button));
  g_assert_cmpstr (get_label (button, 0), ==, "American Hearts");
  g_assert_true (g_str_has_prefix (get_label (button, 1), "Deal 1"));
}

/* While a review is shown the match does not continue; it opens with the last finished deal, and is shown again after
 * the window was rebuilt. */
static void
test_review (void)
{
  TaliaWindow *window = TALIA_WINDOW (get_window ());
  g_autoptr (TaliaTable) table = playing_table ("");
  TaliaMatch *match;
  GtkWidget *page;
  TaliaReview *review;
  TaliaRandom random;

  talia_session_begin (talia_window_get_session (window), table);
  wait_until (talia_window_get_table_page (window) != NULL && talia_table_get_state (table)->deals == 1);
  match = talia_table_page_get_match (talia_window_get_table_page (window));
  gtk_widget_activate_action (GTK_WIDGET (talia_window_get_table_page (window)), "table.review", NULL);
  g_assert_null (find (GTK_WIDGET (window), TALIA_TYPE_REVIEW_PAGE, 0)); /* no deal is over */
  talia_match_hold (match);
  talia_random_init (&random, 3);
  while (talia_table_get_state (table)->deals < 2)
    playing_step (table, &random);
  talia_board_hasten (talia_table_page_get_board (talia_window_get_table_page (window)));
  talia_match_release (match);
  g_assert_false (talia_match_get_held (match));

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (talia_window_get_table_page (window)), "table.review", NULL));
  wait_until ((page = find (GTK_WIDGET (window), TALIA_TYPE_REVIEW_PAGE, 0)) != NULL && gtk_widget_get_mapped (page));
  g_assert_true (talia_match_get_held (match));
  review = talia_review_page_get_review (TALIA_REVIEW_PAGE (page));
  g_assert_cmpuint (talia_review_get_deal (review), ==, 1);
  talia_review_set_position (review, 11);
  talia_review_set_seen_by (review, 3);

  window = talia_window_rebuild (window);
  wait_until ((page = find (GTK_WIDGET (window), TALIA_TYPE_REVIEW_PAGE, 0)) != NULL && gtk_widget_get_mapped (page));
  review = talia_review_page_get_review (TALIA_REVIEW_PAGE (page));
  g_assert_cmpint (talia_review_get_position (review), ==, 11);
  g_assert_cmpint (talia_review_get_seen_by (review), ==, 3);
  match = talia_table_page_get_match (TALIA_TABLE_PAGE (find (GTK_WIDGET (window), TALIA_TYPE_TABLE_PAGE, 0)));
  g_assert_true (talia_match_get_held (match));
  g_assert_true (gtk_widget_activate_action (page, "navigation.pop", NULL));
  wait_until (find (GTK_WIDGET (window), TALIA_TYPE_REVIEW_PAGE, 0) == NULL
              && (talia_board_hasten (talia_table_page_get_board (talia_window_get_table_page (window))), TRUE)
              && !talia_match_get_held (match));
}

int
main (int argc, char **argv)
{
  char *data = playing_folder ();
  int status = 0;

  application = setup_application (&argc, &argv, data);
  if (application != NULL)
    {
      g_test_add_func ("/window/resize-while-closing", test_resize_while_closing);
      g_test_add_func ("/window/close-legal-page", test_close_legal_page);
      g_test_add_func ("/window/large-letters-fit", test_large_letters_fit);
      g_test_add_func ("/window/menu-key", test_menu_key);
      g_test_add_func ("/window/late-hint", test_late_hint);
      g_test_add_func ("/window/escape-without-focus", test_escape_without_focus);
      g_test_add_func ("/window/escape-in-the-search", test_escape_in_the_search);
      g_test_add_func ("/window/open-match-is-asked-about", test_open_match_is_asked_about);
      g_test_add_func ("/window/what-was-chosen-is-played", test_what_was_chosen_is_played);
      g_test_add_func ("/window/each-game-has-its-open-match", test_each_game_has_its_open_match);
#ifndef __SANITIZE_ADDRESS__
      g_test_add_func ("/window/memory-goes-back-with-a-table", test_memory_goes_back_with_a_table);
#endif
      g_test_add_func ("/window/a-match-left-is-gone", test_a_match_left_is_gone);
      g_test_add_func ("/window/open-match-is-named", test_open_match_is_named);
      g_test_add_func ("/window/review", test_review);
      status = g_test_run ();
      gtk_window_destroy (GTK_WINDOW (get_window ()));
      g_object_unref (application);
    }
  playing_remove_folder (data);
  return status;
}
