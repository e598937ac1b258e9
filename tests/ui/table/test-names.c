/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests names from outside at the table: whatever a record calls the players, the table keeps its size and its text
 * direction. */
#include "find.h"
#include "model/record/talia-record.h"
#include "setup.h"
#include "ui/board/seats/talia-seat-plate.h"
#include "window.h"
#include "words/talia-words.h"

#define HEBREW "\u05de\u05e9\u05d4"
#define ACUTE "\u0301"
#define SEED 9

static const struct
{
  const char *rule;
  const char *name; /* the beginning of the name */
  const char *more; /* the text that is repeated after it */
  guint times;
} names[] = {
  { "long", "", "x", 100000 },
  { "a-million", "", "Z\xc3\xb3", 500000 },
  { "wide", "", "\ufdfd", 1000 },
  { "high", "Ola", ACUTE, 20000 },
  { "high-everywhere", "", "Z" ACUTE ACUTE ACUTE ACUTE ACUTE ACUTE, 500 },
  { "turned-round", "\u202eOla", "", 0 },
  { "turned-again-and-again", "Ola", "\u202e\u202b\u2067", 1000 },
  { "from-right-to-left", HEBREW " ", HEBREW, 20 },
  { "lines", "Ola", "\u2028", 1000 },
  { "no cards", "", "\u200b", 1000 },
};

/* Opens a match with three other players of this name. */
static Window *
open (const char *name)
{
  g_autoptr (GString) text = g_string_new ("talia-record 1\ngame hearts\nseat 0 human Ala\n");
  g_autoptr (GError) error = NULL;
  TaliaTable *table;

  for (int seat = 1; seat < 4; seat++)
    g_string_append_printf (text, "seat %d easy %s\n", seat, name);
  table = talia_record_parse (text->str, -1, &error);
  g_assert_no_error (error);
  return window_new (table, SEED);
}

/* Plays the first three cards and the first trick, so that the news name everybody. */
static void
play (Window *window)
{
  window_pass (window);
  g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
  g_assert_true (window_wait_for_turn (window));
  window_wait_for_frames (window, 5);
}

/* Describes all places, one on a line, except those of plates, which a name may make wider, and of the bar, which is as
 * wide as its text. */
static char *
describe_places (Window *window)
{
  GString *places = g_string_new (NULL);
  GtkWidget *board = GTK_WIDGET (window->board);
  graphene_rect_t bounds;

  g_string_append_printf (places, "window %d %d\n", gtk_widget_get_width (window->window),
                          gtk_widget_get_height (window->window));
  g_string_append_printf (places, "board %d %d\n", gtk_widget_get_width (board), gtk_widget_get_height (board));
  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!TALIA_IS_SEAT_PLATE (child) && !TALIA_IS_BOARD_BAR (child)
        && gtk_widget_compute_bounds (child, board, &bounds))
      g_string_append_printf (places, "%s %.0f %.0f %.0f %.0f\n", G_OBJECT_TYPE_NAME (child), bounds.origin.x,
                              bounds.origin.y, bounds.size.width, bounds.size.height);
  return g_string_free_and_steal (places);
}

/* Asserts that the table is the same as with a usual name, and that plates and bar need no more room. */
static void
assert_same_table (Window *window, Window *usual)
{
  g_autofree char *places = describe_places (window), *usual_places = describe_places (usual);

  g_assert_cmpstr (places, ==, usual_places);
  for (guint i = 0; i < 4; i++)
    {
      GtkWidget *plate = find (GTK_WIDGET (window->board), TALIA_TYPE_SEAT_PLATE, i);
      GtkWidget *usual_plate = find (GTK_WIDGET (usual->board), TALIA_TYPE_SEAT_PLATE, i);

      g_assert_cmpint (gtk_widget_get_width (plate), <=, gtk_widget_get_width (usual_plate));
      g_assert_cmpint (gtk_widget_get_height (plate), ==, gtk_widget_get_height (usual_plate));
    }
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (window_get_bar (window))), <=,
                   gtk_widget_get_height (GTK_WIDGET (window_get_bar (usual))));
}

/* Asserts that every text goes from left to right, in lines that are no higher than letters. */
static void
assert_lines_are_flat (Window *window)
{
  GtkWidget *label;

  for (guint i = 0; (label = find (window->window, GTK_TYPE_LABEL, i)) != NULL; i++)
    {
      PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
      PangoRectangle ink, logical;

      if (!gtk_widget_get_mapped (label))
        continue;
      pango_layout_get_pixel_extents (layout, &ink, &logical);
      g_assert_cmpint (ink.height, <=, logical.height + 40);
      for (int line = 0; line < pango_layout_get_line_count (layout); line++)
        g_assert_cmpint (pango_layout_get_line_readonly (layout, line)->resolved_dir, ==, PANGO_DIRECTION_LTR);
    }
}

static void
test_name (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (GString) name = g_string_new (names[i].name);
  Window *window, *usual = open ("Aleksandra Wiśniewska-Kowalczyk");

  for (guint n = 0; n < names[i].times; n++)
    g_string_append (name, names[i].more);
  window = open (name->str);
  assert_same_table (window, usual);
  assert_lines_are_flat (window);
  play (window);
  play (usual);
  assert_same_table (window, usual);
  assert_lines_are_flat (window);
  window_free (window);
  window_free (usual);
}

/* A name that is written from right to left is at its place in the sentence, and the other words are at theirs. */
static void
test_sentences_keep_their_order (void)
{
  const TaliaEvent event = { .kind = TALIA_EVENT_PLAYED, .seat = 1, .card = TALIA_CARD (TALIA_QUEEN, TALIA_SPADES) };
  Window *window = open (HEBREW);
  g_autofree char *sentence = talia_words_event (window->match, &event);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (window->window, sentence);
  PangoRectangle name, plays, queen;

  pango_layout_index_to_pos (layout, (int) (strstr (sentence, HEBREW) - sentence), &name);
  pango_layout_index_to_pos (layout, (int) (strstr (sentence, "plays") - sentence), &plays);
  pango_layout_index_to_pos (layout, (int) (strstr (sentence, "queen") - sentence), &queen);
  g_assert_cmpint (name.x, <, plays.x);
  g_assert_cmpint (plays.x, <, queen.x);
  g_assert_cmpint (pango_layout_get_line_readonly (layout, 0)->resolved_dir, ==, PANGO_DIRECTION_LTR);
  window_free (window);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/names/%s", names[i].rule);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_name);
    }
  g_test_add_func ("/ui/names/sentences-keep-their-order", test_sentences_keep_their_order);
  return g_test_run ();
}
