/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the score sheet of every game: it agrees with the model, and seven columns fit. */
#include "endless.h"
#include "find.h"
#include "model/match/talia-match.h"
#include "model/match/talia-number.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-private.h"
#include "setup.h"
#include "ui/board/seats/talia-seat-plate.h"
#include "ui/end/talia-match-end.h"
#include "ui/end/talia-podium.h"
#include "ui/plot/talia-bar.h"
#include "ui/score/talia-deal-summary.h"
#include "ui/score/talia-score-row.h"
#include "ui/score/talia-score-side.h"
#include "ui/score/talia-score-view.h"
#include "window.h"
#include "words/talia-words-plan.h"
#include "words/talia-words.h"

typedef struct
{
  const char *game;
  const char *options;
  guint deals;
} Sheet;

static const Sheet sheets[] = {
  { "hearts", "jack-diamonds=bonus", 3 },
  { "spades", "nil-tricks=overtricks", 4 },
  { "kierki", "players=7 robber=true", 8 },
  { "kierki", "players=3 last-tricks=two", 7 },
  { "loteryjka", "players=5", 2 },
  { "punktowe", "", 3 },
  { "czarna-dama", "heart-value=20", 3 },
  { "greckie", "players=6", 3 },
  { "casino", "players=4 partners=true", 2 },
  { "royal", "players=3", 2 },
};

/* Matches of more than one deal. */
static const Sheet matches[] = {
  { "hearts", "target=50", 60 },
  { "spades", "target=200 nil-tricks=overtricks", 60 },
  { "kierki", "players=3", 60 },
  { "loteryjka", "lottery-deals=4", 60 },
  { "casino", "players=4 partners=true", 60 },
};

/* Plays a match in which only the test makes moves, with this number of people, and with the number unless it is 0. */
static TaliaMatch *
play_shared (const Sheet *sheet, int people, guint64 number)
{
  const TaliaGame *game = talia_registry_find (sheet->game);
  g_auto (GStrv) settings = g_strsplit (sheet->options, " ", -1);
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  g_autoptr (TaliaTable) table = NULL;
  TaliaMatch *match;
  TaliaRandom random;
  TaliaOptions options;

  g_assert_nonnull (game);
  talia_game_init_options (game, &options);
  for (guint i = 0; settings[i] != NULL && *settings[i] != '\0'; i++)
    g_assert_true (talia_options_set (game->options, &options, settings[i], NULL));
  table = talia_table_new (game, &options, NULL);
  if (number > 0)
    g_assert_true (talia_number_set (table, number, NULL));
  for (int seat = 0; seat < people; seat++)
    talia_table_set_seat (table, seat, "human Ala");
  match = talia_match_new (table, "easy");
  talia_match_hold (match);
  talia_random_init (&random, 5);
  for (guint deal = 0; deal < sheet->deals && talia_table_get_state (table)->phase != TALIA_PHASE_OVER; deal++)
    {
      int n;

      g_assert_true (talia_table_deal_seed (table, deal + 1, NULL));
      while ((n = talia_game_legal_or_some (game, talia_table_get_state (table), moves)) > 0)
        g_assert_true (talia_table_play (table, &moves[talia_random_below (&random, (uint64_t) n)], NULL));
    }
  return match;
}

static TaliaMatch *
play (const Sheet *sheet)
{
  return play_shared (sheet, 0, 0);
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

static gboolean
shows_text (GtkWidget *root, const char *text)
{
  GtkWidget *label;

  for (guint i = 0; (label = find (root, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), text))
      return gtk_widget_get_visible (label);
  return FALSE;
}

static void
assert_number (GtkWidget *root, int points)
{
  g_autofree char *text = talia_words_format_points (points);

  if (!has_text (root, text))
    g_error ("%s is not said", text);
}

/* Asserts that every line of the model is shown, in order and with its link. */
static void
assert_side (GtkWidget *widget, TaliaDealScore *deal, int side)
{
  guint n_lines, links = 0;
  const TaliaScoreLine *lines = talia_deal_score_get_lines (deal, side, &n_lines);
  int sum = 0;
  GtkWidget *label;

  for (guint i = 0; (label = find (widget, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (gtk_widget_has_css_class (label, "score-link"))
      {
        g_assert_cmpuint (links, <, n_lines);
        g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, lines[links].what);
        assert_number (gtk_widget_get_parent (gtk_widget_get_parent (gtk_widget_get_parent (label))),
                       lines[links].points);
        sum += lines[links++].points;
      }
  g_assert_cmpuint (links, ==, n_lines);
  g_assert_cmpint (sum, ==, talia_deal_score_get_points (deal, side));
  assert_number (widget, sum);
}

static void
test_lines_are_those_of_the_model (gconstpointer data)
{
  TaliaMatch *match = play (data);
  TaliaTable *table = talia_match_get_table (match);
  GListModel *deals = G_LIST_MODEL (talia_match_get_score_sheet (match));
  GtkWidget *view = g_object_ref_sink (talia_score_view_new ());
  int sides = talia_table_get_state (table)->sides;

  talia_score_view_set_scored (TALIA_SCORE_VIEW (view), TALIA_SCORED (match));
  g_assert_cmpuint (count (view, TALIA_TYPE_SCORE_ROW), ==, g_list_model_get_n_items (deals));
  for (guint i = 0; i < g_list_model_get_n_items (deals); i++)
    {
      g_autoptr (TaliaDealScore) deal = g_list_model_get_item (deals, i);
      GtkWidget *row = find (view, TALIA_TYPE_SCORE_ROW, i);
      const char *title = talia_deal_score_get_title (deal);
      g_autofree char *heading = g_strdup_printf (title != NULL ? "Deal %u · %s" : "Deal %u", i + 1, title);

      g_assert_cmpstr (title, !=, talia_table_get_game (table)->name);
      g_assert_true (has_text (row, heading));
      talia_score_row_toggle (TALIA_SCORE_ROW (row));
      g_assert_cmpuint (count (row, TALIA_TYPE_SCORE_SIDE), ==, (guint) sides);
      for (int side = 0; side < sides; side++)
        {
          g_autofree char *total = talia_words_format_points (talia_deal_score_get_total (deal, side));
          g_autofree char *said = g_strdup_printf ("Total %s", total);

          assert_side (find (row, TALIA_TYPE_SCORE_SIDE, (guint) side), deal, side);
          g_assert_true (has_text (find (row, TALIA_TYPE_SCORE_SIDE, (guint) side), said));
        }
    }
  for (int side = 0; side < sides; side++)
    assert_number (view, talia_table_get_state (table)->total[side]);
  g_assert_finalize_object (view);
  g_assert_finalize_object (match);
}

/* At the end of a match the totals count: the podium has them with the best first, and the plates have them, too. */
static void
test_a_match_ends_with_standings (gconstpointer data)
{
  TaliaMatch *match = play (data);
  TaliaTable *table = talia_match_get_table (match);
  const TaliaGame *game = talia_table_get_game (table);
  const TaliaState *state = talia_table_get_state (table);
  GtkWidget *end = g_object_ref_sink (talia_match_end_new (match)), *podium = find (end, TALIA_TYPE_PODIUM, 0);
  guint listed = 0;

  g_assert_cmpint (state->phase, ==, TALIA_PHASE_OVER);
  g_assert_cmpint (state->deals, >, 1);
  for (int row = 0, last = 0; row < state->sides; row++)
    {
      GtkWidget *item = find (podium, GTK_TYPE_BOX, (guint) row);

      for (int side = 0; side < state->sides; side++)
        {
          g_autofree char *name = talia_words_side (match, side);
          g_autofree char *total = talia_words_format_points (state->total[side]);
          int place = talia_game_place (game, state, side);

          if (!has_text (item, name))
            continue;
          g_assert_cmpint (place, >=, last);
          g_assert_cmpint (place == 1, ==, (state->winners & 1 << side) != 0);
          g_assert_cmpint (place == 1, ==, gtk_widget_has_css_class (item, "winner"));
          last = place;
          listed |= 1u << side;
          g_assert_true (has_text (item, talia_words_place (place)));
          g_assert_true (has_text (item, total));
          break;
        }
    }
  g_assert_cmpuint (listed, ==, (1u << state->sides) - 1);

  for (int seat = 0; seat < state->seats; seat++)
    {
      GtkWidget *plate = g_object_ref_sink (talia_seat_plate_new (talia_match_get_seat (match, seat)));
      int side = talia_state_side (state, seat);

      assert_number (plate, state->total[side]);
      g_assert_true (has_text (plate, talia_words_place (talia_game_place (game, state, side))));
      g_assert_finalize_object (plate);
    }
  g_assert_finalize_object (end);
  g_assert_finalize_object (match);
}

/* The summary says whether a total such as −200 is good. */
static void
test_the_summary_says_who_wins (gconstpointer data)
{
  const Sheet *sheet = data;
  TaliaMatch *match = play (&(Sheet) { sheet->game, sheet->options, 1 });
  GtkWidget *summary = g_object_ref_sink (talia_deal_summary_new (match)),
            *view = g_object_ref_sink (talia_score_view_new ());
  gboolean lowest = talia_table_get_game (talia_match_get_table (match))->lowest_wins;

  talia_score_view_set_scored (TALIA_SCORE_VIEW (view), TALIA_SCORED (match));
  g_assert_cmpint (shows_text (summary, "The lowest total wins"), ==, lowest);
  g_assert_cmpint (shows_text (view, "Totals: the lowest wins"), ==, lowest);
  g_assert_finalize_object (view);
  g_assert_finalize_object (summary);
  g_assert_finalize_object (match);
}

/* The number of people, the number of the match, and the text about its last deal; NULL means no text. */
static const struct
{
  int people;
  guint64 number;
  gboolean over;
  const char *told;
} numbers[] = {
  { 1, 0, FALSE, "Deal number 1" },
  { 1, 1, FALSE, "Deal number 1" },
  { 2, 0, FALSE, NULL },
  { 2, 0, TRUE, "Deal number 1" },
  { 2, 1, FALSE, "This match has a number, so anybody may know its cards." },
};

static gboolean
tells_number (GtkWidget *root)
{
  GtkWidget *label;

  for (guint i = 0; (label = find (root, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (label)), "Deal number") && gtk_widget_get_visible (label))
      return TRUE;
  return FALSE;
}

/* If several people share a match, the numbers of its deals are shown when it is over, and not before. */
static void
test_numbers_of_what_is_shared (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      const Sheet sheet = { "hearts", "target=50", numbers[i].over ? 60 : 1 };
      TaliaMatch *match = play_shared (&sheet, numbers[i].people, numbers[i].number);
      GtkWidget *summary =
                    g_object_ref_sink (numbers[i].over ? talia_match_end_new (match) : talia_deal_summary_new (match)),
                *view = g_object_ref_sink (talia_score_view_new ());
      const gboolean wanted = numbers[i].told != NULL && g_str_has_prefix (numbers[i].told, "Deal number");

      talia_score_view_set_scored (TALIA_SCORE_VIEW (view), TALIA_SCORED (match));
      talia_score_row_toggle (TALIA_SCORE_ROW (find (view, TALIA_TYPE_SCORE_ROW, 0)));
      g_assert_cmpint (tells_number (summary), ==, wanted);
      g_assert_cmpint (tells_number (view), ==, wanted);
      if (numbers[i].told != NULL && !numbers[i].over)
        g_assert_true (shows_text (summary, numbers[i].told));
      g_assert_finalize_object (view);
      g_assert_finalize_object (summary);
      g_assert_finalize_object (match);
    }
}

/* If cards have different costs, each card has its own. */
static void
test_cards_say_what_they_cost (void)
{
  TaliaMatch *match = play (&(Sheet) { "punktowe", "", 1 });
  g_autoptr (TaliaDealScore) deal = g_list_model_get_item (G_LIST_MODEL (talia_match_get_score_sheet (match)), 0);

  for (int side = 0; side < 4; side++)
    {
      GtkWidget *widget = g_object_ref_sink (talia_score_side_new (TALIA_SCORED (match), deal, side));
      guint n_lines;
      const TaliaScoreLine *lines = talia_deal_score_get_lines (deal, side, &n_lines);
      int sum = 0;

      for (guint line = 0; line < n_lines; line++)
        for (TaliaCards cards = lines[line].cards; cards != 0;)
          {
            int cost = talia_stake_cost (talia_deal_score_get_stake (deal, &lines[line]), talia_cards_pop (&cards));

            assert_number (widget, cost);
            sum += cost;
          }
      g_assert_cmpint (sum, ==, talia_deal_score_get_points (deal, side));
      g_assert_finalize_object (widget);
    }
  g_assert_finalize_object (match);
}

/* All bars of a deal have the same scale, and only that of the player's side is highlighted. */
static void
test_bars_compare_the_sides (gconstpointer data)
{
  TaliaMatch *match = play (data);
  const TaliaState *state = talia_table_get_state (talia_match_get_table (match));
  int own = talia_state_side (state, talia_match_get_own_seat (match));
  g_autoptr (TaliaDealScore) deal = g_list_model_get_item (G_LIST_MODEL (talia_match_get_score_sheet (match)), 0);
  int least = 0, most = 0;

  for (int side = 0; side < state->sides; side++)
    {
      least = MIN (least, talia_deal_score_get_points (deal, side));
      most = MAX (most, talia_deal_score_get_points (deal, side));
    }
  g_assert_cmpint (least, <, most);
  for (int side = 0; side < state->sides; side++)
    {
      GtkWidget *widget = g_object_ref_sink (talia_score_side_new (TALIA_SCORED (match), deal, side));
      GtkWidget *bar = find (widget, TALIA_TYPE_BAR, 0);
      int points = talia_deal_score_get_points (deal, side);
      double begin, end;

      g_assert_cmpint (bar != NULL, ==, points != 0);
      if (points == 0)
        {
          g_assert_finalize_object (widget);
          continue;
        }
      talia_bar_get_ends (TALIA_BAR (bar), &begin, &end);
      g_assert_cmpfloat_with_epsilon (begin * (most - least), MIN (points, 0) - least, 1e-9);
      g_assert_cmpfloat_with_epsilon (end * (most - least), MAX (points, 0) - least, 1e-9);
      g_assert_cmpint (gtk_widget_has_css_class (bar, "own"), ==, side == own);
      g_assert_finalize_object (widget);
    }
  g_assert_finalize_object (match);
}

static void
test_seven_columns_fit (void)
{
  TaliaMatch *match = play (&(Sheet) { "kierki", "players=7 robber=true lottery-deals=4", 11 });
  GtkWidget *window = adw_window_new (), *view = talia_score_view_new (), *label;
  g_autoptr (GtkCssProvider) css = setup_style ();
  int least;

  talia_score_view_set_scored (TALIA_SCORE_VIEW (view), TALIA_SCORED (match));
  adw_window_set_content (ADW_WINDOW (window), view);
  gtk_widget_set_size_request (window, 360, 640);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (view) == 0)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  g_assert_cmpint (gtk_widget_get_width (view), <=, 360);
  for (guint i = 0; (label = find (view, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (gtk_widget_has_css_class (label, "score-cell"))
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  gtk_window_destroy (GTK_WINDOW (window));
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (css));
  g_assert_finalize_object (match);
}

/* The number of bags is never left out, however large the text. */
static void
test_bags_are_told_in_full (void)
{
  TaliaMatch *match = play (&(Sheet) { "spades", "nil-tricks=overtricks", 4 });
  GtkWidget *window = adw_window_new (), *view = talia_score_view_new (), *label;
  GtkSettings *settings = gtk_settings_get_default ();
  guint n = 0;

  g_object_set (settings, "gtk-xft-dpi", 3 * 96 * 1024, NULL);
  talia_score_view_set_scored (TALIA_SCORE_VIEW (view), TALIA_SCORED (match));
  adw_window_set_content (ADW_WINDOW (window), view);
  gtk_window_set_default_size (GTK_WINDOW (window), 320, 640);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (view) == 0)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; (label = find (view, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (label)), "Bags:"))
      {
        g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
        n++;
      }
  g_assert_cmpuint (n, ==, 2);
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (match);
}

/* Whether the widget is completely visible. */
static gboolean
is_in_sight (GtkWidget *widget)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, viewport, &bounds) && bounds.size.height > 0 && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (viewport) + 1;
}

static void
test_the_last_deal_is_in_sight (void)
{
  TaliaMatch *match = play (&(Sheet) { "hearts", "target=200 moon=add", 12 });
  GtkWidget *window = adw_window_new (), *view = talia_score_view_new (), *row;

  talia_score_view_set_scored (TALIA_SCORE_VIEW (view), TALIA_SCORED (match));
  adw_window_set_content (ADW_WINDOW (window), view);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 400);
  gtk_window_present (GTK_WINDOW (window));
  row = find (view, TALIA_TYPE_SCORE_ROW, count (view, TALIA_TYPE_SCORE_ROW) - 1);
  while (!is_in_sight (row))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (is_in_sight (find (view, TALIA_TYPE_SCORE_ROW, 0)));
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (match);
}

static char *asked;

static void
show_rules_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_set_str (&asked, g_variant_get_string (parameter, NULL));
}

static void
test_lines_lead_to_the_rules (void)
{
  static const GActionEntry entries[] = { { .name = "show-rules", .parameter_type = "s", .activate = show_rules_cb } };
  TaliaMatch *match = play (&(Sheet) { "hearts", "", 1 });
  g_autoptr (TaliaDealScore) deal = g_list_model_get_item (G_LIST_MODEL (talia_match_get_score_sheet (match)), 0);
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  GtkWidget *window = adw_window_new (), *label;
  int side = 0;
  gboolean handled;

  while (talia_deal_score_get_points (deal, side) == 0)
    side++;
  adw_window_set_content (ADW_WINDOW (window), talia_score_side_new (TALIA_SCORED (match), deal, side));
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, 1, NULL);
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (actions));
  label = find_css (window, GTK_TYPE_LABEL, "score-link");
  g_signal_emit_by_name (label, "activate-link", "score/Hearts", &handled);
  g_assert_true (handled);
  g_assert_cmpstr (asked, ==, "score/Hearts");
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (label)), "\"score/Hearts\""));
  g_clear_pointer (&asked, g_free);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (match);
}

static guint
count_rows (GtkWidget *view)
{
  guint n = 0;

  while (find (view, TALIA_TYPE_SCORE_ROW, n) != NULL)
    n++;
  return n;
}

/* After many deals only the last ones have rows at first, because rows take time to create. */
static void
test_earlier_deals_wait_behind_a_button (void)
{
  g_autofree char *record = endless_record (70);
  g_autoptr (TaliaTable) table = talia_record_parse (record, -1, NULL);
  g_autoptr (TaliaMatch) match = talia_match_new (table, "easy");
  GtkWidget *window = adw_window_new (), *view = talia_score_view_new (), *button;
  static const guint shown[] = { 24, 48, 70 };

  adw_window_set_content (ADW_WINDOW (window), view);
  gtk_window_present (GTK_WINDOW (window));
  talia_score_view_set_scored (TALIA_SCORE_VIEW (view), TALIA_SCORED (match));
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      g_assert_cmpuint (count_rows (view), ==, shown[i]);
      button = find_button (view, "Show Earlier Deals");
      g_assert_cmpint (button != NULL, ==, i + 1 < G_N_ELEMENTS (shown));
      if (button != NULL)
        g_signal_emit_by_name (button, "clicked");
    }
  talia_score_view_set_scored (TALIA_SCORE_VIEW (view), NULL);
  g_assert_cmpuint (count_rows (view), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  for (gsize i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autofree char *path = g_strdup_printf ("/score/%s-%zu", sheets[i].game, i);
      g_autofree char *bars = g_strdup_printf ("/score/bars/%s-%zu", sheets[i].game, i);

      g_test_add_data_func (path, &sheets[i], test_lines_are_those_of_the_model);
      g_test_add_data_func (bars, &sheets[i], test_bars_compare_the_sides);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      g_autofree char *end = g_strdup_printf ("/score/end-%s", matches[i].game);
      g_autofree char *direction = g_strdup_printf ("/score/who-wins-%s", matches[i].game);

      g_test_add_data_func (end, &matches[i], test_a_match_ends_with_standings);
      g_test_add_data_func (direction, &matches[i], test_the_summary_says_who_wins);
    }
  g_test_add_func ("/score/cards-say-what-they-cost", test_cards_say_what_they_cost);
  g_test_add_func ("/score/numbers-of-what-is-shared", test_numbers_of_what_is_shared);
  g_test_add_func ("/score/seven-columns-fit", test_seven_columns_fit);
  g_test_add_func ("/score/bags-are-told-in-full", test_bags_are_told_in_full);
  g_test_add_func ("/score/the-last-deal-is-in-sight", test_the_last_deal_is_in_sight);
  g_test_add_func ("/score/earlier-deals-wait-behind-a-button", test_earlier_deals_wait_behind_a_button);
  g_test_add_func ("/score/lines-lead-to-the-rules", test_lines_lead_to_the_rules);
  return g_test_run ();
}
