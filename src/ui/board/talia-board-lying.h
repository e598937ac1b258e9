/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps cards on a board for a while: a finished trick, cards just taken, or the last turn of a deal. */
#pragma once

#include <gtk/gtk.h>

#include "engine/talia-cards.h"

G_BEGIN_DECLS

/** Decides how long things stay on view on a board, of which it is a part. */
typedef struct
{
  GtkWidget *board;
  void (*ended) (GtkWidget *board, TaliaCards cards, int seat); /* called when nothing is on view any more */
  gboolean patient; /* things always stay on view until something else happens */
  gboolean lies;
  TaliaCards cards; /* the cards that go to `seat` afterwards; 0: everything stays in its place */
  int seat;
  guint timeout; /* the timer that ends it; 0: the player does */
} TaliaBoardLying;

/**
 * Keeps `cards` on view for a while, or until the player continues, if that is the preference. Cards that are already
 * on view join them if they are the same seat's; otherwise, their time ends first. 0 and TALIA_NOBODY: nothing in
 * particular. Returns FALSE if something was on view already and only stays longer.
 */
gboolean talia_board_lying_begin (TaliaBoardLying *self, TaliaCards cards, int seat);

/** Keeps everything on view for longer than talia_board_lying_begin() does, because there is more to look at; nothing
 * is taken away afterwards. */
gboolean talia_board_lying_begin_long (TaliaBoardLying *self);

/** Ends the display, and calls `ended`, if anything is on view. */
void talia_board_lying_end (TaliaBoardLying *self);

/** Returns whether something stays on view until the player continues. */
gboolean talia_board_lying_is_waiting (const TaliaBoardLying *self);

/** Ends the display without calling `ended`, for example because the board is destroyed. */
void talia_board_lying_clear (TaliaBoardLying *self);

G_END_DECLS
