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
 * Properties: `narrow` (boolean, read-only): there is little room for words.
 *
 * Signal: `play (TaliaTable *)`: the person wants to play on from what is shown, in a match of its own.
 */
#define TALIA_TYPE_REVIEW_PAGE (talia_review_page_get_type ())
G_DECLARE_FINAL_TYPE (TaliaReviewPage, talia_review_page, TALIA, REVIEW_PAGE, AdwNavigationPage)

/** A page that looks at the match of `table`, with arguments as for talia_review_new(). */
TaliaReviewPage *talia_review_page_new (TaliaTable *table, int seat, guint deal);

/** Where what an expert says is kept, and looked for first; without it, nothing is kept. */
void talia_review_page_set_verdicts (TaliaReviewPage *self, TaliaVerdicts *verdicts);

/** What it looks at. */
TaliaReview *talia_review_page_get_review (TaliaReviewPage *self);

/** The board that shows it; another one for each seat, and for deals that are played on another kind. */
TaliaBoard *talia_review_page_get_board (TaliaReviewPage *self);

/** What happened in the step that is shown, in words. */
const char *talia_review_page_get_text (TaliaReviewPage *self);

G_END_DECLS
