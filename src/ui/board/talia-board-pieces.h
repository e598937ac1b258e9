/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pieces of a board: a piece, which is any child widget, flies to wherever it is said to be. */
#pragma once

#include "talia-board-piece.h"
#include "talia-board.h"

G_BEGIN_DECLS

/** Makes `widget` a child below the bar and the centre. */
void talia_board_add (TaliaBoard *self, GtkWidget *widget);
/** Where a piece that was just added comes from; `delay` in milliseconds before it sets off. */
void talia_board_enter (TaliaBoard *self, GtkWidget *widget, const TaliaPose *pose, guint delay);
/** Where the piece is now, in the middle of a flight too. */
gboolean talia_board_get_pose (TaliaBoard *self, GtkWidget *widget, TaliaPose *pose);
/** Says where the piece is to be; it flies there. */
void talia_board_place (TaliaBoard *self, GtkWidget *widget, int width, int height, const TaliaPose *pose);
/** Lets the piece fly away and removes it when it is there. */
void talia_board_dismiss (TaliaBoard *self, GtkWidget *widget, const TaliaPose *pose);
/** Removes the piece at once. */
void talia_board_remove (TaliaBoard *self, GtkWidget *widget);
/** Holds the piece somewhere, above all others, wherever it is placed meanwhile. */
void talia_board_hold (TaliaBoard *self, GtkWidget *widget, const TaliaPose *pose);
/** Lets the piece that is held fly to its place. */
void talia_board_let_go (TaliaBoard *self, GtkWidget *widget);
/** Whether the piece may be dragged. */
gboolean talia_board_can_drag (TaliaBoard *self, GtkWidget *widget);
/** The uppermost piece at that point which is not held and not on its way out; NULL when there is none. */
GtkWidget *talia_board_find_piece (TaliaBoard *self, double x, double y);
/** Shakes the piece: no. */
void talia_board_shake (TaliaBoard *self, GtkWidget *widget);

/* For TaliaBoard itself. */

typedef struct
{
  GHashTable *pieces; /* GtkWidget → TaliaBoardPiece */
  GtkWidget *above;   /* a piece that is held, or flies back: drawn above all others */
  guint tick;
} TaliaBoardPieces;

/** Those of a board. */
TaliaBoardPieces *talia_board_get_pieces (TaliaBoard *self);
void talia_board_pieces_init (TaliaBoardPieces *self);
/** Allocates the pieces that do not rest, or `all` of them, where they are now; `land`: whatever flies has arrived. */
void talia_board_pieces_allocate (TaliaBoardPieces *self, TaliaBoard *board, gboolean all, gboolean land);
void talia_board_pieces_snapshot (TaliaBoardPieces *self, TaliaBoard *board, GtkSnapshot *snapshot);
/** The board goes away, and with it all its children. */
void talia_board_pieces_clear (TaliaBoardPieces *self, TaliaBoard *board);
void talia_board_pieces_finish (TaliaBoardPieces *self);

G_END_DECLS
