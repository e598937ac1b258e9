/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The trick on a board, including a finished one that stays for a while. */
#pragma once

#include "ui/board/hand/talia-hand-board.h"

G_BEGIN_DECLS

/** The cards of tricks on the table; part of a board. */
typedef struct
{
  TaliaHandBoard *board;                /* the board that this is part of */
  GtkWidget *cards[TALIA_CARD_NUMBERS]; /* by card; NULL if the card is not on the table */
  int8_t played_by[TALIA_CARD_NUMBERS]; /* the seat that played the card */
  gboolean is_added;                    /* a card was added, and the order of the cards has not been updated yet */
  guint tick;                           /* waits for a card to land before the best card is shown */
  int8_t order[TALIA_MAX_SEATS];        /* the places of the cards, from the lowest card to the one on top */
} TaliaTrickMiddle;

/** Adds a card to the table, which flies there from the player's own hand if it is there, or else from its player. */
void talia_trick_middle_add (TaliaTrickMiddle *trick, TaliaCard card, int seat);

/** Adds those cards of the current trick that are not on the table yet. */
void talia_trick_middle_add_running (TaliaTrickMiddle *trick);

/** Lets the cards of a finished trick fly to the taken tricks of its taker together, with the winning one on top. */
void talia_trick_middle_sweep (TaliaTrickMiddle *trick, TaliaCards cards, int taker);

/** Adds and removes cards, so that the current trick and a finished one that stays are on the table. */
void talia_trick_middle_sync (TaliaTrickMiddle *trick);

/**
 * Shows which card was led and which is the best, in the current trick or else in the finished one that stays; but only
 * when the last card has landed.
 */
void talia_trick_middle_show_parts (TaliaTrickMiddle *trick);

/** Places the cards. */
void talia_trick_middle_place (TaliaTrickMiddle *trick, const TaliaBoardGeometry *geometry);

/** Forgets the cards, which the board is about to destroy. */
void talia_trick_middle_clear (TaliaTrickMiddle *trick);

G_END_DECLS
