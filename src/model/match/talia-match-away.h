/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions for a match with people at other machines: makes their moves, and tells what their seats may know. */
#pragma once

#include "talia-match.h"

G_BEGIN_DECLS

/**
 * The seats, as bits, of people who sit at other machines. No curtain falls for them, nothing is chosen for them here,
 * and nothing can be taken back any more.
 */
void talia_match_set_away (TaliaMatch *self, guint seats);
/**
 * Those of them, and of the people at this window, for whom a computer player of the match's level moves, until they
 * are set otherwise, or the person at this window moves. While somebody stands in at this window, no hold counts:
 * nobody looks on.
 */
void talia_match_set_stand_ins (TaliaMatch *self, guint seats);
guint talia_match_get_stand_ins (TaliaMatch *self);

/** Whether the match waits for that seat: for its move, or, at this window, for somebody to look at what lies there. */
gboolean talia_match_awaits (TaliaMatch *self, int seat);

/** A move of somebody who is away; cards to be passed are kept until their turn. Error: TALIA_RULE_ERROR;
 * TALIA_RULE_NOT_YOUR_TURN where it is not that seat's. */
gboolean talia_match_play_for (TaliaMatch *self, int seat, const TaliaMove *move, GError **error);

/** Ends the deal as far as that seat may know that nothing is left; FALSE where it may not. */
gboolean talia_match_claim_for (TaliaMatch *self, int seat);

/** What that seat may know now, as a line (engine/talia-view-line.h). */
char *talia_match_describe_for (TaliaMatch *self, int seat);

/** What that seat has chosen to pass before its turn, as a move's text; NULL: nothing. For nobody else to see. */
char *talia_match_describe_chosen (TaliaMatch *self, int seat);

/** Whose turn it is, of all seats; TALIA_NOBODY where no deal runs. */
int talia_match_get_to_act (TaliaMatch *self);

/** Whether a deal runs. */
gboolean talia_match_is_running (TaliaMatch *self);

G_END_DECLS
