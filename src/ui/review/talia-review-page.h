/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a review: a match that is replayed step by step on its board. */
#pragma once

#include <adwaita.h>

#include "model/archive/talia-verdicts.h"
#include "talia-review.h"
#include "ui/board/talia-board.h"

G_BEGIN_DECLS

/**
 * TaliaReviewPage:
 *
 * A navigation page with the actions `review.*` of talia_review_actions_new().
 *
 * Properties: `narrow` (boolean, read-only): there is little room for text.
 *
 * Signal: `play (TaliaTable *)`: the player wants to play on from the position that is shown, in a new match.
 */
#define TALIA_TYPE_REVIEW_PAGE (talia_review_page_get_type ())
G_DECLARE_FINAL_TYPE (TaliaReviewPage, talia_review_page, TALIA, REVIEW_PAGE, AdwNavigationPage)

/** Creates a page that reviews the match of `table`, with arguments as for talia_review_new(). */
TaliaReviewPage *talia_review_page_new (TaliaTable *table, int seat, guint deal);

/** Sets where the expert's verdicts are looked up and stored; without it, they are not stored. */
void talia_review_page_set_verdicts (TaliaReviewPage *self, TaliaVerdicts *verdicts);

/** Returns the review. */
TaliaReview *talia_review_page_get_review (TaliaReviewPage *self);

/** Returns the board; it is replaced when another seat is chosen, and for a deal that needs another kind of board. */
TaliaBoard *talia_review_page_get_board (TaliaReviewPage *self);

/** Returns the text about the step that is shown. */
const char *talia_review_page_get_text (TaliaReviewPage *self);

G_END_DECLS
