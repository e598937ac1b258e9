/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Extends a match to people at other machines: makes their moves here, and describes what their seats may know. */
#include "talia-match-away.h"

#include "engine/talia-view-line.h"
#include "model/table/talia-table-private.h"
#include "talia-match-private.h"

void
talia_match_set_away (TaliaMatch *self, guint seats)
{
  g_return_if_fail (TALIA_IS_MATCH (self) && !talia_players_are_watched (&self->players));

  if (!talia_players_set_away (&self->players, seats))
    return;
  self->players.curtain = self->hot.running && talia_players_are_shared (&self->players);
  if (self->players.curtain)
    talia_hot_seat_drop (&self->hot);
  talia_match_jump (self);
}

void
talia_match_set_stand_ins (TaliaMatch *self, guint seats)
{
  g_return_if_fail (TALIA_IS_MATCH (self));

  if (talia_players_set_stand_ins (&self->players, seats))
    talia_match_stand_ins_changed (self);
}

guint
talia_match_get_stand_ins (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), 0);
  return talia_players_find_stand_ins (&self->players);
}

gboolean
talia_match_awaits (TaliaMatch *self, int seat)
{
  const int to_act = talia_table_get_state (self->table)->to_act;

  g_return_val_if_fail (TALIA_IS_MATCH (self), FALSE);

  if (to_act == TALIA_NOBODY)
    return FALSE;
  return to_act == seat || talia_passing_may_choose (&self->passing, seat)
         || (seat == self->players.own && talia_turns_get_held (self->turns)
             && !talia_match_is_played_elsewhere (self, to_act));
}

gboolean
talia_match_play_for (TaliaMatch *self, int seat, const TaliaMove *move, GError **error)
{
  const TaliaState *state;

  g_return_val_if_fail (TALIA_IS_MATCH (self) && move != NULL, FALSE);

  state = talia_table_get_state (self->table);
  if (talia_passing_may_choose (&self->passing, seat))
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

char *
talia_match_describe_chosen (TaliaMatch *self, int seat)
{
  const TaliaCards *chosen;

  g_return_val_if_fail (TALIA_IS_MATCH (self), NULL);

  chosen = &self->passing.chosen[seat];
  return *chosen != 0 ? talia_move_to_text (&TALIA_PASS (*chosen)) : NULL;
}
