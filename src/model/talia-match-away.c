/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions for a match with people at other machines: makes their moves, and tells what their seats may know. */
#include "talia-match-away.h"

#include "engine/talia-view-line.h"
#include "talia-match-private.h"
#include "talia-table-follow.h"
#include "talia-table-private.h"

gboolean
talia_match_is_networked (TaliaMatch *self)
{
  return self->away != 0 || talia_table_follow_get_seat (self->table) != TALIA_NOBODY;
}

gboolean
talia_match_is_played_elsewhere (TaliaMatch *self, int seat)
{
  int own = talia_table_follow_get_seat (self->table);

  if (own != TALIA_NOBODY)
    return seat != own || talia_table_follow_is_waiting (self->table);
  return (self->away & ~self->stand_ins & 1u << seat) != 0;
}

void
talia_match_set_away (TaliaMatch *self, guint seats)
{
  g_return_if_fail (TALIA_IS_MATCH (self) && !self->watched);

  if (self->away == seats)
    return;
  self->hot.people = (self->hot.people | self->away) & ~seats;
  self->away = seats;
  self->stand_ins &= seats;
  if (!(self->hot.people & 1u << self->hot.seat))
    self->hot.seat = MAX (g_bit_nth_lsf (self->hot.people, -1), 0);
  self->hot.curtain = self->hot.running && talia_match_is_shared (self);
  if (self->hot.curtain)
    talia_hot_seat_drop (&self->hot);
  talia_match_jump (self);
}

void
talia_match_set_stand_ins (TaliaMatch *self, guint seats)
{
  g_return_if_fail (TALIA_IS_MATCH (self));

  seats &= self->away | self->hot.people;
  if (self->stand_ins == seats)
    return;
  self->stand_ins = seats;
  talia_turns_set_unattended (self->turns, (seats & self->hot.people) != 0);
  talia_turns_restart (self->turns);
}

void
talia_match_be_back (TaliaMatch *self)
{
  talia_match_set_stand_ins (self, self->stand_ins & ~(1u << self->hot.seat));
}

guint
talia_match_get_stand_ins (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), 0);
  return self->stand_ins;
}

gboolean
talia_match_awaits (TaliaMatch *self, int seat)
{
  const int to_act = talia_table_get_state (self->table)->to_act;

  g_return_val_if_fail (TALIA_IS_MATCH (self), FALSE);

  if (to_act == TALIA_NOBODY)
    return FALSE;
  return to_act == seat || talia_match_may_choose (self, seat)
         || (seat == self->hot.seat && talia_turns_get_held (self->turns)
             && !talia_match_is_played_elsewhere (self, to_act));
}

gboolean
talia_match_play_for (TaliaMatch *self, int seat, const TaliaMove *move, GError **error)
{
  const TaliaState *state;

  g_return_val_if_fail (TALIA_IS_MATCH (self) && move != NULL, FALSE);

  state = talia_table_get_state (self->table);
  if (talia_match_may_choose (self, seat))
    return talia_match_choose (self, seat, move, error);
  if (state->to_act != TALIA_NOBODY && (state->to_act != seat || !talia_match_is_played_elsewhere (self, seat)))
    {
      talia_refusal_set_error (error, TALIA_REFUSED (TALIA_RULE_NOT_YOUR_TURN));
      return FALSE;
    }
  return talia_table_play (self->table, move, error);
}

char *
talia_match_describe_for (TaliaMatch *self, int seat)
{
  TaliaView view;

  g_return_val_if_fail (TALIA_IS_MATCH (self), NULL);

  talia_table_get_view (self->table, seat, &view);
  return talia_view_to_line (&view);
}

int
talia_match_get_to_act (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), TALIA_NOBODY);
  return talia_table_get_state (self->table)->to_act;
}

gboolean
talia_match_is_running (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), FALSE);
  return talia_match_get_to_act (self) != TALIA_NOBODY;
}
