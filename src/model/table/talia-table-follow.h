/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table that follows one at another machine, as one seat sees it: fed with views and events, it never holds a
 * hidden card. */
#pragma once

#include "talia-table.h"

G_BEGIN_DECLS

/** Called with a request for the host of the table: `play MOVE`, `claim` or `deal`. */
typedef void (*TaliaTableFollowFunc) (const char *line, gpointer data);

/**
 * Creates a table that follows another one as `seat` sees it; its state is what that seat sees. talia_table_play()
 * checks a move against that state and asks for it; the result is told later, and no other request can be made until
 * then. There is no undo. Error:
 * TALIA_OPTION_ERROR.
 */
TaliaTable *talia_table_follow_new (const TaliaGame *game, const TaliaOptions *options, int seat,
                                    TaliaTableFollowFunc ask, gpointer data, GError **error);

/** The seat of a table that follows another one; TALIA_NOBODY for an ordinary table. */
int talia_table_follow_get_seat (TaliaTable *self);

/** Whether a move of that seat is on its way, or nobody is there any more to ask. */
gboolean talia_table_follow_is_waiting (TaliaTable *self);

/** The start of the match, by which views are read. */
const TaliaState *talia_table_follow_get_start (TaliaTable *self);

/**
 * Tells the table what its seat sees now, in a running deal, and the events that led there; with `events` NULL the view
 * is not a step from the last one, and is shown as it is. Returns FALSE for a view that cannot follow in this match: no
 * move by the rules leads to it, or not with these events.
 */
gboolean talia_table_follow_tell (TaliaTable *self, const TaliaView *view, const TaliaEvents *events);

/**
 * Tells the table that a deal has ended: `record` is the match so far, with no deal running. Returns FALSE if the
 * record differs from what the seat has seen, or is another match.
 */
gboolean talia_table_follow_end_deal (TaliaTable *self, TaliaTable *record, const TaliaView *view,
                                      const TaliaEvents *events);

/** Adds deals that have ended in the meantime; a view follows. Returns FALSE if it is another match. */
gboolean talia_table_follow_take_record (TaliaTable *self, TaliaTable *record);

/** The finished deals as a match of their own, for reviews; an ordinary table is returned itself. */
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
