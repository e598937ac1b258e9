/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player's hand on a board: the order of its cards, and moving the focus among them. */
#pragma once

#include "talia-board-typing.h"
#include "ui/board/talia-board-geometry.h"

G_BEGIN_DECLS

/** More than any card's number. */
#define TALIA_CARD_NUMBERS 64

/** The cards of a hand; part of a board, which makes and removes the widgets. */
typedef struct
{
  GtkWidget *cards[TALIA_CARD_NUMBERS]; /* by card, NULL where it is not in the hand */
  TaliaCard order[TALIA_MAX_PACK];      /* from left to right */
  guint n;
  TaliaCard last_focus; /* the card that had the focus last, or TALIA_NO_CARD */
  TaliaBoardTyping typing;
} TaliaBoardHand;

/**
 * Sets the order to these cards, as the player likes to hold them; `trump` is a suit or
 * TALIA_NO_TRUMP. Returns whether cards that stay have changed places.
 */
gboolean talia_board_hand_sort (TaliaBoardHand *hand, TaliaCards cards, int trump);

/** The place of the card with the focus; -1 when none has it. */
int talia_board_hand_find_focus (const TaliaBoardHand *hand);

/** The card that takes over the focus from one that is not among those that stay; TALIA_NO_CARD when none needs to. */
TaliaCard talia_board_hand_find_heir (const TaliaBoardHand *hand, TaliaCards stays);

/** Gives the focus to the card that had it last, else to one that can be played. FALSE when the hand is empty. */
gboolean talia_board_hand_grab_focus (TaliaBoardHand *hand);

/** Whether only some of the cards may be played now. */
gboolean talia_board_hand_is_restricted (const TaliaBoardHand *hand);

/** Moves the focus from a card that cannot be played to the nearest one that can; FALSE where it need not or cannot. */
gboolean talia_board_hand_focus_playable (TaliaBoardHand *hand);

/** The only card that can be played, where several are held or one; TALIA_NO_CARD: none or more than one can. */
TaliaCard talia_board_hand_get_single (const TaliaBoardHand *hand);

/** Moves the focus by that many cards to the right; it stays at the ends. */
gboolean talia_board_hand_focus_next (TaliaBoardHand *hand, int by);

/** Moves the focus to the nearest card that many rows further down; FALSE when there is no such row. */
gboolean talia_board_hand_focus_row (TaliaBoardHand *hand, const TaliaBoardGeometry *geometry, int by);

/** Moves the focus to the card that is named by what is typed; FALSE when the letter names none. */
gboolean talia_board_hand_type (TaliaBoardHand *hand, gunichar letter, guint32 time);

G_END_DECLS
