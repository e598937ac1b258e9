/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Facts of the table that go with a cause: what is certain, or most likely, for somebody who sees the view. */
#pragma once

#include "bots/search/core/search-family.h"

G_BEGIN_DECLS

/** Returns the cards that cost points or, if `sign` is -1 instead of 1, those that give some back. */
TaliaCards talia_trick_priced (const TaliaPayoff *payoff, int sign);

/** Adds to a cause of `talia_trick_cause()` what else is true of it: its `facts` and, where the player would have to
 * lead from cards that nobody can beat, those cards as `beside`. */
void talia_trick_add_facts (const TaliaPosition *position, const TaliaContrast *contrast, TaliaCause *cause);

G_END_DECLS
