/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Extends a match to people at other machines: makes their moves here, and describes what their seats may know. */
#pragma once

#include "talia-match.h"

G_BEGIN_DECLS

/**
 * Sets the seats, as bits, of people at other machines. No curtain falls for them, nothing is chosen for them here, and
 * undo is no longer possible.
 */
void talia_match_set_away (TaliaMatch *self, guint seats);
/**
 * Sets the people, at other machines or at this window, for whom a computer player of the match's level moves, until
 * this is called again or the person at this window moves. While a computer player stands in at this window, holds have
 * no effect, because nobody is watching.
 */
void talia_match_set_stand_ins (TaliaMatch *self, guint seats);
guint talia_match_get_stand_ins (TaliaMatch *self);

/** Returns whether the match waits for that seat: for its move or, at this window, for the person to look at the
 * table. */
gboolean talia_match_awaits (TaliaMatch *self, int seat);

/** Makes a move for a person at another machine; cards to pass are stored until their turn. Error: TALIA_RULE_ERROR,
 * with TALIA_RULE_NOT_YOUR_TURN if it is not the turn of that seat. */
gboolean talia_match_play_for (TaliaMatch *self, int seat, const TaliaMove *move, GError **error);

/** Ends the deal if that seat can know that nothing is left to decide; otherwise returns FALSE. */
gboolean talia_match_claim_for (TaliaMatch *self, int seat);

/** Returns what that seat may know now, as a line (engine/talia-view-line.h). */
char *talia_match_describe_for (TaliaMatch *self, int seat);

/** Returns what that seat has chosen to pass before its turn, as the text of a move; NULL: nothing. Nobody else may see
 * it. */
char *talia_match_describe_chosen (TaliaMatch *self, int seat);

/** Returns whose turn it is, of all seats; TALIA_NOBODY if no deal is running. */
int talia_match_get_to_act (TaliaMatch *self);

/** Returns whether a deal is running. */
gboolean talia_match_is_running (TaliaMatch *self);

G_END_DECLS
