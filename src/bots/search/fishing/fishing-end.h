/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Solves the end of a hand of fishing in which all cards are known: its result if everybody plays perfectly. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** The greatest number of plays that may be left. */
#define TALIA_FISH_END_PLAYS 8

/**
 * Plays the hand out, no cards being left to deal: each side so that it is as far as can be ahead of the mean of the
 * others, of moves that are alike the first listed. `points` gets what each side has then by `payoff`. `nodes` is how
 * many tables may be looked at, and gets how many are left; FALSE when they do not suffice.
 */
gboolean talia_fishing_solve (const TaliaPayoff *payoff, const TaliaState *state, guint *nodes,
                              int points[TALIA_MAX_SEATS]);

G_END_DECLS
