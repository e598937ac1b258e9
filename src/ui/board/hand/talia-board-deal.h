/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Animates the deal: cards fly face down from the pack at the dealer's place to the players who get them. */
#pragma once

#include "talia-board-hand.h"
#include "ui/board/seats/talia-board-seats.h"
#include "ui/board/talia-board-backs.h"

G_BEGIN_DECLS

/** The animation of a deal. The board that it belongs to starts it, and ends it before anything else happens. */
typedef struct
{
  TaliaBoard *board;
  TaliaBoardSeats *seats;
  TaliaBoardHand *hand;
  TaliaBoardBacks *backs;
  GPtrArray *middle; /* cards on the table, dealt after all hands */
  GArray *cards;     /* in the order of the deal; NULL if no cards are being dealt */
  gboolean told;     /* a deal will begin as soon as the board has its layout */
  gint64 over;       /* when the last card has landed and is turned over, in time of the frame clock */
  guint tick, timeout;
  guint checks; /* how often it will be checked that the deal goes on although nothing may be drawn */
} TaliaBoardDeal;

/** Announces that the hands of the board's view have been dealt. If motions are off, they appear at once. */
void talia_board_deal_tell (TaliaBoardDeal *deal);

/** Adds a card that was just put on the table to the deal, if one has been announced. */
void talia_board_deal_add (TaliaBoardDeal *deal, GtkWidget *widget);

/** Begins the deal that has been announced, if there is one. Must be called before the cards are placed for the first
 * time. */
void talia_board_deal_begin (TaliaBoardDeal *deal, const TaliaBoardGeometry *geometry);

/** Ends the deal at once: every card is in its place, with the right side up. */
void talia_board_deal_end (TaliaBoardDeal *deal);

G_END_DECLS
