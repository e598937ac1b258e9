/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match some of whose people sit at other machines: who they are, and what is done for and told to them. */
#pragma once

#include "talia-match.h"

G_BEGIN_DECLS

/**
 * The seats, as bits, of people who sit at other machines. No curtain falls for them, nothing is chosen for them here,
 * and nothing can be taken back any more.
 */
void talia_match_set_away (TaliaMatch *self, guint seats);
guint talia_match_get_away (TaliaMatch *self);

/** Those of them for whom a computer player of the match's level moves, until they are set otherwise. */
void talia_match_set_stand_ins (TaliaMatch *self, guint seats);
guint talia_match_get_stand_ins (TaliaMatch *self);

/** A move of somebody who is away. Error: TALIA_RULE_ERROR; TALIA_RULE_NOT_YOUR_TURN where it is not that seat's. */
gboolean talia_match_play_for (TaliaMatch *self, int seat, const TaliaMove *move, GError **error);

/** Ends the deal as far as that seat may know that nothing is left; FALSE where it may not. */
gboolean talia_match_claim_for (TaliaMatch *self, int seat);

/** What that seat may know now, as a line (engine/talia-view-line.h). */
char *talia_match_describe_for (TaliaMatch *self, int seat);

/** Whether a deal runs. */
gboolean talia_match_is_running (TaliaMatch *self);

G_END_DECLS
