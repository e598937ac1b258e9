/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words for trick-taking games: events and prompts. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** Describes the event of a trick-taking deal in a sentence; a new string, or NULL if there is nothing to say. */
char *talia_words_trick_event (TaliaMatch *match, const TaliaEvent *event);

/** Says what is expected of the seat of the view, whose turn it is; a new string. */
char *talia_words_trick_prompt (const TaliaGame *game, const TaliaView *view);

G_END_DECLS
