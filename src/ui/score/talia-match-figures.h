/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The totals of a match after each deal, as figures for a plot. */
#pragma once

#include "model/match/talia-scored.h"
#include "ui/plot/talia-figures.h"

G_BEGIN_DECLS

/** Returns the totals of each side after each finished deal. */
TaliaFigures *talia_match_figures_new (TaliaScored *scored);

G_END_DECLS
