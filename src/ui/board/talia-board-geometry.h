/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The geometry of a board: computes where the player's hand, the cards in the middle, the other players and the bar
 * are. */
#pragma once

#include "engine/talia-cards.h"
#include "talia-plate-shape.h"
#include "ui/board/stage/talia-stage-piece.h"

G_BEGIN_DECLS

/* The size that is kept for a stack of taken cards, in widths of its cards. */
#define TALIA_BOARD_STACK_WIDTH 1.24f
#define TALIA_BOARD_STACK_HEIGHT 2.f

/** Returns the height that something needs at a width. */
typedef int (*TaliaBoardMeasure) (gpointer data, int width);

/**
 * Everything that the geometry depends on. Seats are counted clockwise from the player's own, which is 0. The values,
 * except for the centre, stay the same for a whole deal, or do not affect positions, so that nothing moves when a card
 * is played or a text changes.
 */
typedef struct
{
  int width, height;
  int seats;
  int hand;         /* cards in the player's own hand now */
  int hand_dealt;   /* and after the deal, because cards do not grow when the hand shrinks */
  int plate_line;   /* the height of a line of text on a plate */
  float text_scale; /* the size of letters relative to the usual one */
  float zoom;       /* set by the geometry itself */
  /* The heights of plates by their shape, without the card backs above them. */
  int plate_heights[TALIA_PLATE_SHAPES], own_plate_heights[TALIA_PLATE_SHAPES];
  gboolean open;                /* the other players' cards are open above their plates */
  TaliaBoardMeasure bar_height; /* the height that the bar needs for what it shows now */
  TaliaBoardMeasure bar_room;   /* the height that is kept for it */
  TaliaBoardMeasure bar_must;   /* the least height that it needs, whatever it shows */
  TaliaBoardMeasure bar_many;   /* that of the buttons in the empty middle; NULL: there are none */
  gpointer bar_data;
  gboolean bar_in_line;            /* its buttons are beside its texts */
  int bar_low;                     /* the height of its line, if that is at its lower end; otherwise 0 */
  int bar_least;                   /* the least height that is kept for it if its buttons are below its texts */
  gboolean bar_sinks;              /* it may use the room below it, because no cards are marked when it needs most */
  gboolean is_empty;               /* nothing is in the middle yet: during the bidding and the passing of cards */
  TaliaBoardMeasure centre_height; /* NULL: there is no centre over the middle and in place of the bar */
  gpointer centre_data;
  TaliaBoardMeasure bubble_room; /* the height that is kept for a bubble; NULL: there is none */
  gpointer bubble_data;
  int bubble_kept;      /* set by the geometry itself: how much of the height was taken off for the bubble */
  float raise;          /* how far cards of the hand are raised now, as a fraction of a card's height */
  int least_middle;     /* the least height of a wide middle */
  float hand_share;     /* the greatest fraction of the height for a row of the hand; 0: as usual */
  gboolean wide_middle; /* the other players sit in a row along the top, whatever the width */
  gboolean has_stacks;  /* cards are taken, and lie on a stack at each plate if there is room for it */
} TaliaBoardRoom;

/** The computed geometry. Positions are those of centres. */
typedef struct
{
  /* The scale at which texts, and what they are on, are drawn; their sizes below are those before scaling. Cards are
   * not scaled: their sizes are those on the screen. */
  float zoom;
  TaliaPlateShape plate_shape, own_plate_shape;
  gboolean narrow;
  gboolean low;       /* the bar and the player's plate are beside the middle and the hand, if the width allows it */
  gboolean ring;      /* the other players sit around the table, not in rows along its top */
  gboolean own_below; /* the player's plate is one line below the hand, not beside the bar */
  gboolean stacks;    /* the other players' cards are a number on their plates, because there is no room for fans */
  int head;           /* the size of the faces above the other players' plates, with cards behind them; 0: none */
  gboolean slim, own_slim; /* the plates have no room for a face on them */
  int card_width, card_height;
  int trick_width, trick_height; /* the size of a card of the trick */
  int plate_width, plate_height;
  int own_plate_width, own_plate_height;
  int rows; /* the number of rows of the player's hand */
  TaliaPose plate[TALIA_MAX_SEATS];
  TaliaPose trick[TALIA_MAX_SEATS];
  int8_t trick_order[TALIA_MAX_SEATS]; /* the places of the trick from the lowest card to the one on top */
  TaliaPose stack[TALIA_MAX_SEATS];    /* stacks of taken cards: the centres of what is kept for a whole deal */
  int stack_width;                     /* the width of a card in a stack; 0: there is no room for stacks */
  TaliaPose middle;                    /* the free area between the plates and the bar */
  int middle_width, middle_height;
  TaliaPose bar;
  int bar_width, bar_height;
  float bar_line;       /* the upper edge of what the bar shows while cards are played */
  int bar_raised;       /* the height of the part above that edge, for temporary buttons */
  int bar_raised_width; /* the width of that part, which is between the plates at the sides */
  int bar_side;      /* the width that is kept beside it for buttons at the end of the line; 0: they are part of it */
  gboolean bar_fits; /* its least height has room */
  int bar_room;      /* the height that is kept for it; unless it is higher, one of its edges keeps its place */
  TaliaPose centre;
  int centre_width, centre_height;
  TaliaPose bubble;                /* the area that is kept for a bubble */
  int bubble_width, bubble_height; /* 0: none is kept */
  gboolean bubble_points;          /* it is directly above the hand, so that a bubble can point at a card */
  float hand_top;                  /* the upper edge of the hand, apart from marked cards */
  float hand_x, hand_y;            /* the centre of the hand, or of its last row */
  float row_step;                  /* the distance from one row to the next */
  float space;                     /* the width that a row may take */
} TaliaBoardGeometry;

/** Returns whether the board is narrow: the other players sit along the top or down the sides, and the player's plate
 * is one line below the hand. */
gboolean talia_board_geometry_is_narrow (const TaliaBoardRoom *room);

/** Returns whether a large number of buttons has room in the middle, above the texts. There is none on a low board; on
 * a narrow one, they are below the prompt. */
gboolean talia_board_geometry_has_many_above (const TaliaBoardRoom *room);

/** Returns whether the player's plate, the texts and the buttons of the bar are in one line between the table and the
 * hand. */
gboolean talia_board_geometry_has_line (const TaliaBoardRoom *room);

/** Returns whether the bar is directly above the player's plate, which is one line above the hand. Its lower edge then
 * keeps its place, and it grows upwards. */
gboolean talia_board_geometry_is_bar_above_plate (const TaliaBoardRoom *room);

/** Returns whether the board is low: things are side by side that are one below the other on other boards. */
gboolean talia_board_geometry_is_low (const TaliaBoardRoom *room);

/**
 * Computes the geometry. If large letters leave too little room for something, even if only for a card of the least
 * size, all texts become smaller until there is enough, but not smaller than usual.
 */
void talia_board_geometry_compute (TaliaBoardGeometry *geometry, const TaliaBoardRoom *room);

/**
 * Returns the position of card `index` of `n` in the player's own hand. `raised` is a fraction of a card's height; the
 * card is raised only if it then covers no index of a row above.
 */
TaliaPose talia_board_geometry_hand (const TaliaBoardGeometry *geometry, int index, int n, float raised);

/** Finds the row, counted from the top, and the place in it of card `index` of `n`; returns the number of cards in that
 * row. */
int talia_board_geometry_hand_row (const TaliaBoardGeometry *geometry, int index, int n, int *row, int *place);

G_END_DECLS
