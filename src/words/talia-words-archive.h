/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about a match in the list of all matches. */
#pragma once

#include "model/archive/talia-match-facts.h"

G_BEGIN_DECLS

/** Returns the name of the match: its title, or its game; safe in any sentence. */
char *talia_words_match_title (const TaliaMatchFacts *facts);

/** Describes when the match began, with whom, and why it does not count, such as "11/30/2025, 18:05 · Ola, Ewa, Jan ·
 * with hints". */
char *talia_words_match_circumstances (const TaliaMatchFacts *facts);

/** Returns a file name for the match that is valid on any system, such as "American Hearts 2025-11-30 18-05.talia". */
char *talia_words_match_file_name (const TaliaMatchFacts *facts);

/** Describes how the match ended for the person, or how far it has got, such as "2nd of 4" or "3 deals played". */
char *talia_words_match_outcome (const TaliaMatchFacts *facts);

/** Returns the person's total and the best total of the others, such as "34 : 12". */
char *talia_words_match_points (const TaliaMatchFacts *facts);

G_END_DECLS
