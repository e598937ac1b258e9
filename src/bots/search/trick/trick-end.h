/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Solves the last tricks of a deal in which all cards are known: their result if everybody plays perfectly. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/**
 * Plays the deal out after a legal `card` of the seat to act. Each side maximises its lead over the mean of the others
 * (or its lag, if `lowest_wins`); of equal cards it plays the lowest, clubs first. `points` gets the result of each
 * side by `payoff`. `nodes` is the number of cards that may be played, and is set to how many are left; returns FALSE
 * if they are not enough.
 */
gboolean talia_trick_solve_after (const TaliaPayoff *payoff, gboolean lowest_wins, const TaliaState *state,
                                  TaliaCard card, guint *nodes, int points[TALIA_MAX_SEATS]);

/** Plays the deal to its end: after `card`, everybody plays as talia_trick_solve_after() supposes. Returns FALSE if
 * `nodes` were not enough; the state is then somewhere on the way. */
gboolean talia_trick_play_solved (const TaliaPayoff *payoff, gboolean lowest_wins, TaliaState *state, TaliaCard card,
                                  guint *nodes);

/** Returns whether each unseen card has only one possible place. */
gboolean talia_trick_all_known (const TaliaUnseen *unseen);

G_END_DECLS
