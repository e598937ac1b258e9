/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the positions on a board, for every number of seats, size of window, hand and text: nothing overlaps or leaves
 * the board. */
#include <math.h>

#include "ui/board/talia-board-geometry.h"
#include "ui/cards/talia-card-face.h"

/* The sizes of boards in windows. */
static const struct
{
  const char *window;
  int width, height;
} sizes[] = {
  { "360x600", 360, 505 },         { "360x640", 360, 545 },
  { "360x720", 360, 625 },         { "500x700", 500, 605 },
  { "800x600 split", 800, 505 },   { "820x500, panel", 540, 453 },
  { "1000x700, panel", 680, 653 }, { "1000x700", 1000, 653 },
  { "1366x768", 1366, 721 },       { "1920x1080, panel", 1580, 1033 },
  { "1920x1080", 1920, 1033 },     { "3840x2160, scale 2", 1920, 1033 },
  { "1080x1920", 1080, 1800 },     { "3840x2160", 3840, 2113 },
  { "640x360", 640, 313 },         { "640x294", 640, 247 },
  { "600x294", 600, 247 },         { "360x460", 360, 367 },
  { "540x460", 540, 367 },         { "1000x360, panel", 680, 313 },
  { "1920x294", 1920, 247 },
};

/* How much of the hand is still held. */
static const float left[] = { 1, .5f, .01f };

/* Measured sizes of texts: plates with one, two and three lines, and the bar in some states. */
static const struct
{
  const char *name;
  int line, plate_height, flat_height, high_height;
  int bar_line; /* the height of a line of the bar */
  float scale;
} texts[] = {
  { "usual", 19, 48, 30, 67, 24, 1 },
  { "large", 26, 60, 38, 86, 32, 26 / 19.f },
  { "very large", 38, 86, 54, 124, 48, 2 },
};

/* How far a chosen card of the hand is raised. */
#define RAISE .18f

/* How much of a card of the hand may be below the board. */
#define BELOW .1f

/* The number of lines in the bar without wrapping. */
static const int bar_lines[] = { 1, 2, 3 };

typedef struct
{
  int height, room, must;
  int whole, more; /* a bar that is narrower than `whole` needs `more` height, because its texts take more lines */
} Bar;

typedef struct
{
  const char *what;
  graphene_rect_t rect;
} Thing;

typedef struct
{
  Thing at[64];
  int n;
} Things;

static graphene_rect_t
make_rect (const TaliaPose *pose, float width, float height)
{
  width *= pose->scale;
  height *= pose->scale;
  return GRAPHENE_RECT_INIT (pose->x - width / 2, pose->y - height / 2, width, height);
}

/* Returns the area of the plate of seat `i`. */
static graphene_rect_t
make_plate (const TaliaBoardGeometry *geometry, int i)
{
  return make_rect (&geometry->plate[i], i == 0 ? geometry->own_plate_width : geometry->plate_width,
                    i == 0 ? geometry->own_plate_height : geometry->plate_height);
}

static void
add (Things *things, const char *what, const TaliaPose *pose, float width, float height)
{
  things->at[things->n++] = (Thing) { what, make_rect (pose, width, height) };
}

static gboolean
overlap (const graphene_rect_t *a, const graphene_rect_t *b)
{
  graphene_rect_t common;

  return graphene_rect_intersection (a, b, &common) && common.size.width > 1 && common.size.height > 1;
}

static int
bar_height (gpointer data, int width)
{
  return ((Bar *) data)->height;
}

static int
bar_room (gpointer data, int width)
{
  return ((Bar *) data)->room;
}

static int
bar_must (gpointer data, int width)
{
  const Bar *bar = data;

  return bar->must + (width < bar->whole ? bar->more : 0);
}

static int
centre_height (gpointer data, int width)
{
  return *(int *) data;
}

static void
fill_room (TaliaBoardRoom *room, gsize size, int seats, float part, gsize text, Bar *bar)
{
  bar->room = MAX (bar->room, texts[text].bar_line * 7 / 2);
  bar->must = texts[text].bar_line * 5 / 2;
  *room = (TaliaBoardRoom) {
    .width = sizes[size].width,
    .height = sizes[size].height,
    .seats = seats,
    .hand = (int) ceilf (52 / seats * part),
    .hand_dealt = 52 / seats,
    .bar_height = bar_height,
    .bar_room = bar_room,
    .bar_must = bar_must,
    .bar_data = bar,
    .plate_line = texts[text].line,
    .text_scale = texts[text].scale,
    .raise = RAISE,
    .has_stacks = TRUE,
  };
  for (int shape = 0; shape < TALIA_PLATE_SHAPES; shape++)
    room->plate_heights[shape] = room->own_plate_heights[shape] = shape == TALIA_PLATE_FLAT ? texts[text].flat_height
                                                                  : shape == TALIA_PLATE_HIGH
                                                                      ? texts[text].high_height
                                                                      : texts[text].plate_height;
}

static void
check_things (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, const char *where)
{
  Things things = { .n = 0 };
  float start = geometry->low ? geometry->hand_x - geometry->space / 2 : 0; /* the end of the player's plate */
  graphene_rect_t hand =
      GRAPHENE_RECT_INIT (start, geometry->hand_top - RAISE * geometry->card_height, room->width - start,
                          geometry->hand_y + geometry->card_height / 2.f - geometry->hand_top);

  for (int i = 0; i < room->seats; i++)
    add (&things, "plate", &geometry->plate[i], i == 0 ? geometry->own_plate_width : geometry->plate_width,
         i == 0 ? geometry->own_plate_height : geometry->plate_height);
  /* The text of the bar is in its middle, but beside the player's plate it may fill the bar; on a low board also beside
   * the trick. */
  add (&things, "bar", &geometry->bar, geometry->low ? geometry->bar_width : 40, geometry->bar_height);
  if (!geometry->own_below && !geometry->low
      && geometry->bar.x - geometry->bar_width * geometry->zoom / 2
             < geometry->plate[0].x + geometry->own_plate_width * geometry->zoom / 2)
    g_error ("%s: the bar of %d reaches the player's plate", where, geometry->bar_width);
  for (int i = 0; i < room->seats; i++)
    add (&things, "trick", &geometry->trick[i], geometry->trick_width, geometry->trick_height);
  if (room->hand > 0)
    things.at[things.n++] = (Thing) { "hand", hand };
  for (int i = 0; geometry->stack_width > 0 && i < room->seats; i++)
    add (&things, "stack", &geometry->stack[i], geometry->stack_width * TALIA_BOARD_STACK_WIDTH,
         geometry->stack_width * TALIA_BOARD_STACK_HEIGHT);

  for (int i = 0; i < things.n; i++)
    {
      const graphene_rect_t *a = &things.at[i].rect;

      if (a->origin.x < -1 || a->origin.y < -1 || a->origin.x + a->size.width > room->width + 1
          || a->origin.y + a->size.height > room->height + 1)
        g_error ("%s: %s %d leaves the board: %g %g %g %g", where, things.at[i].what, i, a->origin.x, a->origin.y,
                 a->size.width, a->size.height);
      for (int j = 0; j < i; j++)
        if (!(g_str_equal (things.at[i].what, "trick") && g_str_equal (things.at[j].what, "trick"))
            && !(g_str_equal (things.at[i].what, "stack") && g_str_equal (things.at[j].what, "hand"))
            && overlap (a, &things.at[j].rect))
          g_error ("%s: %s %d at %g %g %g %g overlaps %s %d at %g %g %g %g", where, things.at[i].what, i, a->origin.x,
                   a->origin.y, a->size.width, a->size.height, things.at[j].what, j, things.at[j].rect.origin.x,
                   things.at[j].rect.origin.y, things.at[j].rect.size.width, things.at[j].rect.size.height);
    }
}

/* A stack of taken tricks may be beside the hand, but no card may lie on it. */
static void
check_stacks (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, const char *where)
{
  for (int i = 0; geometry->stack_width > 0 && i < room->seats; i++)
    for (int card = 0; card < room->hand; card++)
      {
        const TaliaPose pose = talia_board_geometry_hand (geometry, card, room->hand, RAISE);
        const graphene_rect_t lies = make_rect (&pose, geometry->card_width, geometry->card_height),
                              stack = make_rect (&geometry->stack[i], geometry->stack_width * TALIA_BOARD_STACK_WIDTH,
                                                 geometry->stack_width * TALIA_BOARD_STACK_HEIGHT);

        if (overlap (&lies, &stack))
          g_error ("%s: card %d of the hand covers the stack of place %d", where, card, i);
      }
}

/* The part of a card that its index takes from the top left corner: the usual index, and the large one with its
 * suit. */
static const struct
{
  float width, height;
} indices[] = { { .26f, .32f }, { .4f, .55f } };

typedef struct
{
  float x[4], y[4];
} Quad;

/* Returns the corners of a part of a card, given as a share of its size from the upper left corner, with the card's
 * rotation. */
static Quad
make_quad (const TaliaPose *pose, float width, float height, float part_x, float part_y)
{
  const float angle = pose->angle * (float) G_PI / 180, c = cosf (angle), s = sinf (angle);
  Quad quad;

  for (int i = 0; i < 4; i++)
    {
      const float x = width * ((i == 1 || i == 2 ? part_x : 0) - .5f), y = height * ((i > 1 ? part_y : 0) - .5f);

      quad.x[i] = pose->x + x * c - y * s;
      quad.y[i] = pose->y + x * s + y * c;
    }
  return quad;
}

static gboolean
is_apart (const Quad *one, const Quad *other)
{
  for (int i = 0; i < 4; i++)
    {
      const float x = one->x[(i + 1) % 4] - one->x[i], y = one->y[(i + 1) % 4] - one->y[i];
      gboolean outside = TRUE;

      for (int j = 0; j < 4; j++)
        outside &= x * (other->y[j] - one->y[i]) - y * (other->x[j] - one->x[i]) <= .5f * hypotf (x, y);
      if (outside)
        return TRUE;
    }
  return FALSE;
}

/* The index of each card of a full trick is visible, whoever led. */
static void
check_trick (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, const char *where)
{
  float w = geometry->trick_width, h = geometry->trick_height;
  guint seen = 0;

  for (int i = 0; i < room->seats; i++)
    for (gsize index = 0; index < G_N_ELEMENTS (indices); index++)
      {
        Quad corner =
            make_quad (&geometry->trick[geometry->trick_order[i]], w, h, indices[index].width, indices[index].height);

        seen |= 1u << geometry->trick_order[i];
        for (int above = i + 1; above < room->seats; above++)
          {
            Quad other = make_quad (&geometry->trick[geometry->trick_order[above]], w, h, 1, 1);

            if (!is_apart (&corner, &other) && !is_apart (&other, &corner))
              g_error ("%s: of the trick, card %d covers the index of card %d", where, geometry->trick_order[above],
                       geometry->trick_order[i]);
          }
      }
  g_assert_cmpuint (seen, ==, (1u << room->seats) - 1);
  if (w < (room->height < 300 ? 28 : room->text_scale > 1 ? 30 : 34))
    g_error ("%s: the cards of the trick are only %g wide", where, w);
}

/* No card of the hand covers the index of its left neighbour, even a large one, or leaves the board. */
static void
check_hand (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, const char *where)
{
  for (int i = 0; i < room->hand; i++)
    {
      TaliaPose pose = talia_board_geometry_hand (geometry, i, room->hand, 0), next;
      graphene_rect_t card = make_rect (&pose, geometry->card_width, geometry->card_height), index, other;
      int row, place, in_row = talia_board_geometry_hand_row (geometry, i, room->hand, &row, &place);

      g_assert_cmpfloat (card.origin.x, >=, -1);
      g_assert_cmpfloat (card.origin.x + card.size.width, <=, room->width + 1);
      g_assert_cmpfloat (card.origin.y + card.size.height * (1 - BELOW), <=, room->height + 1);
      index = GRAPHENE_RECT_INIT (card.origin.x, card.origin.y, card.size.width * .4f, card.size.height * .55f);
      g_assert_cmpfloat (index.size.width, >=, 14);
      for (int j = i + 1; j < room->hand; j++)
        {
          next = talia_board_geometry_hand (geometry, j, room->hand, 0);
          other = make_rect (&next, geometry->card_width, geometry->card_height);
          if (overlap (&index, &other))
            g_error ("%s: card %d of %d (%d of %d in row %d) covers the index of card %d", where, j, room->hand, place,
                     in_row, row, i);
          next = talia_board_geometry_hand (geometry, j, room->hand, .18f); /* raised */
          other = make_rect (&next, geometry->card_width, geometry->card_height);
          if (overlap (&index, &other))
            g_error ("%s: card %d of %d, which stands up, covers the index of card %d", where, j, room->hand, i);
        }
    }
}

/* The edge of the bar that keeps its place: the lower one directly above the player's plate, otherwise the upper one.
 */
static float
get_bar_edge (const TaliaBoardGeometry *geometry)
{
  float half = geometry->bar_height * geometry->zoom / 2;

  return geometry->bar.y + (geometry->narrow && !geometry->low ? half : -half);
}

/* Nothing moves because a card is played or something else is said: neither plates nor the bar nor the trick. */
static void
check_still (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, const char *where)
{
  const Bar *bar = room->bar_data;
  int kept = geometry->bar_room;
  float edge = get_bar_edge (geometry);

  for (int hand = 0; hand <= room->hand_dealt; hand++)
    for (int height = 0; height <= kept; height += MAX (kept / 4, 1))
      {
        TaliaBoardRoom other_room = *room;
        TaliaBoardGeometry other;
        Bar other_bar = { height, bar->room, bar->must };

        other_room.hand = hand;
        other_room.bar_data = &other_bar;
        talia_board_geometry_compute (&other, &other_room);
        for (int i = 0; i < room->seats; i++)
          if (memcmp (&other.plate[i], &geometry->plate[i], sizeof (TaliaPose)) != 0
              || memcmp (&other.trick[i], &geometry->trick[i], sizeof (TaliaPose)) != 0
              || memcmp (&other.stack[i], &geometry->stack[i], sizeof (TaliaPose)) != 0)
            g_error ("%s: with %d cards and a bar of %d, place %d has moved", where, hand, height, i);
        if (fabsf (get_bar_edge (&other) - edge) > .51f && bar->height <= kept && !other.low)
          g_error ("%s: with %d cards and a bar of %d instead of %d, that has moved from %g to %g", where, hand, height,
                   bar->height, edge, get_bar_edge (&other));
        g_assert_cmpint (other.card_width, ==, geometry->card_width);
        g_assert_cmpint (other.trick_width, ==, geometry->trick_width);
        g_assert_cmpint (other.plate_width, ==, geometry->plate_width);
      }
}

static void
test_nothing_overlaps (gconstpointer data)
{
  int seats = GPOINTER_TO_INT (data);

  for (gsize size = 0; size < G_N_ELEMENTS (sizes); size++)
    for (gsize text = 0; text < G_N_ELEMENTS (texts); text++)
      for (gsize part = 0; part < G_N_ELEMENTS (left); part++)
        for (gsize lines = 0; lines < G_N_ELEMENTS (bar_lines); lines++)
          {
            Bar bar = { bar_lines[lines] * texts[text].bar_line, 0, 0 };
            TaliaBoardRoom room;
            TaliaBoardGeometry geometry;
            g_autofree char *where = NULL;

            fill_room (&room, size, seats, left[part], text, &bar);
            where = g_strdup_printf ("%s, %d seats, %d cards, %s text, %d lines", sizes[size].window, seats, room.hand,
                                     texts[text].name, bar_lines[lines]);
            talia_board_geometry_compute (&geometry, &room);
            check_things (&geometry, &room, where);
            check_stacks (&geometry, &room, where);
            check_trick (&geometry, &room, where);
            check_hand (&geometry, &room, where);
            if (part == 0) /* it compares with every number of cards, so with all parts */
              check_still (&geometry, &room, where);
          }
}

/* For each window, the highest number of seats at which each has a stack of its tricks. */
static const struct
{
  const char *window;
  int seats;
} stacked[] = {
  { "360x640", 5 },  { "360x720", 7 },   { "1000x700", 7 },  { "1000x700, panel", 4 },
  { "1366x768", 7 }, { "1080x1920", 7 }, { "1920x1080", 7 }, { "3840x2160", 7 },
};

static void
test_taken_tricks_have_room (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (stacked); i++)
    for (gsize size = 0; size < G_N_ELEMENTS (sizes); size++)
      for (int seats = 2; seats <= stacked[i].seats && g_str_equal (sizes[size].window, stacked[i].window); seats++)
        {
          Bar bar = { texts[0].bar_line, 0, 0 };
          TaliaBoardRoom room;
          TaliaBoardGeometry geometry;

          fill_room (&room, size, seats, 1, 0, &bar);
          talia_board_geometry_compute (&geometry, &room);
          if (geometry.stack_width < 14)
            g_error ("%s, %d seats: taken tricks have no room", stacked[i].window, seats);
        }
}

/* What is shown after a deal covers no plate and no card of the hand, and has the height that it needs, or all that is
 * free. If there is room between the plates, they do not move. */
static void
check_centre (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, int wanted, const char *where)
{
  graphene_rect_t centre = make_rect (&geometry->centre, geometry->centre_width, geometry->centre_height);
  float end = centre.origin.y + centre.size.height, bottom = room->hand > 0 ? geometry->hand_top : room->height,
        top = 0;

  for (int i = 0; i < room->seats; i++)
    {
      graphene_rect_t plate = make_plate (geometry, i);

      if (overlap (&centre, &plate))
        g_error ("%s: what follows is on plate %d", where, i);
      if (plate.origin.x < centre.origin.x + centre.size.width && plate.origin.x + plate.size.width > centre.origin.x)
        {
          if (i > 0 && plate.origin.y < centre.origin.y)
            top = MAX (top, plate.origin.y + plate.size.height);
          else if (plate.origin.y > centre.origin.y)
            bottom = MIN (bottom, plate.origin.y);
        }
    }
  if (end > bottom + .5f)
    g_error ("%s: what follows ends at %g, below %g", where, end, bottom);
  if (centre.size.height < wanted && (centre.origin.y > top + 24 || end < bottom - 24))
    g_error ("%s: what follows takes only %g to %g of %g to %g", where, centre.origin.y, end, top, bottom);
}

static void
test_the_centre_uses_the_room (gconstpointer data)
{
  static const int heights[] = { 240, 400, 900 };
  static const float few[] = { 0, .16f, .5f };
  int seats = GPOINTER_TO_INT (data);
  Bar bar = { 0 };

  for (gsize size = 0; size < G_N_ELEMENTS (sizes); size++)
    for (gsize part = 0; part < G_N_ELEMENTS (few); part++)
      for (gsize height = 0; height < G_N_ELEMENTS (heights); height++)
        {
          g_autofree char *where = g_strdup_printf ("%s, %d seats, %g of the cards, %d", sizes[size].window, seats,
                                                    few[part], heights[height]);
          TaliaBoardRoom room;
          TaliaBoardGeometry playing, geometry;

          fill_room (&room, size, seats, few[part], 0, &bar);
          talia_board_geometry_compute (&playing, &room);
          room.centre_height = centre_height;
          room.centre_data = (gpointer) &heights[height];

          talia_board_geometry_compute (&geometry, &room);
          check_centre (&geometry, &room, heights[height], where);
          for (int i = 0; i < seats; i++)
            if (!geometry.narrow && !geometry.low && room.width >= 660
                && memcmp (&geometry.plate[i], &playing.plate[i], sizeof (TaliaPose)) != 0)
              g_error ("%s: plate %d has moved", where, i);
        }
}

/* If the centre of the board uses the whole width between its surroundings, it has room for four rows of cards with
 * visible indices, or for a fishing table. */
static void
test_a_wide_middle_has_room (gconstpointer data)
{
  static const struct
  {
    int hand_dealt, bar_room;
    float hand_share;
    int width, height; /* the smallest size of the centre */
  } boards[] = { { 0, 0, 0, 214, 72 }, { 4, 128, .215f, 214, 72 } };
  int seats = GPOINTER_TO_INT (data);
  Bar bar = { 68, 92, 0 }; /* a line and a button, and a line of news */

  for (gsize size = 0; size < G_N_ELEMENTS (sizes); size++)
    for (gsize board = 0; board < G_N_ELEMENTS (boards); board++)
      {
        TaliaBoardRoom room;
        TaliaBoardGeometry geometry;
        graphene_rect_t middle, hand, around;
        g_autofree char *where = NULL;

        if (boards[board].hand_dealt > 0 ? seats > 4 : seats < 3) /* an impossible number of players */
          continue;
        fill_room (&room, size, seats, 1, 0, &bar);
        room.wide_middle = TRUE;
        room.has_stacks = boards[board].hand_dealt > 0;
        bar.room = MAX (boards[board].bar_room, 92);
        room.hand_share = boards[board].hand_share;
        if (boards[board].hand_dealt > 0)
          room.hand = room.hand_dealt = boards[board].hand_dealt;
        where = g_strdup_printf ("%s, %d seats, %d cards", sizes[size].window, seats, room.hand);
        talia_board_geometry_compute (&geometry, &room);
        check_hand (&geometry, &room, where);
        if (geometry.middle_width < boards[board].width || geometry.middle_height < boards[board].height)
          g_error ("%s: there are only %d x %d", where, geometry.middle_width, geometry.middle_height);
        middle = make_rect (&geometry.middle, geometry.middle_width, geometry.middle_height);
        check_stacks (&geometry, &room, where);
        for (int i = 0; geometry.stack_width > 0 && i < seats; i++)
          {
            around = make_rect (&geometry.stack[i], geometry.stack_width * TALIA_BOARD_STACK_WIDTH,
                                geometry.stack_width * TALIA_BOARD_STACK_HEIGHT);
            if (overlap (&middle, &around))
              g_error ("%s: stack %d is on the middle", where, i);
          }
        if (room.has_stacks && geometry.stack_width == 0 && (seats < 4 || room.width >= 540))
          g_error ("%s: taken cards have no room", where);
        hand = GRAPHENE_RECT_INIT (0, geometry.hand_top, room.width, room.height - geometry.hand_top);
        g_assert_false (overlap (&middle, &hand));
        around = make_rect (&geometry.bar, geometry.bar_width, geometry.bar_height);
        if (overlap (&middle, &around))
          g_error ("%s: the bar is on the middle", where);
        for (int i = 0; i < seats; i++)
          {
            around = make_plate (&geometry, i);
            if (overlap (&middle, &around))
              g_error ("%s: plate %d is on the middle", where, i);
          }
      }
}

/* Finds the half axes of the ellipse through the seats: wide enough for all seats, and high enough for one at the
 * top. */
static void
check_ring (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, const char *where)
{
  float a = 0, centre = room->width / 2.f, line;

  for (int i = 1; i < room->seats; i++)
    {
      const TaliaPose *one = &geometry->plate[i], *other = &geometry->plate[room->seats - i];

      if (fabsf (one->x + other->x - 2 * centre) > 1 || fabsf (one->y - other->y) > 1)
        g_error ("%s: seats %d and %d are not opposite each other", where, i, room->seats - i);
      a = MAX (a, fabsf (one->x - centre));
    }
  line = geometry->bar.y - (float) geometry->bar_height * geometry->zoom / 2;
  if (a > line + (float) geometry->card_height / 2)
    g_error ("%s: somebody sits %g away from the middle of a table that is %g high", where, a, line);
  if (geometry->head > 0 && (float) geometry->head * geometry->zoom < 35.5f)
    g_error ("%s: the faces are only %d large", where, geometry->head);
}

/* A card of the trick lies between its player and the centre. */
static void
check_rays (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, const char *where)
{
  for (int i = 1; i < room->seats; i++)
    {
      const TaliaPose *card = &geometry->trick[i], *plate = &geometry->plate[i], *middle = &geometry->middle;
      const float to_card = atan2f (card->y - middle->y, card->x - middle->x),
                  to_plate = atan2f (plate->y - middle->y, plate->x - middle->x);
      const float off = fabsf (remainderf (to_card - to_plate, 2 * (float) G_PI)) * 180 / (float) G_PI;

      if (off > 3)
        g_error ("%s: the card of seat %d lies %g degrees beside the way to its player", where, i, off);
      if (fabsf (card->angle) < .5f || fabsf (card->angle) > 8)
        g_error ("%s: the card of seat %d leans %g degrees", where, i, card->angle);
    }
  g_assert_cmpfloat (fabsf (geometry->trick[0].x - geometry->middle.x), <, 1);
  g_assert_cmpfloat (geometry->trick[0].y, >, geometry->middle.y);
}

/* The seats are opposite each other in every game and size and inside the board, and no seats are in a column if there
 * is room all around. */
static void
test_seats_are_on_a_ring (gconstpointer data)
{
  int seats = GPOINTER_TO_INT (data);
  Bar bar = { 24, 0, 0 };

  for (gsize size = 0; size < G_N_ELEMENTS (sizes); size++)
    {
      TaliaBoardRoom room;
      TaliaBoardGeometry geometry;

      fill_room (&room, size, seats, 1, 0, &bar);
      if (talia_board_geometry_is_narrow (&room)) /* where lines are less high */
        for (int shape = 0; shape < TALIA_PLATE_SHAPES; shape++)
          room.plate_heights[shape] -= 5;
      talia_board_geometry_compute (&geometry, &room);
      if (room.width >= 360 && room.height >= 540 && geometry.head == 0)
        g_error ("%s: %d seats have no faces", sizes[size].window, seats);
      if (geometry.low || (geometry.narrow && geometry.stacks))
        continue; /* these have their seats in rows */
      check_ring (&geometry, &room, sizes[size].window);
      if (room.width >= 900 && room.height >= 600)
        check_rays (&geometry, &room, sizes[size].window);
      for (int i = 2; i < seats - 1; i++)
        if (room.width >= 1000 && fabsf (geometry.plate[i].x - geometry.plate[i - 1].x) < 1)
          g_error ("%s: seats %d and %d sit one above the other", sizes[size].window, i - 1, i);
    }
}

/* The bids are in the centre of the board: nothing moves when bidding is over, and they cover nothing. */
static int
bar_many (gpointer data, int width)
{
  return 90;
}

/* Returns the lower end of the bar, where the prompt is. */
static float
get_end_of_bar (const TaliaBoardGeometry *geometry)
{
  graphene_rect_t bar = make_rect (&geometry->bar, geometry->bar_width, geometry->bar_height);

  return bar.origin.y + bar.size.height;
}

/* Whether the bar lies on the plate of seat `i`: its buttons in the middle, or what it says below them. */
static gboolean
lies_on_plate (const TaliaBoardGeometry *geometry, int i)
{
  const float raised = geometry->zoom * (float) geometry->bar_raised;
  graphene_rect_t plate = make_plate (geometry, i),
                  bar = make_rect (&geometry->bar, geometry->bar_width, geometry->bar_height),
                  choices = make_rect (&geometry->bar, geometry->bar_raised_width, geometry->bar_height);

  choices.size.height = raised;
  bar.origin.y += raised;
  bar.size.height -= raised;
  return overlap (&plate, &bar) || (raised > 0 && overlap (&plate, &choices));
}

static void
check_bids (gsize size, gsize text, gboolean is_low)
{
  Bar bar = { 2 * texts[text].bar_line, 0, 0, 0, 0 }, bids = { 2 * texts[text].bar_line + 90, 0, 0, 0, 60 };
  const char *window = sizes[size].window, *name = texts[text].name;
  TaliaBoardRoom room;
  TaliaBoardGeometry playing, bidding;

  fill_room (&room, size, 4, 1, text, &bar);
  room.bar_many = talia_board_geometry_has_many_above (&room) ? bar_many : NULL;
  room.bar_low = is_low && room.bar_many != NULL ? texts[text].bar_line : 0;
  talia_board_geometry_compute (&playing, &room);
  bids.room = bar.room;
  bids.must = bar.must;
  bids.whole = playing.bar_width;
  room.bar_data = &bids;
  room.is_empty = TRUE;
  talia_board_geometry_compute (&bidding, &room);
  for (int i = 0; i < 4; i++)
    {
      if (memcmp (&playing.plate[i], &bidding.plate[i], sizeof (TaliaPose)) != 0)
        g_error ("%s, %s text: seat %d moves when the bids are over", window, name, i);
      if (!bidding.low && lies_on_plate (&bidding, i))
        g_error ("%s, %s text: the bids lie on seat %d", window, name, i);
    }
  if (room.bar_low > 0 && bidding.bar_raised > 0 && get_end_of_bar (&bidding) > get_end_of_bar (&playing) + 1)
    g_error ("%s, %s text: the prompt is %g lower beside the bids", window, name,
             get_end_of_bar (&bidding) - get_end_of_bar (&playing));
  if (!bidding.low && !bidding.narrow && bidding.bar_height < 2 * texts[text].bar_line + 90)
    g_error ("%s, %s text: of the bids only %d are seen", window, name, bidding.bar_height);
}

static void
test_bids_lie_in_the_middle (void)
{
  for (gsize size = 0; size < G_N_ELEMENTS (sizes); size++)
    for (gsize text = 0; text < G_N_ELEMENTS (texts); text++)
      for (int is_low = 0; is_low < 2; is_low++)
        check_bids (size, text, is_low);
}

/* With a bubble and bids, a telephone has its usual board, not a low one, also with the larger letters of a newer
 * desktop; it has a bubble above the hand. */
static int
bubble_room (gpointer data, int width)
{
  return 136;
}

static void
test_a_telephone_has_room_for_bids_and_a_bubble (void)
{
  Bar bar = { 92, 0, 0 };
  TaliaBoardRoom room;
  TaliaBoardGeometry geometry;

  fill_room (&room, 2, 4, 1, 0, &bar);
  g_assert_cmpint (room.width, ==, 360);
  g_assert_cmpint (room.height, ==, 625);
  room.plate_line = 20;
  room.bar_sinks = room.is_empty = TRUE;
  room.bubble_room = bubble_room;
  talia_board_geometry_compute (&geometry, &room);
  g_assert_false (geometry.low);
  g_assert_true (geometry.bubble_points);
  g_assert_cmpint (geometry.head, >, 0);
}

/* A bubble above the hand lies on no plate, also where cards are only played and the line is near to them. */
static void
test_a_bubble_lies_on_no_plate (void)
{
  for (gsize size = 0; size < G_N_ELEMENTS (sizes); size++)
    for (gsize text = 0; text < G_N_ELEMENTS (texts); text++)
      {
        Bar bar = { 2 * texts[text].bar_line, 0, 0, 0, 0 };
        TaliaBoardRoom room;
        TaliaBoardGeometry geometry;
        graphene_rect_t bubble;

        fill_room (&room, size, 4, 1, text, &bar);
        room.wide_middle = TRUE;
        room.least_middle = 100;
        room.bar_low = talia_board_geometry_has_line (&room) ? texts[text].bar_line : 0;
        room.bubble_room = bubble_room;
        talia_board_geometry_compute (&geometry, &room);
        bubble = make_rect (&geometry.bubble, geometry.bubble_width, geometry.bubble_height);
        for (int i = 0; i < 4; i++)
          {
            graphene_rect_t plate = make_plate (&geometry, i);

            if (geometry.bubble_points && overlap (&plate, &bubble))
              g_error ("%s, %s text: the bubble lies on seat %d", sizes[size].window, texts[text].name, i);
          }
      }
}

/* In a low window, whose cards are small, the player's own seat moves inwards only as far as the bar beside it has room
 * for a sentence. */
static void
test_the_bar_has_room_beside_the_seat (void)
{
  Bar bar = { 0 };
  TaliaBoardRoom room;
  TaliaBoardGeometry geometry;

  for (int seats = 2; seats <= 4; seats++)
    {
      fill_room (&room, 0, seats, 1, 0, &bar);
      room.width = 690;
      room.height = 418;
      talia_board_geometry_compute (&geometry, &room);
      g_assert_false (geometry.own_below);
      g_assert_cmpint (geometry.bar_width, >=, room.width * 2 / 5);
    }
}

/* A hand is an arc: its middle is highest, and each card is turned in proportion to its distance from it. */
static void
test_the_hand_is_an_arc (void)
{
  for (gsize size = 0; size < G_N_ELEMENTS (sizes); size++)
    {
      Bar bar = { 24, 0, 0 };
      TaliaBoardRoom room;
      TaliaBoardGeometry geometry;

      fill_room (&room, size, 4, 1, 0, &bar);
      talia_board_geometry_compute (&geometry, &room);
      if (geometry.low || geometry.rows > 1)
        continue;
      for (int i = 0; i + 1 < room.hand; i++)
        {
          TaliaPose card = talia_board_geometry_hand (&geometry, i, room.hand, 0),
                    next = talia_board_geometry_hand (&geometry, i + 1, room.hand, 0),
                    mirrored = talia_board_geometry_hand (&geometry, room.hand - 1 - i, room.hand, 0);
          float radius = (card.x - geometry.hand_x) / sinf (card.angle * (float) G_PI / 180);

          g_assert_cmpfloat (card.angle, <, next.angle);
          g_assert_cmpfloat (fabsf (card.y - mirrored.y), <, .5f);
          g_assert_cmpfloat (fabsf (card.angle + mirrored.angle), <, .05f);
          if (i < room.hand / 2)
            {
              g_assert_cmpfloat (card.y, >=, next.y);
              g_assert_cmpfloat (radius, >=, 8.9f * (float) geometry.card_width);
            }
        }
    }
}

/* Returns how far the lowest corner of a hand is from the lower edge of the board. */
static float
find_edge (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  const float w = (float) geometry->card_width / 2, h = (float) geometry->card_height / 2;
  float lowest = 0;

  for (int i = 0; i < room->hand; i++)
    {
      const TaliaPose card = talia_board_geometry_hand (geometry, i, room->hand, 0);
      const float angle = fabsf (card.angle) * (float) G_PI / 180;

      lowest = MAX (lowest, card.y + w * sinf (angle) + h * cosf (angle));
    }
  return (float) room->height - lowest;
}

/* On a wide board, a hand of any number of cards has all its corners on the board, and no more room below it than this
 * or the usual margin takes. */
static void
test_the_hand_is_whole (void)
{
  for (gsize size = 0; size < G_N_ELEMENTS (sizes); size++)
    for (int n = 1; n <= 17; n++)
      {
        Bar bar = { 24, 0, 0 };
        TaliaBoardRoom room;
        TaliaBoardGeometry geometry;
        float below, edge;

        fill_room (&room, size, 4, 1, 0, &bar);
        room.hand = room.hand_dealt = n;
        talia_board_geometry_compute (&geometry, &room);
        if (geometry.low || geometry.narrow || geometry.rows > 1)
          continue;
        below = (float) (room.height - (geometry.card_height + 1) / 2) - geometry.hand_y;
        edge = find_edge (&geometry, &room);
        if (edge < -1)
          g_error ("%s: %d cards reach %g pixels below the board", sizes[size].window, n, -edge);
        if (edge > 1 && below > 13)
          g_error ("%s: %d cards leave %g pixels empty below them", sizes[size].window, n, below);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (int seats = 2; seats <= TALIA_MAX_SEATS; seats++)
    {
      g_autofree char *path = g_strdup_printf ("/board-geometry/nothing-overlaps/%d-seats", seats);

      g_autofree char *centre = g_strdup_printf ("/board-geometry/the-centre-uses-the-room/%d-seats", seats);

      g_autofree char *wide = g_strdup_printf ("/board-geometry/a-wide-middle-has-room/%d-seats", seats);

      g_autofree char *ring = g_strdup_printf ("/board-geometry/seats-are-on-a-ring/%d-seats", seats);

      g_test_add_data_func (ring, GINT_TO_POINTER (seats), test_seats_are_on_a_ring);
      g_test_add_data_func (path, GINT_TO_POINTER (seats), test_nothing_overlaps);
      g_test_add_data_func (centre, GINT_TO_POINTER (seats), test_the_centre_uses_the_room);
      g_test_add_data_func (wide, GINT_TO_POINTER (seats), test_a_wide_middle_has_room);
    }
  g_test_add_func ("/board-geometry/taken-tricks-have-room", test_taken_tricks_have_room);
  g_test_add_func ("/board-geometry/bids-lie-in-the-middle", test_bids_lie_in_the_middle);
  g_test_add_func ("/board-geometry/a-bubble-lies-on-no-plate", test_a_bubble_lies_on_no_plate);
  g_test_add_func ("/board-geometry/a-telephone-has-room-for-bids-and-a-bubble",
                   test_a_telephone_has_room_for_bids_and_a_bubble);
  g_test_add_func ("/board-geometry/the-bar-has-room-beside-the-seat", test_the_bar_has_room_beside_the_seat);
  g_test_add_func ("/board-geometry/the-hand-is-an-arc", test_the_hand_is_an_arc);
  g_test_add_func ("/board-geometry/the-hand-is-whole", test_the_hand_is_whole);
  return g_test_run ();
}
