/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player that chooses by the playout policy alone, without any search, to measure the strength of that policy. */
#pragma once

#include "bots/talia-bot.h"

/** Plays trick-taking games by the playout policy, and all others by rules of thumb. */
extern const TaliaLevel talia_glance;
