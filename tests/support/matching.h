/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creates matches in which a test makes the moves of seat 0. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** Creates a match of hearts to 50 points with bots of that level, whose choices are the same every time. */
TaliaMatch *matching_new (const char *level);

const TaliaState *matching_get_state (TaliaMatch *match);

/** Whether it is the person's turn or nobody's; for playing_wait(). */
gboolean matching_waits (gpointer data);

/** Deals, and lets the bots play until it is the person's turn. */
void matching_deal (TaliaMatch *match, guint64 seed);

/** Plays the person's first legal move, and lets the bots go on. */
void matching_play_own (TaliaMatch *match);

G_END_DECLS
