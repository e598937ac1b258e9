/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table that stands elsewhere, as one seat may know it: fed with views and events, it never holds a hidden card. */
#pragma once

#include "talia-table.h"

G_BEGIN_DECLS

/** Gets what is to be asked of where the table stands: `play MOVE`, `claim` or `deal`. */
typedef void (*TaliaTableFollowFunc) (const char *line, gpointer data);

/**
 * A table of which `seat` is told. Its state is what that seat sees. talia_table_play() judges a move by that and asks
 * for it; what comes of it is told later. Between the two nothing else can be asked. Nothing can be taken back. Error:
 * TALIA_OPTION_ERROR.
 */
TaliaTable *talia_table_follow_new (const TaliaGame *game, const TaliaOptions *options, int seat,
                                    TaliaTableFollowFunc ask, gpointer data, GError **error);

/** The seat that is told; TALIA_NOBODY of a table that is played at here. */
int talia_table_follow_get_seat (TaliaTable *self);

/** Whether a move of that seat is on its way, or nobody is there any more to ask. */
gboolean talia_table_follow_is_waiting (TaliaTable *self);

/** The start of the match, by which views are read. */
const TaliaState *talia_table_follow_get_start (TaliaTable *self);

/**
 * Tells what the seat sees now, and what has happened to that end; `events` NULL: it is no step from what was told
 * before, and to be shown as it is. Of a deal that runs; FALSE where the view cannot be next, in a match that has come
 * to what is known of it here: no rule leads to it, or not by these events.
 */
gboolean talia_table_follow_tell (TaliaTable *self, const TaliaView *view, const TaliaEvents *events);

/**
 * Tells that a deal has ended, and all that there was in it: `record` is the match as far as it has come, with no deal
 * running. FALSE where that is not what the seat has seen, by these events from what it saw before, or another match.
 */
gboolean talia_table_follow_end_deal (TaliaTable *self, TaliaTable *record, const TaliaView *view,
                                      const TaliaEvents *events);

/** Tells of deals that have ended while nobody told; a view follows. FALSE where it is another match. */
gboolean talia_table_follow_take_record (TaliaTable *self, TaliaTable *record);

/** The deals that have ended, as a match of its own to be looked at; the table itself where it is played at here. */
TaliaTable *talia_table_follow_copy_ended (TaliaTable *self);

/** Tells that what was asked for is not to be. */
void talia_table_follow_refuse (TaliaTable *self);

/** What this seat has chosen to pass before its turn; 0: nothing. */
TaliaCards talia_table_follow_get_chosen (TaliaTable *self);

/** Asks to pass these, before the turn has come. Error: TALIA_RULE_NOT_YOUR_TURN while something is waited for. */
gboolean talia_table_follow_choose (TaliaTable *self, TaliaCards cards, GError **error);

/** Tells that this seat has chosen these; FALSE where it cannot have. */
gboolean talia_table_follow_tell_chosen (TaliaTable *self, TaliaCards cards);

/** Asks for anything but a move. Error: TALIA_RULE_NOT_YOUR_TURN while something is waited for. */
gboolean talia_table_follow_ask (TaliaTable *self, const char *line, GError **error);

/** Nobody is there to ask any more (`ask` NULL), or somebody else is. */
void talia_table_follow_reconnect (TaliaTable *self, TaliaTableFollowFunc ask, gpointer data);

G_END_DECLS
