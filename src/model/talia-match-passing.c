/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Passing cards at a table that several machines share: all choose at the same time, and the choices are played in
 * turn. */
#include "talia-match-private.h"

#include "talia-match-away.h"
#include "talia-table-follow.h"
#include "talia-table-private.h"

static gboolean
is_following (TaliaMatch *self)
{
  return talia_table_follow_get_seat (self->table) != TALIA_NOBODY;
}

/* Whether the seat's turn to choose is to come. */
static gboolean
is_early (const TaliaState *state, int seat)
{
  return state->phase == TALIA_PHASE_PASS && state->to_act != TALIA_NOBODY && seat > state->to_act
         && seat < state->seats;
}

static TaliaCards
get_chosen (TaliaMatch *self, int seat)
{
  return is_following (self) ? talia_table_follow_get_chosen (self->table) : self->chosen[seat];
}

/* Before one window people choose one after the other, with the curtain between them. */
gboolean
talia_match_may_choose (TaliaMatch *self, int seat)
{
  const guint people = is_following (self) ? 1u << talia_table_follow_get_seat (self->table)
                                           : (self->away & ~self->stand_ins) | self->hot.people;

  return talia_match_is_networked (self) && !talia_match_is_shared (self) && (people & 1u << seat) != 0
         && is_early (talia_table_get_state (self->table), seat) && get_chosen (self, seat) == 0;
}

gboolean
talia_match_choose (TaliaMatch *self, int seat, const TaliaMove *move, GError **error)
{
  TaliaState state = *talia_table_get_state (self->table);
  TaliaRefusal refusal;

  state.to_act = (int8_t) seat;
  refusal = talia_game_check (talia_match_get_game (self), &state, move);
  if (refusal.rule != TALIA_RULE_NONE)
    {
      talia_refusal_set_error (error, refusal);
      return FALSE;
    }
  if (is_following (self))
    return talia_table_follow_choose (self->table, move->cards, error);
  self->chosen[seat] = move->cards;
  if (seat == self->hot.seat)
    talia_match_jump (self);
  return TRUE;
}

gboolean
talia_match_take_chosen (TaliaMatch *self, TaliaMove *move)
{
  const TaliaState *state = talia_table_get_state (self->table);

  if (is_following (self) || state->phase != TALIA_PHASE_PASS || self->chosen[state->to_act] == 0)
    return FALSE;
  *move = TALIA_PASS (self->chosen[state->to_act]);
  return TRUE;
}

void
talia_match_show_passing (TaliaMatch *self)
{
  const int own = self->hot.seat;

  if (self->watched || !talia_match_is_networked (self) || !is_early (&self->view.seen, own))
    return;
  if (get_chosen (self, own) != 0)
    self->view.seen.trick.pass[own] = get_chosen (self, own);
  else if (talia_match_may_choose (self, own))
    self->view.seen.to_act = (int8_t) own;
}

void
talia_match_forget_chosen (TaliaMatch *self)
{
  const TaliaState *state = talia_table_get_state (self->table);

  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    if (state->phase != TALIA_PHASE_PASS || seat < state->to_act)
      self->chosen[seat] = 0;
}

char *
talia_match_describe_chosen (TaliaMatch *self, int seat)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), NULL);

  return self->chosen[seat] != 0 ? talia_move_to_text (&TALIA_PASS (self->chosen[seat])) : NULL;
}
