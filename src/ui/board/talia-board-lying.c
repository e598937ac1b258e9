/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps cards on a board for a while: a finished trick, cards just taken, or the last turn of a deal. */
#include "talia-board-lying.h"

#include "engine/talia-state.h"
#include "ui/board/stage/talia-board-pace.h"

/* The factor by which things that take longer to read stay longer than a trick. */
#define LONG 3

static void
timeout_cb (gpointer data)
{
  TaliaBoardLying *self = data;

  self->timeout = 0;
  talia_board_lying_end (self);
}

static gboolean
begin (TaliaBoardLying *self, TaliaCards cards, int seat, guint times)
{
  guint time = self->patient ? 0 : talia_board_pace_get_trick () * times;
  gboolean begins;

  if (self->seat != seat)
    talia_board_lying_end (self);
  g_clear_handle_id (&self->timeout, g_source_remove);
  begins = !self->lies;
  self->lies = TRUE;
  self->cards |= cards;
  self->seat = seat;
  if (time > 0)
    self->timeout = g_timeout_add_once (time + talia_board_pace_get_flight (self->board), timeout_cb, self);
  return begins;
}

gboolean
talia_board_lying_begin (TaliaBoardLying *self, TaliaCards cards, int seat)
{
  return begin (self, cards, seat, 1);
}

gboolean
talia_board_lying_begin_long (TaliaBoardLying *self)
{
  return begin (self, 0, TALIA_NOBODY, LONG);
}

void
talia_board_lying_end (TaliaBoardLying *self)
{
  TaliaCards cards = self->cards;

  if (!self->lies)
    return;
  talia_board_lying_clear (self);
  self->ended (self->board, cards, self->seat);
}

gboolean
talia_board_lying_is_waiting (const TaliaBoardLying *self)
{
  return self->lies && self->timeout == 0;
}

void
talia_board_lying_clear (TaliaBoardLying *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->lies = FALSE;
  self->cards = 0;
}
