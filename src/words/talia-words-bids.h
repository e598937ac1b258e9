/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words for bids, in the player's language. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** A seat's bid such as "Bid 4" or "Nil" (a value of TaliaTrick.bid); a new string, empty before the bid. */
char *talia_words_bid (int bid);

/** A seat's bid and the tricks it has taken, in few letters: "1 of 4", "Nil", "Nil: 1"; a new string. */
char *talia_words_bid_and_tricks (int bid, int tricks);

/**
 * What a side has bid, such as "4 + …" while a bid is to come; once all are made, with the tricks
 * taken: "3 of 7 + nil". A new string.
 */
char *talia_words_contract (const TaliaContract *contract);

/** What a small button for the move says, such as "4"; NULL where it says what other buttons do. A new string. */
char *talia_words_move_short (const TaliaMove *move);

/** What is expected of the seat of the view, which is to bid; a new string. */
char *talia_words_ask_to_bid (const TaliaView *view);

G_END_DECLS
