/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seatings of one deal: which sides each player has in each of its plays. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** The plays of one deal: bit by side, A has it; and which of them the match goes on from. */
typedef struct
{
  guint n;
  guint8 sides[TALIA_MAX_SEATS];
  guint followed;
} ArenaSeatings;

/**
 * Seatings in which each side is A's as often as it is in any other, so that neither cards nor seats favour anybody:
 * of an even number of sides half are A's, and are then swapped; of an odd number, and where `one` of them is A's, the
 * seats are rotated all the way round. `match` goes through the ways in which A's and B's can sit among each other, and
 * through the plays to be followed, so that A has helped to bring about the standing as often as B has.
 */
void arena_seatings_init (ArenaSeatings *seatings, guint sides, gboolean one, guint match);

/** Who plays the side: 0 for A, 1 for B. `sides`: one of a deal's plays. */
int arena_seating_side_player (int side, guint8 sides);

/** Who plays the seat. */
int arena_seating_player (const TaliaState *state, int seat, guint8 sides);

/** What a side of A has more than one of B on the mean, of a deal that is over; more is better whoever wins. */
double arena_seating_advantage (const TaliaGame *game, const TaliaState *end, guint8 sides);

G_END_DECLS
