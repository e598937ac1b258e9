/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computes the positions of the cards of a hand on a board. */
#include <math.h>

#include "talia-board-geometry-private.h"

/* The greatest part of a card that its right neighbour leaves free, as a fraction of its width. */
#define MAX_STEP .72f
/* The radius of the arc on which the hand lies, in widths of a card. The arc is wider if otherwise more than MOST_BELOW
 * of the first and the last card, as a fraction of their height, would be below the board, or if they would leave it at
 * the sides. */
#define RADIUS 9.f
#define MOST_BELOW .05f

int
talia_board_geometry_hand_row (const TaliaBoardGeometry *geometry, int index, int n, int *row, int *place)
{
  int first = geometry->rows > 1 && n > 7 ? (n + 1) / 2 : 0;

  if (index < first)
    {
      *row = 0;
      *place = index;
      return first;
    }
  *row = geometry->rows - 1;
  *place = index - first;
  return n - first;
}

/* Whether the hand lies on an arc. There is no room for one on a low board, in several rows, or above the player's
 * plate. */
static gboolean
has_arc (const TaliaBoardGeometry *geometry)
{
  return geometry->rows == 1 && !geometry->low && geometry->plate[0].y < geometry->hand_y;
}

/* Returns the distance from card to card in a row of this number. */
static float
get_step (const TaliaBoardGeometry *geometry, int in_row)
{
  const float width = (float) geometry->card_width;

  return in_row > 1 ? MIN ((geometry->space - width) / (float) (in_row - 1), width * MAX_STEP) : 0;
}

/* Returns the radius of the arc for a hand that extends by `half` to both sides, up to the centres of the outermost
 * cards, with this margin below it. */
static float
get_radius (const TaliaBoardGeometry *geometry, float half, float margin)
{
  float height = (float) geometry->card_height, room = geometry->hand_x - half - (float) geometry->card_width / 2;
  float sink = height * MOST_BELOW + margin;
  float lean = MIN (MAX (room, 1) / (height / 2), .9f); /* the sine of the greatest angle of the last card */

  return MAX (MAX ((float) geometry->card_width * RADIUS, half * half / (2 * sink)), half / lean);
}

float
talia_board_geometry_get_hand_sink (const TaliaBoardGeometry *geometry, int n)
{
  const float half = (float) (n - 1) / 2 * get_step (geometry, n);
  const float radius = get_radius (geometry, half, TALIA_BOARD_MARGIN), angle = asinf (half / radius);

  return radius * (1 - cosf (angle)) + (float) geometry->card_width / 2 * sinf (angle)
         - (float) geometry->card_height / 2 * (1 - cosf (angle));
}

TaliaPose
talia_board_geometry_hand (const TaliaBoardGeometry *geometry, int index, int n, float raised)
{
  int row, place, in_row = talia_board_geometry_hand_row (geometry, index, n, &row, &place);
  float u = place - (in_row - 1) / 2.f, step = get_step (geometry, in_row);
  TaliaPose pose = { geometry->hand_x + u * step, geometry->hand_y - (geometry->rows - 1 - row) * geometry->row_step, 0,
                     1 };

  if (has_arc (geometry))
    {
      float radius = get_radius (geometry, (float) (in_row - 1) / 2 * step, TALIA_BOARD_MARGIN * geometry->zoom);
      float angle = asinf (u * step / radius);

      pose.y += radius * (1 - cosf (angle));
      pose.angle = angle * 180 / (float) G_PI;
    }
  if (row == 0 || in_row == n) /* otherwise it would cover indices of the row above */
    pose.y -= raised * geometry->card_height;
  return pose;
}
