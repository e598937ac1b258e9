/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player's hand on a board: the order of its cards, and moving the focus among them. */
#pragma once

#include "talia-board-typing.h"
#include "ui/board/talia-board-geometry.h"

G_BEGIN_DECLS

/** A number that is greater than any card's. */
#define TALIA_CARD_NUMBERS 64

/** The cards of a hand; part of a board, which makes and removes the widgets. */
typedef struct
{
  GtkWidget *cards[TALIA_CARD_NUMBERS]; /* by card; NULL if the card is not in the hand */
  TaliaCard order[TALIA_MAX_PACK];      /* from left to right */
  guint n;
  TaliaCard last_focus; /* the card that had the focus last, or TALIA_NO_CARD */
  TaliaBoardTyping typing;
} TaliaBoardHand;

/**
 * Sets the cards of the hand, in the order that the player prefers; `trump` is a suit or TALIA_NO_TRUMP. Returns
 * whether the cards that stay in the hand have changed their order.
 */
gboolean talia_board_hand_sort (TaliaBoardHand *hand, TaliaCards cards, int trump);

/** Returns the place of the card with the focus; -1 if no card has it. */
int talia_board_hand_find_focus (const TaliaBoardHand *hand);

/** Returns the card that should take over the focus, if the card that has it is not in `stays`; otherwise
 * TALIA_NO_CARD. */
TaliaCard talia_board_hand_find_heir (const TaliaBoardHand *hand, TaliaCards stays);

/** Moves the focus to the card that had it last, or else to one that can be played, or else to the first. Returns FALSE
 * if the hand is empty. */
gboolean talia_board_hand_grab_focus (TaliaBoardHand *hand);

/** Returns whether only some of the cards may be played now. */
gboolean talia_board_hand_is_restricted (const TaliaBoardHand *hand);

/** Moves the focus from a card that cannot be played to the nearest one that can. Returns FALSE if there is no need to,
 * or no such card. */
gboolean talia_board_hand_focus_playable (TaliaBoardHand *hand);

/** Returns the only card that can be played, however many are held; TALIA_NO_CARD if none or several can be. */
TaliaCard talia_board_hand_get_single (const TaliaBoardHand *hand);

/** Moves the focus by the given number of cards to the right, but not beyond the ends. */
gboolean talia_board_hand_focus_next (TaliaBoardHand *hand, int by);

/** Moves the focus to the nearest card in the row that is `by` rows further down; returns FALSE if there is no such
 * row. */
gboolean talia_board_hand_focus_row (TaliaBoardHand *hand, const TaliaBoardGeometry *geometry, int by);

/** Handles a typed letter: moves the focus to the card that the typed text names. Returns FALSE if the letter names
 * none. */
gboolean talia_board_hand_type (TaliaBoardHand *hand, gunichar letter, guint32 time);

G_END_DECLS
