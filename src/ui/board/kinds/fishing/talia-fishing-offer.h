/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows what the player has chosen in a fishing game: marks on cards, the prompt, and the buttons. */
#pragma once

#include "talia-fishing-choice.h"
#include "talia-fishing-pool.h"

G_BEGIN_DECLS

/**
 * Shows on the board of `pool` which moves the choice can mean, and which cards can join it. `proposed` is the move of
 * the hint that the hand shows, if there is one; `recent` are cards that others have just played.
 */
void talia_fishing_offer_show (const TaliaFishingChoice *choice, const TaliaFishingPool *pool,
                               const TaliaMove *proposed, TaliaCards recent);

G_END_DECLS
