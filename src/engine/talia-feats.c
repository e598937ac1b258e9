/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts notable feats in a finished deal: moons, nils made and failed, sweeps. */
#include "talia-feats.h"

#include "engine/fishing/talia-fishing-game.h"
#include "engine/trick/talia-trick.h"

/* The price list has the msgid of the score line for a moon. */
static gboolean
has_moon (const TaliaGame *game, const TaliaState *end, int side)
{
  TaliaScoreLine lines[TALIA_MAX_SCORE_LINES];
  TaliaDealPlan plan;
  int n;

  talia_game_plan (game, end, end->deals, &plan);
  if (plan.moon.own == NULL)
    return FALSE;
  talia_game_score (game, end, side, lines, &n);
  for (int i = 0; i < n; i++)
    if (g_str_equal (lines[i].what, plan.moon.own))
      return TRUE;
  return FALSE;
}

static guint
count_sweeps (const TaliaState *end, int seat)
{
  guint n = 0;

  for (uint64_t plays = talia_fishing_game_sweeps (end); plays != 0; plays &= plays - 1)
    n += talia_fishing_player (end->dealer, end->seats, __builtin_ctzll (plays)) == seat;
  return n;
}

void
talia_feats_add (TaliaFeats *feats, const TaliaGame *game, const TaliaState *end, int seat)
{
  g_return_if_fail (feats != NULL && game != NULL && end != NULL);
  g_return_if_fail (seat >= 0 && seat < end->seats);

  feats->moons += has_moon (game, end, talia_state_side (end, seat));
  if (end->board == TALIA_BOARD_FISHING)
    feats->sweeps += count_sweeps (end, seat);
  if (end->board == TALIA_BOARD_TRICK && game->contract != NULL
      && (end->trick.bid[seat] == 0 || end->trick.bid[seat] == TALIA_BID_BLIND))
    {
      feats->nils += end->trick.won[seat] == 0;
      feats->failed_nils += end->trick.won[seat] > 0;
    }
}
