/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computes the positions of the stacks of taken cards, each in a free place beside its player's plate. */
#include <math.h>

#include "talia-board-geometry-private.h"
#include "ui/cards/talia-card-face.h"

/* The widths that are tried for the cards of a stack, as fractions of that of a card of the hand, and the least width
 * in pixels. */
static const float sizes[] = { .36f, .3f, .24f, .19f };
#define LEAST 14
/* The gap between a stack and its plate, and between it and everything else. */
#define GAP 4.f
/* How much nearer a stack must be to its own plate than to any other, so that it seems to belong there. */
#define NEARER 8.f
/* How much larger a card of the trick is drawn than its place, with its rim, as a fraction of its width. */
#define RIM .05f
/* Half the width that a rotated card of the hand takes, as a fraction of the card's width. */
#define LEANING .75f

/* The areas that are taken: first the plates, then the middle, the line, the hand and a bubble, and the stacks that
 * already have their places. */
typedef struct
{
  graphene_rect_t at[3 * TALIA_MAX_SEATS + 3];
  int n;
} Rects;

static void
add (Rects *rects, float x, float y, float width, float height)
{
  rects->at[rects->n++] = GRAPHENE_RECT_INIT (x - width / 2, y - height / 2, width, height);
}

static void
add_plates (Rects *rects, const TaliaBoardGeometry *geometry, int seats)
{
  for (int i = 0; i < seats; i++)
    add (rects, geometry->plate[i].x, geometry->plate[i].y,
         geometry->zoom * (float) (i == 0 ? geometry->own_plate_width : geometry->plate_width),
         geometry->zoom * (float) (i == 0 ? geometry->own_plate_height : geometry->plate_height));
}

/* Adds the places of the cards of a trick, or the whole of a wide middle, in which cards may lie anywhere. */
static void
add_middle (Rects *rects, const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  const float w = (float) geometry->trick_width * (1 + RIM), h = w * (float) TALIA_CARD_ASPECT;

  if (room->wide_middle)
    add (rects, geometry->middle.x, geometry->middle.y, (float) geometry->middle_width,
         (float) geometry->middle_height);
  for (int i = 0; i < room->seats && !room->wide_middle; i++)
    {
      const float angle = geometry->trick[i].angle * (float) G_PI / 180, c = fabsf (cosf (angle)),
                  s = fabsf (sinf (angle));

      add (rects, geometry->trick[i].x, geometry->trick[i].y, w * c + h * s, h * c + w * s);
    }
}

/* Adds the area for all texts that may be shown while cards are played. */
static void
add_line (Rects *rects, const TaliaBoardGeometry *geometry)
{
  const float top = geometry->zoom * geometry->bar_line,
              width = geometry->zoom * (float) (geometry->bar_width + geometry->bar_side);
  const float bottom = MAX (top + geometry->zoom * (float) (geometry->bar_room - geometry->bar_raised),
                            geometry->hand_top - (float) geometry->card_height * TALIA_BOARD_RAISE);

  add (rects, geometry->bar.x + geometry->zoom * (float) geometry->bar_side / 2, (top + bottom) / 2, width,
       bottom - top);
}

/* Adds the area of the cards of the hand as they were dealt, whichever of them are raised. */
static void
add_hand (Rects *rects, const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  const float top = geometry->hand_top - (float) geometry->card_height * TALIA_BOARD_RAISE;
  float end = geometry->hand_x;

  for (int i = 0; i < room->hand_dealt; i++)
    {
      const TaliaPose pose = talia_board_geometry_hand (geometry, i, room->hand_dealt, 0);

      end = MAX (end, pose.x + (float) geometry->card_width * LEANING);
    }
  add (rects, geometry->hand_x, (top + (float) room->height) / 2, 2 * (end - geometry->hand_x),
       (float) room->height - top);
}

/* Returns the distance between two rectangles; 0 if they touch. */
static float
get_distance (const graphene_rect_t *a, const graphene_rect_t *b)
{
  const float x = MAX (a->origin.x - b->origin.x - b->size.width, b->origin.x - a->origin.x - a->size.width),
              y = MAX (a->origin.y - b->origin.y - b->size.height, b->origin.y - a->origin.y - a->size.height);

  return hypotf (MAX (x, 0), MAX (y, 0));
}

static gboolean
is_free (const Rects *rects, const graphene_rect_t *stack, const TaliaBoardRoom *room, int place)
{
  const graphene_rect_t board =
      GRAPHENE_RECT_INIT (GAP, GAP, (float) room->width - 2 * GAP, (float) room->height - 2 * GAP);
  const float own = get_distance (&rects->at[place], stack);

  if (!graphene_rect_contains_rect (&board, stack))
    return FALSE;
  for (int i = 0; i < rects->n; i++)
    if (i != place && get_distance (&rects->at[i], stack) < (i < room->seats ? own + NEARER : GAP))
      return FALSE;
  return get_distance (&rects->at[place], stack) >= GAP - .1f;
}

/* Finds a free place beside, above or below a plate, as near to the middle of the table as possible; returns FALSE if
 * there is none. */
static gboolean
find_place (const Rects *rects, const graphene_rect_t *around, const TaliaBoardGeometry *geometry,
            const TaliaBoardRoom *room, int place, graphene_rect_t *stack)
{
  const float w = stack->size.width, h = stack->size.height;
  const float left = around->origin.x, top = around->origin.y, right = left + around->size.width,
              bottom = top + around->size.height;
  const float xs[] = { left - GAP - w, left, (left + right - w) / 2, right - w, right + GAP },
              ys[] = { top - GAP - h, top, (top + bottom - h) / 2, bottom - h, bottom + GAP };
  float nearest = -1;

  for (gsize i = 0; i < G_N_ELEMENTS (xs) * G_N_ELEMENTS (ys); i++)
    {
      const float x = xs[i % G_N_ELEMENTS (xs)], y = ys[i / G_N_ELEMENTS (xs)];
      const graphene_rect_t here = GRAPHENE_RECT_INIT (x, y, w, h);
      const float far = hypotf (x + w / 2 - geometry->middle.x, y + h / 2 - geometry->middle.y);

      if ((nearest >= 0 && far >= nearest) || !is_free (rects, &here, room, place))
        continue;
      nearest = far;
      *stack = here;
    }
  return nearest >= 0;
}

/* Places the player's own stack on a narrow board, where the player's plate has a line to itself and leaves the end of
 * the line to the stack. */
static void
share_line (TaliaBoardGeometry *geometry, const graphene_rect_t *line, graphene_rect_t *stack)
{
  const float taken = stack->size.width + GAP;

  stack->origin.x = line->origin.x + line->size.width - stack->size.width;
  stack->origin.y = line->origin.y + (line->size.height - stack->size.height) / 2;
  geometry->own_plate_width -= (int) ceilf (taken / geometry->zoom);
  geometry->plate[0].x -= taken / 2;
}

/* Finds places for all stacks; returns FALSE if there is none for some of them, because players without a stack would
 * seem to have taken nothing. */
static gboolean
find_places (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, Rects rects, int width)
{
  for (int i = room->seats - 1; i >= 0; i--)
    {
      graphene_rect_t stack = GRAPHENE_RECT_INIT (0, 0, ceilf ((float) width * TALIA_BOARD_STACK_WIDTH),
                                                  ceilf ((float) width * TALIA_BOARD_STACK_HEIGHT));

      if (i == 0 && geometry->own_below)
        share_line (geometry, &rects.at[0], &stack);
      else if (!find_place (&rects, &rects.at[i], geometry, room, i, &stack))
        return FALSE;
      geometry->stack[i] = (TaliaPose) { roundf (stack.origin.x + stack.size.width / 2),
                                         roundf (stack.origin.y + stack.size.height / 2), 0, 1 };
      rects.at[rects.n++] = stack;
    }
  return TRUE;
}

void
talia_board_geometry_place_stacks (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  Rects rects = { .n = 0 };

  if (!room->has_stacks || room->centre_height != NULL)
    return;
  add_plates (&rects, geometry, room->seats);
  add_middle (&rects, geometry, room);
  add_line (&rects, geometry);
  add_hand (&rects, geometry, room);
  if (geometry->bubble_height > 0)
    add (&rects, geometry->bubble.x, geometry->bubble.y, (float) room->width,
         geometry->zoom * (float) geometry->bubble_height);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes) && geometry->stack_width == 0; i++)
    {
      int width = MAX ((int) ((float) geometry->card_width * sizes[i]), LEAST);

      if (geometry->own_below)
        width = MIN (width, (int) (geometry->zoom * (float) geometry->own_plate_height / TALIA_BOARD_STACK_HEIGHT));
      if (width >= LEAST && find_places (geometry, room, rects, width))
        geometry->stack_width = width;
    }
}
