/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that stay on a board for a while: a finished trick, cards just taken, the last turn of a deal. */
#pragma once

#include <gtk/gtk.h>

#include "engine/talia-cards.h"

G_BEGIN_DECLS

/** Part of a board, which knows nothing of when something has been looked at enough. */
typedef struct
{
  GtkWidget *board;
  void (*ended) (GtkWidget *board, TaliaCards cards, int seat); /* nothing lies any more when it is called */
  gboolean patient;                                             /* always until something else happens */
  gboolean lies;
  TaliaCards cards; /* that go to `seat` afterwards; 0 where what lies stays */
  int seat;
  guint timeout; /* that ends it; 0: the player does */
} TaliaBoardLying;

/**
 * Lets `cards` lie for a while, or until the player goes on where that is the preference. What lies
 * already joins them if it is the same seat's, and else ends. 0 and TALIA_NOBODY: nothing in particular.
 * Returns FALSE where something lay already and just lies longer.
 */
gboolean talia_board_lying_begin (TaliaBoardLying *self, TaliaCards cards, int seat);

/** The same for what there is more of to read: it lies longer. */
gboolean talia_board_lying_begin_long (TaliaBoardLying *self);

/** It has been looked at: calls `ended` if anything lies. */
void talia_board_lying_end (TaliaBoardLying *self);

/** Whether something lies until the player goes on. */
gboolean talia_board_lying_is_waiting (const TaliaBoardLying *self);

/** The board goes away; nobody is told. */
void talia_board_lying_clear (TaliaBoardLying *self);

G_END_DECLS
