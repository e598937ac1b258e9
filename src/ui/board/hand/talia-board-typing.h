/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds cards by their typed rank and suit, such as "q d" for the queen of diamonds, in Polish "d k" for dama karo. */
#pragma once

#include "engine/talia-cards.h"

G_BEGIN_DECLS

/** The text that has been typed so far; all fields are zero initially. */
typedef struct
{
  char text[32];
  guint32 at;      /* the time of the last letter, in milliseconds */
  gboolean missed; /* the text names a card that is not in the hand */
} TaliaBoardTyping;

/**
 * Adds a letter or digit that was typed at `time` (milliseconds) and finds the card that is meant, among `cards` in
 * their order from left to right; `from` is the place of the card with the focus (-1: none). A rank leads to the next
 * card of that rank, a rank and the beginning of a suit to that very card; typing the last letter again leads to the
 * next card that may be meant. The text is forgotten after a second.
 *
 * Returns FALSE if the letter names no card. If it names a card that is not there, `card` is set to TALIA_NO_CARD, and
 * `missed` is TRUE until the next letter.
 */
gboolean talia_board_typing_add (TaliaBoardTyping *typing, gunichar letter, guint32 time, const TaliaCard *cards,
                                 guint n, int from, TaliaCard *card);

/** Forgets the text, but keeps `missed`. */
void talia_board_typing_clear (TaliaBoardTyping *typing);

G_END_DECLS
