/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table that shows what one seat sees of a table at another machine: it follows that table by the views and events
 * that it is given, and never holds a hidden card. */
#pragma once

#include "talia-table.h"

G_BEGIN_DECLS

/** Called with a request for the host of the table: `play MOVE`, `claim` or `deal`. */
typedef void (*TaliaTableFollowFunc) (const char *line, gpointer data);

/**
 * Creates a table that follows another one as `seat` sees it; its state is what that seat sees. talia_table_play()
 * checks a move against that state and sends a request for it; the result arrives later, and no other request can be
 * made until then. There is no undo. Error: TALIA_OPTION_ERROR.
 */
TaliaTable *talia_table_follow_new (const TaliaGame *game, const TaliaOptions *options, int seat,
                                    TaliaTableFollowFunc ask, gpointer data, GError **error);

/** Returns the seat of a table that follows another one; TALIA_NOBODY for an ordinary table. */
int talia_table_follow_get_seat (TaliaTable *self);

/** Returns whether a move of that seat has been requested and not answered, or there is no host to ask. */
gboolean talia_table_follow_is_waiting (TaliaTable *self);

/** Returns the start of the match, which is needed to read views. */
const TaliaState *talia_table_follow_get_start (TaliaTable *self);

/**
 * Sets what the seat sees now, in a running deal, and the events that led there; if `events` is NULL, the view is not
 * one step after the last one, and is shown without animation. Returns FALSE for a view that cannot follow in this
 * match, because no legal move leads to it, or not with these events.
 */
gboolean talia_table_follow_tell (TaliaTable *self, const TaliaView *view, const TaliaEvents *events);

/**
 * Ends a deal: `record` is the match so far, with no deal running. Returns FALSE if the record differs from what the
 * seat has seen, or is another match.
 */
gboolean talia_table_follow_end_deal (TaliaTable *self, TaliaTable *record, const TaliaView *view,
                                      const TaliaEvents *events);

/** Adds deals that have ended in the meantime; a view follows. Returns FALSE if the record is of another match. */
gboolean talia_table_follow_take_record (TaliaTable *self, TaliaTable *record);

/** Returns the finished deals as a separate match, for reviews; for an ordinary table, the table itself. */
TaliaTable *talia_table_follow_copy_ended (TaliaTable *self);

/** Called when the host has refused the request. */
void talia_table_follow_refuse (TaliaTable *self);

/** Returns the cards that this seat has chosen to pass before its turn; 0: none. */
TaliaCards talia_table_follow_get_chosen (TaliaTable *self);

/** Requests to pass these cards, before the turn has come. Error: TALIA_RULE_NOT_YOUR_TURN while another request is not
 * answered. */
gboolean talia_table_follow_choose (TaliaTable *self, TaliaCards cards, GError **error);

/** Confirms that this seat has chosen these cards; returns FALSE if that is impossible. */
gboolean talia_table_follow_tell_chosen (TaliaTable *self, TaliaCards cards);

/** Sends any request other than a move. Error: TALIA_RULE_NOT_YOUR_TURN while another request is not answered. */
gboolean talia_table_follow_ask (TaliaTable *self, const char *line, GError **error);

/** Sets the function to which requests are passed from now on; NULL: there is no host at present. */
void talia_table_follow_reconnect (TaliaTable *self, TaliaTableFollowFunc ask, gpointer data);

G_END_DECLS
