/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions of the cards of a trick: each in front of its player, with its index visible. */
#include <math.h>

#include "talia-board-geometry-private.h"
#include "ui/cards/talia-card-face.h"

/* How far from the middle of the trick its cards lie, in cards: x as far as y_max, when there is room. Cards above each
 * other are y_min apart at least: the lower one lies on top and leaves the index of the upper one free. */
static const struct
{
  float x, y_min, y_max;
} reaches[] = {
  [2] = { 0, .29f, .52f },
  [3] = { 1.18f, .29f, .52f },
  [4] = { 1.02f, .29f, .52f },
};

/* Of more players: rows from above, each with the places that lie there; a dot keeps one free. Clockwise from the own
 * place, which is 0. The layout is taken in which the cards are largest. */
static const char *const layouts[TALIA_MAX_SEATS + 1][3] = {
  [5] = { "23/104" },
  [6] = { "234/105", ".3./2.4/105" },
  [7] = { "2345/106", "3.4/2.5/106" },
};

/* From card to card in such rows, in cards: at least, and where there is room. */
#define LEAST_PITCH_X 1.05f
#define MOST_PITCH_X 1.25f
#define LEAST_PITCH_Y 1.04f
#define MOST_PITCH_Y 1.16f
/* Cards smaller than that lie on each other, so far that the index is whole. */
#define SMALL_WIDTH 38
/* The least size of a card of a trick, in parts of one in the hand. */
#define LEAST_SIZE .4f

typedef struct
{
  const char *rows;
  int n_rows, n_columns;
} Layout;

static Layout
measure (const char *rows)
{
  Layout layout = { rows, 1, 0 };
  int column = 0;

  for (; *rows != '\0'; rows++)
    {
      column = *rows == '/' ? 0 : column + 1;
      layout.n_rows += *rows == '/';
      layout.n_columns = MAX (layout.n_columns, column);
    }
  return layout;
}

/* The widest card with which the layout has room in the width, and in the height. */
static void
get_limits (const Layout *layout, float w, float h, float *by_width, float *by_height)
{
  *by_width = w / (1 + LEAST_PITCH_X * (layout->n_columns - 1));
  *by_height = h / (1 + LEAST_PITCH_Y * (layout->n_rows - 1)) / TALIA_CARD_ASPECT;
}

static Layout
choose (int seats, float w, float h)
{
  Layout best = measure (layouts[seats][0]);

  for (gsize i = 1; i < G_N_ELEMENTS (layouts[seats]) && layouts[seats][i] != NULL; i++)
    {
      Layout other = measure (layouts[seats][i]);
      float x, y, best_x, best_y;

      get_limits (&best, w, h, &best_x, &best_y);
      get_limits (&other, w, h, &x, &y);
      if (MIN (x, y) > MIN (best_x, best_y))
        best = other;
    }
  return best;
}

static void
set_size (TaliaBoardGeometry *geometry, float width)
{
  geometry->trick_width = (int) CLAMP (width, geometry->card_width * LEAST_SIZE, geometry->card_width);
  geometry->trick_height = (int) roundf (geometry->trick_width * TALIA_CARD_ASPECT);
}

static gboolean
place_in_rows (TaliaBoardGeometry *geometry, int seats)
{
  float w = geometry->middle_width, h = geometry->middle_height, by_width, by_height, step_x, step_y;
  float small = SMALL_WIDTH / geometry->zoom;
  Layout layout = choose (seats, w, h);
  int row = 0;

  get_limits (&layout, w, h, &by_width, &by_height);
  if (by_height < small)
    by_height = MIN (h / (1 + TALIA_BOARD_ROW_STEP * (float) (layout.n_rows - 1)) / TALIA_CARD_ASPECT, small);
  set_size (geometry, MIN (by_width, by_height));
  step_x = CLAMP ((w - geometry->trick_width) / (layout.n_columns - 1), geometry->trick_width * LEAST_PITCH_X,
                  geometry->trick_width * MOST_PITCH_X);
  step_y = CLAMP ((h - geometry->trick_height) / (layout.n_rows - 1), geometry->trick_height * TALIA_BOARD_ROW_STEP,
                  geometry->trick_height * MOST_PITCH_Y);
  for (const char *rest = layout.rows; *rest != '\0'; row++)
    {
      int n = (int) strcspn (rest, "/");

      for (int i = 0; i < n; i++)
        if (g_ascii_isdigit (rest[i]))
          geometry->trick[rest[i] - '0'] =
              (TaliaPose) { geometry->middle.x + (i - (n - 1) / 2.f) * step_x,
                            geometry->middle.y + (row - (layout.n_rows - 1) / 2.f) * step_y, 0, 1 };
      rest += n + (rest[n] == '/');
    }
  return by_width <= by_height;
}

/* On an ellipse, each before its player. */
static gboolean
place_around (TaliaBoardGeometry *geometry, int seats)
{
  float rx = reaches[seats].x, y_min = reaches[seats].y_min, y_max = reaches[seats].y_max;
  float w = geometry->middle_width, h = geometry->middle_height, ch, ry;
  float by_width = w / (1 + 2 * rx), by_height = h / (1 + 2 * y_min) / TALIA_CARD_ASPECT;

  set_size (geometry, MIN (by_width, by_height));
  ch = (float) geometry->trick_height;
  ry = ch * CLAMP ((h / ch - 1) / 2, y_min, y_max);
  for (int i = 0; i < seats; i++)
    {
      double angle = G_PI / 2 + 2 * G_PI * i / seats;

      geometry->trick[i] = (TaliaPose) { geometry->middle.x + rx * (float) geometry->trick_width * (float) cos (angle),
                                         geometry->middle.y + ry * (float) sin (angle), 0, 1 };
    }
  return by_width <= by_height;
}

/* What lies further down lies above. */
static void
sort (TaliaBoardGeometry *geometry, int seats)
{
  for (int i = 0; i < seats; i++)
    {
      int at = i;

      for (; at > 0 && geometry->trick[geometry->trick_order[at - 1]].y > geometry->trick[i].y + .5f; at--)
        geometry->trick_order[at] = geometry->trick_order[at - 1];
      geometry->trick_order[at] = (int8_t) i;
    }
}

float
talia_board_geometry_get_trick_room (int seats, float card_width)
{
  if (layouts[seats][0] != NULL)
    return (1 + LEAST_PITCH_X * (float) (measure (layouts[seats][0]).n_columns - 1)) * card_width;
  return (1 + 2 * reaches[seats].x) * card_width;
}

gboolean
talia_board_geometry_place_trick (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  gboolean is_wide =
      layouts[room->seats][0] != NULL ? place_in_rows (geometry, room->seats) : place_around (geometry, room->seats);

  geometry->trick_named = layouts[room->seats][0] != NULL;
  sort (geometry, room->seats);
  return is_wide || geometry->trick_width == geometry->card_width;
}
