/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the decisions of the people at a table, and counts the steps by which undo and redo reach the next one. */
#include "talia-decider.h"

#include "model/table/talia-table-private.h"

gboolean
talia_decider_get_forced (const TaliaDecider *self, const TaliaState *state, TaliaMove *move)
{
  if (self->autoplay == 0 || talia_game_legal (talia_table_get_game (self->table), state, move, 1) != 1)
    return FALSE;
  if (self->autoplay & TALIA_AUTOPLAY_LAST && state->board == TALIA_BOARD_TRICK && state->phase == TALIA_PHASE_PLAY
      && talia_cards_count (state->hand[state->to_act]) == 1)
    return TRUE;
  return self->autoplay & TALIA_AUTOPLAY_FORCED
         || (self->autoplay & TALIA_AUTOPLAY_SKIP && move->kind == TALIA_MOVE_SKIP);
}

gboolean
talia_decider_is_asked (const TaliaDecider *self, const TaliaState *state)
{
  TaliaMove move;

  return state->to_act != TALIA_NOBODY && (self->seats & 1u << state->to_act) != 0
         && !talia_decider_get_forced (self, state, &move);
}

guint
talia_decider_count_undo (const TaliaDecider *self)
{
  int n_steps = (int) talia_table_get_n_steps (self->table);

  for (int i = n_steps - 1; i > talia_table_get_deal_step (self->table); i--)
    if (!talia_table_get_step (self->table, (guint) i)->follows)
      {
        TaliaState before;

        talia_table_get_state_at (self->table, i - 1, &before);
        if (talia_decider_is_asked (self, &before))
          return (guint) (n_steps - i);
      }
  return 0;
}

guint
talia_decider_find_deciders (const TaliaDecider *self, guint n)
{
  int n_steps = (int) talia_table_get_n_steps (self->table);
  guint found = 0;

  for (int i = n_steps - (int) n; i < n_steps; i++)
    if (!talia_table_get_step (self->table, (guint) i)->follows)
      {
        TaliaState before;

        talia_table_get_state_at (self->table, i - 1, &before);
        if (talia_decider_is_asked (self, &before))
          found |= 1u << before.to_act;
      }
  return found;
}

guint
talia_decider_count_redo (const TaliaDecider *self)
{
  guint n = talia_table_get_n_redo (self->table);

  for (guint i = 0; i + 1 < n; i++)
    if (!talia_table_get_redo_step (self->table, i + 1)->follows
        && talia_decider_is_asked (self, talia_table_get_redo_state (self->table, i)))
      return i + 1;
  return n;
}
