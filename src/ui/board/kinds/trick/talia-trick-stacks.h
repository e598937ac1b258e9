/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stacks of taken tricks on a board, one at each seat. */
#pragma once

#include "talia-trick-stack.h"
#include "ui/board/hand/talia-hand-board.h"

G_BEGIN_DECLS

/** The stacks; part of a board. */
typedef struct
{
  TaliaHandBoard *board;
  GtkWidget *stacks[TALIA_MAX_SEATS]; /* by seat, NULL until the first update */
} TaliaTrickStacks;

/** Shows the tricks that the seats have taken in the board's view, except one that is still on the table. */
void talia_trick_stacks_sync (TaliaTrickStacks *self);

/** Places the stacks, if there is room for them. */
void talia_trick_stacks_place (TaliaTrickStacks *self, const TaliaBoardGeometry *geometry);

/** Finds the position of a card that joins the stack of a seat or comes from it, scaled relative to a card of the hand.
 * Returns FALSE if there is no stack. */
gboolean talia_trick_stacks_get_pose (TaliaTrickStacks *self, int seat, TaliaPose *pose);

/** Tells the stack of a seat that the packet of a trick has set off to it. */
void talia_trick_stacks_expect (TaliaTrickStacks *self, int seat, GtkWidget *packet);

G_END_DECLS
