/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notable feats: moons, nils made and failed, sweeps. Counts them in a finished deal, and reports them as they
 * happen. */
#include "talia-feats.h"

#include "engine/fishing/talia-fishing-game.h"
#include "engine/trick/talia-trick.h"

/* Whether the score of the side has the line for a moon, whose msgid is in the price list. */
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

/* Whether the seat has bid to take no trick. */
static gboolean
has_nil (const TaliaGame *game, const TaliaState *state, int seat)
{
  return state->board == TALIA_BOARD_TRICK && game->contract != NULL
         && (state->trick.bid[seat] == 0 || state->trick.bid[seat] == TALIA_BID_BLIND);
}

void
talia_feats_add (TaliaFeats *feats, const TaliaGame *game, const TaliaState *end, int seat)
{
  g_return_if_fail (feats != NULL && game != NULL && end != NULL);
  g_return_if_fail (seat >= 0 && seat < end->seats);

  feats->moons += has_moon (game, end, talia_state_side (end, seat));
  if (end->board == TALIA_BOARD_FISHING)
    feats->sweeps += count_sweeps (end, seat);
  if (has_nil (game, end, seat))
    {
      feats->nils += end->trick.won[seat] == 0;
      feats->failed_nils += end->trick.won[seat] > 0;
    }
}

/* Returns the moment of a seat at the end of a deal. */
static TaliaMoment
sum_up (const TaliaGame *game, const TaliaState *state, int seat)
{
  TaliaContract contract;

  if (!talia_game_contract (game, state, talia_state_side (state, seat), &contract))
    return TALIA_MOMENT_NONE;
  if (has_nil (game, state, seat))
    return state->trick.won[seat] == 0 ? TALIA_MOMENT_NIL_MADE : TALIA_MOMENT_NONE; /* a failed nil was reported */
  return contract.tricks < contract.bid ? TALIA_MOMENT_BID_SET : TALIA_MOMENT_NONE;
}

/* Returns the moment that an event means for a seat. */
static TaliaMoment
find_moment (const TaliaGame *game, const TaliaState *state, const TaliaEvent *event, int seat)
{
  const gboolean own = event->seat == seat;

  if (event->kind == TALIA_EVENT_MATCH_ENDED)
    return state->winners >> talia_state_side (state, seat) & 1 ? TALIA_MOMENT_MATCH_WON : TALIA_MOMENT_NONE;
  if (event->kind == TALIA_EVENT_DEAL_ENDED)
    return sum_up (game, state, seat);
  if (own && event->kind == TALIA_EVENT_MOON)
    return TALIA_MOMENT_MOON;
  if (own && event->kind == TALIA_EVENT_SWEPT)
    return TALIA_MOMENT_SWEEP;
  if (own && event->kind == TALIA_EVENT_TRICK && has_nil (game, state, seat) && state->trick.won[seat] == 1)
    return TALIA_MOMENT_NIL_BROKEN;
  return TALIA_MOMENT_NONE;
}

void
talia_feats_find_moments (const TaliaGame *game, const TaliaState *state, const TaliaEvents *events,
                          TaliaMoment moments[TALIA_MAX_SEATS])
{
  g_return_if_fail (game != NULL && state != NULL && events != NULL && moments != NULL);

  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    moments[seat] = TALIA_MOMENT_NONE;
  for (int seat = 0; seat < state->seats; seat++)
    for (guint i = 0; i < events->n; i++)
      {
        TaliaMoment moment = find_moment (game, state, &events->at[i], seat);

        moments[seat] = moment != TALIA_MOMENT_NONE ? moment : moments[seat];
      }
}
