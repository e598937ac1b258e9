/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stacks of taken cards on a board, one for each seat. */
#pragma once

#include "engine/talia-cards.h"
#include "talia-taken-stack.h"
#include "ui/board/talia-board-geometry.h"
#include "ui/board/talia-board.h"

G_BEGIN_DECLS

/** The stacks; part of a board. */
typedef struct
{
  TaliaBoard *board;
  GtkWidget *stacks[TALIA_MAX_SEATS]; /* by seat, NULL until the first update */
} TaliaTakenStacks;

/** Sets how many layers the stack of a seat has. */
void talia_taken_stacks_set_layers (TaliaTakenStacks *self, int seat, guint layers);

/** Places the stacks, if there is room for them. */
void talia_taken_stacks_place (TaliaTakenStacks *self, const TaliaBoardGeometry *geometry);

/** Finds the position of a card that joins the stack of a seat or comes from it, scaled relative to a card of the hand.
 * Returns FALSE if there is no stack. */
gboolean talia_taken_stacks_get_pose (TaliaTakenStacks *self, int seat, const TaliaBoardGeometry *geometry,
                                      TaliaPose *pose);

/** Tells the stack of a seat that a packet of cards is about to set off to it. */
void talia_taken_stacks_expect (TaliaTakenStacks *self, int seat, GtkWidget *packet);

G_END_DECLS
