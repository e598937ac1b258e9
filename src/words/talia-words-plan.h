/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words for the deals of a match: the title of each, and its prices. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** Lists all prices of a deal, one line for each; a new string. */
char *talia_words_stakes (const TaliaDealPlan *plan);

/**
 * Describes the deal, such as "Deal 3 of 7 · No queens · Queens: 60 each"; a new string. `brief`: only the most
 * important, for narrow windows.
 */
char *talia_words_deal (const TaliaGame *game, const TaliaState *state, gboolean brief);

/** Returns the parts of the same, of which the first says which deal it is; a new array. */
GStrv talia_words_deal_parts (const TaliaGame *game, const TaliaState *state, gboolean brief);

/** Lists the rules that a player of the deal has to bear in mind: options that are not as usual, what may not be led or
 * must be played, and what happens to somebody who takes all the penalty cards; a new array. */
GStrv talia_words_deal_rules (const TaliaGame *game, const TaliaState *state);

/** Describes a finished deal, such as "Deal 3 · No queens"; a new string. */
char *talia_words_deal_score (TaliaDealScore *deal);

/**
 * Says what there is to say about the number of a finished deal, such as "Deal number 7"; NULL if there is nothing. A
 * new string.
 */
char *talia_words_deal_number (TaliaMatch *match, TaliaDealScore *deal);

/** Says from where a match with a damaged record can be continued, in a sentence; a new string. */
char *talia_words_salvaged (TaliaTable *table);

/** Says what a card costs its taker (transfer full). */
char *talia_words_cost (int points);

/** Says how far the match is, such as "Deal 3"; a new string. */
char *talia_words_how_far (TaliaTable *table);

/** Says which game the match is, and how far, such as "Spades · Deal 3"; a new string. */
char *talia_words_standing (TaliaTable *table);

G_END_DECLS
