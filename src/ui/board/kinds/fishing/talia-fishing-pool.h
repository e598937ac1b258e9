/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards on a fishing table: loose cards, builds, and cards just taken. */
#pragma once

#include "talia-fishing-geometry.h"
#include "ui/board/hand/talia-hand-board.h"

G_BEGIN_DECLS

/**
 * The cards on the table; part of a board, which chooses among them. Each stack has one card that
 * takes the focus and speaks for it: its last.
 */
typedef struct
{
  TaliaHandBoard *board;
  GCallback played, confirmed, focused;   /* what a card's signals call, with the board as data */
  GtkWidget *cards[TALIA_CARD_NUMBERS];   /* by card */
  GtkWidget *badges[TALIA_MAX_STACKS];    /* by stack: what is written on it, or NULL */
  GtkWidget *stock;                       /* how many cards the pack still has */
  TaliaCards stacks[TALIA_MAX_STACKS];    /* loose cards by rank, builds, cards just taken */
  TaliaFishingStack at[TALIA_MAX_STACKS]; /* where they lie */
  int n_stacks;
  TaliaCard last_focus;

  TaliaCard taking; /* among the cards that lie to be looked at, the one that took the others */
} TaliaFishingPool;

/** A card comes to the table from a seat, from its hand or from what is seen of it. */
void talia_fishing_pool_add (TaliaFishingPool *pool, TaliaCard card, int seat);

/** Lets cards that `seat` has taken lie together to be looked at, `card` on top (TALIA_NO_CARD: none). */
void talia_fishing_pool_let_lie (TaliaFishingPool *pool, TaliaCards cards, TaliaCard card, int seat);

/** Cards that lay to be looked at go to the seat's pile. */
void talia_fishing_pool_sweep (TaliaFishingPool *pool, TaliaCards cards, int seat);

/** Makes the table what the view says, and what still lies; `dealt`: new cards come from the pack. */
void talia_fishing_pool_sync (TaliaFishingPool *pool, gboolean dealt);

void talia_fishing_pool_place (TaliaFishingPool *pool, const TaliaBoardGeometry *geometry);

/** The card at a point of the board; TALIA_NO_CARD when none lies there. */
TaliaCard talia_fishing_pool_find_card (const TaliaFishingPool *pool, double x, double y);

/** The stack whose card has the focus; -1 when none has. */
int talia_fishing_pool_find_focus (const TaliaFishingPool *pool);

/** Gives the focus to the card that had it last, unless others go with what is chosen. FALSE: the table is empty. */
gboolean talia_fishing_pool_grab_focus (TaliaFishingPool *pool);

/** Moves the focus to the next stack that way; FALSE when there is none. */
gboolean talia_fishing_pool_move_focus (TaliaFishingPool *pool, GtkDirectionType direction);

/** The board goes away. */
void talia_fishing_pool_clear (TaliaFishingPool *pool);

G_END_DECLS
