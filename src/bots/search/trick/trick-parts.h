/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Splits the points of a deal of tricks by where they come from: the entries of the price list, or the bids that were
 * made. */
#pragma once

#include "bots/search/core/search-family.h"

G_BEGIN_DECLS

/** TaliaFamily.split of games of tricks. */
void talia_trick_split (const TaliaPosition *position, const TaliaState *end, double parts[TALIA_PARTS]);

/** TaliaFamily.gain of games of tricks. */
TaliaGain talia_trick_gain (const TaliaPosition *position, guint part);

G_END_DECLS
