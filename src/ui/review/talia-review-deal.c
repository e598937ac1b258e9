/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps of a match that belong to one deal, and the positions among them at which a review can stop. */
#include "talia-review-deal.h"

guint
talia_review_deal_count (TaliaTable *table)
{
  TaliaState open;

  g_return_val_if_fail (TALIA_IS_TABLE (table), 0);

  talia_table_get_open_state (table, &open);
  return open.deals;
}

guint
talia_review_deal_find_ended (TaliaTable *table)
{
  TaliaState open;

  g_return_val_if_fail (TALIA_IS_TABLE (table), 0);

  talia_table_get_open_state (table, &open);
  if (open.deals > 0 && open.phase != TALIA_PHASE_DEAL && open.phase != TALIA_PHASE_OVER)
    return open.deals - 1;
  return open.deals;
}

/* Whether deal `number` has ended. Until then, only their holders may see its cards. */
static gboolean
has_ended (TaliaTable *table, guint number)
{
  return number <= talia_review_deal_find_ended (table);
}

void
talia_review_deal_find (TaliaReviewDeal *self, TaliaTable *table, TaliaReplay *replay, guint number)
{
  int next;

  g_return_if_fail (self != NULL);
  g_return_if_fail (number >= 1 && number <= talia_review_deal_count (table));

  talia_review_deal_clear (self);
  next = talia_replay_find_deal (replay, number + 1);
  self->number = number;
  self->first = talia_replay_find_deal (replay, number);
  self->last = next >= 0 ? next - 1 : (int) talia_replay_get_n_steps (replay) - 1;
  self->is_ended = has_ended (table, number);
}

static gboolean
has_event (const TaliaEvents *events, TaliaEventKind kind)
{
  for (guint i = 0; i < events->n; i++)
    if (events->at[i].kind == kind)
      return TRUE;
  return FALSE;
}

static void
add_stop (TaliaReviewDeal *self, int position)
{
  g_array_append_val (self->stops, position);
}

void
talia_review_deal_find_stops (TaliaReviewDeal *self, TaliaTable *table, gboolean on_tricks, int seat)
{
  gboolean plays = FALSE;

  g_return_if_fail (self != NULL && self->number > 0);
  g_return_if_fail (TALIA_IS_TABLE (table));

  g_clear_pointer (&self->stops, g_array_unref);
  self->stops = g_array_new (FALSE, FALSE, sizeof (int));
  for (int i = self->first + 1; i <= self->last; i++)
    {
      TaliaEvents events;

      talia_table_get_events (table, (guint) i, &events);
      if (!on_tricks && events.n > 0 && events.at[0].seat == seat)
        add_stop (self, i - 1);
      if (on_tricks && !plays && has_event (&events, TALIA_EVENT_PLAYED))
        {
          plays = TRUE;
          add_stop (self, i - 1);
        }
      if (on_tricks && has_event (&events, TALIA_EVENT_TRICK))
        add_stop (self, i);
    }
}

int
talia_review_deal_get_stop (const TaliaReviewDeal *self, int position, int step)
{
  int found = step > 0 ? self->last : self->first;

  for (guint i = 0; self->stops != NULL && i < self->stops->len; i++)
    {
      int stop = g_array_index (self->stops, int, i);

      if (step > 0 && stop > position)
        return stop;
      if (step < 0 && stop < position)
        found = stop;
    }
  return found;
}

gboolean
talia_review_deal_shows_taking (TaliaTable *table, int position)
{
  TaliaEvents events;

  g_return_val_if_fail (TALIA_IS_TABLE (table), FALSE);

  talia_table_get_events (table, (guint) position, &events);
  return has_event (&events, TALIA_EVENT_TRICK) || has_event (&events, TALIA_EVENT_CAPTURED);
}

void
talia_review_deal_clear (TaliaReviewDeal *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->stops, g_array_unref);
  *self = (TaliaReviewDeal) { 0 };
}
