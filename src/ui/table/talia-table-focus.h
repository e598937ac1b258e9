/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keyboard focus at the table, and its way back to where the next move is made. */
#pragma once

#include "ui/board/talia-board-bar.h"
#include "ui/board/talia-board.h"
#include "ui/table/session/talia-table-session.h"

G_BEGIN_DECLS

/** Part of a page, which sets all but `ahead` and `was_on_board`. */
typedef struct
{
  GtkWidget *page;
  GtkWidget *place;     /* of the table, and of the curtain */
  GtkWidget *board_bin; /* what the board is in, unless the curtain is down */
  TaliaBoardBar *bar;
  TaliaTableSession *session;
  GtkWidget *ahead;      /* what is to be pressed before the next move; NULL: nothing */
  gboolean was_on_board; /* before things around the board began to change */
} TaliaTableFocus;

/** What has the focus in the page's window; NULL when nothing has. */
GtkWidget *talia_table_focus_find (const TaliaTableFocus *self);

/** The board, if it is in the window. */
TaliaBoard *talia_table_focus_get_board (const TaliaTableFocus *self);

/** Whether it is on the board or on what lies there. */
gboolean talia_table_focus_is_on_board (const TaliaTableFocus *self);

/** Moves the focus to where the next move is made, but not away from visible cards: one key too many must not bid. */
void talia_table_focus_move (const TaliaTableFocus *self);

/** The same when GTK has given a focus that was lost to a button, which it does only at the end of the next frame. */
void talia_table_focus_move_later (TaliaTableFocus *self);

/** Remembers where the focus is while things around the board change, for talia_table_focus_settle(). */
void talia_table_focus_unsettle (TaliaTableFocus *self);

/** They have changed: a focus that the board had comes back. */
void talia_table_focus_settle (TaliaTableFocus *self);

/**
 * Attaches `child` to the button as a popover. When it is closed, a focus that came from the table goes back there and
 * not to the button.
 */
void talia_table_focus_hang (TaliaTableFocus *self, GtkMenuButton *button, GtkWidget *child);

G_END_DECLS
