/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tracks what the table asks of the person who sits at it, so that a press from before it changed has no effect. */
#pragma once

#include "ui/board/talia-board.h"

G_BEGIN_DECLS

/** Part of a page; all zero: nothing yet. */
typedef struct
{
  TaliaPhase phase;
  int seat; /* who is asked */
  TaliaCards hand;
  guint deals;
  gboolean own_turn, curtain, lying, telling, summary;
} TaliaTableAsked;

/** Looks what is asked now, and makes presses on the board that began with something else end without effect. */
void talia_table_asked_follow (TaliaTableAsked *self, TaliaBoard *board, GtkWidget *page);

G_END_DECLS
