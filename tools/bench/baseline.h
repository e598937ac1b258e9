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

G_END_DECLS
