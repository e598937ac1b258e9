/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computes the positions of the cards of a trick: each lies in the direction of its player, with its index visible. */
#include <math.h>

#include "talia-board-geometry-private.h"
#include "ui/cards/talia-card-face.h"

/* The angle by which cards at the sides lean towards the middle, and the amount by which it varies from seat to seat,
 * in degrees, so that the cards seem to have been laid by hand. */
#define LEAN 5.f
#define SWAY 1.5f
/* The greatest and the least width of a card of the trick, as fractions of that of a card in the hand. */
#define MOST_SIZE .86f
#define LEAST_SIZE .4f
/* The part of a card that must stay free for its index (a large one, which is below its sign), and the rim around a
 * card that lies above it, as fractions of the width and the height of a card. */
#define INDEX_WIDTH .4f
#define INDEX_HEIGHT .55f
#define RIM .03f
/* If indices would be covered, cards are moved away from the middle: the number of steps, and the factor of the
 * last. */
#define STEPS 6
#define MOST_GROWTH 1.7f
/* If the cards would then be smaller than this fraction of a card in the hand, they are laid in two rows. */
#define SMALL_SIZE .5f
/* The distance from card to card in a row, in widths of a card: the least, and that used if there is room; and from row
 * to row, in heights of a card. */
#define LEAST_PITCH_X .46f
#define MOST_PITCH_X 1.06f
#define PITCH_Y .6f

/* The usual distance of the cards from the middle, by the number of seats, in widths and in heights of a card. */
static const struct
{
  float x, y;
} reaches[TALIA_MAX_SEATS + 1] = {
  [2] = { .3f, .33f },  [3] = { .85f, .36f },  [4] = { .85f, .36f },
  [5] = { 1.2f, .48f }, [6] = { 1.45f, .52f }, [7] = { 1.7f, .55f },
};

/* The two rows that are used if there is little height, from the top: each lists the places of its cards, counted
 * clockwise from the player's own place, which is 0. */
static const char *const rows[TALIA_MAX_SEATS + 1] = { [5] = "23/104", [6] = "234/105", [7] = "2345/106" };

/* A possible arrangement of the cards: their centres relative to the centre of the trick, in widths of a card. */
typedef struct
{
  int seats;
  float x[TALIA_MAX_SEATS], y[TALIA_MAX_SEATS], angle[TALIA_MAX_SEATS];
  int8_t order[TALIA_MAX_SEATS];
} Spots;

typedef struct
{
  graphene_point_t corners[4];
} Quad;

/* Finds the direction to each player, as a vector of length 1. On the ring, it is the direction of the plate. If the
 * plates are in rows, the players are treated as if they sat around the table. */
static void
find_rays (const TaliaBoardGeometry *geometry, int seats, graphene_vec2_t *rays)
{
  graphene_vec2_init (&rays[0], 0, 1);
  for (int i = 1; i < seats; i++)
    {
      const double angle = G_PI / 2 + 2 * G_PI * i / seats;

      if (geometry->ring)
        graphene_vec2_init (&rays[i], geometry->plate[i].x - geometry->middle.x,
                            geometry->plate[i].y - geometry->middle.y);
      else
        graphene_vec2_init (&rays[i], (float) cos (angle), (float) sin (angle));
      graphene_vec2_normalize (&rays[i], &rays[i]);
    }
}

/* Returns the part of a card at its upper left corner, extended by `around` on all sides, and rotated like the card. */
static Quad
get_quad (const Spots *spots, int i, float width, float height, float around)
{
  const float angle = spots->angle[i] * (float) G_PI / 180, c = cosf (angle), s = sinf (angle);
  const float left = -.5f - around, top = -TALIA_CARD_ASPECT / 2 - around;
  const float x[] = { left, left + width + 2 * around, left + width + 2 * around, left };
  const float y[] = { top, top, top + height * TALIA_CARD_ASPECT + 2 * around,
                      top + height * TALIA_CARD_ASPECT + 2 * around };
  Quad quad;

  for (int corner = 0; corner < 4; corner++)
    quad.corners[corner] =
        GRAPHENE_POINT_INIT (spots->x[i] + x[corner] * c - y[corner] * s, spots->y[i] + x[corner] * s + y[corner] * c);
  return quad;
}

/* Whether the whole second quadrilateral is outside one of the edges of the first. */
static gboolean
is_apart (const Quad *one, const Quad *other)
{
  for (int i = 0; i < 4; i++)
    {
      const graphene_point_t *from = &one->corners[i], *to = &one->corners[(i + 1) % 4];
      gboolean outside = TRUE;

      for (int j = 0; j < 4 && outside; j++)
        outside =
            (to->x - from->x) * (other->corners[j].y - from->y) - (to->y - from->y) * (other->corners[j].x - from->x)
            <= 0;
      if (outside)
        return TRUE;
    }
  return FALSE;
}

/* Finds for each card the others, as bits, that can lie above it without covering its index. */
static void
find_free (const Spots *spots, guint *may_be_above)
{
  Quad index[TALIA_MAX_SEATS], card[TALIA_MAX_SEATS];

  for (int i = 0; i < spots->seats; i++)
    {
      index[i] = get_quad (spots, i, INDEX_WIDTH, INDEX_HEIGHT, 0);
      card[i] = get_quad (spots, i, 1, 1, RIM);
    }
  for (int below = 0; below < spots->seats; below++)
    {
      may_be_above[below] = 1u << below;
      for (int above = 0; above < spots->seats; above++)
        if (above != below && (is_apart (&index[below], &card[above]) || is_apart (&card[above], &index[below])))
          may_be_above[below] |= 1u << above;
    }
}

/* Finds an order, from the lowest card to the highest, in which none covers the index of another; cards further up on
 * the table are lower if possible. If there is no such order, stores another and returns FALSE. */
static gboolean
stack (Spots *spots)
{
  const guint all = (1u << spots->seats) - 1;
  guint placed = 0, may_be_above[TALIA_MAX_SEATS];
  gboolean is_free = TRUE;

  find_free (spots, may_be_above);
  for (int at = 0; at < spots->seats; at++)
    {
      int next = -1;

      for (int any = 0; any < 2 && next < 0; any++)
        for (int card = 0; card < spots->seats; card++)
          if (!(placed & (1u << card)) && (any || (placed | may_be_above[card]) == all)
              && (next < 0 || spots->y[card] < spots->y[next] - .01f))
            {
              next = card;
              is_free &= !any;
            }
      spots->order[at] = (int8_t) next;
      placed |= 1u << next;
    }
  return is_free;
}

/* Returns the width and the height of the area that a rotated card takes, in widths of a card. */
static void
get_extents (float angle, float *width, float *height)
{
  const float c = cosf (angle * (float) G_PI / 180), s = fabsf (sinf (angle * (float) G_PI / 180));

  *width = c + TALIA_CARD_ASPECT * s;
  *height = TALIA_CARD_ASPECT * c + s;
}

/* Whether all cards are inside a middle of this size, in widths of a card. */
static gboolean
is_inside (const Spots *spots, float w, float h)
{
  for (int i = 0; i < spots->seats; i++)
    {
      float width, height;

      get_extents (spots->angle[i], &width, &height);
      if (fabsf (spots->x[i]) + width / 2 > w / 2 + .01f || fabsf (spots->y[i]) + height / 2 > h / 2 + .01f)
        return FALSE;
    }
  return TRUE;
}

/* Lays the cards on an ellipse with these half axes, each where the ray to its player meets it. */
static void
lay_on_rays (Spots *spots, const graphene_vec2_t *rays, float rx, float ry)
{
  for (int i = 0; i < spots->seats; i++)
    {
      const float x = graphene_vec2_get_x (&rays[i]), y = graphene_vec2_get_y (&rays[i]);
      const float length = 1 / hypotf (x / rx, y / ry);

      spots->x[i] = x * length;
      spots->y[i] = y * length;
      spots->angle[i] = -LEAN * x + (i % 2 != 0 ? SWAY : -SWAY);
    }
}

/* Lays the cards on their rays, as close together as possible with every index free, in a middle of this size (in
 * widths of a card). Returns whether they fit. */
static gboolean
fit_on_rays (Spots *spots, const graphene_vec2_t *rays, float w, float h)
{
  const float usual_x = reaches[spots->seats].x, usual_y = reaches[spots->seats].y * TALIA_CARD_ASPECT;
  float width, height;

  get_extents (LEAN + SWAY, &width, &height);
  for (int step = 0; step < STEPS; step++)
    {
      const float growth = 1 + (MOST_GROWTH - 1) * (float) step / (STEPS - 1);

      lay_on_rays (spots, rays, CLAMP (usual_x * growth, .05f, MAX ((w - width) / 2, .05f)),
                   CLAMP (usual_y * growth, .05f, MAX ((h - height) / 2, .05f)));
      if (!is_inside (spots, w, h))
        break;
      if (stack (spots))
        return TRUE;
    }
  stack (spots);
  return FALSE;
}

/* Lays the cards in two rows, the upper of which has only cards of other players. Returns whether they fit. */
static gboolean
fit_in_rows (Spots *spots, const graphene_vec2_t *rays, float w, float h)
{
  const char *lower = strchr (rows[spots->seats], '/') + 1;
  const int upper_n = (int) (lower - rows[spots->seats]) - 1, n = (int) strlen (lower);
  const float pitch = CLAMP ((w - 1) / (float) (MAX (upper_n, n) - 1), LEAST_PITCH_X, MOST_PITCH_X);

  for (int i = 0; i < spots->seats; i++)
    {
      const gboolean up = i < upper_n;
      const int seat = up ? rows[spots->seats][i] - '0' : lower[i - upper_n] - '0';

      spots->x[seat] =
          (up ? (float) i - (float) (upper_n - 1) / 2 : (float) (i - upper_n) - (float) (n - 1) / 2) * pitch;
      spots->y[seat] = (up ? -.5f : .5f) * PITCH_Y * TALIA_CARD_ASPECT;
      spots->angle[seat] = seat % 2 != 0 ? SWAY : -SWAY;
    }
  return stack (spots) && is_inside (spots, w, h);
}

typedef gboolean (*Fit) (Spots *spots, const graphene_vec2_t *rays, float w, float h);

/* Returns the greatest width of a card, up to `most`, that fits; 0 if none does. */
static int
find_width (const TaliaBoardGeometry *geometry, Fit fit, Spots *spots, const graphene_vec2_t *rays, int least, int most)
{
  int below = least - 1, above = most + 1;

  while (above - below > 1)
    {
      const int width = (below + above) / 2;

      if (fit (spots, rays, (float) geometry->middle_width / (float) width,
               (float) geometry->middle_height / (float) width))
        below = width;
      else
        above = width;
    }
  return below >= least ? below : 0;
}

/* Whether cards of this width would have room in a higher middle. */
static gboolean
would_fit (const TaliaBoardGeometry *geometry, Spots spots, const graphene_vec2_t *rays, int width)
{
  return fit_on_rays (&spots, rays, (float) geometry->middle_width / (float) width, 100);
}

float
talia_board_geometry_get_trick_room (int seats, float card_width)
{
  const float pitches = rows[seats] != NULL ? (float) (strcspn (rows[seats], "/") - 1) : seats > 2 ? 2 : 0;

  return (1 + MAX (pitches, rows[seats] != NULL ? 2 : 0) * MOST_PITCH_X) * card_width;
}

gboolean
talia_board_geometry_place_trick (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  const int most = (int) ((float) geometry->card_width * MOST_SIZE),
            least = (int) ceilf ((float) geometry->card_width * LEAST_SIZE);
  Spots spots = { .seats = room->seats };
  graphene_vec2_t rays[TALIA_MAX_SEATS];
  Fit fit = fit_on_rays;
  int width;

  find_rays (geometry, room->seats, rays);
  width = find_width (geometry, fit, &spots, rays, least, most);
  if (rows[room->seats] != NULL && (float) width < SMALL_SIZE * (float) geometry->card_width)
    {
      const int in_rows = find_width (geometry, fit_in_rows, &spots, rays, least, most);

      if (in_rows > width)
        {
          width = in_rows;
          fit = fit_in_rows;
        }
    }
  geometry->trick_width = MAX (width, least);
  geometry->trick_height = (int) roundf ((float) geometry->trick_width * TALIA_CARD_ASPECT);
  fit (&spots, rays, (float) geometry->middle_width / (float) geometry->trick_width,
       (float) geometry->middle_height / (float) geometry->trick_width);
  for (int i = 0; i < room->seats; i++)
    {
      geometry->trick[i] =
          (TaliaPose) { geometry->middle.x + spots.x[i] * (float) geometry->trick_width,
                        geometry->middle.y + spots.y[i] * (float) geometry->trick_width, spots.angle[i], 1 };
      geometry->trick_order[i] = spots.order[i];
    }
  return width == most || !would_fit (geometry, spots, rays, width + 1);
}
