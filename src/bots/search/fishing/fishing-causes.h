/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds what on the table makes a move of a fishing game the best: what others could take after it. */
#pragma once

#include "bots/search/core/search-family.h"

G_BEGIN_DECLS

/** The function `cause` of TaliaFamily for fishing games. */
TaliaCause talia_fishing_cause (const TaliaPosition *position, const TaliaContrast *contrast);

/** Returns the cause in the last round, from the ends of a hand (talia_fishing_play_out()): `with` after the best move,
 * which was play number `play`, and `without` after the other. */
TaliaCause talia_fishing_end_cause (int own, guint play, const TaliaState *with, const TaliaState *without);

G_END_DECLS
