/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stacks of taken tricks on a board, one at each seat. */
#pragma once

#include "talia-trick-stack.h"
#include "ui/board/hand/talia-hand-board.h"

G_BEGIN_DECLS

/** Part of a board. */
typedef struct
{
  TaliaHandBoard *board;
  GtkWidget *stacks[TALIA_MAX_SEATS]; /* by seat, NULL until the first update */
} TaliaTrickStacks;

/** Shows what the seats have taken in the board's view, but for the trick that still lies to be looked at. */
void talia_trick_stacks_sync (TaliaTrickStacks *self);

/** Places the stacks where there is room for them. */
void talia_trick_stacks_place (TaliaTrickStacks *self, const TaliaBoardGeometry *geometry);

/** Where a card goes that joins the stack of a seat, or comes from, its size as that of a card of the hand; FALSE where
 * there is no stack. */
gboolean talia_trick_stacks_get_pose (TaliaTrickStacks *self, int seat, TaliaPose *pose);

/** The packet of a trick has set off to that seat. */
void talia_trick_stacks_expect (TaliaTrickStacks *self, int seat, GtkWidget *packet);

G_END_DECLS
