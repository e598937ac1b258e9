/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences for any game: moves, events and prompts, from the file for the game's core. */
#pragma once

#include "model/match/talia-match.h"
#include "talia-words-cards.h"
#include "talia-words-sides.h"

G_BEGIN_DECLS

/** Returns the label of the button for a claim, such as "Claim the Rest"; NULL for none. */
const char *talia_words_claim (TaliaClaim claim);

/** Returns the label of a move in the current position, such as "Pass" or "Raise to 8"; a new string. */
char *talia_words_choice (TaliaMatch *match, const TaliaMove *move);

/** Describes a move with the names of its cards, for hints, where it follows a colon; a new string. */
char *talia_words_proposal (TaliaMatch *match, const TaliaMove *move);

/**
 * Describes an event in a sentence, for announcements and the table's line of news; a new string, or NULL if there is
 * nothing to say. No event contains a hidden card.
 */
char *talia_words_event (TaliaMatch *match, const TaliaEvent *event);

/** Says what is expected of the player now, or for whom the match waits; a new string, never NULL. */
char *talia_words_prompt (TaliaMatch *match);

G_END_DECLS
