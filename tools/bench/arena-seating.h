/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seatings of one deal: which sides each player has each time the deal is played. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** The plays of one deal: A's sides as bits, and the play from which the match continues. */
typedef struct
{
  guint n;
  guint8 sides[TALIA_MAX_SEATS];
  guint followed;
} ArenaSeatings;

/**
 * Sets seatings in which each side is A's equally often, so that neither cards nor seats favour a player: with an even
 * number of sides half of them are A's, and are then swapped; with an odd number, or if `one` of them is A's, the seats
 * are rotated all the way round. `match` runs through the ways in which A's and B's sides can be arranged, and through
 * the plays from which the match continues, so that A and B contribute equally to the standing.
 */
void arena_seatings_init (ArenaSeatings *seatings, guint sides, gboolean one, guint match);

/** Returns the player of the side: 0 for A, 1 for B. `sides` is one of a deal's plays. */
int arena_seating_side_player (int side, guint8 sides);

/** Returns the player of the seat. */
int arena_seating_player (const TaliaState *state, int seat, guint8 sides);

/** Returns the mean lead of a side of A over one of B in a finished deal; more is better, even if the lowest total
 * wins. */
double arena_seating_advantage (const TaliaGame *game, const TaliaState *end, guint8 sides);

G_END_DECLS
