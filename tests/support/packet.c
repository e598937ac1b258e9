/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Follows taken cards on their way from the table to the stack of their taker. */
#include "packet.h"

#include <math.h>

#include "frame-time.h"
#include "settings/talia-settings.h"
#include "ui/board/hand/talia-taken-stack.h"
#include "ui/cards/talia-card-widget.h"

void
packet_set_motion (gboolean moves)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moves, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", moves ? "normal" : "off");
  g_settings_set_boolean (talia_settings_get (), "wait-after-trick", moves); /* cards lie as long as the test takes */
  frame_time_count_frames (moves);
}

guint
packet_count_stacked (Window *window)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window->board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (TALIA_IS_TAKEN_STACK (child) && gtk_widget_get_visible (child))
      n += talia_taken_stack_get_layers (TALIA_TAKEN_STACK (child));
  return n;
}

/* Returns the topmost of the cards that are still on the board, and whether all were in one place in the last frame. */
static GtkWidget *
find_top (Window *window, GPtrArray *cards, gboolean *together)
{
  GtkWidget *top = NULL;
  g_autoptr (GPtrArray) list = talia_stage_list (TALIA_STAGE (window->board));
  graphene_point_t first = { 0 }, here;

  for (guint i = 0; i < list->len; i++)
    {
      GtkWidget *piece = g_ptr_array_index (list, i);
      const float width = (float) gtk_widget_get_width (piece), height = (float) gtk_widget_get_height (piece);

      if (!g_ptr_array_find (cards, piece, NULL)
          || !gtk_widget_compute_point (piece, GTK_WIDGET (window->board), &GRAPHENE_POINT_INIT (width / 2, height / 2),
                                        &here))
        continue;
      *together = top == NULL || (*together && hypotf (here.x - first.x, here.y - first.y) < 1.5f);
      if (top == NULL)
        first = here;
      top = piece;
    }
  return top;
}

void
packet_follow (Window *window, GPtrArray *cards, GtkWidget *top)
{
  TaliaBoard *board = TALIA_BOARD (window->board);
  const guint before = packet_count_stacked (window);
  /* At the end of a deal a timer ends the flight, however few frames of it there were. */
  const gboolean is_timed = talia_table_get_state (window->table)->to_act == TALIA_NOBODY;
  gboolean together = FALSE, turned = is_timed, gathered = is_timed;
  GtkWidget *found;

  wait_until (talia_match_is_settled (window->match) && !talia_stage_get_moving (TALIA_STAGE (board)));
  g_assert_cmpuint (packet_count_stacked (window), ==, before); /* as long as they lie to be looked at */
  if (top == NULL)
    top = find_top (window, cards, &together);
  talia_board_hasten (board);
  while ((found = find_top (window, cards, &together)) != NULL)
    {
      g_assert_true (found == top);
      g_assert_cmpuint (packet_count_stacked (window), ==, before); /* as long as they are on their way */
      g_assert_true (together || talia_card_widget_get_turned (TALIA_CARD_WIDGET (top)) == 1);
      gathered |= together;
      turned |= talia_card_widget_get_turned (TALIA_CARD_WIDGET (top)) < .5f;
      window_wait_for_frames (window, 1);
    }
  g_assert_true (gathered);
  g_assert_true (turned);
}
