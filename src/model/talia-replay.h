/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match looked at again, step by step: what a seat saw, or everything. */
#pragma once

#include "talia-table.h"

G_BEGIN_DECLS

/**
 * TaliaReplay:
 *
 * Walks over the steps of a table, which itself stays as it is. Position -1 is before the first deal, position i after
 * step i. Steps that the table makes or takes back meanwhile are not noticed until the next move of the position.
 *
 * Properties:
 * - `table` (TaliaTable, construct-only)
 * - `position` (int): where it stands
 * - `seat` (int): whose view it shows
 * - `open` (boolean): every hidden card is shown as well
 *
 * Signals:
 * - `happened (TaliaEvents *)`: the position went on by one step; the events are those of then
 * - `restored ()`: it shows something else without anything having happened
 * - `changed ()`: after each of the two above
 */
#define TALIA_TYPE_REPLAY (talia_replay_get_type ())
G_DECLARE_FINAL_TYPE (TaliaReplay, talia_replay, TALIA, REPLAY, GObject)

/** A replay that stands before the first deal and sees as seat 0, hands closed. */
TaliaReplay *talia_replay_new (TaliaTable *table);

TaliaTable *talia_replay_get_table (TaliaReplay *self);

/** How many positions there are besides the one before the first deal. */
guint talia_replay_get_n_steps (TaliaReplay *self);
int talia_replay_get_position (TaliaReplay *self);

/** Moves to a position between -1 and the last one; others become the nearest of these. */
void talia_replay_set_position (TaliaReplay *self, int position);

/** The position after deal number `deal` (from 1) was dealt; -1 where there is no such deal. */
int talia_replay_find_deal (TaliaReplay *self, guint deal);

/** The position after trick number `trick` (from 1) of deal `deal` was taken; -1 where there is no such trick. */
int talia_replay_find_trick (TaliaReplay *self, guint deal, guint trick);

int talia_replay_get_seat (TaliaReplay *self);
/** `seat` must be one of the match. */
void talia_replay_set_seat (TaliaReplay *self, int seat);

gboolean talia_replay_get_open (TaliaReplay *self);
void talia_replay_set_open (TaliaReplay *self, gboolean open);

/** What is shown at the position. With open hands `seen` is the whole state, and `held` says the same of it. */
const TaliaView *talia_replay_get_view (TaliaReplay *self);

G_END_DECLS
