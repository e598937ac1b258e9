/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions of the cards of a hand. */
#include "talia-board-geometry.h"

/* How much of a card its right neighbour leaves free at most, in parts of its width. */
#define MAX_STEP .72f
/* The fan of the hand: between neighbours, and between the first and the last. */
#define DEGREES_A_CARD .55f
#define DEGREES_A_HAND 7.f
#define ARC_HEIGHT 10

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

TaliaPose
talia_board_geometry_hand (const TaliaBoardGeometry *geometry, int index, int n, float raised)
{
  int row, place, in_row = talia_board_geometry_hand_row (geometry, index, n, &row, &place);
  float cw = geometry->card_width, u = place - (in_row - 1) / 2.f;
  float step = in_row > 1 ? MIN ((geometry->space - cw) / (in_row - 1), cw * MAX_STEP) : 0;
  TaliaPose pose = { geometry->hand_x + u * step, geometry->hand_y - (geometry->rows - 1 - row) * geometry->row_step, 0,
                     1 };

  if (geometry->rows == 1 && !geometry->narrow && !geometry->low)
    {
      float degrees = MIN (DEGREES_A_CARD, DEGREES_A_HAND / in_row), half = (in_row - 1) / 2.f;
      float drop = u * u * step * degrees * (float) G_PI / 360,
            most = half * half * step * degrees * (float) G_PI / 360;

      pose.y += most > ARC_HEIGHT ? drop * ARC_HEIGHT / most : drop;
      pose.angle = u * degrees;
    }
  if (row == 0 || in_row == n) /* else it would cover indices of the row above */
    pose.y -= raised * geometry->card_height;
  return pose;
}
