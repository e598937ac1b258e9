/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the cards that decided a match. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** The most cards that are found. */
#define TALIA_DECIDING_CARDS 7

/**
 * The cards that moved most points in the deal that decided the match, the dearest first; where nobody is paid for
 * cards, the highest that the winners took last. At most TALIA_DECIDING_CARDS; returns how many, which may be none.
 */
guint talia_deciding_cards_find (TaliaMatch *match, TaliaCard cards[TALIA_DECIDING_CARDS]);

G_END_DECLS
