/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The start page, the dialogs, the score sheet and the rules panel, each by itself. */
#include "book/talia-book.h"
#include "find.h"
#include "model/talia-settings.h"
#include "setup.h"
#include "ui/app/talia-about.h"
#include "ui/app/talia-preferences-dialog.h"
#include "ui/app/talia-shortcuts-dialog.h"
#include "ui/book/talia-book-example.h"
#include "ui/book/talia-book-panel.h"
#include "ui/book/talia-book-section.h"
#include "ui/book/talia-book-text.h"
#include "ui/score/talia-deal-summary.h"
#include "ui/score/talia-score-row.h"
#include "ui/score/talia-score-side.h"
#include "ui/score/talia-score-view.h"
#include "ui/start/talia-game-tile.h"
#include "ui/start/talia-match-settings.h"
#include "ui/start/talia-start-page.h"
#include "window.h"

static const TaliaGame *
hearts (void)
{
  return talia_registry_find ("hearts");
}

/* A match of which nobody moves but the test. */
static TaliaMatch *
create_match (void)
{
  g_autoptr (TaliaTable) table = talia_match_settings_create_table (hearts ());
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

/* What a tile says does not run under the button in its corner, however the text is broken. */
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
        for (guint label = 0; label < 3; label++)
          {
            graphene_rect_t text, button;

            g_assert_true (gtk_widget_compute_bounds (find (tile, GTK_TYPE_LABEL, label), tile, &text));
            g_assert_true (gtk_widget_compute_bounds (find (tile, GTK_TYPE_BUTTON, 1), tile, &button));
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

/* "Continue" is there just while there is a match to go on with. */
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

  talia_score_view_set_match (TALIA_SCORE_VIEW (view), match);
  g_assert_cmpuint (count (view, TALIA_TYPE_SCORE_ROW), ==, 0);
  play_deal (match, 1);
  play_deal (match, 2);
  g_assert_cmpuint (count (view, TALIA_TYPE_SCORE_ROW), ==, 2);

  /* The row opens into a part for each side. */
  row = find (view, TALIA_TYPE_SCORE_ROW, 0);
  g_assert_cmpuint (count (row, TALIA_TYPE_SCORE_SIDE), ==, 0);
  gtk_test_accessible_assert_state (row, GTK_ACCESSIBLE_STATE_EXPANDED, FALSE);
  talia_score_row_toggle (TALIA_SCORE_ROW (row));
  g_assert_cmpuint (count (row, TALIA_TYPE_SCORE_SIDE), ==, 4);
  gtk_test_accessible_assert_state (row, GTK_ACCESSIBLE_STATE_EXPANDED, TRUE);
  talia_score_row_toggle (TALIA_SCORE_ROW (row));
  gtk_test_accessible_assert_state (row, GTK_ACCESSIBLE_STATE_EXPANDED, FALSE);

  /* Undo takes the row away. */
  g_assert_true (talia_table_undo (talia_match_get_table (match), 1));
  g_assert_cmpuint (count (view, TALIA_TYPE_SCORE_ROW), ==, 1);

  talia_score_view_set_match (TALIA_SCORE_VIEW (view), NULL);
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
  button = GTK_ACTIONABLE (find (summary, GTK_TYPE_BUTTON, 0));
  g_assert_cmpstr (gtk_actionable_get_action_name (button), ==, "table.next-deal");
  g_assert_finalize_object (summary);

  for (guint64 seed = 2; talia_table_get_state (talia_match_get_table (match))->phase != TALIA_PHASE_OVER; seed++)
    play_deal (match, seed);
  summary = g_object_ref_sink (talia_deal_summary_new (match));
  button = GTK_ACTIONABLE (find (summary, GTK_TYPE_BUTTON, 0));
  g_assert_cmpstr (gtk_actionable_get_action_name (button), ==, "win.quick-match");
  g_assert_cmpstr (g_variant_get_string (gtk_actionable_get_action_target_value (button), NULL), ==, "hearts");
  g_assert_finalize_object (summary);
  g_assert_finalize_object (match);
}

static guint
count_css (GtkWidget *root, const char *class)
{
  guint n = gtk_widget_has_css_class (root, class);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_css (child, class);
  return n;
}

/* As far as screen readers get: what is presentation hides everything below it. */
static guint
count_role (GtkWidget *root, GtkAccessibleRole role)
{
  GtkAccessibleRole own = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (root));
  guint n = own == role;

  if (own == GTK_ACCESSIBLE_ROLE_PRESENTATION)
    return 0;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_role (child, role);
  return n;
}

static void
test_rules_panel (void)
{
  GtkWidget *panel = g_object_ref_sink (talia_book_panel_new ());
  GtkEditable *search = GTK_EDITABLE (find (panel, GTK_TYPE_SEARCH_ENTRY, 0));
  GtkWidget *marked;
  g_autofree char *place = NULL;
  guint texts;

  /* At first the contents, with every page. */
  g_assert_null (talia_book_panel_get_place (TALIA_BOOK_PANEL (panel)));
  g_assert_cmpuint (count (panel, ADW_TYPE_ACTION_ROW), ==, g_strv_length ((GStrv) talia_book_list ()));

  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "hearts", NULL);
  texts = count (panel, TALIA_TYPE_BOOK_TEXT);
  g_assert_cmpuint (texts, >, 20);
  g_assert_null (find_css (panel, TALIA_TYPE_BOOK_TEXT, "marked"));

  /* Every rule is marked by itself; the page is not built again. */
  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "hearts", "follow-suit");
  marked = find_css (panel, TALIA_TYPE_BOOK_TEXT, "marked");
  g_assert_nonnull (marked);
  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "hearts", "first-trick");
  g_assert_nonnull (find_css (panel, TALIA_TYPE_BOOK_TEXT, "marked"));
  g_assert_true (find_css (panel, TALIA_TYPE_BOOK_TEXT, "marked") != marked);
  g_assert_false (gtk_widget_has_css_class (marked, "marked"));
  g_assert_cmpuint (count (panel, TALIA_TYPE_BOOK_TEXT), ==, texts);

  /* A score line leads to its row. */
  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "hearts", "score/Queen of spades");
  g_assert_nonnull (find_css (panel, GTK_TYPE_GRID, "marked"));

  /* A link leads to another page, and back leads to where one was. */
  talia_book_panel_go (TALIA_BOOK_PANEL (panel), "casino#trail");
  place = talia_book_panel_get_place (TALIA_BOOK_PANEL (panel));
  g_assert_cmpstr (place, ==, "casino#trail");
  gtk_widget_activate_action (panel, "rules.back", NULL);
  g_set_str (&place, NULL);
  place = talia_book_panel_get_place (TALIA_BOOK_PANEL (panel));
  g_assert_cmpstr (place, ==, "hearts");

  /* Asking for a rule ends a search. */
  gtk_editable_set_text (search, "QUEEN");
  g_signal_emit_by_name (search, "search-changed");
  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "hearts", "first-trick");
  g_assert_cmpstr (gtk_editable_get_text (search), ==, "");

  g_assert_finalize_object (panel);
}

/* The label with attributes, such as the marks of a search, that comes n-th. */
static guint
count_marks (GtkWidget *root)
{
  guint n = GTK_IS_LABEL (root) && gtk_label_get_attributes (GTK_LABEL (root)) != NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_marks (child);
  return n;
}

/* Every place is found, in the open page first; stepping goes through all pages and around. */
static void
test_rules_search (void)
{
  GtkWidget *panel = g_object_ref_sink (talia_book_panel_new ());
  GtkEditable *search = GTK_EDITABLE (find (panel, GTK_TYPE_SEARCH_ENTRY, 0));
  g_autoptr (GArray) hits = talia_book_search ("QuEEns", "kierki");
  g_autoptr (GHashTable) pages = g_hash_table_new (NULL, NULL);

  g_assert_cmpuint (hits->len, >, 5);
  for (guint i = 0; i < hits->len; i++)
    g_hash_table_add (pages, (gpointer) g_array_index (hits, TaliaBookHit, i).page);
  g_assert_cmpuint (g_hash_table_size (pages), >, 2);
  g_assert_cmpstr (g_array_index (hits, TaliaBookHit, 0).page->id, ==, "kierki");

  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "kierki", NULL);
  gtk_editable_set_text (search, "QuEEns");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_cmpuint (count_marks (panel), >, 1);
  for (guint i = 0; i < hits->len; i++)
    {
      g_autofree char *place = talia_book_panel_get_place (TALIA_BOOK_PANEL (panel));

      g_assert_true (g_str_has_prefix (place, g_array_index (hits, TaliaBookHit, i).page->id));
      gtk_widget_activate_action (panel, "rules.next", NULL);
    }
  gtk_widget_activate_action (panel, "rules.previous", NULL);
  gtk_editable_set_text (search, "no such words anywhere");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (search), "error"));
  g_assert_cmpuint (count_marks (panel), ==, 0);
  g_assert_finalize_object (panel);
}

/* What the match plays otherwise is greyed, what it plays so is said. */
static void
test_rules_as_played (void)
{
  const TaliaGame *casino = talia_registry_find ("casino");
  GtkWidget *panel = g_object_ref_sink (talia_book_panel_new ());
  TaliaOptions options;
  guint off;

  talia_game_init_options (casino, &options);
  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "casino", NULL);
  g_assert_null (find_css (panel, GTK_TYPE_WIDGET, "off"));
  talia_book_panel_set_options (TALIA_BOOK_PANEL (panel), casino, &options);
  off = count_css (panel, "off");
  g_assert_cmpuint (off, >, 3);
  g_assert_cmpuint (count_css (panel, "on"), >, 3);

  options.value[talia_options_find (casino->options, "sweeps", -1)] = TRUE;
  talia_book_panel_set_options (TALIA_BOOK_PANEL (panel), casino, &options);
  /* The section and the row of the table are in force, and now one paragraph of the section is not. */
  g_assert_cmpuint (count_css (panel, "off"), ==, off - 2 + 1);

  /* The page of another game has nothing to do with this match. */
  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "royal", NULL);
  g_assert_cmpuint (count_css (panel, "off"), ==, 0);
  talia_book_panel_set_options (TALIA_BOOK_PANEL (panel), NULL, NULL);
  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "casino", NULL);
  g_assert_cmpuint (count_css (panel, "off"), ==, 0);
  g_assert_finalize_object (panel);
}

/* In a part that is not in force nothing claims to be in this match. */
static void
test_rules_parts_without_force (void)
{
  const TaliaGame *game = talia_registry_find ("punktowe");
  GtkWidget *panel = g_object_ref_sink (talia_book_panel_new ());
  GtkWidget *widget;
  TaliaOptions options;
  guint off = 0;

  talia_game_init_options (game, &options);
  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "punktowe", NULL);
  talia_book_panel_set_options (TALIA_BOOK_PANEL (panel), game, &options);
  for (guint i = 0; (widget = find (panel, GTK_TYPE_WIDGET, i)) != NULL; i++)
    if (gtk_widget_has_css_class (widget, "off"))
      {
        g_assert_cmpuint (count_css (widget, "on"), ==, 0);
        g_assert_cmpuint (count_css (widget, "off"), ==, 1);
        off++;
      }
  g_assert_cmpuint (off, >, 3);
  g_assert_finalize_object (panel);
}

/* What stands above the texts about how they are played, each on a line. */
static void
list_marks (GtkWidget *root, GString *marks)
{
  if (gtk_widget_has_css_class (root, "status") && gtk_widget_get_visible (root))
    g_string_append_printf (marks, "%s%s", marks->len > 0 ? "|" : "", gtk_label_get_label (GTK_LABEL (root)));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_marks (child, marks);
}

static GtkWidget *
find_section (GtkWidget *panel, const char *title)
{
  GtkWidget *section;

  for (guint i = 0; (section = find (panel, TALIA_TYPE_BOOK_SECTION, i)) != NULL; i++)
    if (g_str_equal (gtk_label_get_label (talia_book_section_get_label (TALIA_BOOK_SECTION (section))), title))
      return section;
  g_error ("There is no section “%s”", title);
}

static void
assert_marks (GtkWidget *panel, const char *section, const char *expected)
{
  g_autoptr (GString) marks = g_string_new (NULL);

  list_marks (find_section (panel, section), marks);
  g_assert_cmpstr (marks->str, ==, expected);
}

/* Without a match the variants do not stand there as if all held, and none is greyed. */
static void
test_rules_usual (void)
{
  static const struct
  {
    const char *page, *section, *marks;
  } cases[] = {
    { "casino", "Raising a build", "Usually|If so agreed" },
    { "casino", "Two pairs", "If so agreed" },
    { "casino", "Sweeps", "If so agreed|Usually|If so agreed" },
    { "royal", "Sweeps", "Usually|If so agreed" },
    { "hearts", "Counting the deal", "If so agreed" },
    { "kierki", "The card left over", "Usually|If so agreed" },
    { "loteryjka", "The four rows", "" },
    { "loteryjka", "What can be agreed about Loteryjka", "Usually: Four deals|Usually: 800 and 500|Usually: no" },
  };
  GtkWidget *panel = g_object_ref_sink (talia_book_panel_new ());

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      talia_book_panel_show (TALIA_BOOK_PANEL (panel), cases[i].page, NULL);
      assert_marks (panel, cases[i].section, cases[i].marks);
      g_assert_cmpuint (count_css (panel, "off") + count_css (panel, "on"), ==, 0);
    }
  g_assert_finalize_object (panel);
}

/* A mark is not repeated in its part or on the next block, but screen readers, which come to each by itself, hear it.
 */
static void
test_rules_marks_once (void)
{
  const TaliaGame *game = talia_registry_find ("royal");
  GtkWidget *panel = g_object_ref_sink (talia_book_panel_new ());
  GtkWidget *section, *text;
  TaliaOptions options;

  talia_game_init_options (game, &options);
  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "royal", NULL);
  talia_book_panel_set_options (TALIA_BOOK_PANEL (panel), game, &options);
  assert_marks (panel, "Sweeps", "In this match|Not in this match");

  section = find_section (panel, "Sweeps");
  for (guint i = 1; i <= 2; i++)
    {
      text = find (section, TALIA_TYPE_BOOK_TEXT, i);
      gtk_test_accessible_assert_property (talia_book_text_get_label (TALIA_BOOK_TEXT (text)),
                                           GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                           i == 1 ? "In this match" : "Not in this match");
    }
  g_assert_finalize_object (panel);
}

/* A number that means something else than itself is put into words. */
static void
test_rules_number_in_words (void)
{
  const TaliaGame *game = talia_registry_find ("greckie");
  GtkWidget *panel = g_object_ref_sink (talia_book_panel_new ());
  TaliaOptions options;
  int deals = talia_options_find (game->options, "end-deals", -1);

  talia_game_init_options (game, &options);
  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "greckie", NULL);
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (GString) marks = g_string_new (NULL);

      options.value[deals] = (int16_t) (i * 12);
      talia_book_panel_set_options (TALIA_BOOK_PANEL (panel), game, &options);
      list_marks (find_section (panel, "What can be agreed about the match"), marks);
      g_assert_nonnull (strstr (marks->str, i == 0 ? "In this match: One for each player" : "In this match: 12"));
    }
  g_assert_finalize_object (panel);
}

/* Screen readers meet headings, tables with rows and cells, and lists. */
static void
test_rules_roles (void)
{
  static const struct
  {
    GtkAccessibleRole role;
    guint least;
  } cases[] = {
    { GTK_ACCESSIBLE_ROLE_HEADING, 8 },       { GTK_ACCESSIBLE_ROLE_TABLE, 2 }, { GTK_ACCESSIBLE_ROLE_ROW, 6 },
    { GTK_ACCESSIBLE_ROLE_COLUMN_HEADER, 4 }, { GTK_ACCESSIBLE_ROLE_CELL, 8 },  { GTK_ACCESSIBLE_ROLE_LIST, 1 },
  };
  GtkWidget *panel = g_object_ref_sink (talia_book_panel_new ());

  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "hearts", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpuint (count_role (panel, cases[i].role), >=, cases[i].least);
  g_assert_finalize_object (panel);
}

/* F1: passing while passing, playing while playing; what is shown already is not shown again. */
static void
test_rules_now (void)
{
  GtkWidget *panel = g_object_ref_sink (talia_book_panel_new ());
  TaliaMatch *match = create_match ();
  TaliaState state = *talia_table_get_state (talia_match_get_table (match));
  static const struct
  {
    TaliaPhase phase;
    const char *place;
  } cases[] = {
    { TALIA_PHASE_PASS, "hearts#passing" },
    { TALIA_PHASE_PLAY, "hearts#trick" },
    { TALIA_PHASE_MOON, "hearts#moon" },
    { TALIA_PHASE_OVER, "hearts#end" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *place = NULL;

      state.phase = (uint8_t) cases[i].phase;
      g_assert_true (talia_book_panel_show_now (TALIA_BOOK_PANEL (panel), hearts (), &state));
      place = talia_book_panel_get_place (TALIA_BOOK_PANEL (panel));
      g_assert_cmpstr (place, ==, cases[i].place);
      g_assert_false (talia_book_panel_show_now (TALIA_BOOK_PANEL (panel), hearts (), &state));
    }
  g_assert_finalize_object (panel);
  g_assert_finalize_object (match);
}

/* The row of that title. */
static gpointer
find_row (GtkWidget *root, const char *title)
{
  GtkWidget *row;

  for (guint i = 0; (row = find (root, ADW_TYPE_PREFERENCES_ROW, i)) != NULL; i++)
    if (g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title))
      return row;
  g_error ("There is no row “%s”", title);
}

/* What is folded away is no stop on the way of the arrows. */
static void
test_rules_example_focus (void)
{
  GtkWidget *window = adw_window_new (), *example = talia_book_example_new ("Who takes the trick?"),
            *button = gtk_button_new ();
  GtkExpander *expander = GTK_EXPANDER (find (example, GTK_TYPE_EXPANDER, 0));

  talia_book_example_append (TALIA_BOOK_EXAMPLE (example), button);
  adw_window_set_content (ADW_WINDOW (window), example);
  gtk_window_present (GTK_WINDOW (window));
  wait_until (gtk_window_get_focus (GTK_WINDOW (window)) == GTK_WIDGET (expander));
  g_assert_false (gtk_widget_child_focus (example, GTK_DIR_DOWN));
  gtk_expander_set_expanded (expander, TRUE);
  wait_until (gtk_widget_get_mapped (button));
  g_assert_true (gtk_widget_child_focus (example, GTK_DIR_DOWN));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == button);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_preferences (void)
{
  GSettings *settings = talia_settings_get ();
  GtkWidget *dialog = g_object_ref_sink (GTK_WIDGET (talia_preferences_dialog_new ()));
  GtkWidget *root = adw_dialog_get_child (ADW_DIALOG (dialog));
  AdwComboRow *indices = find_row (root, "Letters on the cards"), *speed = find_row (root, "Speed");
  AdwSwitchRow *autoplay = find_row (root, "Play forced cards");
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

  /* A row of pictures: a click chooses, and what is chosen elsewhere is shown. */
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
  g_test_add_func ("/pages/tiles", test_tiles);
  g_test_add_func ("/pages/continue", test_continue);
  g_test_add_func ("/pages/score-view", test_score_view);
  g_test_add_func ("/pages/deal-summary", test_deal_summary);
  g_test_add_func ("/pages/rules-panel", test_rules_panel);
  g_test_add_func ("/pages/rules-search", test_rules_search);
  g_test_add_func ("/pages/rules-as-played", test_rules_as_played);
  g_test_add_func ("/pages/rules-parts-without-force", test_rules_parts_without_force);
  g_test_add_func ("/pages/rules-usual", test_rules_usual);
  g_test_add_func ("/pages/rules-marks-once", test_rules_marks_once);
  g_test_add_func ("/pages/rules-number-in-words", test_rules_number_in_words);
  g_test_add_func ("/pages/rules-now", test_rules_now);
  g_test_add_func ("/pages/rules-roles", test_rules_roles);
  g_test_add_func ("/pages/rules-example-focus", test_rules_example_focus);
  g_test_add_func ("/pages/preferences", test_preferences);
  g_test_add_func ("/pages/dialogs", test_dialogs);
  return g_test_run ();
}
