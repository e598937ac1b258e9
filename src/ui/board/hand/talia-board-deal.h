/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Animates the deal: cards fly face down from the pack at the dealer's place to the players who get them. */
#pragma once

#include "talia-board-hand.h"
#include "ui/board/seats/talia-board-seats.h"
#include "ui/board/talia-board-backs.h"

G_BEGIN_DECLS

/** Part of a board, which says when cards are dealt and ends the deal before anything else happens. */
typedef struct
{
  TaliaBoard *board;
  TaliaBoardSeats *seats;
  TaliaBoardHand *hand;
  TaliaBoardBacks *backs;
  GPtrArray *middle; /* cards of the table, dealt after all hands */
  GArray *cards;     /* in the order in which they go round; NULL when none do */
  gboolean told;     /* they are to set off as soon as it is known where everything lies */
  gint64 over;       /* when the last card lies as it is to, in time of the frame clock */
  guint tick, timeout;
} TaliaBoardDeal;

/** The hands of the board's view have been dealt. Where nothing is to move they are simply there. */
void talia_board_deal_tell (TaliaBoardDeal *deal);

/** A card of the table that has just been made is dealt with the others, if some are. */
void talia_board_deal_add (TaliaBoardDeal *deal, GtkWidget *widget);

/** Lets the cards set off that have been told of; to be called before they are placed for the first time. */
void talia_board_deal_begin (TaliaBoardDeal *deal, const TaliaBoardGeometry *geometry);

/** Ends it at once: every card lies where it belongs, and as it is to be seen. */
void talia_board_deal_end (TaliaBoardDeal *deal);

G_END_DECLS
