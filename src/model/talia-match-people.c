/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people do in a match: make moves, take them back, and take turns at one window. */
#include "talia-match-private.h"

#include "talia-table-follow.h"
#include "talia-table-private.h"

int
talia_match_get_own_seat (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), 0);
  return self->hot.seat;
}

/* Whether somebody sits at the window, and is not told what they have missed. */
static gboolean
is_present (TaliaMatch *self)
{
  return !self->hot.curtain && !talia_hot_seat_is_telling (&self->hot);
}

gboolean
talia_match_get_own_turn (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), FALSE);
  return is_present (self) && !talia_table_follow_is_waiting (self->table)
         && (talia_decider_is_asked (&self->decider, talia_table_get_state (self->table))
             || talia_match_may_choose (self, self->hot.seat));
}

gboolean
talia_match_play (TaliaMatch *self, const TaliaMove *move, GError **error)
{
  int to_act;

  g_return_val_if_fail (TALIA_IS_MATCH (self) && move != NULL, FALSE);

  to_act = talia_table_get_state (self->table)->to_act;
  if (!self->watched && is_present (self) && talia_match_may_choose (self, self->hot.seat))
    return talia_match_choose (self, self->hot.seat, move, error);
  if (self->watched || !is_present (self) || (to_act != TALIA_NOBODY && to_act != self->hot.seat))
    {
      talia_refusal_set_error (error, TALIA_REFUSED (TALIA_RULE_NOT_YOUR_TURN));
      return FALSE;
    }
  talia_match_be_back (self);
  return talia_table_play (self->table, move, error);
}

gboolean
talia_match_undo (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), FALSE);
  return !talia_match_is_networked (self) && talia_table_undo (self->table, talia_decider_count_undo (&self->decider));
}

gboolean
talia_match_redo (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), FALSE);
  return !talia_match_is_networked (self) && talia_table_redo (self->table, talia_decider_count_redo (&self->decider));
}

guint
talia_match_find_undo_cost (TaliaMatch *self)
{
  TaliaDecider others;

  g_return_val_if_fail (TALIA_IS_MATCH (self), 0);

  if (talia_match_is_networked (self))
    return 0;
  others = self->decider;
  others.seats = self->hot.people & ~self->decider.seats;
  return talia_decider_find_deciders (&others, talia_decider_count_undo (&self->decider));
}

gboolean
talia_match_get_open (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), FALSE);
  return self->open;
}

void
talia_match_set_open (TaliaMatch *self, gboolean open)
{
  g_return_if_fail (TALIA_IS_MATCH (self));
  g_return_if_fail (self->watched || !open);

  if (self->open == !!open)
    return;
  self->open = !!open;
  talia_match_jump (self);
}

gboolean
talia_match_is_shared (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), FALSE);
  return talia_hot_seat_is_shared (&self->hot);
}

gboolean
talia_match_get_curtain (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), FALSE);
  return self->hot.curtain;
}

void
talia_match_drop_curtain (TaliaMatch *self)
{
  g_return_if_fail (TALIA_IS_MATCH (self));

  if (self->hot.curtain)
    return;
  if (self->watched)
    self->hot.curtain = TRUE;
  else if (self->hot.running && talia_match_is_shared (self))
    talia_hot_seat_drop (&self->hot);
  else
    return;
  talia_match_jump (self);
}

/* What they have seen last: their own last decision, or else that the cards were dealt. */
static int
find_last_seen (TaliaMatch *self)
{
  guint n;

  self->decider.seats = 1u << self->hot.seat;
  n = talia_decider_count_undo (&self->decider);
  return n > 0 ? (int) (talia_table_get_n_steps (self->table) - n) : talia_table_get_deal_step (self->table);
}

void
talia_match_raise_curtain (TaliaMatch *self)
{
  g_return_if_fail (TALIA_IS_MATCH (self));

  if (!self->hot.curtain)
    return;
  talia_hot_seat_raise (&self->hot, self->watched ? -1 : find_last_seen (self));
  talia_match_jump (self);
}

gboolean
talia_match_is_telling (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), FALSE);
  return talia_hot_seat_is_telling (&self->hot);
}

void
talia_match_catch_up (TaliaMatch *self)
{
  g_return_if_fail (TALIA_IS_MATCH (self));

  if (!talia_match_is_telling (self))
    return;
  talia_hot_seat_catch_up (&self->hot);
  talia_match_jump (self);
}
