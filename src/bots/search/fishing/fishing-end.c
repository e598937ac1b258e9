/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Solves the end of a fishing deal in which all cards are known: for two sides by alpha-beta search; with more, each
 * side maximises its own result. */
#include "fishing-end.h"

#include "engine/fishing/talia-fishing-game.h"
#include "fishing-groups.h"

/* The greatest number of moves in a position that is played out. */
#define MOVES 192

typedef struct
{
  const TaliaPayoff *payoff;
  guint nodes;
} Solver;

/* Returns a key for the order of the search: captures of many cards, then builds, then trails. */
static int
promise (const TaliaMove *move)
{
  if (move->kind == TALIA_MOVE_TAKE)
    return 8 + talia_cards_count (move->cards)
           + 4 * talia_cards_count ((move->cards | TALIA_BIT (move->card)) & TALIA_FISH_COUNTING);
  if (move->kind == TALIA_MOVE_TRAIL)
    return TALIA_BIT (move->card) & TALIA_FISH_COUNTING ? 0 : 4;
  return 5;
}

/* Sorts by that key; the sort is stable. */
static void
sort (TaliaMove *moves, int n)
{
  uint8_t promises[MOVES];

  for (int i = 0; i < n; i++)
    {
      TaliaMove move = moves[i];
      int p = promise (&move), j = i;

      for (; j > 0 && promises[j - 1] < p; j--)
        {
          promises[j] = promises[j - 1];
          moves[j] = moves[j - 1];
        }
      promises[j] = (uint8_t) p;
      moves[j] = move;
    }
}

/*
 * `alpha` and `beta` are the results that side 0 and side 1 can reach elsewhere, as the lead of side 0; they are unused
 * if there are more sides. Returns FALSE if there were too many nodes.
 */
static gboolean
solve (Solver *self, const TaliaState *state, int alpha, int beta, int points[TALIA_MAX_SEATS])
{
  const int side = talia_state_side (state, state->to_act);
  TaliaMove moves[MOVES];
  int n = talia_fishing_game_legal (state, moves, MOVES), best = G_MININT;

  if (n < 0 || self->nodes < (guint) n)
    return FALSE;
  self->nodes -= (guint) n;
  sort (moves, n);
  for (int i = 0; i < n && (state->sides > 2 || alpha < beta); i++)
    {
      TaliaState next = *state;
      int then[TALIA_MAX_SEATS], it;

      if (talia_fishing_game_play (&next, &moves[i], NULL))
        talia_payoff_points (self->payoff, &next, then);
      else if (!solve (self, &next, alpha, beta, then))
        return FALSE;
      it = talia_points_lead (state, then, side);
      if (it <= best)
        continue;
      best = it;
      memcpy (points, then, sizeof then);
      if (side == 0)
        alpha = MAX (alpha, it);
      else
        beta = MIN (beta, -it);
    }
  return TRUE;
}

gboolean
talia_fishing_solve (const TaliaPayoff *payoff, const TaliaState *state, guint *nodes, int points[TALIA_MAX_SEATS])
{
  Solver self = { payoff, *nodes };
  gboolean solved = solve (&self, state, G_MININT, G_MAXINT, points);

  *nodes = self.nodes;
  return solved;
}

/* Finds any one of the best moves. Returns FALSE if there were too many nodes. */
static gboolean
find_best (Solver *self, const TaliaState *state, TaliaRandom *random, TaliaMove *best)
{
  const int side = talia_state_side (state, state->to_act);
  TaliaMove moves[MOVES];
  const int n = talia_fishing_game_legal (state, moves, MOVES);
  int most = G_MININT;
  guint equal = 0;

  if (n < 0)
    return FALSE;
  sort (moves, n);
  for (int i = 0; i < n; i++)
    {
      TaliaState next = *state;
      int points[TALIA_MAX_SEATS], lead;

      if (talia_fishing_game_play (&next, &moves[i], NULL))
        talia_payoff_points (self->payoff, &next, points);
      else if (!solve (self, &next, G_MININT, G_MAXINT, points))
        return FALSE;
      lead = talia_points_lead (state, points, side);
      if (lead < most)
        continue;
      equal = lead == most ? equal + 1 : 1;
      most = lead;
      if (talia_random_pick (random, equal) > 0)
        continue;
      *best = moves[i];
    }
  return TRUE;
}

gboolean
talia_fishing_play_out (const TaliaPayoff *payoff, TaliaState *state, TaliaRandom *random, guint *nodes)
{
  Solver self = { payoff, *nodes };
  TaliaMove best;
  gboolean found;

  do
    found = find_best (&self, state, random, &best);
  while (found && !talia_fishing_game_play (state, &best, NULL));
  *nodes = self.nodes;
  return found;
}
