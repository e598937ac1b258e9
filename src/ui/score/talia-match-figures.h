/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the totals of a match went up and down, deal by deal. */
#pragma once

#include "model/talia-match.h"
#include "ui/plot/talia-figures.h"

G_BEGIN_DECLS

/** The totals of each side after each finished deal. */
TaliaFigures *talia_match_figures_new (TaliaMatch *match);

G_END_DECLS
