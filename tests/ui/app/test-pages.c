/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the start page, the dialogs, the score sheet and the rules panel, each by itself. */
#include <math.h>

#include "find.h"
#include "model/match/talia-match-seats.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/app/talia-about.h"
#include "ui/app/talia-preferences-dialog.h"
#include "ui/app/talia-shortcuts-dialog.h"
#include "ui/end/talia-match-end.h"
#include "ui/score/talia-deal-summary.h"
#include "ui/score/talia-score-row.h"
#include "ui/score/talia-score-side.h"
#include "ui/score/talia-score-view.h"
#include "ui/start/talia-daily-card.h"
#include "ui/start/talia-game-tile.h"
#include "ui/start/talia-match-settings.h"
#include "ui/start/talia-start-page.h"
#include "window.h"

static const TaliaGame *
hearts (void)
{
  return talia_registry_find ("hearts");
}

/* Creates a match in which only the test makes moves. */
static TaliaMatch *
create_match (void)
{
  g_autoptr (TaliaTable) table = talia_match_settings_create_table (hearts (), TALIA_GRADE_USUAL);
  TaliaMatch *match = talia_match_new (table, "easy");

  talia_match_hold (match);
  return match;
}

static void
play_deal (TaliaMatch *match, guint64 seed)
{
  TaliaTable *table = talia_match_get_table (match);
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);

  g_assert_true (talia_table_deal_seed (table, seed, NULL));
  while (talia_game_legal (talia_table_get_game (table), talia_table_get_state (table), moves, TALIA_MAX_LEGAL) > 0)
    g_assert_true (talia_table_play (table, &moves[0], NULL));
}

static void
test_start (void)
{
  GtkWidget *page = g_object_ref_sink (GTK_WIDGET (talia_start_page_new ()));
  GtkWidget *tile;
  guint games = 0;
  g_autoptr (GVariant) target = NULL;

  while (talia_registry_list ()[games] != NULL)
    games++;
  g_assert_cmpstr (adw_navigation_page_get_tag (ADW_NAVIGATION_PAGE (page)), ==, "start");
  g_assert_cmpuint (count (page, TALIA_TYPE_GAME_TILE), ==, games);

  tile = find (page, TALIA_TYPE_GAME_TILE, 0);
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (find (tile, GTK_TYPE_BUTTON, 0))), ==,
                   "win.quick-match");
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (find (tile, GTK_TYPE_BUTTON, 1))), ==,
                   "win.new-match");
  target = g_variant_ref (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (find (tile, GTK_TYPE_BUTTON, 0))));
  g_assert_cmpstr (g_variant_get_string (target, NULL), ==, talia_registry_list ()[0]->id);
  g_assert_finalize_object (page);
}

/* The relative luminance of a colour, from 0 to 1, as WCAG defines it. */
static double
get_luminance (uint32_t color)
{
  const double weights[] = { 0.0722, 0.7152, 0.2126 };
  double sum = 0;

  for (guint i = 0; i < G_N_ELEMENTS (weights); i++, color >>= 8)
    {
      const double part = (color & 0xff) / 255.0;

      sum += weights[i] * (part <= 0.04045 ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4));
    }
  return sum;
}

/* Each game has a cover: one of its cards, on a background on which white cards are clearly visible. */
static void
test_covers (void)
{
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      TaliaOptions options;
      TaliaState state;

      talia_game_init_options (*game, &options);
      g_assert_true (talia_game_start (*game, &options, &state, NULL));
      g_assert_true (((*game)->pack (&state) & TALIA_BIT ((*game)->cover)) != 0);
      g_assert_cmpfloat (1.05 / (get_luminance ((*game)->color) + 0.05), >=, 4.5);
      for (const TaliaGame *const *other = talia_registry_list (); other != game; other++)
        g_assert_cmphex ((*other)->color, !=, (*game)->color);
    }
}

/* Tiles are in as many columns as there is room for, three at most, all of one size and in line. */
static void
test_columns (void)
{
  static const struct
  {
    int width;
    guint columns;
  } rows[] = { { 360, 1 }, { 700, 2 }, { 1000, 3 }, { 1600, 3 } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *window = adw_window_new (), *page = GTK_WIDGET (talia_start_page_new ()), *tile;
      graphene_rect_t first, bounds;
      guint in_line = 0;

      gtk_window_set_default_size (GTK_WINDOW (window), rows[i].width, 700);
      adw_window_set_content (ADW_WINDOW (window), page);
      gtk_window_present (GTK_WINDOW (window));
      wait_until (gtk_widget_get_width (find (page, TALIA_TYPE_GAME_TILE, 0)) > 0);
      g_assert_true (gtk_widget_compute_bounds (find (page, TALIA_TYPE_GAME_TILE, 0), page, &first));
      for (guint n = 0; (tile = find (page, TALIA_TYPE_GAME_TILE, n)) != NULL; n++)
        {
          g_assert_true (gtk_widget_compute_bounds (tile, page, &bounds));
          g_assert_cmpfloat (bounds.size.width, ==, first.size.width);
          g_assert_cmpfloat (bounds.size.height, ==, first.size.height);
          in_line += bounds.origin.y == first.origin.y;
        }
      g_assert_cmpuint (in_line, ==, rows[i].columns);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* The strip shows the match that can be continued, and without one the deal of the day, which is otherwise below. */
static void
test_strip (void)
{
  GtkWidget *window = adw_window_new (), *page = GTK_WIDGET (talia_start_page_new ());
  TaliaMatch *match = create_match ();
  GtkWidget *strip = find_css (page, GTK_TYPE_BOX, "strip"), *day = find (page, TALIA_TYPE_DAILY_CARD, 0);
  TaliaView view;

  adw_window_set_content (ADW_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (gtk_widget_is_ancestor (day, strip));
  talia_match_seats_glance (talia_match_get_table (match), &view);
  talia_start_page_set_stored (TALIA_START_PAGE (page), hearts (), "Deal 3", &view);
  g_assert_true (has_shown_text (page, "Deal 3"));
  g_assert_true (gtk_widget_get_visible (day));
  g_assert_false (gtk_widget_is_ancestor (day, strip));
  talia_start_page_set_stored (TALIA_START_PAGE (page), NULL, NULL, NULL);
  g_assert_false (has_shown_text (page, "Deal 3"));
  g_assert_true (gtk_widget_is_ancestor (day, strip));
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (match);
}

/* The text of a tile does not reach below the buttons in its corners, however it is wrapped. */
static void
test_tiles (void)
{
  const int sizes[] = { 11, 16, 24 };
  const int widths[] = { 1000, 640, 360 };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes) * G_N_ELEMENTS (widths); i++)
    {
      GtkWidget *window = adw_window_new (), *page = GTK_WIDGET (talia_start_page_new ()), *tile;

      setup_font_size (sizes[i / G_N_ELEMENTS (widths)]);
      gtk_window_set_default_size (GTK_WINDOW (window), widths[i % G_N_ELEMENTS (widths)], 700);
      adw_window_set_content (ADW_WINDOW (window), page);
      gtk_window_present (GTK_WINDOW (window));
      wait_until (gtk_widget_get_width (find (page, TALIA_TYPE_GAME_TILE, 0)) > 0);
      for (guint n = 0; (tile = find (page, TALIA_TYPE_GAME_TILE, n)) != NULL; n++)
        for (guint at = 0; at < 10; at++) /* five labels, and two buttons besides the tile's own */
          {
            guint label = at / 2;
            graphene_rect_t text, button;

            g_assert_true (gtk_widget_compute_bounds (find (tile, GTK_TYPE_LABEL, label), tile, &text));
            g_assert_true (gtk_widget_compute_bounds (find (tile, GTK_TYPE_BUTTON, 1 + at % 2), tile, &button));
            graphene_rect_inset (&button, 2, 2);
            if (graphene_rect_intersection (&text, &button, NULL))
              g_error ("%d, %d: label %u of tile %u, %g %g %g %g, runs under the button at %g %g",
                       widths[i % G_N_ELEMENTS (widths)], sizes[i / G_N_ELEMENTS (widths)], label, n, text.origin.x,
                       text.origin.y, text.size.width, text.size.height, button.origin.x,
                       button.origin.y + button.size.height);
          }
      gtk_window_destroy (GTK_WINDOW (window));
    }
  setup_font_size (11);
}

static void
continue_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
}

/* There is a "Continue" button only while a match can be continued. */
static void
test_continue (void)
{
  static const GActionEntry entries[] = { { .name = "continue", .activate = continue_cb } };
  GtkWidget *window = adw_window_new ();
  GtkWidget *page = GTK_WIDGET (talia_start_page_new ());
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  GtkWidget *button;

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, 1, NULL);
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (actions));
  adw_window_set_content (ADW_WINDOW (window), page);
  button = find_css (page, GTK_TYPE_BUTTON, "suggested-action");
  g_assert_true (gtk_widget_get_visible (button));
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (actions), "continue")),
                               FALSE);
  g_assert_false (gtk_widget_get_visible (button));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_score_view (void)
{
  TaliaMatch *match = create_match ();
  GtkWidget *view = g_object_ref_sink (talia_score_view_new ());
  GtkWidget *row;

  talia_score_view_set_scored (TALIA_SCORE_VIEW (view), TALIA_SCORED (match));
  g_assert_cmpuint (count (view, TALIA_TYPE_SCORE_ROW), ==, 0);
  play_deal (match, 1);
  play_deal (match, 2);
  g_assert_cmpuint (count (view, TALIA_TYPE_SCORE_ROW), ==, 2);

  /* The row expands to one part for each side. */
  row = find (view, TALIA_TYPE_SCORE_ROW, 0);
  g_assert_cmpuint (count (row, TALIA_TYPE_SCORE_SIDE), ==, 0);
  gtk_test_accessible_assert_state (row, GTK_ACCESSIBLE_STATE_EXPANDED, FALSE);
  talia_score_row_toggle (TALIA_SCORE_ROW (row));
  g_assert_cmpuint (count (row, TALIA_TYPE_SCORE_SIDE), ==, 4);
  gtk_test_accessible_assert_state (row, GTK_ACCESSIBLE_STATE_EXPANDED, TRUE);
  talia_score_row_toggle (TALIA_SCORE_ROW (row));
  gtk_test_accessible_assert_state (row, GTK_ACCESSIBLE_STATE_EXPANDED, FALSE);

  /* Undo removes the row. */
  g_assert_true (talia_table_undo (talia_match_get_table (match), 1));
  g_assert_cmpuint (count (view, TALIA_TYPE_SCORE_ROW), ==, 1);

  talia_score_view_set_scored (TALIA_SCORE_VIEW (view), NULL);
  g_assert_cmpuint (count (view, TALIA_TYPE_SCORE_ROW), ==, 0);
  g_assert_finalize_object (view);
  g_assert_finalize_object (match);
}

static void
test_deal_summary (void)
{
  TaliaMatch *match = create_match ();
  GtkWidget *summary;
  GtkActionable *button;

  play_deal (match, 1);
  summary = g_object_ref_sink (talia_deal_summary_new (match));
  g_assert_cmpuint (count (summary, TALIA_TYPE_SCORE_SIDE), ==, 4);
  button = GTK_ACTIONABLE (find_css (summary, GTK_TYPE_BUTTON, "pill"));
  g_assert_cmpstr (gtk_actionable_get_action_name (button), ==, "table.next-deal");
  g_assert_finalize_object (summary);

  for (guint64 seed = 2; talia_table_get_state (talia_match_get_table (match))->phase != TALIA_PHASE_OVER; seed++)
    play_deal (match, seed);
  summary = g_object_ref_sink (talia_match_end_new (match));
  button = GTK_ACTIONABLE (find_css (summary, GTK_TYPE_BUTTON, "suggested-action"));
  g_assert_cmpstr (gtk_actionable_get_action_name (button), ==, "win.play-again");
  g_assert_cmpstr (g_variant_get_string (gtk_actionable_get_action_target_value (button), NULL), ==, "hearts");
  g_assert_finalize_object (summary);
  g_assert_finalize_object (match);
}

/* Returns the row with that title. */
static gpointer
find_row (GtkWidget *root, const char *title)
{
  GtkWidget *row;

  for (guint i = 0; (row = find (root, ADW_TYPE_PREFERENCES_ROW, i)) != NULL; i++)
    if (g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title))
      return row;
  g_error ("There is no row “%s”", title);
}

static void
test_preferences (void)
{
  GSettings *settings = talia_settings_get ();
  GtkWidget *dialog = g_object_ref_sink (GTK_WIDGET (talia_preferences_dialog_new (NULL)));
  GtkWidget *root = adw_dialog_get_child (ADW_DIALOG (dialog));
  AdwComboRow *indices = find_row (root, "Letters on the cards"), *speed = find_row (root, "Speed");
  AdwSwitchRow *autoplay = find_row (root, "Play the only possible card");
  GtkWidget *backs = find_row (root, "Back");
  guint back = 0;
  g_autofree char *value = NULL;

  adw_combo_row_set_selected (indices, 1);
  value = g_settings_get_string (settings, "indices");
  g_assert_cmpstr (value, ==, "wdka");
  g_settings_set_string (settings, "animation-speed", "slow");
  g_assert_cmpuint (adw_combo_row_get_selected (speed), ==, 3);
  adw_switch_row_set_active (autoplay, TRUE);
  g_assert_true (g_settings_get_boolean (settings, "autoplay-forced"));

  /* In a row of pictures, a click chooses one, and a choice made elsewhere is shown. */
  g_signal_emit_by_name (find (backs, GTK_TYPE_TOGGLE_BUTTON, 2), "clicked");
  g_assert_cmpint (g_settings_get_enum (settings, "card-back"), ==, 2);
  g_settings_set_enum (settings, "card-back", 1);
  g_object_get (backs, "selected", &back, NULL);
  g_assert_cmpuint (back, ==, 1);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (find (backs, GTK_TYPE_TOGGLE_BUTTON, 1))));

  g_settings_reset (settings, "card-back");
  g_settings_reset (settings, "indices");
  g_settings_reset (settings, "animation-speed");
  g_settings_reset (settings, "autoplay-forced");
  g_assert_finalize_object (dialog);
}

static void
test_dialogs (void)
{
  GtkWidget *shortcuts = g_object_ref_sink (GTK_WIDGET (talia_shortcuts_dialog_new ()));
  GtkWidget *about = g_object_ref_sink (GTK_WIDGET (talia_about_dialog_new ()));

  g_assert_cmpuint (count (adw_dialog_get_child (ADW_DIALOG (shortcuts)), ADW_TYPE_ACTION_ROW), >, 10);
  g_assert_cmpstr (adw_about_dialog_get_version (ADW_ABOUT_DIALOG (about)), ==,
                   adw_about_dialog_get_release_notes_version (ADW_ABOUT_DIALOG (about)));
  g_assert_nonnull (strstr (adw_about_dialog_get_release_notes (ADW_ABOUT_DIALOG (about)), "<p>"));
  g_assert_finalize_object (shortcuts);
  g_assert_finalize_object (about);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  g_test_add_func ("/pages/start", test_start);
  g_test_add_func ("/pages/covers", test_covers);
  g_test_add_func ("/pages/columns", test_columns);
  g_test_add_func ("/pages/strip", test_strip);
  g_test_add_func ("/pages/tiles", test_tiles);
  g_test_add_func ("/pages/continue", test_continue);
  g_test_add_func ("/pages/score-view", test_score_view);
  g_test_add_func ("/pages/deal-summary", test_deal_summary);
  g_test_add_func ("/pages/preferences", test_preferences);
  g_test_add_func ("/pages/dialogs", test_dialogs);
  return g_test_run ();
}
