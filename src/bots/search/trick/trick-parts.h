/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Splits the points of a deal of tricks into parts: one for each entry of the deal's price list or, in games with bids,
 * one each for bids, bags and nils. */
#pragma once

#include "bots/search/core/search-family.h"

G_BEGIN_DECLS

/** The function `split` of TaliaFamily for trick-taking games. */
void talia_trick_split (const TaliaPosition *position, const TaliaState *end, double parts[TALIA_PARTS]);

/** The function `gain` of TaliaFamily for trick-taking games. */
TaliaGain talia_trick_gain (const TaliaPosition *position, guint part);

G_END_DECLS
