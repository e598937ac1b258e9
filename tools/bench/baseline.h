/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The baseline: a player with flat Monte Carlo search, the simplest kind, against which others are measured. */
#pragma once

#include "bots/talia-bot.h"

G_BEGIN_DECLS

/**
 * The level `baseline`: every legal move is played out in the same uniform worlds by rules of thumb with occasional
 * random choices, and the move with the best mean is chosen. The level must not be changed, so that figures of
 * different years can be compared.
 */
extern const TaliaLevel talia_baseline;

/**
 * The level `baseline-moon`: the baseline, but where taking everything pays, players in its playouts know it. Once one
 * side holds all penalties so far and at least 8 of 26 points, it goes on to take the rest, and the others stop it.
 * When passing, it also considers low cards, which keep a strong hand. It must not be changed either.
 */
extern const TaliaLevel talia_baseline_moon;

G_END_DECLS
