/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A speech bubble on a board, whose pointer points at the card that its text is about. */
#pragma once

#include <adwaita.h>

#include "talia-board-geometry.h"

G_BEGIN_DECLS

/**
 * TaliaBoardBubble:
 *
 * The base class of speech bubbles. The board places it above the hand and lets it point at a card; it never takes
 * the focus or presses that are meant for something else, and is shown and moved without animation.
 *
 * Properties:
 * - `cards` (uint64): the cards that it speaks of, as TaliaCards; it points at the first of them in the hand that is
 * not chosen yet
 * - `points` (boolean, read-only): it points at a card
 */
#define TALIA_TYPE_BOARD_BUBBLE (talia_board_bubble_get_type ())
G_DECLARE_DERIVABLE_TYPE (TaliaBoardBubble, talia_board_bubble, TALIA, BOARD_BUBBLE, AdwBin)

struct _TaliaBoardBubbleClass
{
  AdwBinClass parent_class;

  /** Arranges the content for a width, and returns the height that is enough there for all that it may say. */
  int (*measure_room) (TaliaBoardBubble *self, int width);
};

TaliaCards talia_board_bubble_get_cards (TaliaBoardBubble *self);
void talia_board_bubble_set_cards (TaliaBoardBubble *self, TaliaCards cards);

/** Returns the height that is kept at a width, so that nothing moves when it says something else. */
int talia_board_bubble_measure_room (TaliaBoardBubble *self, int width);

/**
 * Sets the target of the pointer, relative to the bubble's upper left corner; the target is below the bubble. NULL:
 * none.
 */
void talia_board_bubble_point_at (TaliaBoardBubble *self, const graphene_point_t *tip);

/** Stores the point that it points at, in the coordinates of the widget; returns FALSE if there is none. */
gboolean talia_board_bubble_get_tip (TaliaBoardBubble *self, graphene_point_t *tip);

/** Returns half the width of the pointer where it leaves the bubble, for a pointer of this length. */
float talia_board_bubble_get_base (float length);

G_END_DECLS
