/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Searches the next plays of a fishing game in which all cards are known, up to a position whose value can be
 * estimated. */
#include "fishing-ahead.h"

#include <math.h>

#include "bots/easy/easy.h"

gboolean
talia_fishing_make_and_judge (const TaliaFishAhead *self, TaliaState *state, const TaliaMove *move,
                              int points[TALIA_MAX_SEATS])
{
  float estimate[TALIA_MAX_SEATS];

  if (talia_fishing_game_play (state, move, NULL))
    {
      talia_payoff_points (self->payoff, state, points);
      for (int side = 0; side < state->sides; side++)
        points[side] *= TALIA_FISH_UNIT;
      return TRUE;
    }
  if (state->fishing.n_played < self->until)
    return FALSE;
  talia_fishing_estimate (state, self->scales, estimate);
  for (int side = 0; side < state->sides; side++)
    points[side] = (int) lrintf (estimate[side] * TALIA_FISH_UNIT);
  return TRUE;
}

/* Lists the moves to consider; for a seat that plays easily, the move that the level `easy` would make. */
static guint
think (const TaliaFishAhead *self, const TaliaState *state, guint easy, TaliaFishThought thoughts[TALIA_FISH_MOVES])
{
  if ((easy >> state->to_act & 1) && talia_easy_choose (self->game, state, &thoughts[0].move))
    {
      thoughts[0].score = 0.0f;
      return 1;
    }
  return talia_fishing_think (state, self->weights, thoughts);
}

/* Returns the best of the remaining moves, from `i` on. */
static guint
find_best (const TaliaFishThought *thoughts, const guint8 *order, guint i, guint n)
{
  guint best = i;

  for (guint j = i + 1; j < n; j++)
    if (thoughts[order[j]].score > thoughts[order[best]].score)
      best = j;
  return best;
}

/* `alpha` and `beta` are the results that side 0 and side 1 can reach for certain; they are unused if there are more
 * sides. */
static void
look (const TaliaFishAhead *self, const TaliaState *state, guint easy, int alpha, int beta, int points[TALIA_MAX_SEATS])
{
  const int side = talia_state_side (state, state->to_act);
  TaliaFishThought thoughts[TALIA_FISH_MOVES];
  guint8 order[TALIA_FISH_MOVES];
  guint n = think (self, state, easy, thoughts);
  int best = G_MININT;

  for (guint i = 0; i < n; i++)
    order[i] = (guint8) i;
  for (guint i = 0; i < n && (state->sides > 2 || alpha < beta); i++)
    {
      guint at = find_best (thoughts, order, i, n);
      guint8 chosen = order[at];
      TaliaState next = *state;
      int then[TALIA_MAX_SEATS], it;

      order[at] = order[i];
      order[i] = chosen;
      if (thoughts[chosen].score < thoughts[order[0]].score - self->narrow)
        break;
      if (!talia_fishing_make_and_judge (self, &next, &thoughts[chosen].move, then))
        look (self, &next, easy, alpha, beta, then);
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
}

void
talia_fishing_look_ahead (const TaliaFishAhead *self, const TaliaState *state, guint easy, int points[TALIA_MAX_SEATS])
{
  look (self, state, easy, G_MININT, G_MAXINT, points);
}
