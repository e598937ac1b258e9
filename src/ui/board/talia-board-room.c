/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures the bar and the summary of a board for its geometry. */
#include "talia-board-room.h"

#include "talia-board-bar.h"

/* What needs more width than there is gets it from the stage. */
static int
measure_height (GtkWidget *widget, int width)
{
  int least, height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, least), NULL, &height, NULL, NULL);
  return height;
}

static int
measure_bar (gpointer data, int width)
{
  GtkWidget *bar = talia_board_get_bar (data);

  return bar != NULL ? measure_height (bar, width) : 0;
}

static int
measure_bar_room (gpointer data, int width)
{
  GtkWidget *bar = talia_board_get_bar (data);

  return TALIA_IS_BOARD_BAR (bar) ? talia_board_bar_measure_room (TALIA_BOARD_BAR (bar), width)
                                  : measure_bar (data, width);
}

static int
measure_centre (gpointer data, int width)
{
  return measure_height (data, width);
}

void
talia_board_room_init (TaliaBoardRoom *room, TaliaBoard *board, int width, int height)
{
  GtkWidget *centre = talia_board_get_centre (board), *bar = talia_board_get_bar (board);

  *room = (TaliaBoardRoom) {
    .width = width,
    .height = height,
    .seats = talia_board_get_view (board)->seen.seats,
    .bar_height = measure_bar,
    .bar_room = measure_bar_room,
    .bar_data = board,
    .bar_sinks = TALIA_IS_BOARD_BAR (bar) && talia_board_bar_get_most_choices (TALIA_BOARD_BAR (bar)) > 1,
    .centre_height = centre != NULL ? measure_centre : NULL,
    .centre_data = centre,
  };
}
