/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The geometry of a board: computes where the player's hand, the cards in the middle, the other players and the bar
 * are. */
#include <math.h>

#include "talia-board-geometry-private.h"
#include "ui/cards/talia-card-face.h"

#define MARGIN TALIA_BOARD_MARGIN
#define GAP TALIA_BOARD_GAP
#define MAX_CENTRE_WIDTH 620
#define CENTRE_HEIGHT 120 /* the least height, in pixels and in lines of text */
#define CENTRE_LINES 6.5f
/* The least width of a centre between columns of plates, in pixels and in heights of a line of text; a narrower one is
 * below them. */
#define MIN_CENTRE_WIDTH 320
#define MIN_CENTRE_LINES 10
/* Smaller boards are narrow or low; the greater of the two limits counts, in pixels and in heights of a line of
 * text. */
#define NARROW_WIDTH 520
#define NARROW_LINES 26
#define LOW_HEIGHT 400
#define LOW_LINES 20
/* How much higher a board must be for bids in the middle if there is a bubble as well, in heights of a line of text. */
#define BIDS_LINES 4
#define MIN_STEP_ROWS .6f
/* The number of cards of the hand's size that have room beside each other on the table of a board with a wide middle,
 * with the gaps between them. */
#define MIDDLE_CARDS 4.25f
/* The size of a face above a plate, as a fraction of the width of a card: usually, and if there is less room; and the
 * least size in pixels. */
#define HEAD .6f
#define SMALL_HEAD .42f
#define LEAST_HEAD 36
/* The factor down to which the cards of the hand may be made smaller to make room for faces. */
#define LEAST_FACED .65f
/* The greatest width of the table, so that nobody sits far away on a large screen: as a factor of its height, and in
 * widths of a card. */
#define TABLE_ASPECT 1.5f
#define TABLE_CARDS 9
/* The part of the width that the bar beside the player's own seat has in any case. */
#define BAR_SHARE .45f
/* The widths of plates, in heights of a line of text, so that they do not depend on the texts: of usual ones, which
 * leave room for a row of seven bids in a window with the score sheet; the least and the greatest in a row; and of
 * those down the sides. */
#define PLATE_LINES 7.4f
#define FACE_LINES 2.2f /* added for a face on the plate */
#define OWN_LINES 8.f   /* the player's own plate, which has a face and need not match another */
#define ROW_LINES 4.3f
#define MOST_ROW_LINES 7.f
#define SIDE_LINES 4.4f
#define BAR_LINES 5.8f
/* The number of seats from which one row of plates is not enough on a telephone, and the height, in lines of text, from
 * which there can be columns. */
#define MANY_SEATS 5
#define SIDES_LINES 27.5f
/* How far a playable card with the focus is raised, as a fraction of its height. */
#define LEGAL .13f
/* The greatest height that is kept for the bar, as a fraction of the board's. */
#define MOST_BAR .32f

/* The width of a plate where there is little room, in pixels. */
#define LITTLE_PLATE 140
/* The step by which large letters are made smaller. */
#define ZOOM_STEP .1f

float
talia_board_geometry_get_pixels (const TaliaBoardRoom *room, float pixels)
{
  return pixels / room->zoom;
}

gboolean
talia_board_geometry_is_narrow (const TaliaBoardRoom *room)
{
  return room->width < MAX (NARROW_WIDTH, NARROW_LINES * room->plate_line);
}

int
talia_board_geometry_get_bar_least (const TaliaBoardRoom *room)
{
  return (int) (room->plate_line * BAR_LINES);
}

float
talia_board_geometry_get_centre_least (const TaliaBoardRoom *room)
{
  return MAX (talia_board_geometry_get_pixels (room, CENTRE_HEIGHT), CENTRE_LINES * (float) room->plate_line);
}

static float
get_least_centre_width (const TaliaBoardRoom *room)
{
  return MAX (talia_board_geometry_get_pixels (room, MIN_CENTRE_WIDTH), MIN_CENTRE_LINES * (float) room->plate_line);
}

gboolean
talia_board_geometry_has_many_above (const TaliaBoardRoom *room)
{
  return !talia_board_geometry_is_narrow (room) && !talia_board_geometry_is_low (room);
}

int
talia_board_geometry_get_bar_many (const TaliaBoardRoom *room, int width)
{
  return room->bar_many != NULL ? room->bar_many (room->bar_data, width) : 0;
}

int
talia_board_geometry_get_bar_room (const TaliaBoardRoom *room, int width)
{
  return MAX (room->bar_room (room->bar_data, width), room->bar_in_line ? 0 : room->bar_least);
}

int
talia_board_geometry_get_plate_least (const TaliaBoardRoom *room)
{
  return (int) (room->plate_line * TALIA_BOARD_PLATE_LINES);
}

gboolean
talia_board_geometry_is_own_below (const TaliaBoardRoom *room)
{
  return talia_board_geometry_is_narrow (room)
         || talia_board_geometry_get_bar_least (room) > room->width / 2 - 4 * MARGIN;
}

gboolean
talia_board_geometry_is_never_chosen (const TaliaBoardRoom *room)
{
  return room->bar_low > 0 && room->bubble_kept == 0
         && (room->bar_sinks || (room->wide_middle && room->bar_least == 0));
}

gboolean
talia_board_geometry_is_low (const TaliaBoardRoom *room)
{
  const int least = MAX (LOW_HEIGHT, LOW_LINES * room->plate_line);

  return room->height + room->bubble_kept - talia_board_geometry_get_bubble_band (room)
         < least + (talia_board_geometry_has_bids_and_bubble (room) ? BIDS_LINES * room->plate_line : 0);
}

/* Whether the player's plate is a single line: below the hand, or in the column of a low board. */
static gboolean
is_own_flat (const TaliaBoardRoom *room)
{
  return talia_board_geometry_is_own_below (room)
         || (talia_board_geometry_is_low (room) && room->centre_height == NULL);
}

gboolean
talia_board_geometry_has_line (const TaliaBoardRoom *room)
{
  return !talia_board_geometry_is_own_below (room) && !talia_board_geometry_is_low (room);
}

gboolean
talia_board_geometry_is_bar_above_plate (const TaliaBoardRoom *room)
{
  return talia_board_geometry_is_narrow (room) && !talia_board_geometry_is_low (room) && room->centre_height == NULL;
}

/* Whether there are many players, who sit along both sides of a narrow board, with plates that are narrow and high. */
static gboolean
has_sides (const TaliaBoardRoom *room)
{
  return talia_board_geometry_is_narrow (room) && !talia_board_geometry_is_low (room) && room->seats >= MANY_SEATS
         && (float) room->height >= room->plate_line * SIDES_LINES && !room->wide_middle && !room->open
         && room->centre_height == NULL;
}

static float
get_most_plate (const TaliaBoardRoom *room)
{
  return MAX (talia_board_geometry_get_pixels (room, LITTLE_PLATE), (float) (room->width / 4));
}

/* Returns the width of the other players' plates. */
static int
get_plate_width (const TaliaBoardRoom *room, gboolean has_heads)
{
  float line = room->plate_line;
  int others = MAX (room->seats - 1, 1), in_row;

  if (!talia_board_geometry_is_narrow (room))
    return (int) MIN (line * (PLATE_LINES + (has_heads ? 0 : FACE_LINES)), get_most_plate (room));
  if (has_sides (room) || (has_heads && !room->wide_middle && room->centre_height == NULL))
    return (int) (line * SIDE_LINES);
  in_row = CLAMP ((int) ((room->width - MARGIN + GAP) / (line * ROW_LINES + GAP)), 1, others);
  in_row = (others + (others - 1) / in_row) / ((others - 1) / in_row + 1); /* so that all rows have the same length */
  return (int) MIN (line * MOST_ROW_LINES, (float) (room->width - MARGIN - GAP * (in_row - 1)) / in_row);
}

static int
get_own_plate_width (const TaliaBoardRoom *room)
{
  if (talia_board_geometry_is_own_below (room))
    return room->width - 2 * MARGIN;
  return (int) MIN (room->plate_line * OWN_LINES, get_most_plate (room));
}

/* Whether the centre has no room between the player's plate and the opposite side; that plate is then below it, and the
 * others are above it. */
static gboolean
is_centre_wide (const TaliaBoardRoom *room)
{
  return room->centre_height != NULL && !talia_board_geometry_is_own_below (room)
         && room->width - 2 * (get_own_plate_width (room) + 2 * MARGIN) < get_least_centre_width (room);
}

void
talia_board_geometry_init (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, gboolean stacks)
{
  TaliaPlateShape shape = stacks && has_sides (room) ? TALIA_PLATE_HIGH : TALIA_PLATE_WIDE,
                  own_shape = is_own_flat (room) ? TALIA_PLATE_FLAT : TALIA_PLATE_WIDE;

  *geometry = (TaliaBoardGeometry) {
    .zoom = room->zoom,
    .plate_shape = shape,
    .own_plate_shape = own_shape,
    .narrow = talia_board_geometry_is_narrow (room),
    .own_below = talia_board_geometry_is_own_below (room),
    .stacks = stacks,
    .plate_width = get_plate_width (room, !stacks && !room->open),
    .plate_height = room->plate_heights[shape],
    .own_plate_width = get_own_plate_width (room),
    .own_plate_height = room->own_plate_heights[own_shape],
    .middle = { .x = room->width / 2.f, .scale = 1 },
    .centre_width = MIN (room->width - 2 * MARGIN, (int) talia_board_geometry_get_pixels (room, MAX_CENTRE_WIDTH)),
  };
}

void
talia_board_geometry_set_card (TaliaBoardGeometry *geometry, float width, int rows)
{
  geometry->rows = rows;
  geometry->card_width =
      (int) CLAMP (width, ceilf (TALIA_BOARD_MIN_CARD / geometry->zoom), TALIA_BOARD_MAX_CARD / geometry->zoom);
  geometry->card_height = (int) roundf (geometry->card_width * TALIA_CARD_ASPECT);
  geometry->row_step = geometry->card_height * TALIA_BOARD_ROW_STEP;
}

static void
size_cards (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float size)
{
  float space = room->width - (geometry->narrow ? 1 : 3) * MARGIN, n = MAX (room->hand_dealt, 1);
  float w = MIN (room->height * (room->hand_share > 0 ? room->hand_share : .24f) / TALIA_CARD_ASPECT,
                 space / (1 + TALIA_BOARD_MIN_STEP * (n - 1)));
  int rows = 1;

  if (room->wide_middle) /* so that the table's cards do not look small beside the hand's */
    w = MIN (w, space / MIDDLE_CARDS);
  if (w < talia_board_geometry_get_pixels (room, 64) && n > 7)
    {
      float half = ceilf (n / 2);

      rows = 2;
      w = MIN (room->height * .165f / TALIA_CARD_ASPECT, space / (1 + MIN_STEP_ROWS * (half - 1)));
    }
  if (room->centre_height != NULL && room->hand <= 7 && (geometry->own_below || is_centre_wide (room)))
    rows = 1; /* the centre needs the room more than the hand */
  talia_board_geometry_set_card (geometry, w * size, rows);
  geometry->space = space;
}

/* Sets the size of the faces above the plates of the other players, which are there if their cards are fanned out: in
 * proportion to the player's cards, and smaller if there is little room. */
static void
size_heads (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float share)
{
  if (geometry->stacks || room->open)
    return;
  geometry->head = (int) MAX ((float) geometry->card_width * share, talia_board_geometry_get_pixels (room, LEAST_HEAD));
  geometry->plate_height += (int) ceilf ((float) geometry->head * TALIA_PLATE_HEAD);
}

/* Returns the left edge of the player's plate, which moves inwards on a wider screen, as long as the bar has its part
 * of the width. */
static float
get_left (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  float width = MIN (room->height * TABLE_ASPECT, geometry->card_width * TABLE_CARDS);
  float bar = MAX ((float) talia_board_geometry_get_bar_least (room),
                   room->seats < MANY_SEATS ? room->width * BAR_SHARE : 0); /* many need the corner for the next one */
  float spare = (room->width - bar) / 2 - geometry->own_plate_width - 2 * MARGIN; /* the free room beside the bar */

  return MARGIN + CLAMP ((room->width - width) / 2, 0, MAX (spare, 0));
}

int
talia_board_geometry_get_bar_growth (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  if (!talia_board_geometry_is_bar_above_plate (room))
    return 0;
  return MAX (room->bar_must (room->bar_data, geometry->bar_width) - geometry->bar_room, 0);
}

/* Returns how far the lower end of the bar is above that of the player's plate, so that the line there has the same
 * centre as the plate. */
static float
get_drop (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  return room->bar_low > 0 ? (float) MAX (geometry->own_plate_height - room->bar_low, 0) / 2 + 2 : 0;
}

void
talia_board_geometry_place_bar (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float x, float top,
                                float kept, float free)
{
  const gboolean grows = talia_board_geometry_is_bar_above_plate (room);
  float most = kept + MAX (free - room->raise * geometry->card_height, 0);
  int must = room->bar_must (room->bar_data, geometry->bar_width);

  geometry->bar_room = (int) kept;
  geometry->bar_line = roundf (MAX (top, 2));
  geometry->bar_height = MIN (geometry->bar_height, grows && !room->is_empty ? (int) kept : MAX ((int) most, must));
  if (room->bar_low > 0) /* the same height whatever it shows, so that the prompt at its lower end does not move */
    geometry->bar_height = MAX ((int) kept, must);
  /* Moves up rather than covering what is below; there is no trick yet. */
  top += grows ? kept - (float) geometry->bar_height : -MAX ((float) geometry->bar_height - most, 0);
  geometry->bar = (TaliaPose) { x, roundf (MAX (top, 2)) + geometry->bar_height / 2.f, 0, 1 };
  geometry->bar_fits = grows || must <= (int) (kept + (room->bar_sinks ? free : 0));
}

/* Whether the centre needs the place of the player's plate above the hand. */
static gboolean
is_own_last (const TaliaBoardRoom *room)
{
  return is_centre_wide (room) || (talia_board_geometry_is_own_below (room) && room->centre_height != NULL);
}

/* Returns the height that is kept for the bar; if no cards are marked when the bar needs most room, it may count on a
 * part of the room for raised cards. */
static float
get_kept (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float size, float free)
{
  float kept = (float) talia_board_geometry_get_bar_room (room, geometry->bar_width);

  if (room->bar_sinks)
    kept -= MAX (free - LEGAL * (float) geometry->card_height, 0);
  kept = MIN (kept, (float) room->height * MOST_BAR) * CLAMP (size + .1f, .6f, 1);
  /* What must be told has room even if the cards are small; on a narrow board, the bar grows above what is kept. */
  return geometry->narrow ? kept
                          : MAX (kept, MIN ((float) room->bar_must (room->bar_data, geometry->bar_width),
                                            (float) room->height * MOST_BAR));
}

/* Returns the distance from the lower edge of the hand's middle to that of the board. On a wide board, it is so large
 * that the outermost cards of a whole hand, which are lower, are on the board with every corner; on a narrow one, where
 * the room is needed above, these may extend below it. */
static float
get_margin_below (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, gboolean has_plate_below)
{
  if (geometry->narrow || geometry->rows > 1 || has_plate_below)
    return TALIA_BOARD_MARGIN;
  return MAX (TALIA_BOARD_MARGIN, talia_board_geometry_get_hand_sink (geometry, MAX (room->hand_dealt, 1)));
}

/* Places, from the bottom upwards, the hand and the line above it, with the player's plate beside the bar or below it.
 * The smaller the cards are, the less is kept for the bar. Returns the lower end of what is left above. */
static float
place_hand (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float size)
{
  float w = room->width, h = room->height, rise = geometry->card_height / 2.f, top, kept, free, drop;
  float left = get_left (geometry, room), own_height = geometry->own_plate_height;
  gboolean own_last = is_own_last (room), own_row = geometry->own_below && !own_last;

  geometry->hand_x = w / 2;
  geometry->hand_y = h - get_margin_below (geometry, room, own_last) - (own_last ? own_height + 6 : 0) - rise;
  geometry->hand_top = geometry->hand_y - rise - (geometry->rows - 1) * geometry->row_step;
  top = geometry->hand_top - geometry->card_height * TALIA_BOARD_RAISE;
  free = own_row ? 0 : geometry->hand_top - top - 2;
  if (talia_board_geometry_is_never_chosen (room))
    {
      const float spare = MAX (free - LEGAL * (float) geometry->card_height, 0);

      top += spare;
      free -= spare;
    }
  if (own_row)
    {
      geometry->plate[0] = (TaliaPose) { w / 2, top - own_height / 2, 0, 1 };
      top -= own_height + 6;
    }

  geometry->bar_side = room->bar_in_line ? geometry->own_plate_width + MARGIN : 0;
  geometry->bar_width = (int) (geometry->own_below ? w - MARGIN : w - 2 * (left + geometry->own_plate_width + MARGIN));
  geometry->bar_width = MAX (geometry->bar_width, talia_board_geometry_get_bar_least (room));
  geometry->bar_height = room->bar_height (room->bar_data, geometry->bar_width);
  kept = get_kept (geometry, room, size, free);
  drop = get_drop (geometry, room);
  talia_board_geometry_place_bar (geometry, room, w / 2, top - drop - kept, kept, drop + free);
  if (own_last)
    geometry->plate[0] = (TaliaPose) { geometry->own_below ? w / 2 : left + geometry->own_plate_width / 2.f,
                                       h - MARGIN / 2.f - own_height / 2, 0, 1 };
  else if (!own_row)
    {
      float lowest = top - own_height / 2 - 2;

      /* Beside the prompt, which is the last or the first line of the bar, but not beside a wide middle. */
      geometry->plate[0] = (TaliaPose) { left + geometry->own_plate_width / 2.f, lowest, 0, 1 };
      if (room->bar_low == 0)
        geometry->plate[0].y = MIN (room->wide_middle ? top - kept + own_height / 2 - 2 : top - kept / 2, lowest);
    }
  return top - drop - kept - 4;
}

float
talia_board_geometry_place_rows (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, int first)
{
  float pw = geometry->plate_width, ph = geometry->plate_height, gap = geometry->low ? TALIA_BOARD_LOW_GAP : GAP;
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
  geometry->ring = FALSE;
  geometry->middle_width = room->width - 2 * MARGIN;
  return MARGIN / 2.f + rows * ph + (rows - 1) * gap + 8;
}

/* Places the centre, which is shown after a deal: between the plates, which stay in their places, or, if there is too
 * little room, in place of the middle. Cards that are left in the hand keep their room. */
static void
place_centre (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, gboolean is_ring, float top)
{
  gboolean own_last = is_own_last (room);
  float bottom = room->hand > 0 ? geometry->hand_top - MARGIN / 2.f
                 : own_last     ? geometry->plate[0].y - geometry->own_plate_height / 2.f - MARGIN / 2.f
                                : room->height - MARGIN / 2.f;

  if (is_ring)
    talia_board_geometry_find_centre (geometry, room, geometry->centre_width, (int) get_least_centre_width (room),
                                      bottom, &geometry->centre_width, &top);
  else if (!own_last)
    geometry->centre_width =
        MIN (geometry->centre_width,
             (int) (room->width - 2 * (get_left (geometry, room) + geometry->own_plate_width + MARGIN)));
  geometry->centre_height = (int) MAX (bottom - top, talia_board_geometry_get_centre_least (room));
  geometry->centre_height =
      MIN (geometry->centre_height, room->centre_height (room->centre_data, geometry->centre_width));
  geometry->centre = (TaliaPose) { room->width / 2.f, (top + bottom) / 2, 0, 1 };
}

/* Whether the other players may sit around the table. On a narrow board, a wide middle needs the whole width, and so
 * does the centre; if there is no room for faces, the other players sit along the top, unless there are many. */
static gboolean
may_be_ring (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  if (is_centre_wide (room))
    return FALSE;
  if (!geometry->narrow)
    return TRUE;
  return room->centre_height == NULL && !room->wide_middle && (geometry->head > 0 || has_sides (room));
}

/* Returns how far down the other players may sit: those on the left sit above the player's plate, and all of them above
 * a bar that grows. */
static float
get_end (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float bottom)
{
  return geometry->own_below ? bottom - (float) talia_board_geometry_get_bar_growth (geometry, room)
                             : MIN (bottom, geometry->plate[0].y - geometry->own_plate_height / 2.f - TALIA_BOARD_GAP);
}

/* Returns the lower end of the table that the players sit around: with the player's own seat, if that is above the
 * hand. If there are many players, the lowest of them sit so near to it that taken tricks need the room. */
static float
get_table (const TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float bottom)
{
  return is_own_last (room) || room->seats >= MANY_SEATS
             ? bottom
             : geometry->plate[0].y + (float) geometry->own_plate_height / 2;
}

/* Places the other players on the ring or, if there is no room for that, along the top. Returns whether they are on the
 * ring. */
static gboolean
place_others (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float bottom, float *top)
{
  *top = 0;
  if (may_be_ring (geometry, room)
      && talia_board_geometry_place_ring (geometry, room, get_end (geometry, room, bottom),
                                          get_table (geometry, room, bottom)))
    {
      talia_board_geometry_find_middle (geometry, room, bottom);
      if (!room->wide_middle
          || (float) geometry->middle_width >= MAX (TALIA_BOARD_TABLE_ASPECT * (float) geometry->middle_height,
                                                    talia_board_geometry_get_pixels (room, TALIA_BOARD_LEAST_MIDDLE)))
        return TRUE;
    }
  *top = talia_board_geometry_place_rows (geometry, room, 1);
  geometry->middle_height = (int) MAX (bottom - *top, 0);
  geometry->middle.y = (*top + bottom) / 2;
  return FALSE;
}

/* Tries a layout with faces of this size above the plates (0: none), and with cards that are smaller by the factor
 * `size`. Returns whether that leaves room for the middle. */
static gboolean
try (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room, float head, float size)
{
  gboolean stacks = head == 0, is_wide, is_ring;
  float top, bottom;

  talia_board_geometry_init (geometry, room, stacks);
  size_cards (geometry, room, size);
  size_heads (geometry, room, head);
  bottom = place_hand (geometry, room, size);
  is_ring = place_others (geometry, room, bottom, &top);
  if (!is_ring && !stacks && !room->wide_middle)
    return FALSE;
  is_wide = talia_board_geometry_place_trick (geometry, room);
  if (room->centre_height != NULL)
    place_centre (geometry, room, is_ring, top);
  if (stacks)
    return (is_wide || geometry->trick_width >= .7f * geometry->card_width)
           && geometry->middle_height >= talia_board_geometry_get_least_beside_bubble (room);
  return room->wide_middle ? geometry->middle_height > 1.15f * geometry->card_height
                           : geometry->trick_width >= .6f * geometry->card_width;
}

/* Puts a large number of buttons in the middle while that is empty: the bar becomes higher by their height, and its
 * texts keep their places and their width. */
static void
raise_many (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  int many, must,
      width = MIN (geometry->bar_width, MAX (geometry->middle_width, talia_board_geometry_get_bar_least (room)));

  many = talia_board_geometry_get_bar_many (room, width);
  if (!room->is_empty || many == 0)
    return;
  must = room->bar_must (room->bar_data, geometry->bar_width) + many;
  geometry->bar_raised = many;
  geometry->bar_raised_width = width;
  geometry->bar_room += many;
  geometry->bar_height = MAX (geometry->bar_room, must);
  if (room->bar_low == 0)
    geometry->bar_height = MIN (room->bar_height (room->bar_data, geometry->bar_width), geometry->bar_height);
  geometry->bar.y = MAX (geometry->bar_line - (float) many, 2) + (float) geometry->bar_height / 2;
}

/* Computes the geometry without making letters smaller. */
static void
compute (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  static const float heads[] = { HEAD, SMALL_HEAD };
  gboolean has_heads = !is_centre_wide (room) && !(talia_board_geometry_is_narrow (room) && room->wide_middle);

  if (talia_board_geometry_is_low (room))
    {
      talia_board_geometry_compute_low (geometry, room);
      return;
    }
  for (float size = 1; has_heads && size > LEAST_FACED; size -= .1f)
    for (gsize i = 0; i < G_N_ELEMENTS (heads); i++)
      if (try (geometry, room, heads[i], size))
        return;
  for (float size = 1; !try (geometry, room, 0, size) && size > .5f; size -= .1f)
    ;
}

/* Whether a plate of this width has no room for a face; after a deal, the centre may leave little of a row to many
 * plates. */
static gboolean
is_slim (const TaliaBoardRoom *room, int width)
{
  return room->centre_height != NULL && (float) width < room->plate_line * (TALIA_BOARD_PLATE_LINES + FACE_LINES);
}

void
talia_board_geometry_compute (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room)
{
  float least = 1 / MAX (room->text_scale, 1);
  TaliaBoardRoom seen;
  float zoom = 1;
  int band;

  /* Computes as if letters kept their size and everything else grew; talia_board_geometry_zoom() reverses that. */
  for (;; zoom = MAX (zoom - ZOOM_STEP, least))
    {
      seen = *room;
      seen.zoom = zoom;
      seen.width = (int) ((float) room->width / zoom);
      seen.height = (int) ((float) room->height / zoom);
      band = talia_board_geometry_keep_bubble (&seen);
      compute (geometry, &seen);
      if (zoom <= least || talia_board_geometry_fits (geometry, &seen))
        break;
    }
  raise_many (geometry, &seen);
  geometry->slim = is_slim (room, geometry->plate_width);
  geometry->own_slim = is_slim (room, geometry->own_plate_width);
  talia_board_geometry_zoom (geometry, room->seats);
  talia_board_geometry_place_bubble (geometry, &seen, band);
  talia_board_geometry_place_stacks (geometry, room);
}
