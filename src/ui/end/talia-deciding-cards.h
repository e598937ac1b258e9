/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the cards that decided a match. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** The greatest number of cards that can be found. */
#define TALIA_DECIDING_CARDS 7

/**
 * Finds the cards that counted for the most points in the deal that decided the match, beginning with the most points.
 * If no points were for cards, finds the highest cards that the winners took in the last deal. Writes at most
 * TALIA_DECIDING_CARDS cards and returns their number, which may be 0.
 */
guint talia_deciding_cards_find (TaliaMatch *match, TaliaCard cards[TALIA_DECIDING_CARDS]);

G_END_DECLS
