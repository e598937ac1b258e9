/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of a search that is running, shared by the files of the search. */
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
  gboolean solved; /* the results are exact */
  TaliaMove moves[TALIA_SEARCH_MOVES];
  guint8 same[TALIA_SEARCH_MOVES]; /* by move: the index of the first equivalent one */
  double lean[TALIA_SEARCH_MOVES];
  TaliaWay ways[TALIA_SEARCH_MOVES * TALIA_SEARCH_PLANS];
} TaliaSearch;

/** Returns whether the view is of a running deal. */
gboolean talia_search_is_under_way (const TaliaState *state);

/** Returns the way with the best mean among those that are not dropped. */
const TaliaWay *talia_search_find_best (const TaliaSearch *self);

/**
 * Evaluates each way: exactly if that is possible, otherwise in the given number of worlds. The same seed and number of
 * worlds give the same result, however many threads share the work.
 */
void talia_search_look (TaliaSearch *self, guint64 seed);

G_END_DECLS
