/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the window names sides, points and places, and who has won. */
#pragma once

#include "model/talia-match.h"

G_BEGIN_DECLS

/** A side of the match: a player's name, or "Anna and Piotr" for partners; a new string. */
char *talia_words_side (TaliaMatch *match, int side);

/** Who has won the match, in a sentence; a new string. Only once the match is over. */
char *talia_words_winners (TaliaMatch *match);

/** A place in the standings, such as "1st"; as short as can be. */
const char *talia_words_place (int place);

/** A number of points as text with a proper minus sign; a new string. */
char *talia_words_format_points (int points);

G_END_DECLS
