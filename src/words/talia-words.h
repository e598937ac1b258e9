/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences for any game: moves, events and prompts, from the file for the game's core. */
#pragma once

#include "model/match/talia-match.h"
#include "talia-words-cards.h"
#include "talia-words-sides.h"

G_BEGIN_DECLS

/** The label of the button that ends a deal so, such as "Claim the Rest"; NULL for none. */
const char *talia_words_claim (TaliaClaim claim);

/** The label of a move as the table of the match stands, such as "Pass" or "Raise to 8"; a new string. */
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

G_END_DECLS
