/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Matches for tests, in which the test plays at seat 0. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** A match of hearts to 50 points with bots of that level, whose choices are the same every time. */
TaliaMatch *matching_new (const char *level);

const TaliaState *matching_get_state (TaliaMatch *match);

/** Whether nobody moves but the person, if anybody does: for playing_wait(). */
gboolean matching_waits (gpointer data);

/** Deals, and lets bots go on up to the person's turn. */
void matching_deal (TaliaMatch *match, guint64 seed);

/** The person plays the first legal move; then the bots go on. */
void matching_play_own (TaliaMatch *match);

G_END_DECLS
