/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds cards by their typed rank and suit, such as "d k" for the dama karo. */
#pragma once

#include "engine/talia-cards.h"

G_BEGIN_DECLS

/** What has been typed so far; all zero: nothing. */
typedef struct
{
  char text[32];
  guint32 at;      /* when the last letter came, in milliseconds */
  gboolean missed; /* it named a card that is not there */
} TaliaBoardTyping;

/**
 * Adds a letter or digit that was typed at `time` (milliseconds) and finds the card that is meant, among `cards` in
 * their order from left to right, `from` being the place of the one with the focus (-1: none). A rank goes to the next
 * card of that rank, a rank and the beginning of a suit to that very card; the last letter once more goes on to the
 * next card that may be meant. What was typed is forgotten after a second.
 *
 * Returns FALSE when the letter names no card. `card` becomes TALIA_NO_CARD when it names one that is not there, which
 * is a miss until the next letter.
 */
gboolean talia_board_typing_add (TaliaBoardTyping *typing, gunichar letter, guint32 time, const TaliaCard *cards,
                                 guint n, int from, TaliaCard *card);

/** Forgets what was typed, but not that it was a miss. */
void talia_board_typing_clear (TaliaBoardTyping *typing);

G_END_DECLS
