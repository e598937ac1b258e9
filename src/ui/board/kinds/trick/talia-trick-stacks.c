/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stacks of taken tricks on a board, one at each seat. */
#include "talia-trick-stacks.h"

#include <math.h>

void
talia_trick_stacks_sync (TaliaTrickStacks *self)
{
  TaliaBoard *board = TALIA_BOARD (self->board);
  const TaliaState *state = &talia_board_get_view (board)->seen;

  for (int seat = 0; seat < state->seats; seat++)
    {
      const gboolean lies = talia_board_get_lying (board) != 0 && talia_board_get_taker (board) == seat;
      const guint won = state->trick.won[seat];

      if (self->stacks[seat] == NULL)
        {
          self->stacks[seat] = talia_trick_stack_new ();
          talia_stage_add (TALIA_STAGE (board), self->stacks[seat]);
        }
      talia_trick_stack_set_tricks (TALIA_TRICK_STACK (self->stacks[seat]), won - (lies && won > 0 ? 1 : 0));
    }
}

void
talia_trick_stacks_place (TaliaTrickStacks *self, const TaliaBoardGeometry *geometry)
{
  const int width = (int) ceilf ((float) geometry->stack_width * TALIA_BOARD_STACK_WIDTH),
            height = (int) ceilf ((float) geometry->stack_width * TALIA_BOARD_STACK_HEIGHT);

  for (int seat = 0; seat < TALIA_MAX_SEATS && self->stacks[seat] != NULL; seat++)
    {
      gtk_widget_set_visible (self->stacks[seat], geometry->stack_width > 0);
      if (geometry->stack_width > 0)
        talia_stage_place (TALIA_STAGE (self->board), self->stacks[seat], width, height,
                           &geometry->stack[talia_board_get_place_of (TALIA_BOARD (self->board), seat)]);
    }
}

gboolean
talia_trick_stacks_get_pose (TaliaTrickStacks *self, int seat, TaliaPose *pose)
{
  const TaliaBoardGeometry *geometry = talia_hand_board_get_geometry (self->board);
  const TaliaPose *stack = &geometry->stack[talia_board_get_place_of (TALIA_BOARD (self->board), seat)];

  if (geometry->stack_width == 0 || self->stacks[seat] == NULL)
    return FALSE;
  *pose = talia_trick_stack_get_top (TALIA_TRICK_STACK (self->stacks[seat]), stack, geometry->stack_width);
  pose->scale = (float) geometry->stack_width / (float) geometry->card_width;
  return TRUE;
}

void
talia_trick_stacks_expect (TaliaTrickStacks *self, int seat, GtkWidget *packet)
{
  if (self->stacks[seat] != NULL)
    talia_trick_stack_expect (TALIA_TRICK_STACK (self->stacks[seat]), packet);
}
