/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words for the deals of a match: their titles and their prices. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** Everything that costs or pays in a deal, a line each; a new string. */
char *talia_words_stakes (const TaliaDealPlan *plan);

/**
 * Which deal this is and what it is about, such as "Deal 3 of 7 · No queens · Queens: 60 each"; a new
 * string. `brief`: only the most important, for narrow windows.
 */
char *talia_words_deal (const TaliaGame *game, const TaliaState *state, gboolean brief);

/** A finished deal and what it was about, such as "Deal 3 · No queens"; a new string. */
char *talia_words_deal_score (TaliaDealScore *deal);

/** From where a match can go on of which the rest is damaged, in a sentence; a new string. */
char *talia_words_salvaged (TaliaTable *table);

/** What a card costs its taker (transfer full). */
char *talia_words_cost (int points);

/** How far the match is, such as "Deal 3"; a new string. */
char *talia_words_how_far (TaliaTable *table);

/** Which match it is and how far, such as "Spades · Deal 3"; a new string. */
char *talia_words_standing (TaliaTable *table);

G_END_DECLS
