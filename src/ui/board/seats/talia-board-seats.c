/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seats around a board, each with a plate. */
#include "talia-board-seats.h"

#include "talia-board-talk.h"
#include "talia-seat-plate.h"
#include "ui/board/talia-board-moment.h"

#define VERY_LOW_HEIGHT 300

/* Whether the hands of the other players are open, too, as in a review. */
static gboolean
is_open (TaliaBoard *board)
{
  return talia_match_get_open (talia_board_get_match (board));
}

/* Returns the cards of a hand that are being passed or, until the first card is played, those that have been
 * received. */
static TaliaCards
get_marked (const TaliaState *state, int seat)
{
  int giver;

  if (state->board != TALIA_BOARD_TRICK || state->trick.n_played > 0)
    return 0;
  giver = (seat - state->trick.pass_shift + state->seats) % state->seats;
  return state->hand[seat] & state->trick.pass[state->phase == TALIA_PHASE_PASS ? seat : giver];
}

/* Returns how many suits of an open hand share a line: two if lines must be saved, otherwise one. */
static guint
get_suits_per_line (const TaliaBoardRoom *room)
{
  /* On a narrow board, seven players hold fewer cards each; with four, two suits would need more than one line. */
  if (talia_board_geometry_is_narrow (room))
    return room->seats > 4 || room->height < VERY_LOW_HEIGHT ? 2 : 1;
  return talia_board_geometry_is_low (room) ? 2 : 1;
}

void
talia_board_seats_update (TaliaBoardSeats *seats, TaliaBoard *board)
{
  const TaliaView *view = talia_board_get_view (board);
  gboolean open = is_open (board);

  if (seats->plates[0] == NULL)
    {
      talia_board_talk_attach (board, seats->plates);
      talia_board_moment_attach (board, seats->plates);
    }
  for (int seat = 0; seat < view->seen.seats; seat++)
    {
      if (seats->plates[seat] == NULL)
        {
          seats->plates[seat] = talia_seat_plate_new (talia_match_get_seat (talia_board_get_match (board), seat));
          talia_stage_add (TALIA_STAGE (board), seats->plates[seat]);
        }
      if (view->seen.sides < view->seen.seats)
        {
          gboolean ours = talia_state_side (&view->seen, seat) == talia_state_side (&view->seen, view->seat);

          talia_seat_plate_set_pair (TALIA_SEAT_PLATE (seats->plates[seat]), ours, !ours);
        }
      /* Cards that are open are not shown as backs, and neither are those of the player's own hand. */
      talia_seat_plate_set_cards (TALIA_SEAT_PLATE (seats->plates[seat]),
                                  seat == view->seat || open ? 0 : view->held[seat]);
      talia_seat_plate_set_own (TALIA_SEAT_PLATE (seats->plates[seat]), seat == view->seat);
      talia_seat_plate_set_open (TALIA_SEAT_PLATE (seats->plates[seat]), open && seat != view->seat,
                                 view->seen.hand[seat], get_marked (&view->seen, seat));
    }
}

static void
set_shape (TaliaBoardSeats *seats, TaliaBoard *board, gboolean own, TaliaPlateShape shape)
{
  const TaliaView *view = talia_board_get_view (board);

  seats->shapes[own] = shape;
  for (int seat = 0; seat < view->seen.seats; seat++)
    if ((seat == view->seat) == own)
      talia_seat_plate_set_shape (TALIA_SEAT_PLATE (seats->plates[seat]), shape);
}

/* Returns the height of the other players' plates, or of the player's own one, in their current shape. */
static int
measure_height (TaliaBoardSeats *seats, TaliaBoard *board, gboolean own)
{
  const TaliaView *view = talia_board_get_view (board);
  int height = 0;

  for (int seat = 0; seat < view->seen.seats; seat++)
    if ((seat == view->seat) == own)
      height = MAX (height, talia_seat_plate_measure_height (TALIA_SEAT_PLATE (seats->plates[seat])));
  return height;
}

/* Measures the plates, in `all` shapes or only in the current one. All are measured only if the size of letters has
 * changed, because plates that change their shape have to be laid out again. */
static void
measure_heights (TaliaBoardSeats *seats, TaliaBoard *board, gboolean all)
{
  for (int own = FALSE; own <= TRUE; own++)
    {
      TaliaPlateShape now = seats->shapes[own];

      for (int shape = 0; shape < TALIA_PLATE_SHAPES; shape++)
        if (all || shape == (int) now)
          {
            set_shape (seats, board, own, (TaliaPlateShape) shape);
            seats->heights[own][shape] = measure_height (seats, board, own);
          }
      set_shape (seats, board, own, now);
    }
}

void
talia_board_seats_measure (TaliaBoardSeats *seats, TaliaBoard *board, TaliaBoardRoom *room)
{
  int open_height = 0;

  room->open = is_open (board);
  for (int seat = 0; seat < room->seats; seat++)
    room->plate_line = MAX (room->plate_line, talia_seat_plate_measure_line (TALIA_SEAT_PLATE (seats->plates[seat])));
  for (int seat = 0; seat < room->seats; seat++)
    {
      TaliaSeatPlate *plate = TALIA_SEAT_PLATE (seats->plates[seat]);

      talia_seat_plate_set_narrow (plate, talia_board_geometry_is_narrow (room));
      talia_seat_plate_set_suits_per_line (plate, get_suits_per_line (room));
      open_height = MAX (open_height, talia_seat_plate_measure_open (plate));
    }
  measure_heights (seats, board, seats->line != room->plate_line);
  seats->line = room->plate_line;
  for (int shape = 0; shape < TALIA_PLATE_SHAPES; shape++)
    {
      room->plate_heights[shape] = seats->heights[FALSE][shape] + open_height;
      room->own_plate_heights[shape] = seats->heights[TRUE][shape];
    }
}

void
talia_board_seats_place (TaliaBoardSeats *seats, TaliaBoard *board, const TaliaBoardGeometry *geometry)
{
  const TaliaView *view = talia_board_get_view (board);

  set_shape (seats, board, FALSE, geometry->plate_shape);
  set_shape (seats, board, TRUE, geometry->own_plate_shape);
  for (int seat = 0; seat < view->seen.seats; seat++)
    {
      gboolean own = seat == view->seat;

      if (!own)
        {
          talia_seat_plate_set_fanned (TALIA_SEAT_PLATE (seats->plates[seat]), !geometry->stacks && !geometry->narrow);
          talia_seat_plate_set_head (TALIA_SEAT_PLATE (seats->plates[seat]), geometry->head);
        }
      talia_seat_plate_set_slim (TALIA_SEAT_PLATE (seats->plates[seat]), own ? geometry->own_slim : geometry->slim);
      talia_stage_place (TALIA_STAGE (board), seats->plates[seat],
                         own ? geometry->own_plate_width : geometry->plate_width,
                         own ? geometry->own_plate_height : geometry->plate_height,
                         &geometry->plate[talia_board_get_place_of (board, seat)]);
    }
}
