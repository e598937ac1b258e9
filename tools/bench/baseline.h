/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The baseline: a player with flat Monte Carlo search, the simplest kind, against which others are measured. */
#pragma once

#include "bots/talia-bot.h"

G_BEGIN_DECLS

/**
 * The level `baseline`: every legal move is played out in the same uniform worlds by rules of thumb of which each
 * choice is left to chance now and then, and the mean decides. It is to stay as it is, so that figures of different
 * years compare.
 */
extern const TaliaLevel talia_baseline;

G_END_DECLS
