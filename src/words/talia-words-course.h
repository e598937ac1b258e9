/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about the course of a match, once it is over. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** The number of the deal since which the winner has led alone; 0 where there is none, as in a draw. */
guint talia_words_find_deciding_deal (TaliaMatch *match);

/** Which deal decided, in a sentence; NULL where none did. A new string. */
char *talia_words_deciding_deal (TaliaMatch *match);

/** Who shot moons, made nils, swept the table, and how often, a line each; NULL where nobody did. A new string. */
char *talia_words_feats (TaliaMatch *match);

/**
 * What the person got in a deal that was played before, and this time; NULL where it was not. `deal` is of the score
 * sheet. A new string.
 */
char *talia_words_compare_deal (TaliaMatch *match, TaliaDealScore *deal);

G_END_DECLS
