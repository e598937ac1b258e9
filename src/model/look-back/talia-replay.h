/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replays a recorded match step by step. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/**
 * TaliaReplay:
 *
 * Steps through a match without changing it. Position -1 is before the first deal, position i is after step i. Any
 * number of watched matches show the position, one for each seat, with hands closed or open. They emit `happened`, with
 * the recorded events, when the position advances by one, and `restored` otherwise, so a board shows them like any
 * other match.
 *
 * Properties: `position` (int). Steps that the match makes or takes back in the meantime are noticed at the next change
 * of the position.
 */
#define TALIA_TYPE_REPLAY (talia_replay_get_type ())
G_DECLARE_FINAL_TYPE (TaliaReplay, talia_replay, TALIA, REPLAY, GObject)

/** Creates a replay of `table` at the position before the first deal. */
TaliaReplay *talia_replay_new (TaliaTable *table);

/** Creates a match that shows the position, seen from `seat` with hands closed. */
TaliaMatch *talia_replay_watch (TaliaReplay *self, int seat);

/** Returns the number of positions, without the one before the first deal. */
guint talia_replay_get_n_steps (TaliaReplay *self);
int talia_replay_get_position (TaliaReplay *self);

/** Moves to a position between -1 and the last one; a number out of range becomes the nearest. */
void talia_replay_set_position (TaliaReplay *self, int position);

/**
 * Creates a separate match that can be played on from the position, with the same options, number and names, except
 * that the players at `seat` and `other` have changed places. According to its notes, it begins now.
 */
TaliaTable *talia_replay_branch (TaliaReplay *self, int seat, int other);

/** Returns the position after deal number `deal` (from 1) was dealt; -1 if there is no such deal. */
int talia_replay_find_deal (TaliaReplay *self, guint deal);

/** Returns the position after trick number `trick` (from 1) of deal `deal` was taken; -1 if there is no such trick. */
int talia_replay_find_trick (TaliaReplay *self, guint deal, guint trick);

G_END_DECLS
