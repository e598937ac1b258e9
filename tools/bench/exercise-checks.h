/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a position must fulfil to be an exercise of a collection (docs/EXERCISES.md). */
#pragma once

#include "bots/talia-bot.h"

G_BEGIN_DECLS

/** Returns the error of the difference in points between two moves, half of its 95 % interval; 0 if it is unknown. */
double exercise_error (const TaliaAdvice *one, const TaliaAdvice *two);

/** Returns whether a search cannot tell two moves apart, such as cards next to each other. */
gboolean exercise_are_alike (const TaliaAdvice *one, const TaliaAdvice *two);

/** Returns whether the best move is `best`, and every other one but one that is alike is clearly worse; and whether
 * `thumb`, the easy level's move, is one of them. */
gboolean exercise_is_clear (const GArray *advice, const TaliaMove *best, const TaliaMove *thumb);

/** Returns whether the move is the best one, or one that is alike. */
gboolean exercise_is_right (const GArray *advice, const TaliaMove *move);

/** Returns whether `best` is also best, and `thumb` clearly worse, if all hands that the rules leave open are equally
 * likely, so that the answer does not depend on what the search concludes from the play of the others. */
gboolean exercise_is_fair (const TaliaGame *game, const TaliaView *view, const TaliaMove *best, const TaliaMove *thumb);

/** Returns whether the reason says why this move is better than the easy level's, which `other` is the reason for. Only
 * what is said of the least or the worst card, or of a bid, may be said of both, because then the two levels differ in
 * which one that is. */
gboolean exercise_is_explained (const TaliaReason *reason, const TaliaReason *other);

G_END_DECLS
