/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the largest size of text at which everything on a board has room, and scales text down to it. */
#include <math.h>

#include "talia-board-geometry-private.h"
#include "ui/cards/talia-card-face.h"

/* How far a chosen card is raised, as a fraction of its height. */
#define MOST_RAISE .18f
/* How far rectangles may overlap at their edges. */
#define TOLERANCE 1.f

/* The areas of the plates, the bar, the hand, and the trick or the middle. */
typedef struct
{
  graphene_rect_t at[2 * TALIA_MAX_SEATS + 3];
  int n;
} Rects;

static void
add (Rects *rects, const TaliaPose *pose, float width, float height)
{
  rects->at[rects->n++] = GRAPHENE_RECT_INIT (pose->x - width / 2, pose->y - height / 2, width, height);
}

static void
add_plates (Rects *rects, const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  for (int i = 0; i < room->seats; i++)
    add (rects, &geometry->plate[i], (float) (i == 0 ? geometry->own_plate_width : geometry->plate_width),
         (float) (i == 0 ? geometry->own_plate_height : geometry->plate_height));
}

/* Adds the whole room that is kept for the bar, whatever it shows now. */
static void
add_bar (Rects *rects, const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  float top = geometry->bar.y - geometry->bar_height / 2.f;

  if (talia_board_geometry_is_bar_above_plate (room)) /* its lower edge keeps its place */
    top += (float) (geometry->bar_height - geometry->bar_room);
  rects->at[rects->n++] =
      GRAPHENE_RECT_INIT (geometry->bar.x - geometry->bar_width / 2.f, top, geometry->bar_width, geometry->bar_room);
}

/* Adds the hand, with room for raised cards, unless there are none when the bar needs most room. */
static void
add_hand (Rects *rects, const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  float top =
      geometry->hand_top
      - (room->bar_sinks || talia_board_geometry_is_never_chosen (room) ? 0 : MOST_RAISE * geometry->card_height);

  rects->at[rects->n++] = GRAPHENE_RECT_INIT (geometry->hand_x - geometry->space / 2, top, geometry->space,
                                              geometry->hand_y + geometry->card_height / 2.f - top);
}

static gboolean
overlap (const graphene_rect_t *a, const graphene_rect_t *b)
{
  graphene_rect_t common;

  return graphene_rect_intersection (a, b, &common) && common.size.width > TOLERANCE && common.size.height > TOLERANCE;
}

/* Whether no area overlaps another or leaves the board; those from index `piled` on may overlap each other. */
static gboolean
are_free (const Rects *rects, int piled, const TaliaBoardRoom *room)
{
  graphene_rect_t board =
      GRAPHENE_RECT_INIT (-TOLERANCE, -TOLERANCE, room->width + 2 * TOLERANCE, room->height + 2 * TOLERANCE);

  for (int i = 0; i < rects->n; i++)
    {
      if (!graphene_rect_contains_rect (&board, &rects->at[i]))
        return FALSE;
      for (int j = 0; j < MIN (i, piled); j++)
        if (overlap (&rects->at[i], &rects->at[j]))
          return FALSE;
    }
  return TRUE;
}

/* Whether the trick, or a middle that takes the whole width, has its least size. */
static gboolean
has_middle (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  if (!room->wide_middle)
    return (float) geometry->trick_width >= talia_board_geometry_get_pixels (room, TALIA_BOARD_MIN_TRICK_CARD);
  return (float) geometry->middle_width >= talia_board_geometry_get_pixels (room, TALIA_BOARD_LEAST_MIDDLE)
         && (float) geometry->middle_height >= talia_board_geometry_get_pixels (room, (float) room->least_middle);
}

gboolean
talia_board_geometry_fits (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  Rects rects = { .n = 0 };
  int piled;

  add_plates (&rects, geometry, room);
  if (room->centre_height != NULL)
    {
      add (&rects, &geometry->centre, (float) geometry->centre_width, (float) geometry->centre_height);
      return are_free (&rects, rects.n, room);
    }
  add_bar (&rects, geometry, room);
  add_hand (&rects, geometry, room);
  piled = rects.n;
  if (room->wide_middle)
    add (&rects, &geometry->middle, (float) geometry->middle_width, (float) geometry->middle_height);
  else
    for (int i = 0; i < room->seats; i++)
      add (&rects, &geometry->trick[i], (float) geometry->trick_width, (float) geometry->trick_height);
  /* Buttons are in the middle while that is empty. */
  if (MAX (talia_board_geometry_get_bar_many (room, geometry->bar_width),
           talia_board_geometry_get_bar_growth (geometry, room))
      > geometry->middle_height)
    return FALSE;
  return geometry->bar_fits && has_middle (geometry, room) && are_free (&rects, piled, room);
}

static void
zoom_pose (TaliaPose *pose, float zoom, float scale)
{
  pose->x *= zoom;
  pose->y *= zoom;
  pose->scale = scale;
}

void
talia_board_geometry_zoom (TaliaBoardGeometry *geometry, int seats)
{
  float zoom = geometry->zoom;

  if (zoom == 1)
    return;
  for (int i = 0; i < seats; i++)
    {
      zoom_pose (&geometry->plate[i], zoom, zoom);
      zoom_pose (&geometry->trick[i], zoom, 1);
    }
  zoom_pose (&geometry->bar, zoom, zoom);
  zoom_pose (&geometry->centre, zoom, zoom);
  zoom_pose (&geometry->middle, zoom, 1);
  geometry->middle_width = (int) ((float) geometry->middle_width * zoom);
  geometry->middle_height = (int) ((float) geometry->middle_height * zoom);
  geometry->card_width = (int) ((float) geometry->card_width * zoom + .01f);
  geometry->card_height = (int) roundf ((float) geometry->card_width * TALIA_CARD_ASPECT);
  geometry->trick_width = (int) ((float) geometry->trick_width * zoom + .01f);
  geometry->trick_height = (int) roundf ((float) geometry->trick_width * TALIA_CARD_ASPECT);
  geometry->hand_top *= zoom;
  geometry->hand_x *= zoom;
  geometry->hand_y *= zoom;
  geometry->row_step *= zoom;
  geometry->space *= zoom;
}
