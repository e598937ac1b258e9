/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where things lie on a board with a hand, a trick and players around it. */
#include "talia-board-geometry.h"

#include <math.h>

#include "ui/cards/talia-card-face.h"

#define MARGIN 12
#define GAP 8 /* between plates */
#define LOW_GAP 4
#define MAX_CENTRE_WIDTH 620
#define NARROW_WIDTH 520
#define LOW_HEIGHT 400
/* Kept free for the bar even when it says little, so that the trick stays where it is: what is expected, a button, what
 * happened. */
#define BAR_ROOM 88
#define BAR_LINE 24.f
/* The left column of a low board, in parts of its width. */
#define LOW_COLUMN .33f
#define LOW_MIDDLE 72 /* four rows of cards whose indices are to be seen need it */
#define MAX_LOW_COLUMN 300
#define MIN_CARD_WIDTH 44
/* How much a hand still shows of itself that is pushed aside by what follows a deal, in parts of a card. */
#define SUNK_SHARE .42f
/* How much of a card its right neighbour leaves free, in parts of its width: at least so much that
 * the index is whole and a fingertip finds it. */
#define MIN_STEP .42f
#define MIN_STEP_ROWS .6f
#define LOW_STEP .36f
#define RAISE_ROOM .22f
/* Nobody sits further away than this on a large screen: the table's width in parts of its height, and in cards. */
#define TABLE_ASPECT 1.6f
#define TABLE_CARDS 10
/* In a row of plates each is at least so wide, in parts of its height: that grows with the text, but not with a name.
 */
#define PLATE_ASPECT 1.9f
/* The usual width elsewhere: leaves room for a row of seven bids in a window with the score sheet. */
#define PLATE_WIDTH 140

/* How far from the middle of the trick its cards lie, in cards: x as far as y_max, when there is room; a trick of
 * y_min still shows an index of each card, whoever leads. */
static const struct
{
  float x, y_min, y_max;
} reaches[TALIA_MAX_SEATS + 1] = {
  [2] = { 0, .22f, .52f },   [3] = { 1.18f, .2f, .52f },  [4] = { 1.02f, .22f, .52f },
  [5] = { 1.15f, .3f, .6f }, [6] = { 1.25f, .34f, .62f }, [7] = { 1.4f, .42f, .66f },
};

gboolean
talia_board_geometry_is_narrow (int width)
{
  return width < NARROW_WIDTH;
}

/* Whether the own plate is below the hand: so little is there beside the bar. */
static gboolean
is_own_below (const TaliaBoardRoom *room)
{
  return talia_board_geometry_is_narrow (room->width) || room->bar_minimum > room->width / 2 - 4 * MARGIN;
}

gboolean
talia_board_geometry_is_low (const TaliaBoardRoom *room)
{
  return room->height < LOW_HEIGHT;
}

gboolean
talia_board_geometry_is_own_flat (const TaliaBoardRoom *room)
{
  return is_own_below (room) || (talia_board_geometry_is_low (room) && !room->has_centre);
}

int
talia_board_geometry_plate_width (int width, int seats, gboolean own, int minimum, int natural, int height)
{
  if (talia_board_geometry_is_narrow (width))
    {
      int others = MAX (seats - 1, 1), in_row;

      if (own)
        return width - 2 * MARGIN;
      in_row = CLAMP ((width - MARGIN + GAP) / (height * PLATE_ASPECT + GAP), 1, others);
      in_row = (others + (others - 1) / in_row) / ((others - 1) / in_row + 1); /* rows as long as each other */
      return MAX (minimum, MIN (MAX (natural, 132), (width - MARGIN - GAP * (in_row - 1)) / in_row));
    }
  return MAX (minimum, CLAMP (natural, PLATE_WIDTH, MAX (PLATE_WIDTH, width / 4)));
}

int
talia_board_geometry_centre_width (int width)
{
  return MIN (width - 2 * MARGIN, MAX_CENTRE_WIDTH);
}

static void
size_cards (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float size)
{
  float space = room->width - (geometry->narrow ? 1 : 3) * MARGIN, n = MAX (room->hand_dealt, 1);
  float w = MIN (room->height * (room->hand_share > 0 ? room->hand_share : .24f) / TALIA_CARD_ASPECT,
                 space / (1 + MIN_STEP * (n - 1)));

  geometry->rows = 1;
  if (w < 64 && n > 7)
    {
      float half = ceilf (n / 2);

      geometry->rows = 2;
      w = MIN (room->height * .165f / TALIA_CARD_ASPECT, space / (1 + MIN_STEP_ROWS * (half - 1)));
    }
  if (room->has_centre && room->hand <= 7)
    geometry->rows = 1; /* what needs the room now is not the hand */
  geometry->card_width = (int) CLAMP (w * size, MIN_CARD_WIDTH, 260);
  geometry->card_height = (int) roundf (geometry->card_width * TALIA_CARD_ASPECT);
  geometry->row_step = geometry->card_height * .56f;
  geometry->space = space;
}

/* Where the table begins on a screen that is wider. */
static float
get_left (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  float width = MIN (room->height * TABLE_ASPECT, geometry->card_width * TABLE_CARDS);
  float spare = (room->width - room->bar_minimum) / 2.f - geometry->own_plate_width - 2 * MARGIN; /* beside the bar */

  return MARGIN + CLAMP ((room->width - width) / 2, 0, MAX (spare, 0));
}

/* From the bottom upwards: the own plate where it is below, the hand, the bar. Returns what is left above them. */
static float
place_hand (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  float w = room->width, h = room->height, rise = geometry->card_height / 2.f, room_below;
  float left = get_left (geometry, room), own_height = geometry->own_plate_height;
  gboolean own_last = geometry->own_below || room->has_centre;
  float hand_top = h - MARGIN - (own_last ? own_height + 6 : 0);

  geometry->hand_x = w / 2;
  geometry->hand_y = hand_top - rise - (geometry->narrow ? 0 : 6);
  geometry->hand_top = geometry->hand_y - rise - (geometry->rows - 1) * geometry->row_step;
  if (room->hand > 0)
    hand_top = geometry->hand_top - (room->has_centre ? 0 : geometry->card_height * RAISE_ROOM);

  geometry->bar_width = (int) (geometry->own_below ? w - MARGIN : w - 2 * (left + geometry->own_plate_width + MARGIN));
  geometry->bar_width = MAX (geometry->bar_width, room->bar_minimum);
  geometry->bar_height = room->bar_height (room->bar_data, geometry->bar_width);
  room_below = MAX (geometry->bar_height, room->bar_room > 0 ? room->bar_room : BAR_ROOM);
  /* By its upper edge, so that the first line stays where it is while others come and go. */
  geometry->bar = (TaliaPose) { w / 2, hand_top - room_below + geometry->bar_height / 2.f, 0, 1 };
  if (own_last)
    geometry->plate[0] = (TaliaPose) { geometry->own_below ? w / 2 : left + geometry->own_plate_width / 2.f,
                                       h - MARGIN / 2.f - own_height / 2, 0, 1 };
  else
    {
      float lowest = hand_top - own_height / 2 - 2;
      /* Beside the first line of what is expected of the player, which stays where it is while others come and go. */
      float beside = geometry->bar_height > BAR_ROOM ? geometry->bar.y : hand_top - room_below + BAR_LINE / 2;

      /* But not where a wide middle is. */
      geometry->plate[0] = (TaliaPose) { left + geometry->own_plate_width / 2.f,
                                         room->wide_middle ? lowest : MIN (beside, lowest), 0, 1 };
    }
  return hand_top - (room->has_centre ? MARGIN / 2.f : room_below + 4);
}

/* The plates from that of seat `first` on along the top; returns where that ends. */
static float
place_rows (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, int first)
{
  float pw = geometry->plate_width, ph = geometry->plate_height, gap = geometry->low ? LOW_GAP : GAP;
  int n = room->seats - first, in_row = MAX ((int) ((room->width - MARGIN + gap) / (pw + gap)), 1);
  int rows = (n + in_row - 1) / in_row;

  in_row = (n + rows - 1) / rows;
  for (int i = 0; i < n; i++)
    {
      int row = i / in_row, here = MIN (in_row, n - row * in_row);
      float step = here > 1 ? MIN ((room->width - MARGIN - pw) / (here - 1), pw * 1.4f) : 0;

      geometry->plate[first + i] = (TaliaPose) { room->width / 2.f + (i - row * in_row - (here - 1) / 2.f) * step,
                                                 MARGIN / 2.f + (row + .5f) * ph + row * gap, 0, 1 };
    }
  geometry->middle_width = room->width - 2 * MARGIN;
  return MARGIN / 2.f + rows * ph + (rows - 1) * gap + 8;
}

/* The others around the middle, clockwise: half of them to the left, half to the right, an odd one above. Returns
 * where the middle begins; -1 when there is no room for that. */
static float
place_around (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float bottom)
{
  float w = room->width, pw = geometry->plate_width, ph = geometry->plate_height;
  float left = get_left (geometry, room);
  int others = room->seats - 1, side = others / 2, above = others % 2;
  float start = MARGIN / 2.f, top = above ? start + ph + 8 : start + 4;
  /* The own plate is below those on the left. */
  float end =
      geometry->own_below ? bottom : MIN (bottom, geometry->plate[0].y - geometry->own_plate_height / 2.f - GAP);

  if (side * (ph + GAP) - GAP > end - start || (above && side > 0 && 3 * pw + 2 * GAP > w - 2 * left))
    return -1;
  for (int i = 0; i < side; i++)
    {
      float slot = (end - start) / side, y = end - (i + .5f) * slot;

      if (side == 1)
        y = MIN ((top + bottom) / 2, end - ph / 2);
      geometry->plate[1 + i] = (TaliaPose) { left + pw / 2, y, 0, 1 };
      geometry->plate[others - i] = (TaliaPose) { w - left - pw / 2, y, 0, 1 };
    }
  if (above)
    geometry->plate[1 + side] = (TaliaPose) { w / 2, start + ph / 2, 0, 1 };
  geometry->middle_width = (int) (w - 2 * (side > 0 ? left + pw + MARGIN : MARGIN));
  return top;
}

/* On an ellipse, each before its player. */
static void
place_trick (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  float rx = reaches[room->seats].x, y_min = reaches[room->seats].y_min, y_max = reaches[room->seats].y_max;
  float w = geometry->middle_width, h = geometry->middle_height, cw, ch, ry;
  float size = MIN (w / ((1 + 2 * rx) * geometry->card_width), h / ((1 + 2 * y_min) * geometry->card_height));

  cw = (int) (geometry->card_width * CLAMP (size, .4f, 1));
  ch = roundf (cw * TALIA_CARD_ASPECT);
  ry = ch * CLAMP ((h / ch - 1) / 2, y_min, y_max);
  geometry->trick_width = (int) cw;
  geometry->trick_height = (int) ch;
  for (int i = 0; i < room->seats; i++)
    {
      double angle = G_PI / 2 + 2 * G_PI * i / room->seats;

      geometry->trick[i] = (TaliaPose) { geometry->middle.x + rx * cw * (float) cos (angle),
                                         geometry->middle.y + ry * (float) sin (angle), 0, 1 };
    }
}

/* Where everything goes when the others' cards are, or are not, fanned out above their plates, with cards smaller than
 * they might be. Returns whether that leaves room for the middle. */
static gboolean
try (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, gboolean stacks, float size)
{
  float top = -1, bottom;

  *geometry = (TaliaBoardGeometry) {
    .narrow = talia_board_geometry_is_narrow (room->width),
    .own_below = is_own_below (room),
    .stacks = stacks,
    .plate_width = room->plate_width,
    .plate_height = room->plate_height + (stacks ? 0 : room->fan_height),
    .own_plate_width = room->own_plate_width,
    .own_plate_height = room->own_plate_height,
  };
  size_cards (geometry, room, size);
  bottom = place_hand (geometry, room);
  if (!geometry->narrow && !room->wide_middle && !room->has_centre)
    top = place_around (geometry, room, bottom);
  if (top < 0)
    {
      top = place_rows (geometry, room, 1);
      if (!stacks && !geometry->narrow && !room->wide_middle && !room->has_centre)
        return FALSE;
    }
  geometry->middle_height = (int) MAX (bottom - top, 0);
  geometry->middle = (TaliaPose) { room->width / 2.f, (top + bottom) / 2, 0, 1 };
  place_trick (geometry, room);
  geometry->centre_width = talia_board_geometry_centre_width (room->width);
  geometry->centre_height = MAX (geometry->middle_height, 120);
  geometry->centre = geometry->middle;
  if (room->has_centre)
    return geometry->middle_height >= room->centre_height;
  return stacks ? geometry->trick_width >= .7f * geometry->card_width
                : geometry->middle_height > 1.4f * geometry->card_height;
}

/* --- low boards ---------------------------------------------------------------------------------- */

/* What a trick of cards that large takes at least. */
static float
get_trick_width (const TaliaBoardRoom *room, float card_width)
{
  return (1 + 2 * reaches[room->seats].x) * card_width;
}

static float
get_trick_height (const TaliaBoardRoom *room, float card_height)
{
  return (1 + 2 * reaches[room->seats].y_min) * card_height;
}

/* What a row of the hand takes at least. */
static float
get_least_hand (float n)
{
  return MIN_CARD_WIDTH * (1 + LOW_STEP * (n - 1));
}

/* Along the top, in as few rows as can be; what follows a deal needs the place of the own plate, too. Returns where the
 * plates end. */
static float
place_low_plates (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  int first = room->has_centre && !geometry->own_below ? 0 : 1, n = room->seats - first;
  int in_row = MAX ((room->width - MARGIN + LOW_GAP) / (room->plate_minimum + LOW_GAP), 1),
      rows = (n + in_row - 1) / in_row;
  int most;

  in_row = (n + rows - 1) / rows;
  most = (room->width - MARGIN - LOW_GAP * (in_row - 1)) / in_row;
  geometry->plate_width = MAX (room->plate_minimum, MIN (geometry->plate_width, most));
  if (first == 0)
    {
      geometry->own_plate_width = geometry->plate_width;
      geometry->own_plate_height = geometry->plate_height;
    }
  return place_rows (geometry, room, first);
}

/* Right of the column, or above the own plate; returns where what is above it ends. */
static float
place_low_hand (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float column, float share)
{
  float left = column > 0 ? column + 2 * MARGIN : MARGIN / 2.f, space = room->width - MARGIN / 2.f - left;
  float n = MAX (room->hand_dealt, 1), bottom = room->height - MARGIN / 2.f;
  float w = space / (1 + MIN_STEP * (n - 1));

  geometry->rows = space < get_least_hand (n) && !(room->has_centre && room->hand <= 7) ? 2 : 1;
  geometry->card_width = (int) CLAMP (MIN (w, room->height * share / TALIA_CARD_ASPECT), MIN_CARD_WIDTH, 260);
  geometry->card_height = (int) roundf (geometry->card_width * TALIA_CARD_ASPECT);
  geometry->row_step = geometry->card_height * .56f;
  geometry->space = space;
  if (geometry->own_below)
    {
      geometry->plate[0] = (TaliaPose) { room->width / 2.f, bottom - geometry->own_plate_height / 2.f, 0, 1 };
      bottom -= geometry->own_plate_height + 4;
    }
  else if (!room->has_centre)
    {
      geometry->own_plate_width = (int) column;
      geometry->plate[0] = (TaliaPose) { MARGIN + column / 2, bottom - geometry->own_plate_height / 2.f, 0, 1 };
    }
  else if (room->hand > 0) /* what the player did not have to play is still to be read */
    bottom += (1 - SUNK_SHARE) * geometry->card_height + MARGIN / 2.f;
  geometry->hand_x = left + space / 2;
  geometry->hand_y = bottom - geometry->card_height / 2.f;
  geometry->hand_top = geometry->hand_y - geometry->card_height / 2.f - (geometry->rows - 1) * geometry->row_step;
  if (room->hand == 0)
    return bottom;
  return geometry->hand_top - (room->has_centre || share == 0 ? 0 : geometry->card_height * RAISE_ROOM);
}

/* Between the middle and the hand, as usual; returns where the middle ends. */
static float
place_low_bar_below (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float top, float bottom)
{
  float usual = MIN (room->bar_room > 0 ? room->bar_room : BAR_ROOM, (bottom - top) / 3);

  geometry->bar_width = room->width - MARGIN;
  geometry->bar_height = room->bar_height (room->bar_data, geometry->bar_width);
  bottom -= MAX (geometry->bar_height, usual);
  geometry->bar = (TaliaPose) { room->width / 2.f, bottom + geometry->bar_height / 2.f, 0, 1 };
  geometry->middle_width = room->width - MARGIN;
  return bottom - 4;
}

/* Left of the middle, as wide as it has to be for what it says: in the column down to the own plate, else down to the
 * hand. Returns whether that is enough. */
static gboolean
place_low_bar_beside (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float column, float top, float bottom)
{
  float margin = geometry->own_below ? MARGIN / 2.f : MARGIN, most = room->width - 2 * margin;
  float beside = geometry->own_below ? bottom : geometry->plate[0].y - geometry->own_plate_height / 2.f - GAP;
  float least = MAX (column, room->bar_minimum), width, end;

  if (geometry->own_below) /* all that the trick leaves, and more where it is not there yet */
    least = MAX (least, most - MARGIN - get_trick_width (room, geometry->card_width));
  else
    most -= MARGIN + (room->wide_middle ? 5 * MIN_CARD_WIDTH : get_trick_width (room, .6f * geometry->card_width));
  for (width = least;; width = MIN (width + 10, most))
    {
      end = width <= column ? beside : MIN (beside, bottom);
      geometry->bar_height = room->bar_height (room->bar_data, (int) width);
      if (geometry->bar_height <= end - top || width >= most)
        break;
    }
  geometry->bar_width = (int) width;
  /* By its upper edge, if it can be; see place_hand(). */
  geometry->bar = (TaliaPose) { margin + width / 2,
                                MAX (MIN (top + MAX (beside - top - BAR_ROOM, 0) / 2, end - geometry->bar_height), top)
                                    + geometry->bar_height / 2.f,
                                0, 1 };
  geometry->middle_width = (int) MAX (room->width - MARGIN / 2.f - (margin + width + MARGIN), 0);
  geometry->middle.x = room->width - (MARGIN + geometry->middle_width) / 2.f;
  return geometry->bar_height <= end - top;
}

/* The others along the top; what is told and asked at the left, with the own plate below it; the middle at the right,
 * with the hand below it. Where the own plate is below the hand there is no column, and rows of cards have the whole
 * width. Returns whether there is room for everything. */
static gboolean
try_low (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float column, float share)
{
  float top, bottom;
  gboolean fits = TRUE;

  *geometry = (TaliaBoardGeometry) {
    .narrow = talia_board_geometry_is_narrow (room->width),
    .low = TRUE,
    .own_below = is_own_below (room),
    .stacks = TRUE,
    .plate_width = room->plate_width,
    .plate_height = room->plate_height,
    .own_plate_width = room->own_plate_width,
    .own_plate_height = room->own_plate_height,
    .middle = { .x = room->width / 2.f, .scale = 1 },
    .centre_width = talia_board_geometry_centre_width (room->width),
  };
  bottom = place_low_hand (geometry, room, column, share);
  top = place_low_plates (geometry, room);
  if (room->has_centre)
    bottom -= MARGIN / 2.f;
  else if (geometry->own_below
           && (room->wide_middle || bottom - top >= BAR_ROOM + 4 + get_trick_height (room, geometry->card_height)))
    bottom = place_low_bar_below (geometry, room, top, bottom);
  else
    fits = place_low_bar_beside (geometry, room, column, top, bottom);
  geometry->middle_height = (int) MAX (bottom - top, 0);
  geometry->middle.y = (top + bottom) / 2;
  place_trick (geometry, room);
  geometry->centre = geometry->middle;
  geometry->centre_height = MAX (geometry->middle_height, 120);
  return fits && (!room->wide_middle || geometry->middle_height >= LOW_MIDDLE);
}

/* The hand gives way only to what has no room above it: it becomes narrower, then smaller. */
static void
compute_low (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  float least = is_own_below (room) ? 0 : MAX (room->own_plate_width, MIN (room->width * LOW_COLUMN, MAX_LOW_COLUMN));
  float most = is_own_below (room) ? 0 : room->width - 3 * MARGIN - get_least_hand ((float) MAX (room->hand_dealt, 1));
  float shares[] = { room->hand_share > 0 ? room->hand_share : .24f, 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (shares); i++)
    for (float column = least; column == least || column <= most; column += 10)
      if (try_low (geometry, room, column, shares[i]))
        return;
}

void
talia_board_geometry_compute (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  if (talia_board_geometry_is_low (room))
    {
      compute_low (geometry, room);
      return;
    }
  if (!talia_board_geometry_is_narrow (room->width) && try (geometry, room, FALSE, 1))
    return;
  for (float size = 1; !try (geometry, room, TRUE, size) && size > .5f; size -= .1f)
    ;
}
