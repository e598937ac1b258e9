/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps of a match: those made, and those taken back that can be made again. */
#include "talia-history-private.h"

void
talia_history_init (TaliaHistory *self)
{
  self->made = g_ptr_array_new_with_free_func (g_free);
  self->redo = g_ptr_array_new_with_free_func (g_free);
  self->deal = -1;
}

void
talia_history_clear (TaliaHistory *self)
{
  g_clear_pointer (&self->made, g_ptr_array_unref);
  g_clear_pointer (&self->redo, g_ptr_array_unref);
}

const TaliaState *
talia_history_get_state_at (const TaliaHistory *self, int step)
{
  return step < 0 ? &self->start : &talia_history_get_step (self, (guint) step)->after;
}

const TaliaStep *
talia_history_get_step (const TaliaHistory *self, guint index)
{
  return g_ptr_array_index (self->made, index);
}

const TaliaStep *
talia_history_get_redo_step (const TaliaHistory *self, guint n)
{
  return g_ptr_array_index (self->redo, self->redo->len - 1 - n);
}

guint
talia_history_get_n_undo (const TaliaHistory *self)
{
  return self->made->len - (guint) (self->deal + 1);
}

static TaliaStep *
pop (GPtrArray *steps)
{
  return g_ptr_array_steal_index (steps, steps->len - 1);
}

void
talia_history_copy_step (TaliaHistory *self, const TaliaStep *step)
{
  TaliaStep *copy = g_memdup2 (step, sizeof *step);

  if (step->is_deal)
    talia_history_add_deal (self, copy);
  else
    g_ptr_array_add (self->made, copy);
}

void
talia_history_forget (TaliaHistory *self)
{
  g_ptr_array_set_size (self->made, 0);
  g_ptr_array_set_size (self->redo, 0);
  self->deal = -1;
}

void
talia_history_add_deal (TaliaHistory *self, TaliaStep *step)
{
  g_ptr_array_set_size (self->redo, 0);
  g_ptr_array_add (self->made, step);
  self->deal = (int) self->made->len - 1;
}

void
talia_history_add_move (TaliaHistory *self, const TaliaMove *move, int seat, const TaliaState *after, gboolean follows)
{
  TaliaStep *step;

  if (self->redo->len > 0 && talia_move_equal (&talia_history_get_redo_step (self, 0)->move, move))
    step = pop (self->redo);
  else
    {
      g_ptr_array_set_size (self->redo, 0);
      step = g_new0 (TaliaStep, 1);
      step->move = *move;
      step->seat = (int8_t) seat;
      step->after = *after;
    }
  step->follows = follows;
  g_ptr_array_add (self->made, step);
}

void
talia_history_undo (TaliaHistory *self)
{
  g_ptr_array_add (self->redo, pop (self->made));
}

const TaliaStep *
talia_history_redo (TaliaHistory *self)
{
  TaliaStep *step = pop (self->redo);

  g_ptr_array_add (self->made, step);
  return step;
}
