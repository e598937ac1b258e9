/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The queue of connections at a host: which of them are listened to and when, with a limit for each address. */
#include "talia-host-private.h"

/* The share of the time for showing the code that a connection has even if others wait for its place. */
#define TURN 20

/* The number of connections without the code that are listened to. */
typedef struct
{
  guint all;
  guint here; /* at this address */
} Count;

/* Whether the connection takes a place; it does until all operations that it has begun have ended. */
static gboolean
takes_place (TaliaVisitor *visitor)
{
  const TaliaVisitorStage stage = talia_visitor_get_stage (visitor);

  return stage > TALIA_VISITOR_OUTSIDE && stage < TALIA_VISITOR_WELCOMED;
}

static Count
count (TaliaHost *self, const char *address)
{
  Count n = { 0 };

  for (guint i = 0; i < self->visitors->len; i++)
    if (takes_place (self->visitors->pdata[i]))
      {
        n.all++;
        n.here += g_str_equal (talia_visitor_get_address (self->visitors->pdata[i]), address);
      }
  return n;
}

/* Counts the people who had a seat and are expected back: from that address or, if NULL, from anywhere. */
static guint
count_missing (TaliaHost *self, const char *address)
{
  guint n = 0;

  for (int seat = 0; seat < self->people.seats; seat++)
    n += self->tokens[seat] != NULL && self->seated[seat] == NULL
         && (address == NULL || g_strcmp0 (self->origins[seat], address) == 0);
  return n;
}

/* A guest who has had a seat has a place of their own for reconnecting. */
static gboolean
is_room (TaliaHost *self, TaliaVisitor *visitor)
{
  const char *address = talia_visitor_get_address (visitor);
  const guint missing = count_missing (self, address);
  const Count n = count (self, address);

  return n.here < TALIA_HOST_MAX_BY_ADDRESS + missing
         && n.all < TALIA_HOST_MAX_WAITING + (missing > 0 ? count_missing (self, NULL) : 0);
}

/* Finds the connection that has been listened to for the longest time without a result: at the address with the most
 * connections, or at the same address if that is full. NULL if none has used up its time. */
static TaliaVisitor *
find_slowest (TaliaHost *self, TaliaVisitor *next)
{
  const char *address = talia_visitor_get_address (next);
  const gboolean full = count (self, address).here >= TALIA_HOST_MAX_BY_ADDRESS;
  TaliaVisitor *found = NULL;
  guint most = 0;

  for (guint i = 0; i < self->visitors->len; i++)
    {
      TaliaVisitor *it = self->visitors->pdata[i];
      const char *of = talia_visitor_get_address (it);
      const guint here = count (self, of).here;

      if (!takes_place (it) || !talia_visitor_is_late (it, self->patience / TURN)
          || (full ? !g_str_equal (of, address) : here <= most))
        continue;
      if (found == NULL || here > most)
        found = it;
      most = here;
    }
  return found;
}

/* Finds the next connection in the queue, with those first that may belong to a person who has had a seat. */
static TaliaVisitor *
find_next (TaliaHost *self, gboolean seated, gboolean room)
{
  for (guint i = 0; i < self->visitors->len; i++)
    {
      TaliaVisitor *it = self->visitors->pdata[i];

      if (talia_visitor_get_stage (it) == TALIA_VISITOR_OUTSIDE
          && (!seated || count_missing (self, talia_visitor_get_address (it)) > 0) && (!room || is_room (self, it)))
        return it;
    }
  return NULL;
}

static void
look_cb (gpointer data)
{
  TaliaHost *self = data;

  self->look = 0;
  talia_host_let_in (self);
}

void
talia_host_let_in (TaliaHost *self)
{
  TaliaVisitor *next, *slowest;

  while ((next = find_next (self, TRUE, TRUE)) != NULL || (next = find_next (self, FALSE, TRUE)) != NULL)
    talia_visitor_begin (next, self->certificate);
  next = find_next (self, FALSE, FALSE);
  slowest = next != NULL ? find_slowest (self, next) : NULL;
  g_clear_handle_id (&self->look, g_source_remove);
  if (next != NULL)
    self->look = g_timeout_add_once (MAX (self->patience / TURN / 4, 1), look_cb, self);
  if (slowest != NULL)
    talia_visitor_leave (slowest); /* its place is free when it is gone, for which there is a signal */
}

/* Before there are too many, closes the oldest waiting connection of the address that has the most. */
static void
thin_out (TaliaHost *self)
{
  TaliaVisitor *found = NULL;
  guint n = 0, most = 0;

  for (guint i = 0; i < self->visitors->len; i++)
    {
      TaliaVisitor *it = self->visitors->pdata[i];
      guint here = 0;

      if (talia_visitor_get_stage (it) != TALIA_VISITOR_OUTSIDE)
        continue;
      n++;
      for (guint j = 0; j < self->visitors->len; j++)
        here += talia_visitor_get_stage (self->visitors->pdata[j]) == TALIA_VISITOR_OUTSIDE
                && g_str_equal (talia_visitor_get_address (it), talia_visitor_get_address (self->visitors->pdata[j]));
      if (here > most)
        found = it;
      most = MAX (most, here);
    }
  if (n >= TALIA_HOST_MAX_OUTSIDE)
    talia_visitor_leave (found);
}

void
talia_host_meet (TaliaHost *self, TaliaVisitor *visitor)
{
  thin_out (self);
  g_ptr_array_add (self->visitors, visitor);
  talia_host_let_in (self);
}
