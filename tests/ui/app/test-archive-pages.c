/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the pages of all matches and of statistics in the window of the program. */
#include <adwaita.h>
#include <glib/gstdio.h>
#include <string.h>

#include "archiving.h"
#include "find.h"
#include "judging.h"
#include "model/archive/talia-verdicts.h"
#include "model/match/talia-number.h"
#include "model/record/talia-lock.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-notes.h"
#include "playing.h"
#include "scoring.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "stored-match.h"
#include "ui/app/talia-window.h"
#include "ui/book/talia-book-reader.h"
#include "ui/exercise/talia-collections-page.h"
#include "ui/exercise/talia-exercise-page.h"
#include "ui/matches/talia-match-row.h"
#include "ui/matches/talia-matches-page.h"
#include "ui/matches/talia-statistics-page.h"
#include "ui/pad/talia-pad-page.h"
#include "ui/plot/talia-plot.h"
#include "ui/review/talia-review-page.h"
#include "ui/start/talia-daily-card.h"
#include "ui/start/talia-start-page.h"
#include "window.h"
#include "words/talia-words-levels.h"

/* The stored matches, newest first. */
static const StoredMatch kept[] = {
  { "current.talia", "spades", "", 30, "2025-11-30T18:05:59Z" },
  { "matches/a.talia", "hearts", "target=50", 0, "2025-11-29T18:00:00Z" },
  { "matches/b.talia", "royal", "", 60, "2025-11-28T18:00:00Z" },
};

/* A match that is added later. */
static const StoredMatch shared = { "matches/c.talia",      "casino",   "players=2 target=1", 0,
                                    "2025-11-27T18:00:00Z", "human Ola" };

typedef struct
{
  TaliaWindow *window;
  char *folder;
  int lock;
} Fixture;

static GtkApplication *application;
static char *data;

static gpointer
get_page (Fixture *self)
{
  AdwNavigationView *pages = ADW_NAVIGATION_VIEW (find (GTK_WIDGET (self->window), ADW_TYPE_NAVIGATION_VIEW, 0));

  return adw_navigation_view_get_visible_page (pages);
}

static guint
count_rows (Fixture *self)
{
  guint n = 0;
  GtkWidget *row;

  for (guint i = 0; (row = find (get_page (self), TALIA_TYPE_MATCH_ROW, i)) != NULL; i++)
    n += gtk_widget_get_mapped (row);
  return n;
}

static void
activate (Fixture *self, const char *action, const char *file)
{
  if (file != NULL)
    gtk_widget_activate_action (get_page (self), action, "s", file);
  else
    gtk_widget_activate_action (get_page (self), action, NULL);
}

static void
set_up (Fixture *self, gconstpointer unused)
{
  g_autofree char *matches = g_build_filename (data, "talia", "matches", NULL), *lock = NULL;

  self->folder = g_build_filename (data, "talia", NULL);
  g_assert_no_errno (g_mkdir_with_parents (matches, 0700));
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    stored_match_write (self->folder, &kept[i], i + 1);
  lock = g_build_filename (self->folder, ".lock-judge", NULL);
  g_assert_true (talia_lock_take (lock, &self->lock)); /* so that no match is judged in the background */
  self->window = talia_window_new (application);
  gtk_window_present (GTK_WINDOW (self->window));
  wait_until (gtk_widget_get_mapped (GTK_WIDGET (self->window)));
  activate (self, "win.matches", NULL);
  wait_until (TALIA_IS_MATCHES_PAGE (get_page (self)));
  wait_until (count_rows (self) == G_N_ELEMENTS (kept));
}

static void
tear_down (Fixture *self, gconstpointer unused)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  close (self->lock);
  playing_remove_folder (self->folder);
}

static GtkWidget *
get_row (Fixture *self, guint number)
{
  return find (get_page (self), TALIA_TYPE_MATCH_ROW, number);
}

static void
test_rows_say_what_was_played (Fixture *self, gconstpointer unused)
{
  static const char *const names[] = { "Spades", "American Hearts", "Royal Casino" };

  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    g_assert_true (has_shown_text (get_row (self, i), names[i]));
  g_assert_true (has_shown_text (get_row (self, 0), "First deal"));
}

static void
test_search_and_filters (Fixture *self, gconstpointer unused)
{
  GtkEditable *search = GTK_EDITABLE (find (get_page (self), GTK_TYPE_SEARCH_ENTRY, 0));
  GtkDropDown *games = GTK_DROP_DOWN (find (get_page (self), GTK_TYPE_DROP_DOWN, 0));
  GtkDropDown *states = GTK_DROP_DOWN (find (get_page (self), GTK_TYPE_DROP_DOWN, 1));
  GtkDropDown *order = GTK_DROP_DOWN (find (get_page (self), GTK_TYPE_DROP_DOWN, 3));

  gtk_drop_down_set_selected (states, 1);
  wait_until (count_rows (self) == 2);
  gtk_drop_down_set_selected (states, 2);
  wait_until (count_rows (self) == 1);
  gtk_drop_down_set_selected (states, 0);
  gtk_drop_down_set_selected (games, 1); /* the first game, after "All games" */
  wait_until (count_rows (self) == 1);
  gtk_drop_down_set_selected (games, 0);
  gtk_drop_down_set_selected (order, 1);
  wait_until (count_rows (self) == 3 && has_shown_text (get_row (self, 0), "Royal Casino"));
  gtk_editable_set_text (search, "nobody");
  wait_until (has_shown_text (get_page (self), "No Matches Found"));
  gtk_editable_set_text (search, "");
  wait_until (count_rows (self) == 3);
}

/* Any match can be continued where it was, and the previous one stays open. */
static void
test_go_on_with_any (Fixture *self, gconstpointer unused)
{
  static const struct
  {
    const char *file, *game;
  } ways[] = { { "matches/b.talia", "royal" }, { "current.talia", "royal" } };
  g_autofree char *path = g_build_filename (self->folder, "matches", NULL);
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      activate (self, "matches.go-on", ways[i].file);
      wait_until (talia_window_get_table_page (self->window) != NULL);
      g_assert_cmpstr (
          talia_match_get_game (talia_table_page_get_match (talia_window_get_table_page (self->window)))->id, ==,
          ways[i].game);
      activate (self, "win.matches", NULL);
      wait_until (TALIA_IS_MATCHES_PAGE (get_page (self)));
      wait_until (count_rows (self) == 3);
    }
  names = playing_list (path, "");
  g_assert_cmpuint (g_strv_length (names), ==, 2); /* Hearts, and now Spades */
}

static void
test_deleted_comes_back (Fixture *self, gconstpointer unused)
{
  g_autofree char *before = playing_read (self->folder, "matches/a.talia"), *after = NULL;
  GtkWidget *undo;

  activate (self, "matches.delete", "matches/a.talia");
  wait_until (count_rows (self) == 2);
  wait_until ((undo = find_button (GTK_WIDGET (self->window), "Undo")) != NULL);
  g_signal_emit_by_name (undo, "clicked");
  wait_until (count_rows (self) == 3);
  activate (self, "matches.delete", "matches/a.talia");
  wait_until (count_rows (self) == 2);
  activate (self, "matches.undo", NULL); /* the action of Ctrl+Z */
  wait_until (count_rows (self) == 3);
  after = playing_read (self->folder, "matches/a.talia");
  g_assert_cmpstr (before, ==, after);
}

/* A new title is in the record and in the list at once, and the open match is not affected. */
static void
test_renamed (Fixture *self, gconstpointer unused)
{
  for (guint i = 0; i < 2; i++)
    {
      AdwApplicationWindow *window = ADW_APPLICATION_WINDOW (self->window);
      g_autofree char *title = g_strdup_printf ("Święta %u", i), *text = NULL;
      GtkWidget *dialog, *rename;

      activate (self, "matches.rename", kept[i].file);
      wait_until ((dialog = GTK_WIDGET (adw_application_window_get_visible_dialog (window))) != NULL);
      wait_until ((rename = find_button (dialog, "Rename")) != NULL);
      gtk_editable_set_text (GTK_EDITABLE (adw_alert_dialog_get_extra_child (ADW_ALERT_DIALOG (dialog))), title);
      g_signal_emit_by_name (rename, "clicked");
      wait_until (has_shown_text (get_row (self, i), title));
      wait_until (adw_application_window_get_visible_dialog (window) == NULL);
      text = playing_read (self->folder, kept[i].file);
      g_assert_nonnull (strstr (text, title));
    }
}

/* As if dropped from a file manager. */
static void
test_dropped_file_is_opened (Fixture *self, gconstpointer unused)
{
  g_autofree char *path = g_build_filename (self->folder, "matches", "a.talia", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GSList list = { file, NULL };
  GdkFileList *files = gdk_file_list_new_from_list (&list);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->window));
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, files);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 1.0, 1.0, &taken);
    }
  g_assert_true (taken);
  wait_until (talia_window_get_table_page (self->window) != NULL);
}

/* Escape in the search first clears it, then leaves it. */
static void
test_escape_in_the_search (Fixture *self, gconstpointer unused)
{
  GtkWidget *search = find (get_page (self), GTK_TYPE_SEARCH_ENTRY, 0);

  gtk_editable_set_text (GTK_EDITABLE (search), "royal");
  wait_until (count_rows (self) == 1);
  g_signal_emit_by_name (search, "stop-search");
  wait_until (count_rows (self) == 3);
  g_signal_emit_by_name (search, "stop-search");
  wait_until (!TALIA_IS_MATCHES_PAGE (get_page (self)));
}

/* Score pads of Kierki, which come second and fourth in the list. */
#define OPEN_PAD "scores/2025-11-29T20-00-00Z.talia"
#define FINISHED_PAD "scores/2025-11-28T20-00-00Z.talia"

static void
write_pads (Fixture *self)
{
  g_autofree char *folder = g_build_filename (self->folder, "scores", NULL);
  g_autofree char *open = g_build_filename (self->folder, OPEN_PAD, NULL);
  g_autofree char *finished = g_build_filename (self->folder, FINISHED_PAD, NULL);

  g_assert_no_errno (g_mkdir_with_parents (folder, 0700));
  g_assert_true (g_file_set_contents (open, SCORING_TEXT, -1, NULL));
  g_assert_true (g_file_set_contents (finished, SCORING_TEXT "end\n", -1, NULL));
  talia_archive_update (talia_session_get_archive (talia_window_get_session (self->window)));
  wait_until (count_rows (self) == G_N_ELEMENTS (kept) + 2);
}

static gboolean
row_says (Fixture *self, guint number, const char *words)
{
  g_autofree char *text =
      talia_match_row_describe (talia_match_row_get_facts (TALIA_MATCH_ROW (get_row (self, number))));

  return strstr (text, words) != NULL;
}

/* They are listed as matches are, and a filter shows them alone. */
static void
test_score_pads_are_listed (Fixture *self, gconstpointer unused)
{
  GtkDropDown *states = GTK_DROP_DOWN (find (get_page (self), GTK_TYPE_DROP_DOWN, 1));

  write_pads (self);
  g_assert_true (row_says (self, 1, "Kierki, 1 deal played, 0\u00a0:\u00a060, "));
  g_assert_true (row_says (self, 1, " · with real cards · Ewa, Jan, Ala, Ola"));
  g_assert_true (row_says (self, 3, "Kierki, Finished, 0\u00a0:\u00a060, "));
  g_assert_true (row_says (self, 3, " · with real cards · 1.\u00a0Ewa, 2.\u00a0Jan, 3.\u00a0Ala, 3.\u00a0Ola"));
  g_assert_false (row_says (self, 0, "real cards"));
  gtk_drop_down_set_selected (states, 4);
  wait_until (count_rows (self) == 2 && row_says (self, 0, "1 deal played") && row_says (self, 1, "Finished"));
  gtk_drop_down_set_selected (states, 1);
  wait_until (count_rows (self) == 3 && row_says (self, 1, "real cards"));
}

static TaliaScorePad *
get_pad (Fixture *self)
{
  return talia_pad_page_get_pad (get_page (self));
}

/* Chooses a row, as a click does. */
static void
choose_row (Fixture *self, guint number)
{
  g_signal_emit_by_name (find (get_page (self), GTK_TYPE_LIST_VIEW, 0), "activate", number);
}

/* Any pad opens from its row and goes on in its file; on the way back the list knows what was entered. */
static void
test_score_pads_go_on (Fixture *self, gconstpointer unused)
{
  write_pads (self);
  choose_row (self, 3);
  wait_until (TALIA_IS_PAD_PAGE (get_page (self)));
  g_assert_true (talia_score_pad_is_over (get_pad (self)));
  activate (self, "win.matches", NULL); /* another pad is opened from the list above it */
  wait_until (TALIA_IS_MATCHES_PAGE (get_page (self)) && count_rows (self) == G_N_ELEMENTS (kept) + 2);
  choose_row (self, 1);
  wait_until (TALIA_IS_PAD_PAGE (get_page (self)) && !talia_score_pad_is_over (get_pad (self)));
  activate (self, "win.matches", NULL); /* and then the same one */
  wait_until (TALIA_IS_MATCHES_PAGE (get_page (self)) && count_rows (self) == G_N_ELEMENTS (kept) + 2);
  choose_row (self, 1);
  wait_until (TALIA_IS_PAD_PAGE (get_page (self)));
  g_assert_true (talia_score_pad_undo (get_pad (self)));
  activate (self, "navigation.pop", NULL);
  wait_until (TALIA_IS_MATCHES_PAGE (get_page (self)));
  wait_until (count_rows (self) == G_N_ELEMENTS (kept) + 2 && row_says (self, 1, "Kierki, First deal, "));
}

/* Whether the start page, visible or not, offers a pad. */
static gboolean
is_pad_offered (Fixture *self)
{
  GtkWidget *start = find (GTK_WIDGET (self->window), TALIA_TYPE_START_PAGE, 0), *button;

  for (guint i = 0; (button = find (start, GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), "win.continue-pad") == 0)
      return TRUE;
  return FALSE;
}

/* A pad that was deleted in the list is not offered on the start page any more, unless the deletion is undone. */
static void
test_score_pads_are_deleted (Fixture *self, gconstpointer unused)
{
  g_autofree char *after = NULL;

  write_pads (self);
  wait_until (is_pad_offered (self));
  while (g_main_context_iteration (NULL, FALSE)) /* a new window also looks when it is idle */
    ;
  activate (self, "matches.delete", OPEN_PAD);
  wait_until (count_rows (self) == G_N_ELEMENTS (kept) + 1);
  wait_until (has_shown_text (GTK_WIDGET (self->window), "Score pad deleted"));
  wait_until (!is_pad_offered (self));
  activate (self, "matches.undo", NULL);
  wait_until (count_rows (self) == G_N_ELEMENTS (kept) + 2);
  after = playing_read (self->folder, OPEN_PAD);
  g_assert_cmpstr (after, ==, SCORING_TEXT);
  activate (self, "win.show-start", NULL);
  wait_until (TALIA_IS_START_PAGE (get_page (self)) && has_shown_text (get_page (self), "Kierki · Deal 2"));
}

/* A record that cannot be read is reported. */
static void
test_damaged_files_are_told (Fixture *self, gconstpointer unused)
{
  g_autofree char *path = g_build_filename (self->folder, "matches", "letter.talia", NULL);
  AdwBanner *banner = ADW_BANNER (find (get_page (self), ADW_TYPE_BANNER, 0));

  g_assert_false (adw_banner_get_revealed (banner));
  g_assert_true (g_file_set_contents (path, "Dear grandmother\n", -1, NULL));
  activate (self, "win.statistics", NULL);
  wait_until (TALIA_IS_STATISTICS_PAGE (get_page (self)));
  activate (self, "navigation.pop", NULL);
  wait_until (adw_banner_get_revealed (banner));
  g_assert_true (g_str_has_prefix (adw_banner_get_title (banner), "1 file could not be read"));
}

/* After a change of the language the same pages are open. */
static void
test_window_is_rebuilt (Fixture *self, gconstpointer unused)
{
  activate (self, "win.statistics", NULL);
  wait_until (TALIA_IS_STATISTICS_PAGE (get_page (self)));
  self->window = talia_window_rebuild (self->window);
  g_assert_true (TALIA_IS_STATISTICS_PAGE (get_page (self)));
  activate (self, "navigation.pop", NULL);
  wait_until (TALIA_IS_MATCHES_PAGE (get_page (self)));
}

/* A match continued from a review is a separate match; the earlier one does not change. */
static void
test_play_from_a_review (Fixture *self, gconstpointer unused)
{
  g_autofree char *before = playing_read (self->folder, "matches/a.talia"), *after = NULL;
  TaliaReview *review;
  TaliaTable *table;

  activate (self, "matches.review", "matches/a.talia");
  wait_until (TALIA_IS_REVIEW_PAGE (get_page (self)));
  review = talia_review_page_get_review (get_page (self));
  talia_review_set_deal (review, 1);
  talia_review_set_seen_by (review, 2);
  talia_review_set_position (review, 20);
  activate (self, "review-page.play", NULL);
  wait_until (talia_window_get_table_page (self->window) != NULL);
  table = talia_match_get_table (talia_table_page_get_match (talia_window_get_table_page (self->window)));
  g_assert_cmpuint (talia_table_get_n_steps (table), >=, 21);
  g_assert_true (g_str_has_prefix (talia_table_get_seat (table, 2), "human "));
  after = playing_read (self->folder, "matches/a.talia");
  g_assert_cmpstr (before, ==, after);
}

/* The rules open at the deal under review, not at their contents, even without a card on the table. */
static void
test_rules_of_a_review (Fixture *self, gconstpointer unused)
{
  g_autofree char *place = NULL;

  activate (self, "matches.review", "matches/a.talia");
  wait_until (TALIA_IS_REVIEW_PAGE (get_page (self)));
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.show-rules", "s", "");
  wait_until (TALIA_IS_BOOK_READER (get_page (self)));
  place = talia_book_panel_get_place (talia_book_reader_get_panel (get_page (self)));
  g_assert_nonnull (place);
  g_assert_true (g_str_has_prefix (place, "hearts"));
}

static gboolean
focus_is_on (Fixture *self, const char *label)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));

  return GTK_IS_BUTTON (focus) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (focus)), label) == 0;
}

/* An additional Enter at the end of a match opens its review, and begins no other match. */
static void
test_enter_at_the_end_begins_nothing (Fixture *self, gconstpointer unused)
{
  g_autofree char *path = g_build_filename (self->folder, "matches", "a.talia", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  talia_session_open_files (talia_window_get_session (self->window), &file, 1);
  wait_until (talia_window_get_table_page (self->window) != NULL);
  wait_until (focus_is_on (self, "Re_view"));
}

/* Every game can be chosen. */
static void
test_menu_of_the_day (Fixture *self, gconstpointer unused)
{
  GtkMenuButton *button;

  activate (self, "navigation.pop", NULL);
  wait_until (!TALIA_IS_MATCHES_PAGE (get_page (self)));
  for (guint i = 0; (button = GTK_MENU_BUTTON (find (get_page (self), GTK_TYPE_MENU_BUTTON, i))) != NULL; i++)
    if (g_strcmp0 (gtk_menu_button_get_label (button), "_Play Today’s Deal") == 0)
      break;
  g_assert_nonnull (button);
  gtk_menu_button_popup (button);
  wait_until (gtk_menu_button_get_active (button));
  g_assert_cmpint (g_menu_model_get_n_items (gtk_menu_button_get_menu_model (button)), ==, 9);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (button))));
  gtk_menu_button_popdown (button);
}

/* Waits until the row of a match has the focus, which is that of its list item. */
static void
wait_for_focus (Fixture *self, guint row)
{
  wait_until (TALIA_IS_MATCHES_PAGE (get_page (self)) && count_rows (self) == G_N_ELEMENTS (kept));
  for (guint i = 0; i < 2; i++, window_spin (200))
    wait_until (gtk_root_get_focus (GTK_ROOT (self->window)) == gtk_widget_get_parent (get_row (self, row)));
}

/* In a window of any width, the focus after a review is at the match that was reviewed. */
static void
test_focus_comes_back_from_a_review (Fixture *self, gconstpointer unused)
{
  static const int widths[] = { 1000, 360, 360 };

  for (guint row = 0; row < G_N_ELEMENTS (widths); row++)
    {
      gtk_window_set_default_size (GTK_WINDOW (self->window), widths[row], 700);
      wait_until ((gtk_widget_get_width (GTK_WIDGET (self->window)) <= 360) == (widths[row] == 360));
      g_assert_true (gtk_widget_grab_focus (gtk_widget_get_parent (get_row (self, row))));
      activate (self, "matches.review", kept[row].file);
      wait_until (GTK_IS_SCALE (gtk_root_get_focus (GTK_ROOT (self->window))));
      activate (self, "win.matches", NULL); /* opened from the review, so that the page's rows are created again */
      wait_for_focus (self, 0);
      activate (self, "navigation.pop", NULL);
      activate (self, "navigation.pop", NULL);
      wait_for_focus (self, row);
    }
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1000, 700);
}

static void
assert_focus (Fixture *self, const char *file)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));

  g_assert_nonnull (focus);
  focus = gtk_widget_get_first_child (focus);
  g_assert_true (TALIA_IS_MATCH_ROW (focus));
  g_assert_cmpstr (talia_match_row_get_facts (TALIA_MATCH_ROW (focus))->file, ==, file);
}

/* Whatever another window or computer changes in the list meanwhile, the focus stays at its match. */
static void
test_focus_stays_while_the_list_changes (Fixture *self, gconstpointer unused)
{
  static const StoredMatch newer = { "matches/n.talia", "hearts", "target=50", 0, "2025-12-01T18:00:00Z" };
  TaliaArchive *archive = talia_session_get_archive (talia_window_get_session (self->window));

  g_assert_true (gtk_widget_grab_focus (gtk_widget_get_parent (get_row (self, 1))));
  stored_match_write (self->folder, &newer, 7);
  talia_archive_update (archive);
  wait_until (count_rows (self) == G_N_ELEMENTS (kept) + 1);
  assert_focus (self, kept[1].file);
  g_assert_true (talia_archive_remove (archive, newer.file, NULL));
  wait_until (count_rows (self) == G_N_ELEMENTS (kept));
  assert_focus (self, kept[1].file);
}

/* Everybody has the same match on the same day. */
static void
test_deal_of_the_day (Fixture *self, gconstpointer unused)
{
  g_autoptr (GDateTime) before = g_date_time_new_now_local (), after = NULL;
  TaliaTable *table;
  guint64 number;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.daily", "s", "hearts");
  wait_until (talia_window_get_table_page (self->window) != NULL);
  table = talia_match_get_table (talia_table_page_get_match (talia_window_get_table_page (self->window)));
  after = g_date_time_new_now_local ();
  number = talia_number_of (table);
  g_assert_true (number == talia_number_of_day (before) || number == talia_number_of_day (after));
  g_assert_true (g_str_has_prefix (talia_table_get_seat (table, 1), "medium "));
  g_assert_nonnull (talia_table_get_note (table, TALIA_NOTE_DAILY));
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static gboolean
is_daily_focused (Fixture *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));

  return focus != NULL && gtk_widget_get_ancestor (focus, TALIA_TYPE_DAILY_CARD) != NULL;
}

/* Its button is focused, also if another page was open; the start page then slides in first. */
static void
test_deal_of_the_day_is_offered (Fixture *self, gconstpointer unused)
{
  GtkWidget *start = find (GTK_WIDGET (self->window), TALIA_TYPE_START_PAGE, 0);
  guint shown = 0;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_signal_connect_swapped (start, "shown", G_CALLBACK (count_cb), &shown);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.show-daily", NULL);
  wait_until (shown > 0 && is_daily_focused (self));
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.show-daily", NULL);
  g_assert_true (is_daily_focused (self));
  g_signal_handlers_disconnect_by_data (start, &shown);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* The unfinished deal of the day goes on from where it was left, without a question. */
static void
test_deal_of_the_day_goes_on (Fixture *self, gconstpointer unused)
{
  TaliaTable *table;
  g_autofree char *before = NULL, *after = NULL;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.daily", "s", "casino");
  wait_until (talia_window_get_table_page (self->window) != NULL);
  table = talia_match_get_table (talia_table_page_get_match (talia_window_get_table_page (self->window)));
  wait_until (talia_table_get_n_steps (table) > 0);
  before = g_strdup (talia_table_get_note (table, TALIA_NOTE_DATE));
  activate (self, "navigation.pop", NULL);
  wait_until (talia_window_get_table_page (self->window) == NULL);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.daily", "s", "casino");
  wait_until (talia_window_get_table_page (self->window) != NULL);
  table = talia_match_get_table (talia_table_page_get_match (talia_window_get_table_page (self->window)));
  after = g_strdup (talia_table_get_note (table, TALIA_NOTE_DATE));
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (talia_table_get_n_steps (table), >, 0);
}

/* The statistics offer the games that were played, and have a row for each choice. */
static void
test_statistics (Fixture *self, gconstpointer unused)
{
  GtkWidget *games, *rules, *time;

  activate (self, "win.statistics", NULL);
  wait_until (TALIA_IS_STATISTICS_PAGE (get_page (self)));
  games = find (get_page (self), ADW_TYPE_COMBO_ROW, 0);
  rules = find (get_page (self), ADW_TYPE_COMBO_ROW, 1);
  time = find (get_page (self), ADW_TYPE_COMBO_ROW, 3);
  g_assert_true (has_shown_text (get_page (self), "American Hearts"));
  g_assert_false (has_shown_text (get_page (self), "Spades"));
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (games)), ==, 1); /* the only game */
  g_assert_true (has_shown_text (get_page (self), "Matches finished"));
  g_assert_false (gtk_widget_get_visible (rules));

  adw_combo_row_set_selected (ADW_COMBO_ROW (games), 0);
  g_assert_true (has_shown_text (get_page (self), "1 match · 1 won")
                 || has_shown_text (get_page (self), "1 match · 0 won"));
  g_assert_false (has_shown_text (get_page (self), "Matches finished"));
  adw_combo_row_set_selected (ADW_COMBO_ROW (time), 2); /* the match was long ago */
  wait_until (has_shown_text (get_page (self), "0 matches · 0 won"));
}

/* People who have played together are listed with their results. */
static void
test_family (Fixture *self, gconstpointer unused)
{
  TaliaArchive *archive = talia_session_get_archive (talia_window_get_session (self->window));
  AdwComboRow *games;

  activate (self, "win.statistics", NULL);
  wait_until (TALIA_IS_STATISTICS_PAGE (get_page (self)));
  games = ADW_COMBO_ROW (find (get_page (self), ADW_TYPE_COMBO_ROW, 0));
  g_assert_false (has_shown_text (get_page (self), "At One Table"));
  stored_match_write (self->folder, &shared, 7);
  talia_archive_update (archive);
  wait_until (g_list_model_get_n_items (adw_combo_row_get_model (games)) == 3);
  g_assert_false (has_shown_text (get_page (self), "At One Table")); /* nobody has played Hearts together */
  adw_combo_row_set_selected (games, 0);
  g_assert_true (has_shown_text (get_page (self), "At One Table"));
  g_assert_true (has_shown_text (get_page (self), "Ola"));
  g_assert_true (has_shown_text (get_page (self), "1 match · 1 won\n1st × 1 · average place 1.0"));
  g_assert_true (has_shown_text (get_page (self), "1 match · 0 won\n2nd × 1 · average place 2.0"));
}

/* Finished score pads count apart from the matches here, even if their game was never played here. */
static void
test_family_with_real_cards (Fixture *self, gconstpointer unused)
{
  AdwComboRow *games;

  write_pads (self);
  activate (self, "win.statistics", NULL);
  wait_until (TALIA_IS_STATISTICS_PAGE (get_page (self)));
  games = ADW_COMBO_ROW (find (get_page (self), ADW_TYPE_COMBO_ROW, 0));
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (games)), ==, 3); /* all, Hearts, Kierki */
  g_assert_false (has_shown_text (get_page (self), "At One Table"));
  g_assert_true (has_shown_text (get_page (self), "With Real Cards"));
  g_assert_true (has_shown_text (get_page (self), "1 match · 1 won\n1st × 1 · average place 1.0"));
  g_assert_false (has_shown_text (get_page (self), "Kierki"));
  adw_combo_row_set_selected (games, 1);
  g_assert_false (has_shown_text (get_page (self), "With Real Cards"));
  adw_combo_row_set_selected (games, 2);
  g_assert_true (has_shown_text (get_page (self), "With Real Cards"));
  g_assert_true (has_shown_text (get_page (self), "Ewa"));
  g_assert_true (has_shown_text (get_page (self), "1 match · 1 won\n1st × 1 · average place 1.0 · average total 0.0"));
  g_assert_true (has_shown_text (get_page (self), "1 match · 0 won\n2nd × 1 · average place 2.0 · average total 60.0"));
  g_assert_false (has_shown_text (get_page (self), "Rating"));
}

/* Stores `n` further matches of Hearts, and waits until the page has their rating. */
static void
add_rated (Fixture *self, guint n, TaliaRatingCourse **course)
{
  TaliaArchive *archive = talia_session_get_archive (talia_window_get_session (self->window));

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *file = g_strdup_printf ("matches/r%u.talia", i);
      g_autofree char *date = g_strdup_printf ("2025-11-%02uT18:00:00Z", i + 1);
      const StoredMatch match = { file, "hearts", "target=50", 0, date };

      stored_match_write (self->folder, &match, 50 + i);
    }
  talia_archive_update (archive);
  wait_until (!talia_archive_get_updating (archive));
  *course = talia_archive_get_rating (archive, "hearts");
  g_assert_cmpuint ((*course)->matches, ==, n + 1);
}

/* The rating is shown with its range, the levels, and what is missing until it is sure; after that, with a plot. */
static void
test_rating (Fixture *self, gconstpointer unused)
{
  static const char *const levels[] = { "Easy", "Medium", "Hard", "Expert" };
  g_autoptr (TaliaRatingCourse) first = NULL, sure = NULL;
  g_autofree char *missing = NULL, *rating = NULL, *last = NULL, *way = NULL, *suited = NULL, *level = NULL;
  TaliaPlot *plot;
  TaliaFigures *figures;
  double least, most;

  activate (self, "win.statistics", NULL);
  wait_until (TALIA_IS_STATISTICS_PAGE (get_page (self)));
  add_rated (self, 0, &first);
  g_assert_cmpuint (first->missing, >, 1);
  missing = g_strdup_printf ("Not sure yet: play %u more matches.", first->missing);
  g_assert_true (has_shown_text (get_page (self), missing));
  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    g_assert_true (has_shown_text (get_page (self), levels[i]));
  suited = g_strdup_printf (TALIA_LEVEL_SUITED "-%u", first->grade); /* the level that follows the rating */
  level = talia_words_level (suited);
  g_assert_true (has_shown_text (get_page (self), level));
  plot = TALIA_PLOT (find (get_page (self), TALIA_TYPE_PLOT, 1));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (plot))); /* one point makes no line */

  add_rated (self, 11, &sure);
  g_assert_cmpuint (sure->missing, ==, 0);
  rating = g_strdup_printf ("%.0f ± %.0f", sure->rating.rating, 2.0 * sure->rating.deviation);
  wait_until (has_shown_text (get_page (self), rating));
  g_assert_false (has_shown_text (get_page (self), missing));
  wait_until (gtk_widget_get_mapped (GTK_WIDGET (plot)));
  figures = talia_plot_get_figures (plot);
  g_assert_cmpuint (talia_figures_get_n_points (figures), ==, 12);
  last = talia_figures_describe (figures, 0, 11);
  g_assert_cmpstr (last, ==, rating);
  talia_figures_get_range (figures, &least, &most);
  g_assert_cmpfloat (least, >, 500); /* a plot from 0 would show nothing */
  way = talia_figures_describe_course (figures);
  g_assert_true (g_str_has_prefix (way, "Your rating: from "));

  adw_combo_row_set_selected (ADW_COMBO_ROW (find (get_page (self), ADW_TYPE_COMBO_ROW, 0)), 0);
  g_assert_false (has_shown_text (get_page (self), "Your rating")); /* a game has one, all games do not */
}

/* Stores matches of Casino with the numbers from `first` to before `end`, each of one deal; the expert finds that
 * taking is what costs. Waits until the page has them. */
static void
add_judged (Fixture *self, guint first, guint end)
{
  static const ArchivingMatch match = { .game = "casino",
                                        .settings = "players=2 target=1",
                                        .seats = { "human Ala", "easy Ola" } };
  TaliaArchive *archive = talia_session_get_archive (talia_window_get_session (self->window));

  for (guint i = first; i < end; i++)
    {
      g_autofree char *date = g_strdup_printf ("2025-10-%02uT18:00:00Z", i + 1);
      g_autofree char *file = g_strdup_printf ("matches/j%u.talia", i);
      g_autofree char *path = g_build_filename (self->folder, file, NULL), *text = NULL;
      g_autoptr (TaliaTable) table = archiving_play (&match, date, i + 1);

      text = talia_record_write (table);
      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      judging_deal (self->folder, table, 0, 1, TALIA_THEME_CAPTURE);
    }
  talia_archive_update (archive);
  wait_until (!talia_archive_get_updating (archive));
}

/* Asserts that the row of the most expensive theme says what it costs, and that its plot does, too. */
static void
assert_coach (Fixture *self, const TaliaCoach *coach)
{
  const TaliaCoachTheme *most = &g_array_index (coach->themes, TaliaCoachTheme, 0);
  g_autofree char *loss = g_strdup_printf ("%.1f ± %.1f", most->loss.points, most->loss.error);
  g_autofree char *detail = g_strdup_printf ("where taking cards is right · %u decisions", most->decisions);
  g_autofree char *sure =
      g_strdup_printf ("Clear mistakes have cost %.1f ± %.1f points a deal in your last 24 judged matches.\n"
                       "“Taking” clearly costs you more than the rest: %.2f points a decision, 0.00 elsewhere.",
                       coach->loss.points, coach->loss.error, most->each);
  TaliaPlot *plot = TALIA_PLOT (find (get_page (self), TALIA_TYPE_PLOT, 2));
  TaliaFigures *figures = talia_plot_get_figures (plot);
  g_autofree char *point = talia_figures_describe_point (figures, 0);

  g_assert_true (has_shown_text (get_page (self), sure));
  g_assert_true (has_shown_text (get_page (self), "Taking"));
  g_assert_true (has_shown_text (get_page (self), loss));
  g_assert_true (has_shown_text (get_page (self), detail));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (plot)));
  g_assert_cmpuint (talia_figures_get_n_points (figures), ==, coach->course->len);
  g_assert_cmpuint (talia_figures_get_n_lines (figures), ==, 3);
  g_assert_true (strstr (point, "All decisions ") != NULL && strstr (point, "Taking ") != NULL);
}

/* The button below the theme opens exercises of it, and only the theme that clearly costs more has one. */
static void
assert_practice (Fixture *self)
{
  GtkWidget *button = find (get_page (self), ADW_TYPE_BUTTON_ROW, 0), *page;

  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (button)), ==, "Practise: Taking");
  g_assert_null (find (get_page (self), ADW_TYPE_BUTTON_ROW, 1));
  gtk_widget_activate (button);
  wait_until (TALIA_IS_EXERCISE_PAGE (get_page (self)));
  page = get_page (self);
  wait_until (talia_exercise_page_get_board (TALIA_EXERCISE_PAGE (page)) != NULL);
  g_assert_true (has_shown_text (page, "Exercise 1 of 10"));
  gtk_widget_activate_action (page, "navigation.pop", NULL);
  wait_until (TALIA_IS_STATISTICS_PAGE (get_page (self)));
}

/* The coach says what is missing, and when enough has been judged, which kind of decisions costs most: in a sentence,
 * in rows, and in a plot in words. A choice of time changes nothing, and all games together have no coach. */
static void
test_coach (Fixture *self, gconstpointer unused)
{
  TaliaArchive *archive = talia_session_get_archive (talia_window_get_session (self->window));
  g_autoptr (TaliaCoach) coach = NULL;
  AdwComboRow *games, *time;

  activate (self, "win.statistics", NULL);
  wait_until (TALIA_IS_STATISTICS_PAGE (get_page (self)));
  games = ADW_COMBO_ROW (find (get_page (self), ADW_TYPE_COMBO_ROW, 0));
  time = ADW_COMBO_ROW (find (get_page (self), ADW_TYPE_COMBO_ROW, 3));
  g_assert_true (has_shown_text (get_page (self), "No deal has been judged yet. Look back at a finished match, and ask "
                                                  "what an expert says about your decisions."));
  add_judged (self, 0, 4);
  wait_until (g_list_model_get_n_items (adw_combo_row_get_model (games)) == 3);
  adw_combo_row_set_selected (games, 2);
  g_assert_true (has_shown_text (get_page (self), "Too few deals have been judged to say anything: play 16 more "
                                                  "matches, and have them judged, too."));
  add_judged (self, 4, 24);
  wait_until (!has_shown_text (get_page (self), "Too few deals have been judged to say anything: play 16 more "
                                                "matches, and have them judged, too."));
  coach = talia_archive_get_coach (archive, "casino");
  assert_coach (self, coach);
  adw_combo_row_set_selected (time, 2); /* all of it was long ago */
  assert_coach (self, coach);

  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 640);
  wait_until (gtk_widget_get_width (GTK_WIDGET (self->window)) <= 360);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1000, 700);
  assert_practice (self);
  adw_combo_row_set_selected (games, 0);
  g_assert_false (has_shown_text (get_page (self), "Coach"));
}

static void
test_fits_a_phone (Fixture *self, gconstpointer unused)
{
  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 640);
  wait_until (gtk_widget_get_width (GTK_WIDGET (self->window)) <= 360);
  wait_until (count_rows (self) == 3);
  activate (self, "win.statistics", NULL);
  wait_until (TALIA_IS_STATISTICS_PAGE (get_page (self)));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (self->window)), <=, 360);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1000, 700);
}

/* --- exercises ------------------------------------------------------------------------------- */

/* Stores the verdict that the first decision in the finished match gave away five points. */
static void
judge (Fixture *self)
{
  g_autoptr (TaliaVerdicts) verdicts = talia_verdicts_new (self->folder);
  g_autoptr (GArray) judgements = g_array_new (FALSE, TRUE, sizeof (TaliaJudgement));
  g_autofree char *text = playing_read (self->folder, kept[1].file);
  g_autoptr (TaliaTable) table = talia_record_parse (text, -1, NULL);
  TaliaJudgement it = { .loss = 5.0, .error = 0.1, .reason = { .seat = TALIA_NOBODY, .suit = -1 } };

  for (it.step = 1; talia_table_get_step (table, it.step)->seat != 0; it.step++)
    ;
  it.made = talia_table_get_step (table, it.step)->move;
  it.best = talia_table_get_step (table, it.step + 1)->move;
  g_array_append_val (judgements, it);
  g_assert_true (talia_verdicts_keep (verdicts, table, 0, 1, TALIA_SIGHT_OWN, judgements));
}

static GtkWidget *
find_exercises (Fixture *self)
{
  GtkWidget *row;

  for (guint i = 0; (row = find (get_page (self), ADW_TYPE_ACTION_ROW, i)) != NULL; i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (row)), "win.exercises") == 0)
      return row;
  g_assert_not_reached ();
}

/* The start page offers exercises if there are some and the player wants them; they open from there, and playing on
 * from one begins a match. */
static void
test_exercises (Fixture *self, gconstpointer unused)
{
  TaliaExercisePage *page;

  activate (self, "win.show-start", NULL);
  wait_until (TALIA_IS_START_PAGE (get_page (self)));
  g_assert_false (gtk_widget_get_visible (find_exercises (self)));
  activate (self, "win.exercises", NULL); /* there are none */
  g_assert_true (TALIA_IS_START_PAGE (get_page (self)));

  activate (self, "win.matches", NULL);
  wait_until (TALIA_IS_MATCHES_PAGE (get_page (self)));
  judge (self);
  activate (self, "win.show-start", NULL);
  wait_until (TALIA_IS_START_PAGE (get_page (self)));
  wait_until (gtk_widget_get_visible (find_exercises (self)));
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (find_exercises (self))), ==,
                   "1 exercise from your play");
  g_settings_set_boolean (talia_settings_get (), "exercises", FALSE);
  g_assert_false (gtk_widget_get_visible (find_exercises (self)));
  g_settings_reset (talia_settings_get (), "exercises");
  g_assert_true (gtk_widget_get_visible (find_exercises (self)));

  activate (self, "win.exercises", NULL);
  wait_until (TALIA_IS_EXERCISE_PAGE (get_page (self)));
  page = get_page (self);
  wait_until (talia_exercise_page_get_board (page) != NULL);
  g_assert_true (talia_match_play (talia_trial_get_match (talia_exercise_page_get_trial (page)),
                                   &talia_trial_get_verdict (talia_exercise_page_get_trial (page))->made, NULL));
  wait_until (find_button (GTK_WIDGET (page), "Play from Here") != NULL);
  g_signal_emit_by_name (find_button (GTK_WIDGET (page), "Play from Here"), "clicked");
  wait_until (TALIA_IS_TABLE_PAGE (get_page (self)));
  activate (self, "win.show-start", NULL);
  wait_until (TALIA_IS_START_PAGE (get_page (self)));
  wait_until (g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (find_exercises (self))),
                           "No more exercises today")); /* it was answered today */
  g_assert_false (gtk_widget_get_sensitive (find_exercises (self)));
}

/* The exercises that come with Talia: their page, and from there an exercise. */
static void
test_collections (Fixture *self, gconstpointer unused)
{
  activate (self, "win.collections", NULL);
  wait_until (TALIA_IS_COLLECTIONS_PAGE (get_page (self)));
  activate (self, "win.collections", NULL); /* it is already there */
  adw_action_row_activate (ADW_ACTION_ROW (find (get_page (self), ADW_TYPE_ACTION_ROW, 1)));
  wait_until (TALIA_IS_EXERCISE_PAGE (get_page (self)));
  wait_until (talia_exercise_page_get_board (get_page (self)) != NULL);
  activate (self, "win.show-start", NULL);
  wait_until (TALIA_IS_START_PAGE (get_page (self)));
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *self, gconstpointer data);
  } tests[] = {
    { "/archive-pages/rows-say-what-was-played", test_rows_say_what_was_played },
    { "/archive-pages/search-and-filters", test_search_and_filters },
    { "/archive-pages/go-on-with-any", test_go_on_with_any },
    { "/archive-pages/deleted-comes-back", test_deleted_comes_back },
    { "/archive-pages/renamed", test_renamed },
    { "/archive-pages/dropped-file-is-opened", test_dropped_file_is_opened },
    { "/archive-pages/escape-in-the-search", test_escape_in_the_search },
    { "/archive-pages/score-pads-are-listed", test_score_pads_are_listed },
    { "/archive-pages/score-pads-go-on", test_score_pads_go_on },
    { "/archive-pages/score-pads-are-deleted", test_score_pads_are_deleted },
    { "/archive-pages/damaged-files-are-told", test_damaged_files_are_told },
    { "/archive-pages/window-is-rebuilt", test_window_is_rebuilt },
    { "/archive-pages/play-from-a-review", test_play_from_a_review },
    { "/archive-pages/focus-comes-back-from-a-review", test_focus_comes_back_from_a_review },
    { "/archive-pages/focus-stays-while-the-list-changes", test_focus_stays_while_the_list_changes },
    { "/archive-pages/rules-of-a-review", test_rules_of_a_review },
    { "/archive-pages/enter-at-the-end-begins-nothing", test_enter_at_the_end_begins_nothing },
    { "/archive-pages/menu-of-the-day", test_menu_of_the_day },
    { "/archive-pages/deal-of-the-day", test_deal_of_the_day },
    { "/archive-pages/deal-of-the-day-is-offered", test_deal_of_the_day_is_offered },
    { "/archive-pages/deal-of-the-day-goes-on", test_deal_of_the_day_goes_on },
    { "/archive-pages/statistics", test_statistics },
    { "/archive-pages/family", test_family },
    { "/archive-pages/family-with-real-cards", test_family_with_real_cards },
    { "/archive-pages/rating", test_rating },
    { "/archive-pages/coach", test_coach },
    { "/archive-pages/exercises", test_exercises },
    { "/archive-pages/collections", test_collections },
    { "/archive-pages/fits-a-phone", test_fits_a_phone },
  };
  int status = 0;

  data = playing_folder ();
  application = setup_application (&argc, &argv, data);
  if (application != NULL)
    {
      GtkWindow *first = gtk_application_get_active_window (application);

      gtk_window_destroy (first);
      for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
        g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
      status = g_test_run ();
      g_object_unref (application);
    }
  playing_remove_folder (data);
  return status;
}
