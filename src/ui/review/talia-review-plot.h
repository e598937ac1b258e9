/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plot beside the board of a review: the expected result over the deal, with the shown position marked; choosing a
 * point of it shows that position. */
#pragma once

#include <adwaita.h>

#include "model/archive/talia-verdicts.h"
#include "talia-review.h"

G_BEGIN_DECLS

/**
 * TaliaReviewPlot:
 *
 * Shows what an expert has said of the deal and seat that a review looks at, with a mark at the step that is shown.
 * Choosing a point of it goes to that step in the review. Not visible if the expert has not been asked, or if there is
 * no room.
 */
#define TALIA_TYPE_REVIEW_PLOT (talia_review_plot_get_type ())
G_DECLARE_FINAL_TYPE (TaliaReviewPlot, talia_review_plot, TALIA, REVIEW_PLOT, AdwBin)

/** Follows that review from now on; once. */
void talia_review_plot_set_review (TaliaReviewPlot *self, TaliaReview *review);

/** Where it looks for what was said. */
void talia_review_plot_set_verdicts (TaliaReviewPlot *self, TaliaVerdicts *verdicts);

/** Shows these, which an expert has just said of `seat` in the deal that is looked at; `open` may be NULL. */
void talia_review_plot_show (TaliaReviewPlot *self, int seat, const GArray *own, const GArray *open);

/** Whether the page has room for it; at first it has none. */
void talia_review_plot_set_room (TaliaReviewPlot *self, gboolean room);

G_END_DECLS
