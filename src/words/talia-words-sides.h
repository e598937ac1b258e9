/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names for the players and sides, and how they stand. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** A side of the match: a player's name, or "Anna and Piotr" for partners; a new string. */
char *talia_words_side (TaliaMatch *match, int side);

/**
 * Who leads the match and by how many points, such as "you lead by 12" or "Ola leads by 40", said to the person of
 * `view`; a new string. NULL before the first result, where several lead, and where the view is nobody's own.
 */
char *talia_words_lead (TaliaTable *table, const TaliaView *view);

/** A number of points as text with a proper minus sign; a new string. */
char *talia_words_format_points (int points);

/** Whose points, in full, such as "Anna: −1 point"; a new string. */
char *talia_words_points_of (const char *name, int points);

/** A place in the standings, such as "1st"; as short as can be. */
const char *talia_words_place (int place);

/** The name of a level of play, such as "Easy"; for a level not offered to players, its id. A new string. */
char *talia_words_level (const char *id);

/** Who has won the match, in a sentence; a new string. Only once the match is over. */
char *talia_words_winners (TaliaMatch *match);

G_END_DECLS
