/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Solves the end of a fishing deal in which all cards are known: its result if everybody plays perfectly. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** The greatest number of remaining plays. */
#define TALIA_FISH_END_PLAYS 8

/**
 * Plays a hand out in which no cards are left to deal. Each side maximises its lead over the mean of the others; of
 * equal moves it makes the first listed. `points` gets the result of each side by `payoff`. `nodes` is the number of
 * positions that may be visited, and is set to how many are left; returns FALSE if they are not enough.
 */
gboolean talia_fishing_solve (const TaliaPayoff *payoff, const TaliaState *state, guint *nodes,
                              int points[TALIA_MAX_SEATS]);

/** Makes such moves up to the end of the hand, so that `state` then shows who took what: of equal moves any one. */
gboolean talia_fishing_play_out (const TaliaPayoff *payoff, TaliaState *state, TaliaRandom *random, guint *nodes);

G_END_DECLS
