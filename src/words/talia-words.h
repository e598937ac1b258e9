/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window says: cards, moves, events and expectations in the player's language. */
#pragma once

#include "model/talia-match.h"
#include "talia-words-cards.h"

G_BEGIN_DECLS

/** The label of the button that ends a deal so, such as "Claim the Rest"; NULL for none. */
const char *talia_words_claim (TaliaClaim claim);

/** The label of a move as the table of the match stands, such as "Lose the turn" or "Raise to 8"; a new string. */
char *talia_words_choice (TaliaMatch *match, const TaliaMove *move);

/** A move with the names of its cards, for hints; a new string. */
char *talia_words_proposal (TaliaMatch *match, const TaliaMove *move);

/**
 * A sentence that tells what happened, for announcements and the last line of the table; a new
 * string, or NULL when nothing is to be said. No event holds a hidden card.
 */
char *talia_words_event (TaliaMatch *match, const TaliaEvent *event);

/** What is expected of the player now, or who is waited for; a new string, never NULL. */
char *talia_words_prompt (TaliaMatch *match);

/** The name of a level of play, such as "Easy"; for a level not offered to players, its id. A new string. */
char *talia_words_level (const char *id);

/** A side of the match: a player's name, or "Anna and Piotr" for partners; a new string. */
char *talia_words_side (TaliaMatch *match, int side);

/** Who has won the match, in a sentence; a new string. Only once the match is over. */
char *talia_words_winners (TaliaMatch *match);

/** A place in the standings, such as "1st"; as short as can be. */
const char *talia_words_place (int place);

/** A number of points as text with a proper minus sign; a new string. */
char *talia_words_format_points (int points);

G_END_DECLS
