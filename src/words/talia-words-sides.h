/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names the players and sides, and describes their standings. */
#pragma once

#include "model/match/talia-match.h"
#include "model/match/talia-scored.h"

G_BEGIN_DECLS

/** Returns the name of a side: a player's name, or "Anna and Piotr" for partners; a new string. */
char *talia_words_side (TaliaMatch *match, int side);

/**
 * Returns who leads the match and by how many points, such as "you lead by 12" or "Ola leads by 40", addressed to the
 * player of `view`; a new string. NULL before the first result, if several lead, and if the view belongs to nobody.
 */
char *talia_words_lead (TaliaTable *table, const TaliaView *view);

/** Returns a number of points as text with a proper minus sign; a new string. */
char *talia_words_format_points (int points);

/** Returns the same with a plus sign in front of points that are gained, such as "+20"; a new string. */
char *talia_words_format_gain (int points);

/** Returns the name and points of a player, such as "Anna: −1 point"; a new string. */
char *talia_words_points_of (const char *name, int points);

/** Returns a place in the standings, as short as possible, such as "1st". */
const char *talia_words_place (int place);

/** Returns a sentence that says who has won the match or, if it had a single deal, the deal; a new string. To be called
 * only after the match. */
char *talia_words_winners (TaliaMatch *match);

/** Returns a sentence that says who leads or, if no deal follows, who has won; a new string. NULL before the first
 * result. */
char *talia_words_leaders (TaliaScored *scored);

G_END_DECLS
