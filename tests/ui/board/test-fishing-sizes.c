/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the positions of the loose cards and builds on a fishing table, in windows of all sizes. */
#include "find.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/board/kinds/fishing/talia-fishing-board.h"
#include "ui/board/kinds/fishing/talia-fishing-geometry.h"
#include "ui/board/talia-board-bar.h"
#include "ui/cards/talia-card-face.h"
#include "window.h"

static TaliaFishingBoard *
get_board (Window *window)
{
  return TALIA_FISHING_BOARD (window->board);
}

static const TaliaState *
get_state (Window *window)
{
  return talia_table_get_state (window->table);
}

/* Asserts that the indices of all cards, in drawing order, are not covered by later cards, even large indices. */
static void
check_indices (const graphene_rect_t *cards, int n, const char *where)
{
  TaliaCardLook large = { .large_indices = TRUE };

  for (int i = 0; i < n; i++)
    {
      graphene_rect_t index = talia_card_face_get_index (&large, (int) cards[i].size.width), common;

      graphene_rect_offset (&index, cards[i].origin.x, cards[i].origin.y);
      for (int above = i + 1; above < n; above++)
        if (graphene_rect_intersection (&index, &cards[above], &common) && common.size.width > 1
            && common.size.height > 1)
          g_error ("%s: card %d of %d covers the index of card %d", where, above, n, i);
    }
}

/* In the smallest rooms that windows leave, every card is inside the room and shows its index. */
static void
test_every_index_is_free (void)
{
  static const int sizes[][2] = { { 214, 44 },  { 214, 72 },  { 300, 100 }, { 336, 100 },  { 336, 180 },
                                  { 336, 300 }, { 676, 250 }, { 976, 250 }, { 3800, 1200 } };

  for (gsize size = 0; size < G_N_ELEMENTS (sizes); size++)
    for (int n = 1; n <= (sizes[size][1] < 60 ? 8 : sizes[size][1] < 90 ? 14 : 34); n++)
      {
        int width = sizes[size][0], height = sizes[size][1], n_cards = 0;
        TaliaPose middle = { width / 2.f, height / 2.f, 0, 1 };
        TaliaFishingStack stacks[TALIA_MAX_STACKS] = { 0 };
        TaliaFishingGeometry geometry;
        graphene_rect_t cards[TALIA_MAX_STACKS * 5];
        g_autofree char *where = g_strdup_printf ("%d stacks in %d x %d", n, width, height);

        for (int i = 0; i < n; i++)
          stacks[i].n = i < n - 3 ? 1 : height < 90 ? 2 : 2 + i % 4;
        talia_fishing_geometry_compute (&geometry, stacks, n, &middle, width, height, 150);
        for (int i = 0; i < n; i++)
          for (int j = 0; j < stacks[i].n; j++)
            {
              graphene_rect_t *card = &cards[n_cards++];

              *card = GRAPHENE_RECT_INIT (stacks[i].x + stacks[i].step * j - geometry.card_width / 2.f,
                                          stacks[i].y - geometry.card_height / 2.f, geometry.card_width,
                                          geometry.card_height);
              if (card->origin.x < -1 || card->origin.x + card->size.width > width + 1 || card->origin.y < -1
                  || card->origin.y + card->size.height > height + 1)
                g_error ("%s: card %d of stack %d leaves the room", where, j, i);
            }
        check_indices (cards, n_cards, where);
      }
}

static gboolean
is_on_table (Window *window, GtkWidget *widget)
{
  for (TaliaCards loose = get_state (window)->fishing.loose; loose != 0;)
    if (talia_fishing_board_get_table_card (get_board (window), talia_cards_pop (&loose)) == widget)
      return TRUE;
  return FALSE;
}

/* Every card is completely on the board, beside or above the texts, above the hand, and shows its index. */
static void
check_table (Window *window, const char *where)
{
  GtkWidget *board = GTK_WIDGET (window->board), *bar = talia_board_get_bar (TALIA_BOARD (window->board));
  graphene_rect_t cards[TALIA_MAX_PACK];
  int n = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (board); card != NULL; card = gtk_widget_get_next_sibling (card))
    {
      graphene_rect_t bounds, words;

      if (!is_on_table (window, card))
        continue;
      wait_until (gtk_widget_compute_bounds (card, board, &bounds) && bounds.origin.x >= -5
                  && bounds.origin.x + bounds.size.width <= gtk_widget_get_width (board) + 5);
      cards[n++] = bounds;
      graphene_rect_inset (&bounds, 1, 1);
      g_assert_true (gtk_widget_compute_bounds (bar, board, &words));
      g_assert_false (graphene_rect_intersection (&bounds, &words, NULL));
      g_assert_cmpfloat (bounds.size.width, >=, 30); /* without the card's borders */
      for (TaliaCards hand = window_get_hand (window); hand != 0;)
        {
          g_assert_true (gtk_widget_compute_bounds (window_get_card (window, talia_cards_pop (&hand)), board, &words));
          g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, words.origin.y + 1);
        }
    }
  g_assert_cmpint (n, ==, talia_cards_count (get_state (window)->fishing.loose));
  check_indices (cards, n, where);
}

static void
test_a_crowded_table_fits_a_phone (void)
{
  static const struct
  {
    int width, height;
  } sizes[] = { { 360, 600 }, { 640, 360 }, { 640, 294 }, { 360, 460 } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *where = g_strdup_printf ("a window of %d x %d", sizes[i].width, sizes[i].height);
      Window *window = window_new_game ("casino", "players=4 dealer=3", 3);

      talia_match_hold (window->match);
      while (talia_cards_count (get_state (window)->fishing.loose) < 20)
        {
          TaliaMove move = { .kind = TALIA_MOVE_TRAIL };

          move.card = talia_cards_first (get_state (window)->hand[get_state (window)->to_act]);
          g_assert_true (talia_table_play (window->table, &move, NULL));
        }
      gtk_window_set_default_size (GTK_WINDOW (window->window), sizes[i].width, sizes[i].height);
      wait_until (gtk_widget_get_width (window->window) <= sizes[i].width
                  && gtk_widget_get_height (window->window) <= sizes[i].height);
      window_wait_for_frames (window, 5);
      check_table (window, where);
      window_free (window);
    }
}

/* The four cards that a deal begins with are as large as those of the hand, which are large themselves. */
static void
test_the_table_is_as_large_as_the_hand (void)
{
  static const struct
  {
    int width, height, least;
  } sizes[] = { { 1000, 700, 96 }, { 360, 720, 76 }, { 640, 360, 44 } };
  g_autoptr (GtkCssProvider) css = setup_style ();

  g_settings_set_string (talia_settings_get (), "score-sheet", "automatic"); /* closed */
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Window *window = window_new_game ("casino", "players=4 dealer=3", 3);
      const TaliaCard card = talia_cards_first (get_state (window)->fishing.loose);
      GtkWidget *widget = talia_fishing_board_get_table_card (get_board (window), card);

      talia_match_hold (window->match);
      gtk_window_set_default_size (GTK_WINDOW (window->window), sizes[i].width, sizes[i].height);
      wait_until (gtk_widget_get_width (window->window) <= sizes[i].width
                  && gtk_widget_get_height (window->window) <= sizes[i].height);
      window_wait_for_frames (window, 5);
      g_assert_cmpint (talia_cards_count (get_state (window)->fishing.loose), ==, 4);
      g_assert_cmpint (gtk_widget_get_width (widget), >=, sizes[i].least);
      g_assert_cmpfloat ((float) gtk_widget_get_width (widget), >=,
                         .97f * (float) talia_hand_board_get_geometry (window->board)->card_width);
      window_free (window);
    }
  g_settings_reset (talia_settings_get (), "score-sheet");
}

static void
get_prompt (Window *window, graphene_rect_t *prompt)
{
  GtkWidget *bar = talia_board_get_bar (TALIA_BOARD (window->board));

  window_wait_for_frames (window, 5);
  g_assert_true (
      gtk_widget_compute_bounds (find_css (bar, ADW_TYPE_BIN, "prompt"), GTK_WIDGET (window->board), prompt));
}

static Window *
open_casino (int width, int height)
{
  Window *window = window_new_game ("casino", "players=4 dealer=3", 3);

  talia_match_hold (window->match);
  gtk_window_set_default_size (GTK_WINDOW (window->window), width, height);
  wait_until (abs (gtk_widget_get_width (window->window) - width) < 60
              && abs (gtk_widget_get_height (window->window) - height) < 60);
  window_wait_for_frames (window, 5);
  return window;
}

/* The prompt is near the hand, beside the player's seat: what comes and goes is above it or at the end of its line. */
static void
test_no_empty_band_above_the_hand (void)
{
  static const int sizes[][2] = { { 700, 700 }, { 860, 700 }, { 1000, 700 }, { 1380, 860 } };
  g_autoptr (GtkCssProvider) css = setup_style ();

  g_settings_set_string (talia_settings_get (), "score-sheet", "automatic"); /* closed */
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Window *window = open_casino (sizes[i][0], sizes[i][1]);
      const TaliaBoardGeometry *geometry = talia_hand_board_get_geometry (window->board);
      graphene_rect_t prompt;

      get_prompt (window, &prompt);
      g_assert_cmpfloat (geometry->hand_top - prompt.origin.y - prompt.size.height, <=,
                         .4f * (float) geometry->card_height);
      g_assert_cmpfloat_with_epsilon (prompt.origin.y + prompt.size.height / 2, geometry->plate[0].y, 2);
      window_free (window);
    }
  g_settings_reset (talia_settings_get (), "score-sheet");
}

/* Buttons that need more than is kept for them at the end of the line do not push the prompt aside if it has room. */
static void
test_buttons_do_not_move_the_prompt (void)
{
  g_autoptr (GtkCssProvider) css = setup_style ();
  Window *window;
  TaliaBoardBar *bar;
  graphene_rect_t before, after;

  g_settings_set_string (talia_settings_get (), "score-sheet", "automatic"); /* closed */
  window = open_casino (1000, 700);
  bar = TALIA_BOARD_BAR (talia_board_get_bar (TALIA_BOARD (window->board)));
  talia_board_bar_set_prompt (bar, "Play, or choose other cards");
  get_prompt (window, &before);
  talia_board_bar_add_choice (bar, "Take the four", "table.choose", g_variant_new_string ("one"));
  talia_board_bar_add_choice (bar, "Build the nine", "table.choose", g_variant_new_string ("two"));
  get_prompt (window, &after);
  g_assert_cmpfloat (after.size.width, <, before.size.width);
  g_assert_cmpfloat_with_epsilon (after.origin.x + after.size.width / 2, before.origin.x + before.size.width / 2, 1);
  g_assert_cmpfloat_with_epsilon (after.origin.y, before.origin.y, 1);
  window_free (window);
  g_settings_reset (talia_settings_get (), "score-sheet");
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  g_test_add_func ("/ui/fishing/every-index-is-free", test_every_index_is_free);
  g_test_add_func ("/ui/fishing/a-crowded-table-fits-a-phone", test_a_crowded_table_fits_a_phone);
  g_test_add_func ("/ui/fishing/the-table-is-as-large-as-the-hand", test_the_table_is_as_large_as_the_hand);
  g_test_add_func ("/ui/fishing/no-empty-band-above-the-hand", test_no_empty_band_above_the_hand);
  g_test_add_func ("/ui/fishing/buttons-do-not-move-the-prompt", test_buttons_do_not_move_the_prompt);
  return g_test_run ();
}
