/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The memory aid: a grid of suits and players, with the cards that are still out. */
#pragma once

#include <adwaita.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/**
 * TaliaMemoryGrid:
 *
 * A small table of what the player could know from the cards seen so far (TaliaMemory).
 */
#define TALIA_TYPE_MEMORY_GRID (talia_memory_grid_get_type ())
G_DECLARE_FINAL_TYPE (TaliaMemoryGrid, talia_memory_grid, TALIA, MEMORY_GRID, AdwBin)

/** Sets the match to follow. May be called only once. */
void talia_memory_grid_set_match (TaliaMemoryGrid *self, TaliaMatch *match);

G_END_DECLS
