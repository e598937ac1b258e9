/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about challenges: sending, receiving and finishing one. */
#pragma once

#include "model/match/talia-challenge.h"
#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** What a challenge is, such as "American Hearts, 3 deals. Ola: 14"; a new string. */
char *talia_words_challenge (const TaliaChallenge *challenge);

/** A message to a friend that holds the challenge; a new string. */
char *talia_words_challenge_message (const TaliaChallenge *challenge);

/** How the match answers the challenge that it came from; NULL as long as there is nothing to compare. A new string. */
char *talia_words_challenge_result (TaliaMatch *match);

G_END_DECLS
