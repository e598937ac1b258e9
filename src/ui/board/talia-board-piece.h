/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A piece on a board: where it is at a moment, on its way from one place to another. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Where a piece is: its middle in the board's coordinates, its turn in degrees, its size. */
typedef struct
{
  float x, y;
  float angle;
  float scale;
} TaliaPose;

/** Times are in microseconds of the frame clock. */
typedef struct
{
  GtkWidget *widget;
  TaliaPose from, to;
  gint64 start, end; /* of the flight; equal when there is none */
  gint64 shaken;     /* when the shaking began, 0: never */
  guint delay;       /* milliseconds before the next flight sets off */
  int width, height;
  gboolean placed;
  gboolean entered; /* not placed yet, but `from` says where it comes from */
  gboolean held;    /* at `from`, wherever it is to be */
  gboolean leaving; /* goes away when it has arrived */
  gboolean rests;   /* has been allocated where it will stay */
} TaliaBoardPiece;

gboolean talia_board_piece_is_moving (const TaliaBoardPiece *piece, gint64 now);

/** Gives the piece another size. */
void talia_board_piece_resize (TaliaBoardPiece *piece, int width, int height);

TaliaPose talia_board_piece_get_pose (const TaliaBoardPiece *piece, gint64 now);

/**
 * Sends the piece to a place, from wherever it is now, in `flight` milliseconds; a piece that was
 * nowhere yet is there at once. Returns whether it flies.
 */
gboolean talia_board_piece_fly (TaliaBoardPiece *piece, const TaliaPose *pose, gint64 now, guint flight);

/** Ends the flight, unless it leads away. */
void talia_board_piece_land (TaliaBoardPiece *piece);

/** Keeps the piece at a place, wherever it is to be. */
void talia_board_piece_hold (TaliaBoardPiece *piece, const TaliaPose *pose);

/** Ends that the piece is held; it flies to its place. */
void talia_board_piece_let_go (TaliaBoardPiece *piece, gint64 now, guint flight);

void talia_board_piece_shake (TaliaBoardPiece *piece, gint64 now);

/** Allocates the widget where it is now. */
void talia_board_piece_allocate (TaliaBoardPiece *piece, gint64 now);

G_END_DECLS
