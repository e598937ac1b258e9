/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player that does what players in playouts do, without any search: to measure what these are worth. */
#pragma once

#include "bots/talia-bot.h"

/** Plays tricks at a glance, and all else by rules of thumb. */
extern const TaliaLevel talia_glance;
