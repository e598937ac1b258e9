/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds what at the table makes a card or a bid the best: what becomes of the player's cards afterwards. */
#pragma once

#include "bots/search/core/search-family.h"

G_BEGIN_DECLS

/** The function `trace` of TaliaFamily for trick-taking games. */
void talia_trick_trace (const TaliaPosition *position, const TaliaState *end, TaliaTrace *trace);

/** The function `cause` of TaliaFamily for trick-taking games. */
TaliaCause talia_trick_cause (const TaliaPosition *position, const TaliaContrast *contrast);

G_END_DECLS
