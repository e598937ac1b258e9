/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Several people who share one window: whose turn it is there, and what the next person has missed. */
#include "talia-hot-seat.h"

#include "model/table/talia-table-private.h"

void
talia_hot_seat_follow (TaliaHotSeat *self)
{
  gboolean was_running = self->running;

  talia_hot_seat_catch_up (self);
  self->running = talia_table_get_state (self->table)->to_act != TALIA_NOBODY;
  if (talia_players_are_watched (self->players))
    return; /* the widget that shows the match controls the curtain */
  if (!self->running)
    self->players->curtain = FALSE;
  else if (self->players->curtain || (!was_running && talia_players_are_shared (self->players)))
    talia_hot_seat_drop (self);
}

gboolean
talia_hot_seat_is_another (const TaliaHotSeat *self)
{
  int to_act = talia_table_get_state (self->table)->to_act;

  return to_act != TALIA_NOBODY && to_act != self->players->own && talia_players_is_here (self->players, to_act);
}

void
talia_hot_seat_drop (TaliaHotSeat *self)
{
  const TaliaState *state = talia_table_get_state (self->table);

  talia_hot_seat_catch_up (self);
  self->players->curtain = TRUE;
  self->players->own = state->to_act;
  while (!talia_players_is_here (self->players, self->players->own))
    self->players->own = (self->players->own + 1) % state->seats;
}

void
talia_hot_seat_raise (TaliaHotSeat *self, int since)
{
  self->players->curtain = FALSE;
  if (since < 0 || since + 1 >= (int) talia_table_get_n_steps (self->table))
    return;
  self->told = since;
  talia_table_get_state_at (self->table, since, &self->past);
}

gboolean
talia_hot_seat_is_telling (const TaliaHotSeat *self)
{
  return self->told >= 0;
}

void
talia_hot_seat_tell (TaliaHotSeat *self, TaliaEvents *events)
{
  self->told++;
  talia_table_get_events (self->table, (guint) self->told, events);
  talia_table_get_state_at (self->table, self->told, &self->past);
  if (self->told + 1 >= (int) talia_table_get_n_steps (self->table))
    talia_hot_seat_catch_up (self);
}

void
talia_hot_seat_catch_up (TaliaHotSeat *self)
{
  self->told = -1;
}

const TaliaState *
talia_hot_seat_get_state (const TaliaHotSeat *self)
{
  return self->told >= 0 ? &self->past : talia_table_get_state (self->table);
}

void
talia_hot_seat_get_view (const TaliaHotSeat *self, TaliaView *view)
{
  if (talia_hot_seat_is_telling (self))
    talia_game_view (talia_table_get_game (self->table), &self->past, self->players->own, view);
  else
    talia_table_get_view (self->table, self->players->own, view);
  switch (talia_players_get_sight (self->players))
    {
    case TALIA_SIGHT_OWN:
      break;
    case TALIA_SIGHT_COMMON:
      talia_table_get_open_state (self->table, &view->seen);
      break;
    case TALIA_SIGHT_ALL:
      view->seen = *talia_table_get_state (self->table);
      break;
    }
}
