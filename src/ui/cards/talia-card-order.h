/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order in which a player holds the cards of a hand. */
#pragma once

#include <glib.h>

#include "engine/talia-cards.h"

G_BEGIN_DECLS

/** How suits and ranks are put together, in the order of the preference `card-order`. */
typedef enum
{
  TALIA_CARD_ORDER_TURNS, /* suits of black and red by turns */
  TALIA_CARD_ORDER_SUITS, /* suits from clubs to spades */
  TALIA_CARD_ORDER_RANKS, /* ranks first, whatever the suit */
} TaliaCardOrder;

/**
 * Sorts cards from left to right, low to high or, if `descending`, the other way round. The suit
 * `trump` (any number that is no suit: none) counts as the highest one unless ranks go first.
 */
void talia_card_order_sort (TaliaCard *cards, guint n, TaliaCardOrder order, int trump, gboolean descending);

G_END_DECLS
