/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tracks what the table asks of the person who sits at it, so that a press that began before a change has no effect. */
#pragma once

#include "ui/board/talia-board.h"

G_BEGIN_DECLS

/** What the table asked when it was last updated. The page owns it; initially all zero. */
typedef struct
{
  TaliaPhase phase;
  int seat; /* the seat that is asked */
  TaliaCards hand;
  guint deals;
  gboolean own_turn, curtain, lying, telling, summary;
} TaliaTableAsked;

/** Updates what is asked. If it has changed, presses on the board that began before have no effect. */
void talia_table_asked_follow (TaliaTableAsked *self, TaliaBoard *board, GtkWidget *page);

G_END_DECLS
