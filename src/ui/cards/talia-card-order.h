/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sorts the cards of a hand in the order that the player prefers. */
#pragma once

#include <glib.h>

#include "engine/talia-cards.h"

G_BEGIN_DECLS

/** The ways of sorting suits and ranks, in the order of the preference `card-order`. */
typedef enum
{
  TALIA_CARD_ORDER_TURNS, /* black and red suits alternate */
  TALIA_CARD_ORDER_SUITS, /* suits from clubs to spades */
  TALIA_CARD_ORDER_RANKS, /* ranks first, whatever the suit */
} TaliaCardOrder;

/**
 * Sorts cards from left to right, low to high or, if `descending`, the other way round. The suit `trump` (none, if it
 * is not the number of a suit) counts as the highest, unless cards are sorted by rank.
 */
void talia_card_order_sort (TaliaCard *cards, guint n, TaliaCardOrder order, int trump, gboolean descending);

G_END_DECLS
