/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match at a table: its state, its history, and the one function through which all moves are made. */
#pragma once

#include <gio/gio.h>

#include "engine/talia-game.h"

G_BEGIN_DECLS

/**
 * TaliaTable:
 *
 * Holds a match and its history. Every move, whether by a gesture, a computer player or a line of the protocol, goes
 * through talia_table_play(). The table first stores the new state, history and record, then emits its signals.
 *
 * Signals:
 * - `happened (TaliaEvents *)`: a deal or a move took place; the events say what to animate.
 * - `restored ()`: undo, redo or loading has put another state on the table; show it without animation.
 * - `recorded (const char *lines)`: one or more lines to append to a durable record, before `happened` or `restored`;
 *   without the last newline. NULL: the whole record has to be written again.
 */
#define TALIA_TYPE_TABLE (talia_table_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTable, talia_table, TALIA, TABLE, GObject)

/** A step of the history, private to the model. */
typedef struct _TaliaStep TaliaStep;

/** Creates a match with these options; error: TALIA_OPTION_ERROR. The first deal is not dealt yet. */
TaliaTable *talia_table_new (const TaliaGame *game, const TaliaOptions *options, GError **error);

const TaliaGame *talia_table_get_game (TaliaTable *self);
int talia_table_get_n_seats (TaliaTable *self);

/** Returns what everybody at the table may know: no hand, and nothing else that is hidden from any seat. */
void talia_table_get_open_state (TaliaTable *self, TaliaState *open);

/** Returns the number of steps that were made and not undone. */
guint talia_table_get_n_steps (TaliaTable *self);

/** Gets what everybody saw of that step. */
void talia_table_get_events (TaliaTable *self, guint step, TaliaEvents *events);

/** Returns the step that dealt the running or last deal; -1 before the first. */
int talia_table_get_deal_step (TaliaTable *self);

/**
 * Returns the reason why there are no more deals although the match is not over: it has reached its maximum length
 * (talia-limits.h). A sentence (msgid); NULL if the match can go on.
 */
const char *talia_table_get_limit (TaliaTable *self);

/** Deals the pack with that number. Error: TALIA_DEAL_ERROR. */
gboolean talia_table_deal_seed (TaliaTable *self, guint64 seed, GError **error);

/** Deals exactly this pack; if the dealer is random, the system's random numbers are used. Error: TALIA_DEAL_ERROR. */
gboolean talia_table_deal_pack (TaliaTable *self, const TaliaPack *pack, GError **error);

/**
 * Makes a move for the seat to act. Error: TALIA_RULE_ERROR, whose code is the rule; nothing has changed then. If it is
 * the move that talia_table_redo() would make, the moves after it can still be redone.
 */
gboolean talia_table_play (TaliaTable *self, const TaliaMove *move, GError **error);

/**
 * Makes the moves of a claim, which must all be legal, and reports them as one step: `seat` (or TALIA_NOBODY) takes all
 * remaining cards. Error: TALIA_RULE_ERROR; nothing has changed then.
 */
gboolean talia_table_claim (TaliaTable *self, int seat, const TaliaMove *moves, guint n, GError **error);

/** Undoes `steps` moves of the running or just finished deal; returns FALSE if there are fewer. */
gboolean talia_table_undo (TaliaTable *self, guint steps);

/** Redoes `steps` moves that were undone; returns FALSE if there are fewer. */
gboolean talia_table_redo (TaliaTable *self, guint steps);

/** Returns whether a move was ever undone, even if it was redone. */
gboolean talia_table_get_taken_back (TaliaTable *self);

/** Returns how many moves of the running or just finished deal can be undone, and how many redone. */
guint talia_table_get_n_undo (TaliaTable *self);
guint talia_table_get_n_redo (TaliaTable *self);

/** Returns the player at a seat, as the line of text in the record, cut if it is too long (docs/RECORD.md, `seat`);
 * NULL if the record does not name one. */
const char *talia_table_get_seat (TaliaTable *self, int seat);
void talia_table_set_seat (TaliaTable *self, int seat, const char *text);

G_END_DECLS
