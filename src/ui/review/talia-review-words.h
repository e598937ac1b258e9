/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about the step that a review shows. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/**
 * Describes these events in sentences or, if there are none to tell, what is expected next; a new string. `teller` is
 * the match as the person sees it, who is “you” whichever hand is in front; `shown` is the match on the board, and
 * everything visible in it may be mentioned.
 */
char *talia_review_words_step (TaliaMatch *teller, TaliaMatch *shown, const TaliaEvents *events);

/** Describes the position in the match, such as "Deal 3 · Trick 5"; `move` counts the moves of the deal. A new
 * string. */
char *talia_review_words_place (TaliaMatch *shown, int move, gboolean brief);

G_END_DECLS
