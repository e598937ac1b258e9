/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions on a board with a hand, a trick and players around it. */
#pragma once

#include "engine/talia-cards.h"
#include "talia-plate-shape.h"
#include "ui/board/stage/talia-stage-piece.h"

G_BEGIN_DECLS

/* What is kept for a stack of taken tricks, in widths of its cards. */
#define TALIA_BOARD_STACK_WIDTH 1.24f
#define TALIA_BOARD_STACK_HEIGHT 2.f

/** The height that something needs at a width. */
typedef int (*TaliaBoardMeasure) (gpointer data, int width);

/**
 * What the geometry depends on. Seats are counted clockwise from the own one, which is 0. All but the centre stays the
 * same for a whole deal, or its place does not depend on it: nothing moves because a card is played or something said.
 */
typedef struct
{
  int width, height;
  int seats;
  int hand;         /* cards in the own hand now */
  int hand_dealt;   /* and when it was dealt: cards do not grow as the hand shrinks */
  int plate_line;   /* the height of a line of a plate */
  float text_scale; /* how much larger than usual letters are */
  float zoom;       /* set by the geometry itself */
  gboolean faces;   /* others have one on their plates where it is not above them */
  /* By their shape, without cards that are backs above them. */
  int plate_heights[TALIA_PLATE_SHAPES], own_plate_heights[TALIA_PLATE_SHAPES];
  gboolean open;                /* the others' cards lie open above their plates */
  TaliaBoardMeasure bar_height; /* what the bar needs for what it says now */
  TaliaBoardMeasure bar_room;   /* what is kept for it */
  TaliaBoardMeasure bar_must;   /* what it cannot do without, whatever it says */
  TaliaBoardMeasure bar_many;   /* of the buttons that come before anything lies in the middle; NULL: there are none */
  gpointer bar_data;
  gboolean bar_in_line;            /* its buttons are beside what is said */
  int bar_least;                   /* kept for it at least */
  gboolean bar_sinks;              /* it may count on the room below it, since no cards are marked when it needs most */
  gboolean is_empty;               /* nothing lies in the middle yet, as while bids are made */
  TaliaBoardMeasure centre_height; /* NULL: nothing lies above the middle and in place of the bar */
  gpointer centre_data;
  float raise;          /* how far cards of the hand stand up now, in parts of a card's height */
  int least_middle;     /* the height of a wide middle, at least */
  float hand_share;     /* of the height, for a row of the hand at most; 0: as usual */
  gboolean wide_middle; /* the others sit in a row along the top, whatever the width */
} TaliaBoardRoom;

/** The places; all of them middles of things. */
typedef struct
{
  /* What is written, and what it is written on, is drawn so much smaller, and its sizes below are those before that.
   * Cards are not: their sizes are what is seen. */
  float zoom;
  TaliaPlateShape plate_shape, own_plate_shape;
  gboolean narrow;
  gboolean low;            /* the bar and the own plate are beside the middle and the hand, where the width allows it */
  gboolean ring;           /* the others sit around the table, not in rows along its top */
  gboolean own_below;      /* the own plate is one line below the hand, not beside the bar */
  gboolean stacks;         /* the others' cards are a number on their plates: there is no room to fan them */
  int head;                /* the faces above the others' plates, with their cards behind them; 0: there are none */
  gboolean slim, own_slim; /* the plates have no room for a face on them */
  int card_width, card_height;
  int trick_width, trick_height; /* of a card of the trick */
  int plate_width, plate_height;
  int own_plate_width, own_plate_height;
  int rows; /* of the own hand */
  TaliaPose plate[TALIA_MAX_SEATS];
  TaliaPose trick[TALIA_MAX_SEATS];
  int8_t trick_order[TALIA_MAX_SEATS]; /* the places of the trick from the lowest card to the one on top */
  TaliaPose stack[TALIA_MAX_SEATS];    /* of taken tricks; the middle of what is kept for all of a deal */
  int stack_width;                     /* of a card there; 0: there is no room for stacks */
  TaliaPose middle;                    /* what is free between the plates and the bar */
  int middle_width, middle_height;
  TaliaPose bar;
  int bar_width, bar_height;
  float bar_line;    /* where it begins when it says what it does while cards are played */
  int bar_raised;    /* how much of it is above that line, for buttons that are there for now */
  int bar_side;      /* what is kept beside it for buttons at the end of the line; 0: they are part of it */
  gboolean bar_fits; /* what it cannot do without has room */
  int bar_room;      /* what is kept for it: as long as it is not higher, its upper edge stays where it is */
  TaliaPose centre;
  int centre_width, centre_height;
  float hand_top;       /* the upper edge of the hand, marked cards aside */
  float hand_x, hand_y; /* the middle of the hand; of its last row */
  float row_step;       /* from one row to the next */
  float space;          /* the width that a row may take */
} TaliaBoardGeometry;

/** Whether the board has the others along the top or down the sides and the own plate in one line below the
 * hand. */
gboolean talia_board_geometry_is_narrow (const TaliaBoardRoom *room);

/** Whether many buttons have room in the middle: on a narrow board there is none beside it, on a low one none above the
 * bar. */
gboolean talia_board_geometry_has_many_above (const TaliaBoardRoom *room);

/** Whether the own seat, what is said and its buttons are one line between the table and the hand. */
gboolean talia_board_geometry_has_line (const TaliaBoardRoom *room);

/** Whether what lies one below the other elsewhere lies side by side. */
gboolean talia_board_geometry_is_low (const TaliaBoardRoom *room);

/**
 * Finds the places. Where large letters leave too little room for something, be it a card of the least size, all that
 * is written becomes smaller until there is enough, but not smaller than usual letters are.
 */
void talia_board_geometry_compute (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room);

/**
 * Where card `index` of `n` in the own hand lies; `raised` in parts of a card's height, which it is only where that
 * covers no index of a row above.
 */
TaliaPose talia_board_geometry_hand (const TaliaBoardGeometry *geometry, int index, int n, float raised);

/** The row, from the top, and the place in it of card `index` of `n`; returns the number of cards in that row. */
int talia_board_geometry_hand_row (const TaliaBoardGeometry *geometry, int index, int n, int *row, int *place);

G_END_DECLS
