/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences and buttons for bids, in the player's language. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** Describes a seat's bid (a value of TaliaTrick.bid), such as "Bid 4" or "Nil"; a new string, empty before the bid.
 * `brief`: in as few letters as a narrow plate has room for. */
char *talia_words_bid (int bid, gboolean brief);

/** Describes a seat's bid and the tricks that it has taken, in few letters: "1 of 4", "Nil", "Nil: 1"; a new string.
 * `brief` as above. */
char *talia_words_bid_and_tricks (int bid, int tricks, gboolean brief);

/**
 * Describes the bids of a side, such as "4 + …" while one is to come; once all are made, with the tricks taken: "3 of 7
 * + nil". A new string.
 */
char *talia_words_contract (const TaliaContract *contract);

/** Returns the label of a small button for the move, such as "4"; NULL if the move has no short label. A new string. */
char *talia_words_move_short (const TaliaMove *move);

/** Asks the seat of the view for its bid; a new string. */
char *talia_words_ask_to_bid (const TaliaView *view);

G_END_DECLS
