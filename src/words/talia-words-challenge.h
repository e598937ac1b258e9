/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about challenges: sending, receiving and finishing one. */
#pragma once

#include "model/match/talia-challenge.h"
#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** Describes a challenge, such as "American Hearts, 3 deals. Ola: 14"; a new string. */
char *talia_words_challenge (const TaliaChallenge *challenge);

/** Returns a message to a friend that contains the challenge; a new string. */
char *talia_words_challenge_message (const TaliaChallenge *challenge);

/** Compares the match with the challenge from which it came; NULL as long as there is nothing to compare. A new
 * string. */
char *talia_words_challenge_result (TaliaMatch *match);

G_END_DECLS
