/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the stacks of a fishing table lie, in windows of all sizes. */
#include "setup.h"
#include "ui/board/kinds/fishing/talia-fishing-board.h"
#include "ui/board/kinds/fishing/talia-fishing-geometry.h"
#include "window.h"
#include <string.h>

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

static graphene_rect_t
get_stack_bounds (const TaliaFishingGeometry *geometry, const TaliaFishingStack *stack)
{
  return GRAPHENE_RECT_INIT (stack->x - geometry->card_width / 2.f, stack->y - geometry->card_height / 2.f,
                             geometry->card_width + stack->step * (stack->n - 1), geometry->card_height);
}

static void
test_stacks_do_not_overlap (void)
{
  static const int sizes[][2] = { { 336, 180 }, { 336, 300 }, { 676, 250 }, { 976, 250 }, { 3800, 1200 } };

  for (gsize size = 0; size < G_N_ELEMENTS (sizes); size++)
    for (int n = 1; n <= 34; n++)
      {
        int width = sizes[size][0], height = sizes[size][1];
        TaliaPose middle = { width / 2.f, height / 2.f, 0, 1 };
        TaliaFishingStack stacks[TALIA_MAX_STACKS] = { 0 };
        TaliaFishingGeometry geometry;

        for (int i = 0; i < n; i++)
          stacks[i].n = i < n - 3 ? 1 : 2 + i % 4;
        talia_fishing_geometry_compute (&geometry, stacks, n, &middle, width, height, 150);
        for (int i = 0; i < n; i++)
          {
            graphene_rect_t bounds = get_stack_bounds (&geometry, &stacks[i]);

            g_assert_cmpfloat (bounds.origin.x, >=, -1);
            g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, width + 1);
            g_assert_cmpfloat (bounds.origin.y, >=, -1);
            g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, height + 1);
            for (int other = 0; other < i; other++)
              {
                graphene_rect_t second = get_stack_bounds (&geometry, &stacks[other]), common;

                /* Where the room is very small rows overlap, but never by more than leaves the index free. */
                if (graphene_rect_intersection (&bounds, &second, &common))
                  g_assert_cmpfloat (common.size.height, <, geometry.card_height * .62f);
              }
          }
      }
}

/* Every card is whole on the board, beside or above what is said, and above the hand. */
static void
check_table (Window *window)
{
  GtkWidget *board = GTK_WIDGET (window->board), *bar = talia_board_get_bar (TALIA_BOARD (window->board));

  for (TaliaCards loose = get_state (window)->fishing.loose; loose != 0;)
    {
      GtkWidget *card = talia_fishing_board_get_table_card (get_board (window), talia_cards_pop (&loose));
      graphene_rect_t bounds, words;

      wait_until (gtk_widget_compute_bounds (card, board, &bounds) && bounds.origin.x >= -5
                  && bounds.origin.x + bounds.size.width <= gtk_widget_get_width (board) + 5);
      graphene_rect_inset (&bounds, 1, 1);
      g_assert_true (gtk_widget_compute_bounds (bar, board, &words));
      g_assert_false (graphene_rect_intersection (&bounds, &words, NULL));
      g_assert_cmpfloat (bounds.size.width, >=, 36);
      for (TaliaCards hand = window_get_hand (window); hand != 0;)
        {
          g_assert_true (gtk_widget_compute_bounds (window_get_card (window, talia_cards_pop (&hand)), board, &words));
          g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, words.origin.y + 1);
        }
    }
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
      check_table (window);
      window_free (window);
    }
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  g_test_add_func ("/ui/fishing/stacks-do-not-overlap", test_stacks_do_not_overlap);
  g_test_add_func ("/ui/fishing/a-crowded-table-fits-a-phone", test_a_crowded_table_fits_a_phone);
  return g_test_run ();
}
