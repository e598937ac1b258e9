/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where loose cards and builds lie on a fishing table. */
#include "talia-fishing-geometry.h"

#include <math.h>

#include "ui/cards/talia-card-face.h"

/* Smaller cards cannot be read or hit; below that, rows overlap. */
#define MIN_CARD_WIDTH 38
/* How much of each card in a build its right neighbour leaves free, in parts of its width. */
#define STACK_STEP .36f

static float
get_gap (int card_width)
{
  return MAX (6, card_width * .12f);
}

static float
get_stack_width (const TaliaFishingStack *stack, int card_width, int width)
{
  return MIN (card_width * (1 + STACK_STEP * (stack->n - 1)), width);
}

/* Fills rows from left to right, none much longer than another; returns how many there are. */
static int
fill_rows (TaliaFishingStack *stacks, int n_stacks, int card_width, float width, float most)
{
  float gap = get_gap (card_width), used = 0;
  int row = 0;

  for (int i = 0; i < n_stacks; i++)
    {
      float stack = get_stack_width (&stacks[i], card_width, (int) width);

      if (used > 0 && used + gap + stack > most)
        {
          row++;
          used = 0;
        }
      used += (used > 0 ? gap : 0) + stack;
      stacks[i].row = row;
    }
  return row + 1;
}

static int
fill_evenly (TaliaFishingStack *stacks, int n_stacks, int card_width, int width)
{
  int rows = fill_rows (stacks, n_stacks, card_width, (float) width, (float) width);
  float gap = get_gap (card_width), total = -gap, longest = 0;

  for (int i = 0; i < n_stacks; i++)
    {
      float stack = get_stack_width (&stacks[i], card_width, width);

      total += stack + gap;
      longest = MAX (longest, stack);
    }
  for (float most = MAX (total / rows, longest); most < width; most += card_width / 4.f)
    if (fill_rows (stacks, n_stacks, card_width, (float) width, most) == rows)
      return rows;
  return fill_rows (stacks, n_stacks, card_width, (float) width, (float) width);
}

static int
get_card_height (int card_width)
{
  return (int) roundf (card_width * TALIA_CARD_ASPECT);
}

static void
place_row (const TaliaFishingGeometry *geometry, TaliaFishingStack *stacks, int n, const TaliaPose *middle, int width,
           float y)
{
  float gap = get_gap (geometry->card_width), total = -gap, x;

  for (int i = 0; i < n; i++)
    total += get_stack_width (&stacks[i], geometry->card_width, width) + gap;
  x = middle->x - total / 2;
  for (int i = 0; i < n; i++)
    {
      float stack = get_stack_width (&stacks[i], geometry->card_width, width);

      stacks[i].x = x + geometry->card_width / 2.f;
      stacks[i].y = y;
      stacks[i].step = stacks[i].n > 1 ? (stack - geometry->card_width) / (float) (stacks[i].n - 1) : 0;
      x += stack + gap;
    }
}

void
talia_fishing_geometry_compute (TaliaFishingGeometry *geometry, TaliaFishingStack *stacks, int n_stacks,
                                const TaliaPose *middle, int width, int height, int card_width)
{
  float step, top;
  int first = 0;

  g_return_if_fail (n_stacks <= TALIA_MAX_STACKS);

  geometry->card_width = MAX (card_width, MIN_CARD_WIDTH);
  for (;; geometry->card_width -= 2)
    {
      geometry->rows = fill_evenly (stacks, n_stacks, geometry->card_width, width);
      geometry->card_height = get_card_height (geometry->card_width);
      step = geometry->card_height + get_gap (geometry->card_width);
      if (geometry->card_height + (geometry->rows - 1) * step <= height || geometry->card_width - 2 < MIN_CARD_WIDTH)
        break;
    }
  if (geometry->rows > 1)
    step = MIN (step, MAX (height - geometry->card_height, 0) / (float) (geometry->rows - 1));

  top = middle->y - (geometry->rows - 1) * step / 2;
  for (int i = 1; i <= n_stacks; i++)
    if (i == n_stacks || stacks[i].row != stacks[first].row)
      {
        place_row (geometry, &stacks[first], i - first, middle, width, top + stacks[first].row * step);
        first = i;
      }
}
