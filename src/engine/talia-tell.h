/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scores matches that are played with real cards: asks what has to be known of a deal, and scores it by the rules. */
#pragma once

#include "talia-game.h"
#include "talia-told.h"

G_BEGIN_DECLS

/** Makes the form of the next deal. `dealer` has the same meaning as for talia_game_deal(), and the errors are the
 * same. */
gboolean talia_tell_ask (const TaliaGame *game, const TaliaState *state, int dealer, TaliaForm *form, GError **error);

/**
 * Scores a deal from the answers `told`; `next` is the match after it, as if the deal had been played, with any cards
 * that agree with the answers. If there is a fault, `next` is not changed.
 */
TaliaFault talia_tell_score (const TaliaGame *game, const TaliaForm *form, const TaliaTold *told, TaliaState *next);

G_END_DECLS
