/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replays a recorded match step by step. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/**
 * TaliaReplay:
 *
 * Walks over the steps of a match, without changing it. Position -1 is before the first deal, position i is after step
 * i. Any number of watched matches show the position, one for each seat, with hands closed or open. They emit
 * `happened`, with the recorded events, when the position advances by one, and `restored` otherwise, so a board shows
 * them like any other match.
 *
 * Properties: `position` (int). Steps that the match makes or takes back meanwhile are not noticed before the next move
 * of the position.
 */
#define TALIA_TYPE_REPLAY (talia_replay_get_type ())
G_DECLARE_FINAL_TYPE (TaliaReplay, talia_replay, TALIA, REPLAY, GObject)

/** A replay of `table` that stands before the first deal. */
TaliaReplay *talia_replay_new (TaliaTable *table);

/** The match as it stands at the position, seen from `seat` with hands closed; a new one each time. */
TaliaMatch *talia_replay_watch (TaliaReplay *self, int seat);

/** How many positions there are besides the one before the first deal. */
guint talia_replay_get_n_steps (TaliaReplay *self);
int talia_replay_get_position (TaliaReplay *self);

/** Moves to a position between -1 and the last one; others become the nearest of these. */
void talia_replay_set_position (TaliaReplay *self, int position);

/**
 * A match of its own that has come as far as the position, to be played on from there: with the same options, number
 * and names, but those at `seat` and `other` have changed places. Begins now, as far as notes go.
 */
TaliaTable *talia_replay_branch (TaliaReplay *self, int seat, int other);

/** The position after deal number `deal` (from 1) was dealt; -1 where there is no such deal. */
int talia_replay_find_deal (TaliaReplay *self, guint deal);

/** The position after trick number `trick` (from 1) of deal `deal` was taken; -1 where there is no such trick. */
int talia_replay_find_trick (TaliaReplay *self, guint deal, guint trick);

G_END_DECLS
