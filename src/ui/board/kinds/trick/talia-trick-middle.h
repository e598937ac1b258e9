/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The trick on a board, including a finished one that stays for a while. */
#pragma once

#include "talia-trick-stacks.h"

G_BEGIN_DECLS

/** The cards of tricks on the table, and those that have been taken; part of a board. */
typedef struct
{
  TaliaHandBoard *board;                /* the one that it is part of */
  TaliaTrickStacks stacks;              /* where its cards go */
  GtkWidget *cards[TALIA_CARD_NUMBERS]; /* by card, NULL where it does not lie on the table */
  int8_t played_by[TALIA_CARD_NUMBERS]; /* the seat, for those */
  gboolean is_added;                    /* a card that has not found yet which others it lies on */
  guint tick;                           /* that waits for a card to land before it is shown which one is the best */
  int8_t order[TALIA_MAX_SEATS];        /* in which they lie on each other */
} TaliaTrickMiddle;

/** Lays a card on the table that flies there from its player, out of the own hand if it is there. */
void talia_trick_middle_add (TaliaTrickMiddle *trick, TaliaCard card, int seat);

/** Lays the cards of the running trick on the table that do not lie there yet. */
void talia_trick_middle_add_running (TaliaTrickMiddle *trick);

/** Sends the cards of a finished trick to its taker, who lays them on the others: together, the winning one on top. */
void talia_trick_middle_sweep (TaliaTrickMiddle *trick, TaliaCards cards, int taker);

/** Adds and removes cards until the running trick and the finished one lie there. */
void talia_trick_middle_sync (TaliaTrickMiddle *trick);

/**
 * Shows which card was led and which is the best, of the running trick or else of the one that lies to be looked at:
 * not before the last one has landed.
 */
void talia_trick_middle_show_parts (TaliaTrickMiddle *trick);

/** Places the cards. */
void talia_trick_middle_place (TaliaTrickMiddle *trick, const TaliaBoardGeometry *geometry);

/** Lets go of the cards, which the board is about to destroy. */
void talia_trick_middle_clear (TaliaTrickMiddle *trick);

G_END_DECLS
