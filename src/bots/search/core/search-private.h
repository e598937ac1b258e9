/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Private search state, shared by the files of the search. */
#pragma once

#include "search-family.h"
#include "search-way.h"
#include "search-worlds.h"

G_BEGIN_DECLS

typedef struct
{
  const TaliaFamily *family;
  TaliaPosition position;
  TaliaThinking *thinking;
  TaliaWorlds worlds;
  guint n_moves, n_ways, n_alive;
  TaliaMove moves[TALIA_SEARCH_MOVES];
  guint8 same[TALIA_SEARCH_MOVES]; /* by move: the first that comes to the same */
  double lean[TALIA_SEARCH_MOVES];
  TaliaWay ways[TALIA_SEARCH_MOVES * TALIA_SEARCH_PLANS];
} TaliaSearch;

/** Whether moves are asked for in a deal. */
gboolean talia_search_is_under_way (const TaliaState *state);

/** Of the ways that are still in question, the one with the best mean. */
const TaliaWay *talia_search_find_best (const TaliaSearch *self);

/**
 * Finds out what each way comes to: exactly where that can be known, else in as many worlds as may be looked at. The
 * same seed and count of worlds bring the same, however many threads share the work.
 */
void talia_search_look (TaliaSearch *self, guint64 seed);

G_END_DECLS
