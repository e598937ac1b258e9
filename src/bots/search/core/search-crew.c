/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shares pieces of work among threads. The threads end with the work, since a search must leave none behind. */
#include "search-crew.h"

/* The greatest number of threads; more would slow each other down. */
#define MOST 32

typedef struct
{
  TaliaCrewWork work;
  gpointer data;
  guint n;
  gint next; /* the next piece that nobody has begun */
} Crew;

static gpointer
work_cb (gpointer data)
{
  Crew *self = data;
  guint piece;

  while ((piece = (guint) g_atomic_int_add (&self->next, 1)) < self->n)
    if (!self->work (piece, self->data))
      g_atomic_int_set (&self->next, (gint) self->n);
  return NULL;
}

void
talia_crew_work (guint threads, guint n, TaliaCrewWork work, gpointer data)
{
  Crew self = { .work = work, .data = data, .n = n };
  const guint others = MIN (MIN (MAX (threads, 1), n), MOST) - 1;
  GThread *crew[MOST];
  guint came = 0;

  if (n == 0)
    return;
  /* If a thread cannot be created, the others do its share. */
  while (came < others && (crew[came] = g_thread_try_new ("talia-crew", work_cb, &self, NULL)) != NULL)
    came++;
  work_cb (&self);
  while (came > 0)
    g_thread_join (crew[--came]);
}
