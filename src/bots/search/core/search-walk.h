/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws hands of the other players by a random walk (the Metropolis algorithm): hands that better explain what these
 * players have played are drawn more often. */
#pragma once

#include "search-family.h"

G_BEGIN_DECLS

/** The hands of the others, and assumptions about how they play. */
typedef struct
{
  TaliaCards hand[TALIA_MAX_SEATS]; /* the hands of the others */
  guint styles;                     /* the seats, as bits, that play in TALIA_STYLE_EASY */
} TaliaHands;

/**
 * Draws about `n` hands of the others, at most a thousand, as an array of TaliaHands. They are fewer if `thinking` ends
 * earlier, or if the time `until` comes earlier (of the monotonic clock, in microseconds; 0: never). How often a hand
 * is drawn approaches its probability by the family's `weigh_hand`. The array is empty if all hands are seen.
 */
GArray *talia_walk (const TaliaFamily *family, const TaliaPosition *position, guint n, const TaliaThinking *thinking,
                    gint64 until, guint64 seed);

G_END_DECLS
