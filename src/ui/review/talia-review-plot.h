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
 * Plots the expert's verdict on the deal and seat that a review shows, with a mark at the current step. Choosing a
 * point shows that step in the review. Not visible if the expert has not been asked, or if there is no room.
 */
#define TALIA_TYPE_REVIEW_PLOT (talia_review_plot_get_type ())
G_DECLARE_FINAL_TYPE (TaliaReviewPlot, talia_review_plot, TALIA, REVIEW_PLOT, AdwBin)

/** Sets the review that the plot follows. To be called once. */
void talia_review_plot_set_review (TaliaReviewPlot *self, TaliaReview *review);

/** Sets where the plot looks up verdicts. */
void talia_review_plot_set_verdicts (TaliaReviewPlot *self, TaliaVerdicts *verdicts);

/** Shows these judgements, which the expert has just made of `seat` in the current deal; `open` may be NULL. */
void talia_review_plot_show (TaliaReviewPlot *self, int seat, const GArray *own, const GArray *open);

/** Sets whether the page has room for the plot; at first it has none. */
void talia_review_plot_set_room (TaliaReviewPlot *self, gboolean room);

G_END_DECLS
