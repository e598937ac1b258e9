/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The course of the totals of a match, deal by deal, as figures for a plot. */
#pragma once

#include "model/match/talia-match.h"
#include "ui/plot/talia-figures.h"

G_BEGIN_DECLS

/** The totals of each side after each finished deal. */
TaliaFigures *talia_match_figures_new (TaliaMatch *match);

G_END_DECLS
