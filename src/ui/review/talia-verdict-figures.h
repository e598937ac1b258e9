/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The expected result of a deal, after each decision, as figures for a plot. */
#pragma once

#include "model/look-back/talia-judge.h"
#include "talia-review.h"
#include "ui/plot/talia-figures.h"

G_BEGIN_DECLS

/**
 * Creates figures of the expected result of the deal of `review` after each of these decisions, and of its end: how far
 * the side of `seat` is ahead, as talia_points_ahead() counts it. `open` (may be NULL) has the same judgements with all
 * hands open, which get a line of their own. The step of each point except the last is added to `steps`, as guint.
 */
TaliaFigures *talia_verdict_figures_new (TaliaReview *review, int seat, const GArray *judgements, const GArray *open,
                                         GArray *steps);

/**
 * Returns the point for the position of the review: the last decision that has been reached, or the end of the deal; -1
 * before the first. `steps` are those of talia_verdict_figures_new().
 */
int talia_verdict_figures_find_point (TaliaReview *review, const GArray *steps);

G_END_DECLS
