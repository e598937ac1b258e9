/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about the course of a match, once it is over. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** Returns the number of the deal since which the winner has been alone in the lead; 0 if there is none, as in a
 * draw. */
guint talia_words_find_deciding_deal (TaliaMatch *match);

/** Says in a sentence which deal decided the match; NULL if none did. A new string. */
char *talia_words_deciding_deal (TaliaMatch *match);

/** Says who shot moons, made nils and swept the table, and how often, in one line for each; NULL if nobody did. A new
 * string. */
char *talia_words_feats (TaliaMatch *match);

/**
 * Compares the person's points in a deal that had been played before with those of this time; NULL if it had not.
 * `deal` is from the score sheet. A new string.
 */
char *talia_words_compare_deal (TaliaMatch *match, TaliaDealScore *deal);

G_END_DECLS
