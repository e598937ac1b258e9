/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws hands that a view leaves open, and prefers those that explain their holders' plays (Metropolis algorithm). */
#pragma once

#include "search-family.h"

G_BEGIN_DECLS

/** What the others may hold, and how they are supposed to play. */
typedef struct
{
  TaliaCards hand[TALIA_MAX_SEATS]; /* of the others */
  guint styles;                     /* by seat, as bits: who plays in TALIA_STYLE_EASY */
} TaliaHands;

/**
 * Gets about `n` such hands, a thousand at most (elements are TaliaHands), fewer when `thinking` ends before or `until`
 * (of the monotonic clock, in microseconds; 0: never) has come. Each comes up as often as it is likely by the family's
 * `weigh_hand`, the more nearly the more there are. None where all hands are seen.
 */
GArray *talia_walk (const TaliaFamily *family, const TaliaPosition *position, guint n, const TaliaThinking *thinking,
                    gint64 until, guint64 seed);

G_END_DECLS
