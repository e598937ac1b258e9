/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stacks of taken cards on a board, one for each seat. */
#include "talia-taken-stacks.h"

#include <math.h>

void
talia_taken_stacks_set_layers (TaliaTakenStacks *self, int seat, guint layers)
{
  if (self->stacks[seat] == NULL)
    {
      self->stacks[seat] = talia_taken_stack_new ();
      talia_stage_add (TALIA_STAGE (self->board), self->stacks[seat]);
    }
  talia_taken_stack_set_layers (TALIA_TAKEN_STACK (self->stacks[seat]), layers);
}

void
talia_taken_stacks_place (TaliaTakenStacks *self, const TaliaBoardGeometry *geometry)
{
  const int width = (int) ceilf ((float) geometry->stack_width * TALIA_BOARD_STACK_WIDTH),
            height = (int) ceilf ((float) geometry->stack_width * TALIA_BOARD_STACK_HEIGHT);

  for (int seat = 0; seat < TALIA_MAX_SEATS && self->stacks[seat] != NULL; seat++)
    {
      gtk_widget_set_visible (self->stacks[seat], geometry->stack_width > 0);
      if (geometry->stack_width > 0)
        talia_stage_place (TALIA_STAGE (self->board), self->stacks[seat], width, height,
                           &geometry->stack[talia_board_get_place_of (self->board, seat)]);
    }
}

gboolean
talia_taken_stacks_get_pose (TaliaTakenStacks *self, int seat, const TaliaBoardGeometry *geometry, TaliaPose *pose)
{
  const TaliaPose *stack = &geometry->stack[talia_board_get_place_of (self->board, seat)];

  if (geometry->stack_width == 0 || self->stacks[seat] == NULL)
    return FALSE;
  *pose = talia_taken_stack_get_top (TALIA_TAKEN_STACK (self->stacks[seat]), stack, geometry->stack_width);
  pose->scale = (float) geometry->stack_width / (float) geometry->card_width;
  return TRUE;
}

void
talia_taken_stacks_expect (TaliaTakenStacks *self, int seat, GtkWidget *packet)
{
  if (self->stacks[seat] != NULL)
    talia_taken_stack_expect (TALIA_TAKEN_STACK (self->stacks[seat]), packet);
}
