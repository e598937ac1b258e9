/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computes the positions of the other players, who sit on one superellipse around the table, and the free area in its
 * middle. */
#include <math.h>

#include "talia-board-geometry-private.h"

/* The exponent of the curve x^n + y^n = 1; with 2, it would be an ellipse, with much more, almost a rectangle. */
#define EXPONENT 3.2f
/* The greatest half width of the ring, in widths of a card of the hand, so that nobody sits far away on a large
 * screen. */
#define MOST_CARDS 4.2f
/* The step by which a seat moves away from its neighbours, in degrees, and the greatest number of steps. */
#define STEP 1.f
#define MOST_STEPS 400

/* The factor by which the cards of a trick must be larger for another middle to be chosen, or a middle that is higher
 * than a table must be wider. */
#define CLEARLY 1.08f

/* The places of the first and the last of the other players, by their number, in degrees from the right across the top
 * to the left. */
static const struct
{
  float first, last;
} spans[TALIA_MAX_SEATS] = {
  [1] = { 90, 90 }, [2] = { 140, 40 }, [3] = { 180, 0 }, [4] = { 190, -10 }, [5] = { 196, -16 }, [6] = { 205, -25 },
};

/* The curve, and the plates on it. */
typedef struct
{
  float x, y, a, b; /* its centre and its half axes */
  float width, height;
  float lowest; /* the lowest place for the centre of a plate */
} Ring;

/* Returns the gap between the plates and both the middle and the edges of the board. */
static float
get_edge (const TaliaBoardGeometry *geometry)
{
  return geometry->narrow ? TALIA_BOARD_MARGIN / 2.f : TALIA_BOARD_MARGIN;
}

static float
raise_to (float value)
{
  return copysignf (powf (fabsf (value), 2 / EXPONENT), value);
}

static TaliaPose
get_pose (const Ring *ring, float degrees)
{
  float angle = degrees * (float) G_PI / 180;

  return (TaliaPose) { ring->x + ring->a * raise_to (cosf (angle)), ring->y - ring->b * raise_to (sinf (angle)), 0, 1 };
}

static gboolean
touch (const Ring *ring, float one, float other)
{
  TaliaPose a = get_pose (ring, one), b = get_pose (ring, other);

  return fabsf (a.x - b.x) < ring->width + TALIA_BOARD_LOW_GAP
         && fabsf (a.y - b.y) < ring->height + TALIA_BOARD_LOW_GAP;
}

/* Moves the seats of the left side along the curve, beginning with the lowest, until none touches another: downwards if
 * there is room, otherwise upwards. `across`: the neighbour of the last seat is the one opposite, not one at the very
 * top, which stays there. Returns whether all have room. */
static gboolean
give_way (const Ring *ring, float *degrees, int n, gboolean across)
{
  for (int step = 0; step < MOST_STEPS; step++)
    {
      gboolean moved = FALSE;

      for (int i = 0; i < n; i++)
        {
          float above = i + 1 < n ? degrees[i + 1] : across ? 180 - degrees[i] : 90;

          if (!touch (ring, degrees[i], above))
            continue;
          moved = TRUE;
          if (get_pose (ring, degrees[i] + STEP).y <= ring->lowest && degrees[i] + STEP < 270)
            degrees[i] += STEP;
          else if (i + 1 < n)
            degrees[i + 1] -= STEP;
          else
            return FALSE;
        }
      if (!moved)
        return TRUE;
    }
  return FALSE;
}

gboolean
talia_board_geometry_place_ring (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float end, float table)
{
  int others = room->seats - 1, side = others / 2;
  float top = TALIA_BOARD_MARGIN / 2.f, height = (float) geometry->plate_height, degrees[TALIA_MAX_SEATS];
  Ring ring = { .x = room->width / 2.f, .width = (float) geometry->plate_width, .height = height };

  if (height > end - top)
    return FALSE;
  ring.lowest = end - height / 2;
  ring.y = MIN ((top + table) / 2 + height * .1f, ring.lowest);
  ring.b = ring.y - top - height / 2;
  ring.a = MIN (ring.x - get_edge (geometry) - ring.width / 2, end - top + (float) geometry->card_height / 2);
  ring.a = MIN (ring.a, MOST_CARDS * (float) geometry->card_width);
  for (int i = 0; i < side; i++)
    degrees[i] = spans[others].first - (spans[others].first - spans[others].last) * (float) i / (float) (others - 1);
  for (int i = 0; i < side; i++)
    while (get_pose (&ring, degrees[i]).y > ring.lowest && degrees[i] > 90)
      degrees[i] -= STEP;
  if (!give_way (&ring, degrees, side, others % 2 == 0))
    return FALSE;
  for (int i = 0; i < side; i++)
    {
      geometry->plate[1 + i] = get_pose (&ring, degrees[i]);
      geometry->plate[others - i] = get_pose (&ring, 180 - degrees[i]);
    }
  if (others % 2 != 0)
    geometry->plate[1 + side] = get_pose (&ring, 90);
  geometry->ring = TRUE;
  return TRUE;
}

/* Returns the width that the plates, beginning with that of seat `first`, leave free around the middle between `top`
 * and `bottom`. */
static float
get_free_width (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, int first, float top, float bottom)
{
  float edge = get_edge (geometry), half = room->width / 2.f - edge;

  for (int i = first; i < room->seats; i++)
    {
      float width = (float) (i == 0 ? geometry->own_plate_width : geometry->plate_width),
            height = (float) (i == 0 ? geometry->own_plate_height : geometry->plate_height);
      const TaliaPose *plate = &geometry->plate[i];

      if (plate->y + height / 2 > top + 1 && plate->y - height / 2 < bottom - 1)
        half = MIN (half, fabsf (plate->x - room->width / 2.f) - width / 2 - MAX (edge, TALIA_BOARD_GAP));
    }
  return MAX (2 * half, 0);
}

/* Returns the n-th possible upper end of the middle: at the upper edge of the board, or below a plate. */
static float
get_top (const TaliaBoardGeometry *geometry, int n)
{
  return n == 0 ? TALIA_BOARD_MARGIN / 2.f : geometry->plate[n].y + geometry->plate_height / 2.f + TALIA_BOARD_GAP;
}

static void
set_middle (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float top, float bottom)
{
  geometry->middle_width = (int) get_free_width (geometry, room, 1, top, bottom);
  geometry->middle_height = (int) MAX (bottom - top, 0);
  geometry->middle.y = (top + bottom) / 2;
}

/* Returns the value of a middle: for a trick, the width of its cards, otherwise the width of the part that has the
 * shape of a table; less if the middle is higher than a table. */
static float
judge_middle (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  const float width = (float) geometry->middle_width, most = TALIA_BOARD_TABLE_ASPECT * (float) geometry->middle_height;

  if (room->wide_middle)
    return width < most ? width / CLEARLY : most;
  talia_board_geometry_place_trick (geometry, room);
  return (float) geometry->trick_width;
}

/* A trick is placed between the upper seats and the bar, unless its cards would be clearly larger elsewhere. */
void
talia_board_geometry_find_middle (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float bottom)
{
  float best = -1, best_top = 0;

  for (int i = 0; i < room->seats; i++)
    {
      float top = get_top (geometry, (i + room->seats / 2) % room->seats), value;

      set_middle (geometry, room, top, bottom);
      value = judge_middle (geometry, room);
      if (room->wide_middle ? value > best || (value == best && top > best_top) : value > best * CLEARLY)
        {
          best = value;
          best_top = top;
        }
    }
  set_middle (geometry, room, best_top, bottom);
}

void
talia_board_geometry_find_centre (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, int most, int least,
                                  float bottom, int *width, float *top)
{
  float best = -1;

  for (int i = 0; i < room->seats; i++)
    {
      float start = get_top (geometry, i), free = get_free_width (geometry, room, 0, start, bottom);
      float value = MIN (free, (float) most) * (bottom - start) * (free < (float) least ? .1f : 1);

      if (value <= best)
        continue;
      best = value;
      *width = MIN ((int) free, most);
      *top = start;
    }
}
