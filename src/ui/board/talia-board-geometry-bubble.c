/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the place of the speech bubble on a board: directly above the hand, or along the top where there is too little
 * room for that. */
#include <math.h>

#include "talia-board-geometry-private.h"

/* The greatest width of a bubble, in heights of a line of text. */
#define BUBBLE_LINES 44
/* The height of the pointer of a bubble above the hand, besides the room for raised cards; and the gap between a bubble
 * along the top and what is below it. */
#define POINTER 8
#define GAP 2

static int
get_width (const TaliaBoardRoom *room)
{
  return MIN (room->width - 2 * TALIA_BOARD_MARGIN, room->plate_line * BUBBLE_LINES);
}

gboolean
talia_board_geometry_has_bids_and_bubble (const TaliaBoardRoom *room)
{
  return room->bubble_room != NULL && room->bar_sinks && room->bar_least == 0;
}

int
talia_board_geometry_get_bubble_band (const TaliaBoardRoom *room)
{
  return room->bubble_room != NULL ? room->bubble_room (room->bubble_data, get_width (room)) : 0;
}

int
talia_board_geometry_get_least_beside_bubble (const TaliaBoardRoom *room)
{
  return room->bubble_kept > 0 && room->wide_middle
             ? (int) ceilf (talia_board_geometry_get_pixels (room, (float) room->least_middle))
             : 0;
}

/* Whether the bubble is above the hand, where it can point at a card. */
static gboolean
can_point (const TaliaBoardRoom *room)
{
  return room->centre_height == NULL && !talia_board_geometry_is_low (room);
}

int
talia_board_geometry_keep_bubble (TaliaBoardRoom *room)
{
  const int band = talia_board_geometry_get_bubble_band (room);
  gboolean points;

  if (band == 0)
    return 0;
  points = can_point (room);
  room->bubble_kept = band + (points ? POINTER : GAP);
  room->height -= room->bubble_kept;
  if (points)
    {
      /* The bubble is where the bar could otherwise use room for raised cards. */
      room->raise = TALIA_BOARD_RAISE;
      room->bar_sinks = FALSE;
    }
  return band;
}

/* Moves everything down, because the bubble is above it. */
static void
shift_all (TaliaBoardGeometry *geometry, int seats, float by)
{
  for (int i = 0; i < seats; i++)
    {
      geometry->plate[i].y += by;
      geometry->trick[i].y += by;
    }
  geometry->middle.y += by;
  geometry->bar.y += by;
  geometry->bar_line += by / geometry->zoom;
  geometry->centre.y += by;
}

void
talia_board_geometry_place_bubble (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, int band)
{
  const gboolean points = !geometry->low && room->centre_height == NULL;
  const float height = (float) band * geometry->zoom, below = (points ? POINTER : GAP) * geometry->zoom;
  const float top = points ? geometry->hand_top - (float) geometry->card_height * TALIA_BOARD_RAISE : GAP;

  if (band == 0)
    return;
  if (!points)
    shift_all (geometry, room->seats, height + below);
  geometry->hand_top += height + below;
  geometry->hand_y += height + below;
  geometry->bubble_points = points;
  geometry->bubble_width = get_width (room);
  geometry->bubble_height = band;
  geometry->bubble = (TaliaPose) { geometry->zoom * (float) room->width / 2, top + height / 2, 0, geometry->zoom };
}
