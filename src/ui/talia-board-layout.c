/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where things lie on a board with a hand, a trick and players around it. */
#include "talia-board-layout.h"

#include <math.h>

#include "talia-card-face.h"

#define MARGIN 12
#define NARROW_WIDTH 520
/* Kept free for the bar even when it says little, so that the trick stays where it is. */
#define BAR_ROOM 74
/* How much of a card its right neighbour leaves free, in parts of its width: at least so much that
 * the index is whole and a fingertip finds it. */
#define MIN_STEP .42f
#define MIN_STEP_ROWS .6f
#define MAX_STEP .72f
#define RAISE_ROOM .22f
#define DEGREES_A_CARD .55f

gboolean
talia_board_layout_is_narrow (int width)
{
  return width < NARROW_WIDTH;
}

int
talia_board_layout_plate_width (int width, int seats, gboolean own, int minimum, int natural)
{
  int others = MAX (seats - 1, 1), usual;

  if (talia_board_layout_is_narrow (width))
    return MAX (minimum, own ? width - 2 * MARGIN : MIN (132, (width - MARGIN - 8 * (others - 1)) / others));
  usual = width < 640 ? 140 : 160;
  return MAX (minimum, CLAMP (natural, usual, MAX (usual, width / 4)));
}

int
talia_board_layout_back_width (int width)
{
  return talia_board_layout_is_narrow (width) ? 30 : 44;
}

static void
size_cards (TaliaBoardLayout *layout, const TaliaBoardRoom *room)
{
  float space = room->width - (layout->narrow ? 1 : 3) * MARGIN, n = MAX (room->hand_dealt, 1);
  float w = MIN (room->height * .24f / TALIA_CARD_ASPECT, space / (1 + MIN_STEP * (n - 1)));

  layout->rows = 1;
  if (w < 64 && n > 7)
    {
      float half = ceilf (n / 2);

      layout->rows = 2;
      w = MIN (room->height * .165f / TALIA_CARD_ASPECT, space / (1 + MIN_STEP_ROWS * (half - 1)));
    }
  layout->card_width = (int) CLAMP (w, 44, 220);
  layout->card_height = (int) roundf (layout->card_width * TALIA_CARD_ASPECT);
  layout->row_step = layout->card_height * .56f;
  layout->space = space;
}

/* In a row along the top, from the `first` seat on. */
static void
place_row (TaliaBoardLayout *layout, const TaliaBoardRoom *room, int first)
{
  float pw = layout->plate_width, w = room->width;
  int n = room->seats - first;
  float step = n > 1 ? MIN ((w - MARGIN - pw) / (n - 1), pw * 1.4f) : 0;

  for (int i = 0; i < n; i++)
    layout->plate[first + i] =
        (TaliaPose) { w / 2 + (i - (n - 1) / 2.f) * step, MARGIN / 2.f + room->plate_height / 2.f, 0, 1 };
}

/* The others around the trick, clockwise from the own seat, which is at the bottom. */
static void
place_around (TaliaBoardLayout *layout, const TaliaBoardRoom *room, float middle)
{
  float pw = layout->plate_width, w = room->width;
  float rx = w / 2 - MARGIN - pw / 2, ry = middle - MARGIN - room->plate_height / 2.f;

  for (int i = 1; i < room->seats; i++)
    {
      TaliaPose *pose = &layout->plate[i];
      double angle = G_PI / 2 + 2 * G_PI * i / room->seats;

      *pose = (TaliaPose) { w / 2 + rx * (float) cos (angle), middle + ry * (float) sin (angle), 0, 1 };
      /* Corners are further out than an ellipse goes. */
      if (fabs (cos (angle)) > .3)
        pose->x = cos (angle) < 0 ? MARGIN + pw / 2 : w - MARGIN - pw / 2;
    }
}

static void
place_trick (TaliaBoardLayout *layout, const TaliaBoardRoom *room, float top, float bottom)
{
  float cw = layout->card_width, ch = layout->card_height;
  float rx = MIN (cw * 1.02f, room->width / 2 - cw / 2 - MARGIN);
  float ry = CLAMP ((bottom - top - ch) / 2 - MARGIN / 2.f, ch * .2f, ch * .52f);

  for (int i = 0; i < room->seats; i++)
    {
      double angle = G_PI / 2 + 2 * G_PI * i / room->seats;

      layout->trick[i] = (TaliaPose) { room->width / 2.f + rx * (float) cos (angle),
                                       (top + bottom) / 2 + ry * (float) sin (angle), 0, 1 };
    }
}

void
talia_board_layout_compute (TaliaBoardLayout *layout, const TaliaBoardRoom *room)
{
  float w = room->width, h = room->height, hand_top, top, bottom, own_height = room->own_plate_height;
  int bar_room = room->bar_room > 0 ? room->bar_room : BAR_ROOM;

  *layout = (TaliaBoardLayout) { .narrow = talia_board_layout_is_narrow (room->width) };
  layout->plate_width = room->plate_width;
  layout->own_plate_width = room->own_plate_width;
  layout->back_width = talia_board_layout_back_width (room->width);
  size_cards (layout, room);

  /* From the bottom upwards: the hand, the bar with what is expected of the player. */
  hand_top = h - MARGIN - (layout->narrow ? own_height + 6 : 0);
  layout->hand_x = w / 2;
  if (room->hand > 0)
    {
      float rise = layout->card_height / 2.f;

      layout->hand_y = hand_top - rise - (layout->narrow ? 0 : 6);
      hand_top = layout->hand_y - rise - (layout->rows - 1) * layout->row_step - layout->card_height * RAISE_ROOM;
    }
  else
    layout->hand_y = hand_top + layout->card_height;
  layout->hand_top = layout->hand_y - layout->card_height / 2.f - (layout->rows - 1) * layout->row_step;

  layout->bar_width = (int) (layout->narrow ? w - MARGIN : w - 2 * (layout->own_plate_width + 2 * MARGIN));
  layout->bar_width = MAX (layout->bar_width, room->bar_minimum);
  layout->bar_height = room->bar_height (room->bar_data, layout->bar_width);
  /* By its upper edge, so that the first line stays where it is while others come and go. */
  layout->bar = (TaliaPose) { w / 2, hand_top - MAX (layout->bar_height, bar_room) + layout->bar_height / 2.f, 0, 1 };
  if (!room->has_centre)
    bottom = hand_top - MAX (layout->bar_height, bar_room) - 4;
  else
    bottom = hand_top - (layout->narrow ? MARGIN / 2.f : 0);

  if (layout->narrow)
    layout->plate[0] = (TaliaPose) { w / 2, h - MARGIN / 2.f - own_height / 2, 0, 1 };
  else
    layout->plate[0] =
        (TaliaPose) { MARGIN + layout->own_plate_width / 2.f, MIN (layout->bar.y, h - MARGIN - own_height / 2), 0, 1 };

  top = MARGIN / 2.f + room->plate_height + 8;
  if (room->has_centre && !layout->narrow) /* the own plate is in the row, by its middle */
    top += MAX (own_height - room->plate_height, 0) / 2;
  place_trick (layout, room, top, bottom);
  if (layout->narrow || (room->wide_middle && !room->has_centre))
    place_row (layout, room, 1);
  else if (room->has_centre)
    {
      place_row (layout, room, 0);
      /* The others keep room above their names for cards that are no longer there: names in one line. */
      layout->plate[0].y += MAX (room->plate_height - own_height, 0) / 2;
    }
  else
    place_around (layout, room, (top + bottom) / 2);

  layout->middle = (TaliaPose) { w / 2, (top + bottom) / 2, 0, 1 };
  layout->middle_width = (int) w - 2 * MARGIN;
  if (!layout->narrow && !room->wide_middle && room->seats > 2)
    layout->middle_width -= 2 * (layout->plate_width + MARGIN);
  layout->middle_height = (int) MAX (bottom - top, 0);

  layout->centre_width = (int) MIN (w - 2 * MARGIN, 620);
  layout->centre_height = (int) MAX (bottom - top, 120);
  layout->centre = (TaliaPose) { w / 2, (top + bottom) / 2, 0, 1 };
}

int
talia_board_layout_hand_row (const TaliaBoardLayout *layout, int index, int n, int *row, int *place)
{
  int first = layout->rows > 1 && n > 7 ? (n + 1) / 2 : 0;

  if (index < first)
    {
      *row = 0;
      *place = index;
      return first;
    }
  *row = layout->rows - 1;
  *place = index - first;
  return n - first;
}

TaliaPose
talia_board_layout_hand (const TaliaBoardLayout *layout, int index, int n, float raised)
{
  int row, place, in_row = talia_board_layout_hand_row (layout, index, n, &row, &place);
  float cw = layout->card_width, u = place - (in_row - 1) / 2.f;
  float step = in_row > 1 ? MIN ((layout->space - cw) / (in_row - 1), cw * MAX_STEP) : 0;
  TaliaPose pose = { layout->hand_x + u * step, layout->hand_y - (layout->rows - 1 - row) * layout->row_step, 0, 1 };

  if (layout->rows == 1 && !layout->narrow)
    {
      float x = u * step, radius = step / (DEGREES_A_CARD * (float) G_PI / 180);

      if (in_row > 1)
        pose.y += x * x / (2 * radius);
      pose.angle = u * DEGREES_A_CARD;
    }
  pose.y -= raised * layout->card_height;
  return pose;
}
