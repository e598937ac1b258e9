/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The expected result of a deal, decision by decision, as figures for a plot. */
#pragma once

#include "model/look-back/talia-judge.h"
#include "talia-review.h"
#include "ui/plot/talia-figures.h"

G_BEGIN_DECLS

/**
 * How far ahead of the mean of the others the deal of `review` was expected to leave the side of `seat` after each of
 * these decisions, and how it ended. `open` (may be NULL) are the same by all hands, which get a line of their own.
 * `steps` gets the step of each point but the last, as guint.
 */
TaliaFigures *talia_verdict_figures_new (TaliaReview *review, int seat, const GArray *judgements, const GArray *open,
                                         GArray *steps);

/**
 * The point that the review stands at: the last decision that is already to be made, or the end of the deal; -1 before
 * the first. `steps` are those of talia_verdict_figures_new().
 */
int talia_verdict_figures_find_point (TaliaReview *review, const GArray *steps);

G_END_DECLS
