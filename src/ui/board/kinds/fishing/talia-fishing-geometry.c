/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions of loose cards and builds on a fishing table. */
#include "talia-fishing-geometry.h"

#include <math.h>

#include "ui/cards/talia-card-face.h"

/* Smaller cards cannot be hit; below that they lie upon each other, and only in the smallest rooms are they smaller. */
#define MIN_CARD_WIDTH 38
#define LEAST_CARD_WIDTH 28
/* How much of a card those above it leave free, in parts of its width and height: its index, a large one too. */
#define FREE_SHARE .42f
#define FREE_HEIGHT .56f

/* How close stacks may come to each other. */
typedef struct
{
  float gap;  /* from one to its neighbour; negative where they lie upon each other */
  float step; /* from row to row */
} Closeness;

static float
get_gap (int card_width)
{
  return MAX (6, card_width * .12f);
}

static float
get_stack_width (const TaliaFishingStack *stack, int card_width, int width)
{
  return MIN (card_width * (1 + FREE_SHARE * (stack->n - 1)), width);
}

/* Fills rows from left to right, none much longer than another; returns how many there are. */
static int
fill_rows (TaliaFishingStack *stacks, int n_stacks, int card_width, float gap, float width, float most)
{
  float used = 0;
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
fill_evenly (TaliaFishingStack *stacks, int n_stacks, int card_width, float gap, int width)
{
  int rows = fill_rows (stacks, n_stacks, card_width, gap, (float) width, (float) width);
  float total = -gap, longest = 0;

  for (int i = 0; i < n_stacks; i++)
    {
      float stack = get_stack_width (&stacks[i], card_width, width);

      total += stack + gap;
      longest = MAX (longest, stack);
    }
  for (float most = MAX (total / rows, longest); most < width; most += card_width / 4.f)
    if (fill_rows (stacks, n_stacks, card_width, gap, (float) width, most) == rows)
      return rows;
  return fill_rows (stacks, n_stacks, card_width, gap, (float) width, (float) width);
}

/* Returns whether all of them fit. */
static gboolean
fill (TaliaFishingGeometry *geometry, TaliaFishingStack *stacks, int n_stacks, int width, int height,
      const Closeness *closeness)
{
  geometry->rows = fill_evenly (stacks, n_stacks, geometry->card_width, closeness->gap, width);
  return geometry->card_height + (geometry->rows - 1) * closeness->step <= height;
}

/* With cards of that width: free of each other, else with rows upon each other, else with neighbours as well. */
static gboolean
try (TaliaFishingGeometry *geometry, TaliaFishingStack *stacks, int n_stacks, int width, int height, int card_width)
{
  float gap = get_gap (card_width), step = (geometry->card_height = (int) roundf (card_width * TALIA_CARD_ASPECT));
  Closeness ways[] = { { gap, step + gap },
                       { gap, step * FREE_HEIGHT },
                       { (FREE_SHARE - 1) * card_width, step * FREE_HEIGHT } };
  gsize n = card_width - 2 < MIN_CARD_WIDTH ? G_N_ELEMENTS (ways) : 1;

  geometry->card_width = card_width;
  for (gsize i = 0; i < n; i++)
    if (fill (geometry, stacks, n_stacks, width, height, &ways[i]))
      return TRUE;
  return FALSE;
}

/* Side by side, as far apart as there is room. */
static void
place_row (const TaliaFishingGeometry *geometry, TaliaFishingStack *stacks, int n, const TaliaPose *middle, int width,
           float y)
{
  float gap = get_gap (geometry->card_width), total = 0, x;

  for (int i = 0; i < n; i++)
    total += get_stack_width (&stacks[i], geometry->card_width, width);
  if (n > 1)
    gap = MIN (gap, (width - total) / (float) (n - 1));
  x = middle->x - (total + (n - 1) * gap) / 2;
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

  card_width = MAX (card_width, MIN_CARD_WIDTH);
  while (!try (geometry, stacks, n_stacks, width, height, card_width) && card_width - 2 >= LEAST_CARD_WIDTH)
    card_width -= 2;
  step = geometry->card_height + get_gap (card_width);
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
