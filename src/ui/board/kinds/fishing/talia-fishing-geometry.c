/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computes the positions of loose cards and builds on the board of a fishing game. */
#include "talia-fishing-geometry.h"

#include <math.h>

#include "ui/cards/talia-card-face.h"

/* The least width of cards that are easy to press: at this width, they overlap before they become smaller. And the
 * least width of all, for the smallest rooms. */
#define MIN_CARD_WIDTH 38
#define LEAST_CARD_WIDTH 28
/* The part of a card that overlapping cards leave free, as fractions of its width and height: enough for its index,
 * even a large one. */
#define FREE_SHARE .42f
#define FREE_HEIGHT .56f

/* How close stacks may come to each other. */
typedef struct
{
  float gap;  /* between neighbours; negative if they overlap */
  float step; /* the distance from row to row */
} Closeness;

/* The least gap between neighbours that do not overlap. */
#define LEAST_GAP 6

/* Returns the gap between neighbours if there is room. */
static float
get_gap (int card_width)
{
  return MAX (LEAST_GAP, card_width * .12f);
}

static float
get_stack_width (const TaliaFishingStack *stack, int card_width, int width)
{
  return MIN (card_width * (1 + FREE_SHARE * (stack->n - 1)), width);
}

/* Fills rows from left to right, each up to a length of `most`; returns the number of rows. fill_evenly() chooses
 * `most` so that no row is much longer than another. */
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

/* Fills the rows; returns whether all of them fit. */
static gboolean
fill (TaliaFishingGeometry *geometry, TaliaFishingStack *stacks, int n_stacks, int width, int height,
      const Closeness *closeness)
{
  geometry->rows = fill_evenly (stacks, n_stacks, geometry->card_width, closeness->gap, width);
  return geometry->card_height + (geometry->rows - 1) * closeness->step <= height;
}

/* Tries cards of this width: close together or, if they are small, with overlapping rows, or with overlapping
 * neighbours, too. Returns whether they fit; place_row() then spreads them over the room. */
static gboolean
try (TaliaFishingGeometry *geometry, TaliaFishingStack *stacks, int n_stacks, int width, int height, int card_width)
{
  float step = (geometry->card_height = (int) roundf (card_width * TALIA_CARD_ASPECT));
  Closeness ways[] = { { LEAST_GAP, step + LEAST_GAP },
                       { LEAST_GAP, step * FREE_HEIGHT },
                       { (FREE_SHARE - 1) * card_width, step * FREE_HEIGHT } };
  gsize n = card_width - 2 < MIN_CARD_WIDTH ? G_N_ELEMENTS (ways) : 1;

  geometry->card_width = card_width;
  for (gsize i = 0; i < n; i++)
    if (fill (geometry, stacks, n_stacks, width, height, &ways[i]))
      return TRUE;
  return FALSE;
}

/* Places the stacks of a row side by side, closer together if there is little room. */
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
