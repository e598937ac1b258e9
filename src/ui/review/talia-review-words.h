/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about the step that a review shows. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/**
 * What happened by these events, in sentences, or what is expected where that is nothing; a new string. `teller` is the
 * match as the person sees it, who is “you” whichever hand is in front; `shown` is what the board shows, of which
 * everything may be spoken.
 */
char *talia_review_words_step (TaliaMatch *teller, TaliaMatch *shown, const TaliaEvents *events);

/** Where in the match that is, such as "Deal 3 · Trick 5"; `move` counts the moves of the deal. A new string. */
char *talia_review_words_place (TaliaMatch *shown, int move, gboolean brief);

G_END_DECLS
