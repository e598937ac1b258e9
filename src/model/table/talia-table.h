/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match at a table: its state, its history, and the one function through which all moves are made. */
#pragma once

#include <gio/gio.h>

#include "engine/talia-game.h"

G_BEGIN_DECLS

/**
 * TaliaTable:
 *
 * Holds a match and its history. Every move, whether by a gesture, a computer player or a line of the
 * protocol, goes through talia_table_play(). The table first stores the new state, history and
 * record, then emits its signals.
 *
 * Signals:
 * - `happened (TaliaEvents *)`: a deal or a move took place; the events say what to animate.
 * - `restored ()`: undo, redo or loading put another state on the table; show it as it is.
 * - `recorded (const char *lines)`: one or more lines to append to a durable record, before `happened` or
 *   `restored`; without the last newline. NULL: the record is to be written anew as a whole.
 */
#define TALIA_TYPE_TABLE (talia_table_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTable, talia_table, TALIA, TABLE, GObject)

/** A step of the history, private to the model. */
typedef struct _TaliaStep TaliaStep;

/** A match with these options; error: TALIA_OPTION_ERROR. The first deal is not dealt yet. */
TaliaTable *talia_table_new (const TaliaGame *game, const TaliaOptions *options, GError **error);

const TaliaGame *talia_table_get_game (TaliaTable *self);
int talia_table_get_n_seats (TaliaTable *self);

/** What everybody at the table may know: no hand, nothing else that is hidden from any seat. */
void talia_table_get_open_state (TaliaTable *self, TaliaState *open);

/** The steps made so far and not taken back. */
guint talia_table_get_n_steps (TaliaTable *self);

/** What everybody saw of that step. */
void talia_table_get_events (TaliaTable *self, guint step, TaliaEvents *events);

/** The step that was the deal that is running or ended last; -1 before the first. */
int talia_table_get_deal_step (TaliaTable *self);

/**
 * The reason why there are no more deals although the match is not over: it has reached the greatest length
 * (talia-limits.h). A sentence (msgid); NULL if the match can go on.
 */
const char *talia_table_get_limit (TaliaTable *self);

/** Deals the pack that the number stands for. Error: TALIA_DEAL_ERROR. */
gboolean talia_table_deal_seed (TaliaTable *self, guint64 seed, GError **error);

/** Deals exactly this pack; a random dealer is drawn from the system. Error: TALIA_DEAL_ERROR. */
gboolean talia_table_deal_pack (TaliaTable *self, const TaliaPack *pack, GError **error);

/**
 * Makes a move for the seat to act. Error: TALIA_RULE_ERROR, the code being the rule; nothing changed.
 * A move that is just the one talia_table_redo() would make leaves what came after it to be made again.
 */
gboolean talia_table_play (TaliaTable *self, const TaliaMove *move, GError **error);

/**
 * Makes the moves of a claim, which must all be legal, as one step for those who look on: `seat` (or TALIA_NOBODY)
 * takes all that is left. Error: TALIA_RULE_ERROR; nothing changed.
 */
gboolean talia_table_claim (TaliaTable *self, int seat, const TaliaMove *moves, guint n, GError **error);

/** Takes back `steps` moves of the running or just finished deal; FALSE when there are fewer. */
gboolean talia_table_undo (TaliaTable *self, guint steps);

/** Makes `steps` moves that were taken back once more; FALSE when there are fewer. */
gboolean talia_table_redo (TaliaTable *self, guint steps);

/** Whether a move was ever taken back, even if it was made again. */
gboolean talia_table_get_taken_back (TaliaTable *self);

/** How many moves of the running or just finished deal could be taken back, and how many made again. */
guint talia_table_get_n_undo (TaliaTable *self);
guint talia_table_get_n_redo (TaliaTable *self);

/** Who sits where, as one line of text that the record keeps, cut where it is too long (docs/RECORD.md, `seat`); NULL
 * when not said. */
const char *talia_table_get_seat (TaliaTable *self, int seat);
void talia_table_set_seat (TaliaTable *self, int seat, const char *text);

G_END_DECLS
