/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures how long a host has waited for each person, and lets a computer player move for those who do not answer in
 * time. */
#include "talia-host-private.h"

#include "model/match/talia-match-away.h"

/* A person is warned this number of seconds before the end of their time, or at a third of the time if that is less. */
#define NOTICE 20

/* If no computer player may move for a person by itself, the host is notified after this time. */
#define SLOW TALIA_HOST_TURN_TIME

static gboolean
is_awaited (TaliaHost *self, int seat)
{
  const TaliaPerson *person = &self->people.at[seat];

  return (person->state == TALIA_PERSON_HOST || person->state == TALIA_PERSON_HERE) && !person->idle
         && talia_match_awaits (self->match, seat);
}

static void
set_idle (TaliaHost *self, int seat, gboolean idle)
{
  self->awaited[seat] = 0;
  if (self->people.at[seat].idle == idle)
    return;
  self->people.at[seat].idle = idle;
  talia_host_tell_seat (self, seat);
}

/* Only the person who is waited for gets this warning. */
static void
hurry (TaliaHost *self, int seat, guint left)
{
  g_autofree char *text = g_strdup_printf ("%u", left);

  if (self->seated[seat] != NULL)
    talia_visitor_send (self->seated[seat], "hurry", text);
  else
    talia_host_tell_waiting (self, seat, left);
}

static void
wait_for (TaliaHost *self, int seat, guint seconds)
{
  const guint limit = self->turn_time, before = self->awaited[seat], notice = MIN (NOTICE, (limit + 2) / 3);
  const guint now = self->awaited[seat] = before + seconds;

  if (limit > 0 && now >= limit)
    set_idle (self, seat, TRUE);
  else if (limit > 0 && before < limit - notice && now >= limit - notice)
    hurry (self, seat, limit - now);
  else if (limit == 0 && before < SLOW && now >= SLOW)
    talia_host_tell_waiting (self, seat, 0);
}

void
talia_host_pass_time (TaliaHost *self, guint seconds)
{
  g_return_if_fail (TALIA_IS_HOST (self) && self->match != NULL);

  for (int seat = 0; seat < self->people.seats; seat++)
    if (is_awaited (self, seat))
      wait_for (self, seat, seconds);
    else
      self->awaited[seat] = 0;
}

static gboolean
second_cb (gpointer data)
{
  talia_host_pass_time (data, 1);
  return G_SOURCE_CONTINUE;
}

void
talia_host_start_clock (TaliaHost *self)
{
  self->clock = g_timeout_add_seconds (1, second_cb, self);
}

void
talia_host_hear_of (TaliaHost *self, int seat)
{
  if (self->people.at[seat].state != TALIA_PERSON_GONE)
    set_idle (self, seat, FALSE);
}

void
talia_host_be_here (TaliaHost *self)
{
  g_return_if_fail (TALIA_IS_HOST (self));

  for (int seat = 0; seat < self->people.seats; seat++)
    if (self->people.at[seat].state == TALIA_PERSON_HOST)
      talia_host_hear_of (self, seat);
}

void
talia_host_stand_in (TaliaHost *self, int seat)
{
  g_return_if_fail (TALIA_IS_HOST (self) && seat >= 0 && seat < self->people.seats);

  if (self->match != NULL && is_awaited (self, seat))
    set_idle (self, seat, TRUE);
}

void
talia_host_tell_turn_time (TaliaHost *self, TaliaVisitor *visitor)
{
  g_autofree char *text = g_strdup_printf ("%u", self->turn_time);

  if (visitor != NULL)
    talia_visitor_send (visitor, "turn-time", text);
  for (guint i = 0; visitor == NULL && i < self->visitors->len; i++)
    if (talia_visitor_get_stage (self->visitors->pdata[i]) == TALIA_VISITOR_SEATED)
      talia_visitor_send (self->visitors->pdata[i], "turn-time", text);
}

void
talia_host_set_turn_time (TaliaHost *self, guint seconds)
{
  g_return_if_fail (TALIA_IS_HOST (self) && seconds <= TALIA_HOST_MAX_TURN_TIME);

  if (self->turn_time == seconds)
    return;
  self->turn_time = seconds;
  talia_host_tell_turn_time (self, NULL);
}
