/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computes positions on a low board, such as on a phone in landscape, where things are side by side instead of one
 * below the other. */
#include <math.h>

#include "talia-board-geometry-private.h"
#include "ui/cards/talia-card-face.h"

#define MARGIN TALIA_BOARD_MARGIN
#define GAP TALIA_BOARD_GAP
/* The width of the left column, as a fraction of the board's width, and its limit in pixels. */
#define COLUMN .33f
#define MAX_COLUMN 300
#define LEAST_MIDDLE 72 /* the height of four rows of cards whose indices are visible */
#define LEAST_STEP .4f
/* The part of the hand that stays visible when the centre pushes it aside after a deal, as a fraction of a card. */
#define SUNK_SHARE .42f

/* Returns the least width of a row of the hand. */
static float
get_least_hand (const TaliaBoardRoom *room, float n)
{
  return talia_board_geometry_get_pixels (room, TALIA_BOARD_MIN_CARD) * (1 + LEAST_STEP * (n - 1));
}

/* Places the plates along the top, in as few rows as possible. After a deal, the player's own plate may be among them,
 * because the centre needs its place. Returns the lower end of the plates. */
static float
place_plates (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  int first = room->centre_height != NULL && !geometry->own_below ? 0 : 1, n = room->seats - first;
  int least = talia_board_geometry_get_plate_least (room), gap = TALIA_BOARD_LOW_GAP,
      in_row = MAX ((room->width - MARGIN + gap) / (least + gap), 1), rows = (n + in_row - 1) / in_row, most;

  in_row = (n + rows - 1) / rows;
  most = (room->width - MARGIN - gap * (in_row - 1)) / in_row;
  geometry->plate_width = MAX (least, MIN (geometry->plate_width, most));
  if (first == 0)
    {
      geometry->own_plate_width = geometry->plate_width;
      geometry->own_plate_height = geometry->plate_height;
    }
  return talia_board_geometry_place_rows (geometry, room, first);
}

/* Places the hand to the right of the column, or above the player's plate. Returns the lower end of what is above the
 * hand. */
static float
place_hand (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float column, float share)
{
  float left = column > 0 ? column + 2 * MARGIN : MARGIN / 2.f, space = room->width - MARGIN / 2.f - left;
  float n = MAX (room->hand_dealt, 1), bottom = room->height - MARGIN / 2.f;
  float w = MIN (space / (1 + TALIA_BOARD_MIN_STEP * (n - 1)), room->height * share / TALIA_CARD_ASPECT);
  gboolean has_centre = room->centre_height != NULL;

  talia_board_geometry_set_card (geometry, w,
                                 space < get_least_hand (room, n) && !(has_centre && room->hand <= 7) ? 2 : 1);
  geometry->space = space;
  if (geometry->own_below)
    {
      geometry->plate[0] = (TaliaPose) { room->width / 2.f, bottom - geometry->own_plate_height / 2.f, 0, 1 };
      bottom -= geometry->own_plate_height + 4;
    }
  else if (!has_centre)
    {
      geometry->own_plate_width = (int) column;
      geometry->plate[0] = (TaliaPose) { MARGIN + column / 2, bottom - geometry->own_plate_height / 2.f, 0, 1 };
    }
  else if (room->hand > 0) /* cards that did not have to be played stay readable */
    bottom += (1 - SUNK_SHARE) * geometry->card_height + MARGIN / 2.f;
  geometry->hand_x = left + space / 2;
  geometry->hand_y = bottom - geometry->card_height / 2.f;
  geometry->hand_top = geometry->hand_y - geometry->card_height / 2.f - (geometry->rows - 1) * geometry->row_step;
  if (has_centre)
    return room->hand > 0 ? geometry->hand_top : bottom;
  return geometry->hand_top - (share == 0 ? 0 : geometry->card_height * TALIA_BOARD_RAISE);
}

/* Places the bar between the middle and the hand, as usual; returns the lower end of the middle. */
static float
place_bar_below (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float top, float bottom)
{
  float kept;

  geometry->bar_width = room->width - MARGIN;
  geometry->bar_height = room->bar_height (room->bar_data, geometry->bar_width);
  kept = MIN (talia_board_geometry_get_bar_room (room, geometry->bar_width),
              MAX ((bottom - top) * .4f, bottom - top - talia_board_geometry_get_pixels (room, LEAST_MIDDLE) - 6));
  talia_board_geometry_place_bar (geometry, room, room->width / 2.f, bottom - kept, kept, geometry->card_height * .1f);
  geometry->middle_width = room->width - MARGIN;
  return bottom - kept - 4;
}

/* Returns the greatest width of a bar that has more to say for a moment: up to the trick, which stays in its place, or
 * across the middle while that is empty. */
static float
get_most_bar (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float margin, float width)
{
  float trick = talia_board_geometry_get_trick_room (room->seats, geometry->card_width);

  if (room->is_empty)
    return room->width - 2 * margin;
  if (room->wide_middle)
    return width;
  return MAX (width, geometry->middle.x - MIN (trick, geometry->middle_width) / 2 - GAP - margin);
}

/* Places the bar to the left of the middle, as wide as necessary for the room that is kept for it. In the column, it
 * extends down to the player's plate, otherwise down to the hand. Returns whether there is enough room. */
static gboolean
place_bar_beside (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float column, float top, float bottom)
{
  float margin = geometry->own_below ? MARGIN / 2.f : MARGIN, most = room->width - 2 * margin, widest, below;
  float beside = geometry->own_below ? bottom : geometry->plate[0].y - geometry->own_plate_height / 2.f - GAP;
  float width = MAX (column, talia_board_geometry_get_bar_least (room)), end, kept, free = geometry->card_height * .2f;
  gboolean fits;

  if (room->bar_sinks) /* the last line of a hint for a bid may be left out */
    free += .6f * (float) room->plate_line;
  if (geometry->own_below) /* all that the trick leaves free, and more if there is no trick yet */
    width = MAX (width, most - MARGIN - talia_board_geometry_get_trick_room (room->seats, geometry->card_width));
  if (!geometry->own_below || !room->is_empty)
    most -= MARGIN
            + (room->wide_middle ? talia_board_geometry_get_pixels (room, 5 * TALIA_BOARD_MIN_CARD)
                                 : talia_board_geometry_get_trick_room (room->seats, .6f * geometry->card_width));
  width = MIN (width, most);
  for (;; width = MIN (width + 10, most))
    {
      end = width <= column ? beside : MIN (beside, bottom);
      kept = (float) talia_board_geometry_get_bar_room (room, (int) width) - (room->bar_sinks ? free : 0);
      if (kept <= end - top || width >= most)
        break;
    }
  fits = kept <= end - top;
  geometry->middle_width = (int) MAX (room->width - MARGIN / 2.f - (margin + width + MARGIN), 0);
  geometry->middle.x = room->width - (MARGIN + geometry->middle_width) / 2.f;
  widest = get_most_bar (geometry, room, margin, width);
  below = geometry->card_height * .2f; /* where cards of the hand are seldom raised, but above the player's plate */
  if (!geometry->own_below)
    below = CLAMP (beside - end, 0, below);
  for (geometry->bar_width = (int) width;; geometry->bar_width += 10)
    {
      int height = room->bar_height (room->bar_data, geometry->bar_width);
      /* The buttons of bids stay in their places, whatever text is below them. */
      int needed = room->is_empty ? room->bar_must (room->bar_data, geometry->bar_width) : height;

      geometry->bar_height = height;
      if ((float) needed <= end - top + below || geometry->bar_width + 10 > widest)
        break;
    }
  kept = CLAMP (kept, 0, MAX (end - top, 0));
  top += MIN ((end - top - kept) / 2, GAP);
  talia_board_geometry_place_bar (geometry, room, margin + geometry->bar_width / 2.f, top, kept,
                                  end - top - kept + below);
  return fits;
}

/* Tries a layout: the other players along the top; the bar on the left, with the player's plate below it; the middle on
 * the right, with the hand below it. If the player's plate is below the hand, there is no column, and rows of cards
 * have the whole width. Returns whether there is room for everything. */
static gboolean
try (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float column, float share)
{
  float top, bottom;
  gboolean fits = TRUE;

  talia_board_geometry_init (geometry, room, TRUE);
  geometry->low = TRUE;
  bottom = place_hand (geometry, room, column, share);
  top = place_plates (geometry, room);
  if (room->centre_height != NULL)
    bottom -= MARGIN / 2.f;
  else if (geometry->own_below
           && (room->wide_middle || bottom - top >= 92 + geometry->card_height * (1 + TALIA_BOARD_ROW_STEP)))
    bottom = place_bar_below (geometry, room, top, bottom);
  else
    fits = place_bar_beside (geometry, room, column, top, bottom);
  geometry->middle_height = (int) MAX (bottom - top, 0);
  geometry->middle.y = (top + bottom) / 2;
  talia_board_geometry_place_trick (geometry, room);
  if (room->centre_height != NULL)
    geometry->centre_height = MIN (MAX (geometry->middle_height, (int) talia_board_geometry_get_centre_least (room)),
                                   room->centre_height (room->centre_data, geometry->centre_width));
  geometry->centre = geometry->middle;
  return fits && geometry->middle_height >= talia_board_geometry_get_least_beside_bubble (room)
         && (!room->wide_middle
             || (float) geometry->middle_height >= talia_board_geometry_get_pixels (room, LEAST_MIDDLE));
}

void
talia_board_geometry_compute_low (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  gboolean has_column = !talia_board_geometry_is_own_below (room);
  float least = has_column ? MIN (room->width * COLUMN, talia_board_geometry_get_pixels (room, MAX_COLUMN)) : 0;
  float most = has_column ? room->width - 3 * MARGIN - get_least_hand (room, (float) MAX (room->hand_dealt, 1)) : 0;
  float shares[] = { room->hand_share > 0 ? room->hand_share : .24f, 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (shares); i++)
    for (float column = least; column == least || column <= most; column += 10)
      if (try (geometry, room, column, shares[i]))
        return;
}
