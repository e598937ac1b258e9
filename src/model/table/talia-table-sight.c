/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be seen of a table: the view of a seat, what every seat sees, and the events of a step. */
#include "talia-table-private.h"

/* Returns what is hidden from no seat: a value that is hidden from a seat is 0 in its view. */
void
talia_table_get_open_state (TaliaTable *self, TaliaState *open)
{
  const TaliaState *state;

  g_return_if_fail (TALIA_IS_TABLE (self));
  g_return_if_fail (open != NULL);

  state = talia_table_get_state (self);
  *open = *state;
  for (int seat = 0; seat < state->seats; seat++)
    {
      const unsigned char *seen;
      TaliaView view;

      talia_table_get_view (self, seat, &view);
      seen = (const unsigned char *) &view.seen;
      for (gsize i = 0; i < sizeof *open; i++)
        ((unsigned char *) open)[i] &= seen[i];
    }
}

void
talia_table_get_view (TaliaTable *self, int seat, TaliaView *view)
{
  g_return_if_fail (TALIA_IS_TABLE (self));
  g_return_if_fail (seat >= 0 && seat < talia_table_get_n_seats (self) && view != NULL);

  if (self->elsewhere != NULL)
    self->elsewhere->get_view (self->data, seat, view);
  else
    talia_game_view (talia_table_get_game (self), talia_table_get_state (self), seat, view);
}

/* Events are not stored, because the game produces the same ones again. */
void
talia_table_get_events (TaliaTable *self, guint step, TaliaEvents *events)
{
  const TaliaGame *game = talia_table_get_game (self);
  const TaliaStep *made;
  TaliaState state;

  g_return_if_fail (TALIA_IS_TABLE (self) && step < talia_table_get_n_steps (self) && events != NULL);

  if (step >= self->history.n_made)
    {
      *events = *self->elsewhere->get_events (self->data, step - self->history.n_made);
      return;
    }
  made = talia_table_get_step (self, step);

  *events = (TaliaEvents) { 0 };
  talia_table_get_state_at (self, (int) step - 1, &state);
  if (made->is_deal)
    talia_dealing_repeat (made->deal, game, &state, events);
  else
    talia_game_apply (game, &state, &made->move, &state, events);
}
