/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that a change of the preferences for cards and table is shown at once on the open table. */
#include "engine/trick/talia-trick.h"
#include "find.h"
#include "frame-time.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/app/talia-preferences-dialog.h"
#include "ui/board/stage/talia-felt.h"
#include "ui/book/talia-book-panel.h"
#include "ui/book/talia-book-table.h"
#include "ui/cards/talia-card-marks.h"
#include "ui/cards/talia-card-order.h"
#include "ui/cards/talia-card-textures.h"
#include "window.h"

/* Reads the player's cards from left to right. */
static guint
read_hand (Window *window, TaliaCard *cards)
{
  float x[TALIA_MAX_PACK];
  guint n = 0;

  for (TaliaCards rest = window_get_hand (window); rest != 0; n++)
    {
      TaliaCard card = talia_cards_pop (&rest);
      TaliaPose pose;
      guint place = n;

      g_assert_true (talia_stage_get_pose (TALIA_STAGE (window->board), window_get_card (window, card), &pose));
      for (; place > 0 && x[place - 1] > pose.x; place--)
        {
          x[place] = x[place - 1];
          cards[place] = cards[place - 1];
        }
      x[place] = pose.x;
      cards[place] = card;
    }
  return n;
}

static void
assert_hand_is_sorted (Window *window, TaliaCardOrder order, gboolean descending)
{
  TaliaCard shown[TALIA_MAX_PACK] = { 0 }, expected[TALIA_MAX_PACK];
  guint n;

  window_wait_for_frames (window, 2);
  n = read_hand (window, shown);
  memcpy (expected, shown, sizeof expected);
  talia_card_order_sort (expected, n, order, TALIA_NO_TRUMP, descending);
  g_assert_cmpmem (shown, n, expected, n);
  /* Each card is above its left neighbour, so that its index is visible. */
  for (guint i = 1; i < n; i++)
    g_assert_true (gtk_widget_get_prev_sibling (window_get_card (window, shown[i]))
                   == window_get_card (window, shown[i - 1]));
}

static void
test_the_hand_is_sorted_anew (void)
{
  GSettings *settings = talia_settings_get ();
  Window *window = window_new (NULL, 3);

  assert_hand_is_sorted (window, TALIA_CARD_ORDER_TURNS, FALSE);
  for (int order = TALIA_CARD_ORDER_TURNS; order <= TALIA_CARD_ORDER_RANKS; order++)
    for (int descending = 0; descending < 2; descending++)
      {
        g_settings_set_enum (settings, "card-order", order);
        g_settings_set_boolean (settings, "high-cards-left", descending);
        assert_hand_is_sorted (window, (TaliaCardOrder) order, descending);
      }
  g_settings_reset (settings, "card-order");
  g_settings_reset (settings, "high-cards-left");
  window_free (window);
}

static void
test_cards_that_fly_are_not_drawn_again (void)
{
  GSettings *settings = talia_settings_get ();
  Window *window = window_new (NULL, 3);
  TaliaCardTextures *textures = talia_card_textures_get ();
  TaliaCard card = talia_cards_first (window_get_hand (window));
  TaliaPose before, now;
  guint drawn, steps = 0;

  window_wait_for_frames (window, 2);
  g_settings_set_string (settings, "animation-speed", "slow");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  frame_time_count_frames (TRUE);
  talia_stage_get_pose (TALIA_STAGE (window->board), window_get_card (window, card), &before);
  drawn = talia_card_textures_get_drawn (textures);
  g_settings_set_boolean (settings, "high-cards-left", TRUE);
  for (int i = 0; i < 200 && steps < 3; i++)
    {
      window_wait_for_frames (window, 1);
      talia_stage_get_pose (TALIA_STAGE (window->board), window_get_card (window, card), &now);
      steps += ABS (now.x - before.x) > 1;
      before = now;
    }
  g_assert_cmpuint (steps, ==, 3);
  g_assert_cmpuint (talia_card_textures_get_drawn (textures), ==, drawn);

  frame_time_count_frames (FALSE);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_reset (settings, "high-cards-left");
  window_free (window);
}

/* Returns a picture of the window. */
static GBytes *
take_picture (Window *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (window->board));
  int width = gtk_widget_get_width (GTK_WIDGET (window->board)),
      height = gtk_widget_get_height (GTK_WIDGET (window->board));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  guchar *pixels = g_malloc ((gsize) width * (gsize) height * 4);

  for (int i = 0; i < 2; i++) /* until resting widgets are drawn from their pictures */
    {
      gtk_widget_queue_draw (GTK_WIDGET (window->board));
      window_wait_for_frames (window, 2);
    }
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window->window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_texture_download (texture, pixels, (gsize) width * 4);
  return g_bytes_new_take (pixels, (gsize) width * (gsize) height * 4);
}

/* Starts an invisible flight after a long delay: until then resting widgets are drawn from pictures of themselves. */
static void
keep_moving (Window *window)
{
  TaliaStage *stage = TALIA_STAGE (window->board);
  GtkWidget *flier = gtk_label_new (NULL);

  g_settings_set_string (talia_settings_get (), "animation-speed", "slow");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  gtk_widget_set_opacity (flier, 0);
  talia_stage_add (stage, flier);
  talia_stage_enter (stage, flier, &(TaliaPose) { 10, 10, 0, 1 }, TALIA_MOTION_PLAY, 1000 * 1000);
  talia_stage_place (stage, flier, 10, 10, &(TaliaPose) { 200, 200, 0, 1 });
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "off");
}

static void
test_every_choice_is_seen_at_once (gconstpointer moving)
{
  static const struct
  {
    const char *key, *value;
  } choices[] = {
    { "indices", "'wdka'" },      { "four-colors", "true" },   { "large-indices", "true" },
    { "card-back", "'rosette'" }, { "card-order", "'ranks'" }, { "high-cards-left", "true" },
  };
  GSettings *settings = talia_settings_get ();
  Window *window = window_new (NULL, 3);
  g_autoptr (GBytes) usual = NULL;

  if (GPOINTER_TO_INT (moving))
    keep_moving (window);
  usual = take_picture (window);
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_autoptr (GBytes) chosen = NULL, back = NULL;

      g_assert_cmpint (talia_stage_get_moving (TALIA_STAGE (window->board)), ==, GPOINTER_TO_INT (moving));

      g_settings_set_value (settings, choices[i].key, g_variant_new_parsed (choices[i].value));
      chosen = take_picture (window);
      g_settings_reset (settings, choices[i].key);
      back = take_picture (window);
      g_test_message ("%s %s", choices[i].key, choices[i].value);
      g_assert_false (g_bytes_equal (usual, chosen));
      g_assert_true (g_bytes_equal (usual, back));
    }
  /* The colours of felts are defined in the style sheet. */
  for (guint i = 0; talia_felts[i] != NULL; i++)
    {
      g_settings_set_string (settings, "table-color", talia_felts[i]);
      for (guint j = 0; talia_felts[j] != NULL; j++)
        g_assert_cmpint (gtk_widget_has_css_class (GTK_WIDGET (window->board), talia_felts[j]), ==, i == j);
    }
  g_settings_reset (settings, "table-color");
  window_free (window);
}

static void
test_large_text_brings_large_indices (void)
{
  GtkSettings *system = gtk_settings_get_default ();
  TaliaCardTextures *textures = talia_card_textures_get ();
  int usual;

  g_object_get (system, "gtk-xft-dpi", &usual, NULL);
  g_assert_false (talia_card_textures_get_look (textures)->large_indices);
  g_object_set (system, "gtk-xft-dpi", 96 * 1024 * 3 / 2, NULL);
  g_assert_true (talia_card_textures_get_look (textures)->large_indices);
  g_object_set (system, "gtk-xft-dpi", usual, NULL);
  g_assert_false (talia_card_textures_get_look (textures)->large_indices);
}

/* Warnings of widgets that are given too little room are fatal here. */
static void
test_the_preferences_fit_into_a_narrow_window (void)
{
  GtkWidget *window = adw_window_new (), *dialog = GTK_WIDGET (talia_preferences_dialog_new (NULL));
  int width;

  gtk_widget_set_size_request (window, 320, 300);
  gtk_window_set_default_size (GTK_WINDOW (window), 350, 600);
  adw_window_set_content (ADW_WINDOW (window), gtk_label_new (NULL));
  gtk_window_present (GTK_WINDOW (window));
  adw_dialog_present (ADW_DIALOG (dialog), window);
  wait_until (gtk_widget_get_mapped (dialog) && gtk_widget_get_width (dialog) > 0);
  gtk_widget_measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 320);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The cells of rows of one line and of several lines are aligned. */
static void
test_the_columns_of_a_table_stay_in_line (void)
{
  GtkWidget *window = adw_window_new (), *panel = talia_book_panel_new (), *table;

  gtk_window_set_default_size (GTK_WINDOW (window), 320, 600);
  adw_window_set_content (ADW_WINDOW (window), panel);
  talia_book_panel_show (TALIA_BOOK_PANEL (panel), "kierki", NULL);
  gtk_window_present (GTK_WINDOW (window));
  wait_until (gtk_widget_get_mapped (find (panel, TALIA_TYPE_BOOK_TABLE, 1)));

  for (guint i = 0; i < 2; i++)
    {
      table = find (panel, TALIA_TYPE_BOOK_TABLE, i);
      for (GtkWidget *row = gtk_widget_get_first_child (table); row != NULL; row = gtk_widget_get_next_sibling (row))
        for (GtkWidget *cell = gtk_widget_get_first_child (row),
                       *above = gtk_widget_get_first_child (gtk_widget_get_first_child (table));
             cell != NULL; cell = gtk_widget_get_next_sibling (cell), above = gtk_widget_get_next_sibling (above))
          {
            graphene_rect_t place, place_above;

            wait_until (gtk_widget_get_width (cell) > 0);
            g_assert_true (gtk_widget_compute_bounds (cell, row, &place));
            g_assert_true (gtk_widget_compute_bounds (above, gtk_widget_get_parent (above), &place_above));
            g_assert_cmpfloat (place.origin.x, ==, place_above.origin.x);
            g_assert_cmpfloat (place.size.width, ==, place_above.size.width);
          }
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Returns the number of pixels around a chosen card in the colour of the mark. */
static guint
count_marked (gboolean focused, gboolean hovered)
{
  TaliaCardState state = {
    .look = talia_card_textures_get_look (talia_card_textures_get ()),
    .mark = TALIA_CARD_MARKED,
    .focused = focused,
    .hovered = hovered,
  };
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GObject) context = G_OBJECT (pango_font_map_create_context (pango_cairo_font_map_get_default ()));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 120, 160);
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;
  guint n = 0;

  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (20, 20));
  talia_card_marks_append (snapshot, PANGO_CONTEXT (context), 80, 115, &state);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int y = 0; y < 160; y++)
    for (int x = 0; x < 120; x++)
      {
        guint32 pixel = ((guint32 *) (gpointer) (cairo_image_surface_get_data (surface)
                                                 + y * cairo_image_surface_get_stride (surface)))[x];

        n += (pixel >> 16 & 255) > 220 && (pixel & 255) < 80; /* yellow */
      }
  cairo_surface_destroy (surface);
  return n;
}

static void
test_what_is_chosen_looks_chosen (void)
{
  guint alone = count_marked (FALSE, FALSE);

  g_assert_cmpuint (alone, >, 2 * (80 + 115)); /* on all sides */
  g_assert_cmpuint (count_marked (TRUE, FALSE), ==, alone);
  g_assert_cmpuint (count_marked (FALSE, TRUE), ==, alone);
}

/* A root uses GNOME's font; otherwise the first installed font would be used by accident. */
static void
test_the_font_is_that_of_gnome (void)
{
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new ("Kierki"));
  PangoContext *context = gtk_widget_get_pango_context (label);
  g_autoptr (PangoFont) font = pango_context_load_font (context, pango_context_get_font_description (context));
  g_autoptr (PangoFontDescription) description = pango_font_describe (font);
  const char *family = pango_font_description_get_family (description);

  if (!g_str_has_prefix (g_getenv ("TALIA_DEV") ?: "", "inside"))
    {
      g_test_skip ("the fonts of this machine are its owner's choice");
      return;
    }
  if (!g_str_equal (family, "Adwaita Sans"))
    g_assert_cmpstr (family, ==, "Cantarell");
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  g_test_add_func ("/look/what-is-chosen-looks-chosen", test_what_is_chosen_looks_chosen);
  g_test_add_func ("/look/the-font-is-that-of-gnome", test_the_font_is_that_of_gnome);
  g_test_add_func ("/look/the-hand-is-sorted-anew", test_the_hand_is_sorted_anew);
  g_test_add_func ("/look/cards-that-fly-are-not-drawn-again", test_cards_that_fly_are_not_drawn_again);
  g_test_add_data_func ("/look/every-choice-is-seen-at-once", GINT_TO_POINTER (FALSE),
                        test_every_choice_is_seen_at_once);
  g_test_add_data_func ("/look/every-choice-is-seen-while-something-moves", GINT_TO_POINTER (TRUE),
                        test_every_choice_is_seen_at_once);
  g_test_add_func ("/look/large-text-brings-large-indices", test_large_text_brings_large_indices);
  g_test_add_func ("/look/the-preferences-fit-into-a-narrow-window", test_the_preferences_fit_into_a_narrow_window);
  g_test_add_func ("/look/the-columns-of-a-table-stay-in-line", test_the_columns_of_a_table_stay_in_line);
  return g_test_run ();
}
