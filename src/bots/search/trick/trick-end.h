/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Solves the last tricks of a deal in which all cards are known: their result if everybody plays perfectly. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/**
 * Plays the deal out after a legal `card` of the seat to act: each side so that it is as far as can be ahead of the
 * mean of the others (behind, where `lowest_wins`), of cards that are alike the lowest, clubs first. `points` gets what
 * each side has then by `payoff`. `nodes` is how many cards may be laid, and gets how many are left; FALSE when they do
 * not suffice.
 */
gboolean talia_trick_solve_after (const TaliaPayoff *payoff, gboolean lowest_wins, const TaliaState *state,
                                  TaliaCard card, guint *nodes, int points[TALIA_MAX_SEATS]);

/** Whether each unseen card can only lie in one place. */
gboolean talia_trick_all_known (const TaliaUnseen *unseen);

G_END_DECLS
