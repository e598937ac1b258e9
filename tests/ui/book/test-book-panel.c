/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the rules panel by itself: pages, search, the options of a match, the marks on rules that apply. */
#include "book/talia-book.h"
#include "find.h"
#include "setup.h"
#include "ui/book/talia-book-example.h"
#include "ui/book/talia-book-panel.h"
#include "ui/book/talia-book-played.h"
#include "ui/book/talia-book-section.h"
#include "ui/book/talia-book-text.h"
#include "ui/start/talia-match-settings.h"
#include "window.h"

static const TaliaGame *
hearts (void)
{
  return talia_registry_find ("hearts");
}

/* Returns a match in which only the test makes moves. */
static TaliaMatch *
create_match (void)
{
  g_autoptr (TaliaTable) table = talia_match_settings_create_table (hearts (), TALIA_GRADE_USUAL);
  TaliaMatch *match = talia_match_new (table, "easy");

  talia_match_hold (match);
  return match;
}

static guint
count_css (GtkWidget *root, const char *class)
{
  guint n = gtk_widget_has_css_class (root, class);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_css (child, class);
  return n;
}

/* Counts roles as screen readers find them: a presentational widget hides everything below it. */
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

  /* It begins with the contents, which list every page. */
  g_assert_null (talia_book_panel_get_place (TALIA_BOOK_PANEL (panel)));
  g_assert_cmpuint (count (panel, ADW_TYPE_ACTION_ROW), ==, g_strv_length ((GStrv) talia_book_list ()));

  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "hearts", NULL);
  texts = count (panel, TALIA_TYPE_BOOK_TEXT);
  g_assert_cmpuint (texts, >, 20);
  g_assert_null (find_css (panel, TALIA_TYPE_BOOK_TEXT, "marked"));

  /* One rule is marked without building the page again. */
  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "hearts", "follow-suit");
  marked = find_css (panel, TALIA_TYPE_BOOK_TEXT, "marked");
  g_assert_nonnull (marked);
  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "hearts", "first-trick");
  g_assert_nonnull (find_css (panel, TALIA_TYPE_BOOK_TEXT, "marked"));
  g_assert_true (find_css (panel, TALIA_TYPE_BOOK_TEXT, "marked") != marked);
  g_assert_false (gtk_widget_has_css_class (marked, "marked"));
  g_assert_cmpuint (count (panel, TALIA_TYPE_BOOK_TEXT), ==, texts);

  /* A score line opens its row. */
  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "hearts", "score/Queen of spades");
  g_assert_nonnull (find_css (panel, GTK_TYPE_GRID, "marked"));

  /* A link opens another page, and Back returns to the previous place. */
  talia_book_panel_go (TALIA_BOOK_PANEL (panel), "casino#trail");
  place = talia_book_panel_get_place (TALIA_BOOK_PANEL (panel));
  g_assert_cmpstr (place, ==, "casino#trail");
  gtk_widget_activate_action (panel, "rules.back", NULL);
  g_set_str (&place, NULL);
  place = talia_book_panel_get_place (TALIA_BOOK_PANEL (panel));
  g_assert_cmpstr (place, ==, "hearts");

  /* Showing a rule ends a search. */
  gtk_editable_set_text (search, "QUEEN");
  g_signal_emit_by_name (search, "search-changed");
  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "hearts", "first-trick");
  g_assert_cmpstr (gtk_editable_get_text (search), ==, "");

  g_assert_finalize_object (panel);
}

/* Returns the number of labels with attributes, such as the marks of a search. */
static guint
count_marks (GtkWidget *root)
{
  guint n = GTK_IS_LABEL (root) && gtk_label_get_attributes (GTK_LABEL (root)) != NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_marks (child);
  return n;
}

/* All places are found, those on the open page first; stepping passes through all pages and starts again. */
static void
test_rules_search (void)
{
  GtkWidget *panel = g_object_ref_sink (talia_book_panel_new ());
  GtkEditable *search = GTK_EDITABLE (find (panel, GTK_TYPE_SEARCH_ENTRY, 0));
  g_autoptr (GArray) hits = talia_book_search ("QuEEns", "kierki");
  g_autoptr (GHashTable) pages = g_hash_table_new (NULL, NULL);
  g_autofree char *paste = g_strnfill (1000000, 'x');

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
  gtk_editable_set_text (search, paste);
  g_assert_cmpuint (strlen (gtk_editable_get_text (search)), <=, 100);
  g_assert_finalize_object (panel);
}

/* Rules that do not apply in the match are dimmed; rules that apply have a mark. */
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
  /* The section and the table row now apply, and one paragraph of the section no longer does. */
  g_assert_cmpuint (count_css (panel, "off"), ==, off - 2 + 1);

  /* The page of another game has no marks for this match. */
  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "royal", NULL);
  g_assert_cmpuint (count_css (panel, "off"), ==, 0);
  talia_book_panel_set_options (TALIA_BOOK_PANEL (panel), NULL, NULL);
  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "casino", NULL);
  g_assert_cmpuint (count_css (panel, "off"), ==, 0);
  g_assert_finalize_object (panel);
}

/* For a newcomer the aim of the game comes before the options of the match. */
static void
test_rules_aim_before_options (void)
{
  const TaliaGame *game = talia_registry_find ("kierki");
  GtkWidget *panel = g_object_ref_sink (talia_book_panel_new ()), *played;
  TaliaOptions options;

  talia_game_init_options (game, &options);
  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "kierki", NULL);
  talia_book_panel_set_options (TALIA_BOOK_PANEL (panel), game, &options);
  played = find (panel, TALIA_TYPE_BOOK_PLAYED, 0);
  g_assert_true (gtk_widget_get_visible (played));
  g_assert_true (TALIA_IS_BOOK_SECTION (gtk_widget_get_prev_sibling (played)));
  g_assert_null (gtk_widget_get_prev_sibling (gtk_widget_get_prev_sibling (played)));
  g_assert_true (TALIA_IS_BOOK_SECTION (gtk_widget_get_next_sibling (played)));
  g_assert_finalize_object (panel);
}

/* A part that does not apply contains no mark that something applies. */
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

/* Appends the marks above the texts, one on a line. */
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

/* Without a match, variants are marked as such, and none is dimmed. */
static void
test_rules_usual (void)
{
  static const struct
  {
    const char *page, *section, *marks;
  } cases[] = {
    { "casino", "Raising a build", "Usually|If agreed" },
    { "casino", "Two pairs", "If agreed" },
    { "casino", "Sweeps", "If agreed|Usually|If agreed" },
    { "royal", "Sweeps", "Usually|If agreed" },
    { "hearts", "Scoring", "If agreed" },
    { "kierki", "The card left over", "Usually|If agreed" },
    { "loteryjka", "The four rows", "" },
    { "loteryjka", "Options: Loteryjka", "Usually: Four deals|Usually: 800 and 500|Usually: no" },
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

/* A mark is not repeated within its part or in the next block, but screen readers, which read blocks one by one, get it
 * for each. */
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

/* A number with a special meaning is replaced by words. */
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
      list_marks (find_section (panel, "Options: heart leads and the match"), marks);
      g_assert_nonnull (strstr (marks->str, i == 0 ? "In this match: One for each player" : "In this match: 12"));
    }
  g_assert_finalize_object (panel);
}

/* Screen readers get headings, tables with rows and cells, and lists. */
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

/* F1 shows passing during passing, and playing during play; a section that is already open is not shown again. */
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

/* Arrow keys skip folded content. */
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

/* Returns a picture of the widget. */
static GBytes *
take_picture (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  int width, height;
  gint64 drawn = gdk_frame_clock_get_frame_counter (gtk_widget_get_frame_clock (widget)) + 2;

  /* The paintable has the pictures drawn after its creation. */
  while (gdk_frame_clock_get_frame_counter (gtk_widget_get_frame_clock (widget)) <= drawn)
    {
      gtk_widget_queue_draw (widget);
      g_main_context_iteration (NULL, TRUE);
    }
  width = gtk_widget_get_width (widget);
  height = gtk_widget_get_height (widget);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  return gdk_texture_save_to_png_bytes (texture);
}

/* Selectable texts take the focus, but have no caret, because they cannot be edited. The focus is visible when keys are
 * used. */
static void
test_rules_have_no_caret (void)
{
  GtkWidget *window = adw_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *button = gtk_button_new (),
            *panel = talia_book_panel_new ();
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();
  GtkLabel *labels[2];

  g_object_set (gtk_settings_get_default (), "gtk-label-select-on-focus", FALSE, /* as in the application */
                "gtk-overlay-scrolling", FALSE, NULL); /* no bar that fades some time after it was moved */
  gtk_css_provider_load_from_resource (style, "/io/github/taliacards/Talia/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  gtk_widget_set_vexpand (panel, TRUE);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), panel);
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "hearts", NULL);
  gtk_window_present (GTK_WINDOW (window));
  labels[0] = talia_book_section_get_label (TALIA_BOOK_SECTION (find (panel, TALIA_TYPE_BOOK_SECTION, 0)));
  labels[1] = talia_book_text_get_label (TALIA_BOOK_TEXT (find (panel, TALIA_TYPE_BOOK_TEXT, 0)));
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      GtkWidget *label = GTK_WIDGET (labels[i]);
      g_autoptr (GBytes) before = NULL, pointed = NULL, by_keys = NULL;

      wait_until (gtk_widget_get_mapped (label) && gtk_widget_grab_focus (label)); /* this scrolls to it */
      gtk_widget_grab_focus (button);
      gtk_window_set_focus_visible (GTK_WINDOW (window), FALSE);
      wait_until (gtk_widget_has_focus (button));
      before = take_picture (panel);
      gtk_widget_grab_focus (label);
      gtk_window_set_focus_visible (GTK_WINDOW (window), FALSE);
      wait_until (gtk_widget_has_focus (label));
      pointed = take_picture (panel);
      g_assert_true (g_bytes_equal (before, pointed));
      gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
      by_keys = take_picture (panel);
      g_assert_false (g_bytes_equal (before, by_keys));

      gtk_label_select_region (labels[i], 0, 3);
      g_assert_true (gtk_label_get_selectable (labels[i]) && gtk_label_get_selection_bounds (labels[i], NULL, NULL));
    }
  gtk_window_destroy (GTK_WINDOW (window));
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style));
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  g_test_add_func ("/pages/rules-panel", test_rules_panel);
  g_test_add_func ("/pages/rules-search", test_rules_search);
  g_test_add_func ("/pages/rules-as-played", test_rules_as_played);
  g_test_add_func ("/pages/rules-aim-before-options", test_rules_aim_before_options);
  g_test_add_func ("/pages/rules-parts-without-force", test_rules_parts_without_force);
  g_test_add_func ("/pages/rules-usual", test_rules_usual);
  g_test_add_func ("/pages/rules-marks-once", test_rules_marks_once);
  g_test_add_func ("/pages/rules-number-in-words", test_rules_number_in_words);
  g_test_add_func ("/pages/rules-now", test_rules_now);
  g_test_add_func ("/pages/rules-roles", test_rules_roles);
  g_test_add_func ("/pages/rules-example-focus", test_rules_example_focus);
  g_test_add_func ("/pages/rules-have-no-caret", test_rules_have_no_caret);
  return g_test_run ();
}
