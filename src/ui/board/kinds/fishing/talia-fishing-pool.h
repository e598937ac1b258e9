/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards in the middle of a fishing board: loose cards, builds, and cards just taken. */
#pragma once

#include "talia-fishing-geometry.h"
#include "ui/board/hand/talia-hand-board.h"

G_BEGIN_DECLS

/**
 * The cards on the table; part of a board, which handles choosing among them. In each stack, the last card takes the
 * focus and has the name of the whole stack.
 */
typedef struct
{
  TaliaHandBoard *board;
  GCallback played, confirmed, focused;   /* the handlers of a card's signals, with the board as data */
  GtkWidget *cards[TALIA_CARD_NUMBERS];   /* by card */
  GtkWidget *badges[TALIA_MAX_STACKS];    /* by stack: the label on it, or NULL */
  GtkWidget *stock;                       /* the label with the number of cards in the pack */
  TaliaCards stacks[TALIA_MAX_STACKS];    /* loose cards by rank, builds, cards just taken */
  TaliaFishingStack at[TALIA_MAX_STACKS]; /* the positions of the stacks */
  int n_stacks;
  int card_width; /* of the cards, when they were last placed */
  TaliaCard last_focus;

  TaliaCard taking; /* of the taken cards on view, the one that took the others; TALIA_NO_CARD: there is none */
} TaliaFishingPool;

/** Adds a card that a seat plays. It flies to the table from the hand or, if that is not shown, from the seat's
 * plate. */
void talia_fishing_pool_add (TaliaFishingPool *pool, TaliaCard card, int seat);

/** Keeps cards that `seat` has taken on view together, with `card` on top. TALIA_NO_CARD: they only join those that are
 * there. */
void talia_fishing_pool_let_lie (TaliaFishingPool *pool, TaliaCards cards, TaliaCard card, int seat);

/** Lets cards that were on view go to the seat that has taken them, as one packet. */
void talia_fishing_pool_sweep (TaliaFishingPool *pool, TaliaCards cards, int seat);

/** Updates the table to the cards of the board's view and those that were taken but are still on view; `dealt`: new
 * cards come from the pack. */
void talia_fishing_pool_sync (TaliaFishingPool *pool, gboolean dealt);

void talia_fishing_pool_place (TaliaFishingPool *pool, const TaliaBoardGeometry *geometry);

/** Returns the card at a point of the board; TALIA_NO_CARD if there is none. */
TaliaCard talia_fishing_pool_find_card (const TaliaFishingPool *pool, double x, double y);

/** Returns the stack whose card has the focus; -1 if there is none. */
int talia_fishing_pool_find_focus (const TaliaFishingPool *pool);

/** Moves the focus to a stack that can join the choice, or else to the card that had the focus last. Returns FALSE if
 * the table is empty. */
gboolean talia_fishing_pool_grab_focus (TaliaFishingPool *pool);

/** Moves the focus to the next stack in a direction; returns FALSE if there is none. */
gboolean talia_fishing_pool_move_focus (TaliaFishingPool *pool, GtkDirectionType direction);

/** Forgets all widgets, because the board is being destroyed. */
void talia_fishing_pool_clear (TaliaFishingPool *pool);

G_END_DECLS
