/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps of a match: those that were made, and those that were taken back and can be redone. */
#include "talia-history-private.h"

void
talia_history_init (TaliaHistory *self)
{
  self->steps = g_array_new (FALSE, FALSE, sizeof (TaliaStep));
  self->deals = g_ptr_array_new_with_free_func (g_rc_box_release);
  self->states = g_array_new (FALSE, FALSE, sizeof (TaliaState));
}

void
talia_history_clear (TaliaHistory *self)
{
  g_clear_pointer (&self->steps, g_array_unref);
  g_clear_pointer (&self->deals, g_ptr_array_unref);
  g_clear_pointer (&self->states, g_array_unref);
}

static TaliaStep *
get_any_step (const TaliaHistory *self, guint index)
{
  return &g_array_index (self->steps, TaliaStep, index);
}

/* Returns the state after a step of the last deal. */
static const TaliaState *
get_held_state (const TaliaHistory *self, int step)
{
  return &g_array_index (self->states, TaliaState, step - talia_history_get_deal_step (self));
}

/* Makes step `index` again; `state` is the state before it. */
static void
repeat_step (const TaliaHistory *self, guint index, TaliaState *state)
{
  const TaliaStep *step = get_any_step (self, index);

  if (step->is_deal)
    talia_dealing_repeat (step->deal, self->game, state, NULL);
  else
    talia_game_make (self->game, state, &step->move, NULL);
}

void
talia_history_get_state_at (const TaliaHistory *self, int step, TaliaState *state)
{
  if (step < 0)
    *state = self->start;
  else if (step >= talia_history_get_deal_step (self))
    *state = *get_held_state (self, step);
  else
    for (guint i = get_any_step (self, (guint) step)->deal->step; i <= (guint) step; i++)
      repeat_step (self, i, state);
}

const TaliaState *
talia_history_get_state (const TaliaHistory *self)
{
  return self->n_made > 0 ? get_held_state (self, (int) self->n_made - 1) : &self->start;
}

const TaliaStep *
talia_history_get_step (const TaliaHistory *self, guint index)
{
  return get_any_step (self, index);
}

int
talia_history_get_deal_step (const TaliaHistory *self)
{
  const TaliaDealing *last = self->deals->len > 0 ? self->deals->pdata[self->deals->len - 1] : NULL;

  return last != NULL ? (int) last->step : -1;
}

guint
talia_history_get_n_undo (const TaliaHistory *self)
{
  return self->n_made - (guint) (talia_history_get_deal_step (self) + 1);
}

guint
talia_history_get_n_redo (const TaliaHistory *self)
{
  return self->steps->len - self->n_made;
}

const TaliaStep *
talia_history_get_redo_step (const TaliaHistory *self, guint n)
{
  return get_any_step (self, self->n_made + n);
}

const TaliaState *
talia_history_get_redo_state (const TaliaHistory *self, guint n)
{
  return get_held_state (self, (int) (self->n_made + n));
}

/* Copies the steps of the other history that this one does not have, up to its first `n`. */
static void
take_over (TaliaHistory *self, const TaliaHistory *source, guint n)
{
  TaliaState state;

  if (n > self->n_made) /* an empty array may have no data to point into */
    g_array_append_vals (self->steps, &g_array_index (source->steps, TaliaStep, self->n_made), n - self->n_made);
  self->n_made = n;
  for (guint i = self->deals->len; i < source->deals->len; i++)
    if (((const TaliaDealing *) source->deals->pdata[i])->step < n)
      g_ptr_array_add (self->deals, g_rc_box_acquire (source->deals->pdata[i]));
  g_array_set_size (self->states, 0);
  for (guint i = (guint) MAX (talia_history_get_deal_step (self), 0); i < n; i++)
    {
      repeat_step (self, i, &state);
      g_array_append_val (self->states, state);
    }
}

void
talia_history_copy (TaliaHistory *self, const TaliaHistory *source, guint n)
{
  g_array_set_size (self->steps, 0);
  g_ptr_array_set_size (self->deals, 0);
  self->n_made = 0;
  take_over (self, source, n);
}

void
talia_history_follow (TaliaHistory *self, const TaliaHistory *source)
{
  g_array_set_size (self->steps, self->n_made);
  take_over (self, source, source->n_made);
}

void
talia_history_add_deal (TaliaHistory *self, const TaliaDealing *deal, const TaliaState *after)
{
  TaliaDealing *kept = g_rc_box_dup (sizeof *deal, (gpointer) deal);
  TaliaStep step = { .deal = kept, .seat = TALIA_NOBODY, .is_deal = TRUE };

  kept->before = *talia_history_get_state (self);
  kept->step = self->n_made;
  g_array_set_size (self->steps, self->n_made);
  g_array_append_val (self->steps, step);
  self->n_made++;
  g_ptr_array_add (self->deals, kept);
  g_array_set_size (self->states, 0);
  g_array_append_vals (self->states, after, 1);
}

void
talia_history_add_move (TaliaHistory *self, const TaliaMove *move, int seat, const TaliaState *after, gboolean follows)
{
  if (talia_history_get_n_redo (self) == 0 || !talia_move_equal (&talia_history_get_redo_step (self, 0)->move, move))
    {
      TaliaStep step = {
        .deal = self->deals->pdata[self->deals->len - 1],
        .move = *move,
        .seat = (int8_t) seat,
      };

      g_array_set_size (self->steps, self->n_made);
      g_array_append_val (self->steps, step);
      g_array_set_size (self->states, self->n_made - (guint) talia_history_get_deal_step (self));
      g_array_append_vals (self->states, after, 1);
    }
  get_any_step (self, self->n_made)->follows = follows;
  self->n_made++;
}

void
talia_history_undo (TaliaHistory *self)
{
  self->n_made--;
}

const TaliaStep *
talia_history_redo (TaliaHistory *self)
{
  return get_any_step (self, self->n_made++);
}
