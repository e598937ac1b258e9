/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fishing: what the search needs to know of it. */
#include "talia-search.h"

static void
playout (const TaliaPosition *position, TaliaState *state, guint plan, TaliaRandom *random, int points[TALIA_MAX_SEATS])
{
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);

  while (state->phase == TALIA_PHASE_PLAY)
    {
      int n = talia_game_legal_or_some (position->known.game, state, moves);

      talia_game_make (position->known.game, state, &moves[talia_random_pick (random, (guint) n)], NULL);
    }
  talia_payoff_points (&position->payoff, state, points);
}

static guint
list (const TaliaPosition *position, TaliaMove moves[TALIA_SEARCH_MOVES])
{
  g_autofree TaliaMove *all = g_new (TaliaMove, TALIA_MAX_LEGAL);
  int n = talia_game_legal_or_some (position->known.game, position->known.seen, all);

  n = MIN (n, TALIA_SEARCH_MOVES);
  memcpy (moves, all, (gsize) n * sizeof *all);
  return (guint) n;
}

const TaliaFamily talia_search_fishing = { .list = list, .playout = playout };
