/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seats around a board: a plate each. */
#include "talia-board-seats.h"

#include "talia-seat-plate.h"

static void
measure_width (GtkWidget *plate, int *minimum, int *natural)
{
  int least, usual;

  gtk_widget_measure (plate, GTK_ORIENTATION_HORIZONTAL, -1, &least, &usual, NULL, NULL);
  *minimum = MAX (*minimum, least);
  *natural = MAX (*natural, usual);
}

static void
measure_height (GtkWidget *plate, int width, int *height)
{
  int least;

  gtk_widget_measure (plate, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  *height = MAX (*height, least);
}

void
talia_board_seats_update (TaliaBoardSeats *seats, TaliaBoard *board)
{
  const TaliaView *view = talia_board_get_view (board);

  for (int seat = 0; seat < view->seen.seats; seat++)
    {
      if (seats->plates[seat] == NULL)
        {
          seats->plates[seat] = talia_seat_plate_new (talia_match_get_seat (talia_board_get_match (board), seat));
          talia_board_add (board, seats->plates[seat]);
        }
      /* The own hand lies open. */
      talia_seat_plate_set_cards (TALIA_SEAT_PLATE (seats->plates[seat]), seat == view->seat ? 0 : view->held[seat]);
    }
}

void
talia_board_seats_measure (TaliaBoardSeats *seats, TaliaBoard *board, TaliaBoardRoom *room)
{
  const TaliaView *view = talia_board_get_view (board);
  gboolean narrow = talia_board_layout_is_narrow (room->width);
  int minimum[2] = { 0 }, natural[2] = { 0 }; /* of the others' plates and of the own one */

  for (int seat = 0; seat < room->seats; seat++)
    {
      TaliaSeatPlate *plate = TALIA_SEAT_PLATE (seats->plates[seat]);
      gboolean own = seat == view->seat;

      talia_seat_plate_set_flat (plate, own && narrow);
      talia_seat_plate_set_card_width (plate, own ? 0 : talia_board_layout_back_width (room->width));
      measure_width (GTK_WIDGET (plate), &minimum[own], &natural[own]);
    }
  room->plate_width = talia_board_layout_plate_width (room->width, room->seats, FALSE, minimum[FALSE], natural[FALSE]);
  room->own_plate_width = talia_board_layout_plate_width (room->width, room->seats, TRUE, minimum[TRUE], natural[TRUE]);
  room->plate_height = room->own_plate_height = 0;
  for (int seat = 0; seat < room->seats; seat++)
    if (seat == view->seat)
      measure_height (seats->plates[seat], room->own_plate_width, &room->own_plate_height);
    else
      measure_height (seats->plates[seat], room->plate_width, &room->plate_height);
}

void
talia_board_seats_place (TaliaBoardSeats *seats, TaliaBoard *board, const TaliaBoardRoom *room,
                         const TaliaBoardLayout *layout)
{
  const TaliaView *view = talia_board_get_view (board);

  for (int seat = 0; seat < room->seats; seat++)
    {
      gboolean own = seat == view->seat;

      talia_board_place (board, seats->plates[seat], own ? room->own_plate_width : room->plate_width,
                         own ? room->own_plate_height : room->plate_height,
                         &layout->plate[talia_board_get_place_of (board, seat)]);
    }
}
