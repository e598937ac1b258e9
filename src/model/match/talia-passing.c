/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Passing cards at a table that several machines share: all choose at the same time, and the choices are played in
 * turn. */
#include "talia-passing.h"

#include "model/table/talia-table-follow.h"
#include "model/table/talia-table-private.h"

static gboolean
is_following (const TaliaPassing *self)
{
  return talia_table_follow_get_seat (self->table) != TALIA_NOBODY;
}

/* Whether the seat may choose before its turn. */
static gboolean
is_early (const TaliaState *state, int seat)
{
  return state->phase == TALIA_PHASE_PASS && state->to_act != TALIA_NOBODY && seat > state->to_act
         && seat < state->seats;
}

static TaliaCards
get_chosen (const TaliaPassing *self, int seat)
{
  return is_following (self) ? talia_table_follow_get_chosen (self->table) : self->chosen[seat];
}

gboolean
talia_passing_may_choose (const TaliaPassing *self, int seat)
{
  return talia_players_may_choose_early (self->players, seat) && is_early (talia_table_get_state (self->table), seat)
         && get_chosen (self, seat) == 0;
}

gboolean
talia_passing_choose (TaliaPassing *self, int seat, const TaliaMove *move, GError **error)
{
  TaliaState state = *talia_table_get_state (self->table);
  TaliaRefusal refusal;

  state.to_act = (int8_t) seat;
  refusal = talia_game_check (talia_table_get_game (self->table), &state, move);
  if (refusal.rule != TALIA_RULE_NONE)
    {
      talia_refusal_set_error (error, refusal);
      return FALSE;
    }
  if (is_following (self))
    return talia_table_follow_choose (self->table, move->cards, error);
  self->chosen[seat] = move->cards;
  return TRUE;
}

gboolean
talia_passing_get_due (const TaliaPassing *self, TaliaMove *move)
{
  const TaliaState *state = talia_table_get_state (self->table);

  if (is_following (self) || state->phase != TALIA_PHASE_PASS || self->chosen[state->to_act] == 0)
    return FALSE;
  *move = TALIA_PASS (self->chosen[state->to_act]);
  return TRUE;
}

void
talia_passing_show (const TaliaPassing *self, TaliaView *view)
{
  const int own = self->players->own;

  if (!talia_players_are_networked (self->players) || !is_early (&view->seen, own))
    return;
  if (get_chosen (self, own) != 0)
    view->seen.trick.pass[own] = get_chosen (self, own);
  else if (talia_passing_may_choose (self, own))
    view->seen.to_act = (int8_t) own;
}

void
talia_passing_forget (TaliaPassing *self)
{
  const TaliaState *state = talia_table_get_state (self->table);

  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    if (state->phase != TALIA_PHASE_PASS || seat < state->to_act)
      self->chosen[seat] = 0;
}
