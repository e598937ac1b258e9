/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A piece on a stage: its position at a given time, and its path from one place to another. */
#pragma once

#include "talia-stage-picture.h"
#include "ui/desktop/talia-motion.h"

G_BEGIN_DECLS

/** The position of a piece: its centre in the board's coordinates, its rotation in degrees, and its scale. */
typedef struct
{
  float x, y;
  float angle;
  float scale;
} TaliaPose;

/** A piece on a stage. Times are in microseconds of the frame clock. */
typedef struct
{
  GtkWidget *widget;
  TaliaPose from, to;
  TaliaPose then;         /* the second goal, after `to`, if the piece `goes_on` */
  TaliaMotionKind motion; /* the current motion, or the last one */
  gint64 start, end;      /* of the motion; equal when there is none */
  gint64 off;             /* the time at which the piece has risen and sets off */
  gint64 shaken;          /* when the shaking began, 0: never */
  guint delay;            /* milliseconds until the next flight begins */
  int width, height;
  gboolean placed;
  gboolean far;     /* the flight is, or began as, one above the pieces on the table */
  gboolean entered; /* the piece has no place yet, but comes from `from` with `motion` */
  gboolean goes_on;
  gboolean below;   /* travels below another piece */
  gboolean held;    /* is held at `from`, wherever its place is */
  gboolean leaving; /* will be removed when it has arrived */
  gboolean rests;   /* has been allocated at its final place */
  TaliaStagePicture picture;
} TaliaStagePiece;

/** How high a piece is above the felt. A higher piece is drawn above a lower one, whatever their order among the
 * children. */
typedef enum
{
  TALIA_STAGE_LAYER_TABLE, /* lies, or moves only a little */
  TALIA_STAGE_LAYER_READY, /* is about to fly */
  TALIA_STAGE_LAYER_FLIGHT,
  TALIA_STAGE_LAYER_HELD,
} TaliaStageLayer;

/** Returns how high the piece is now. */
TaliaStageLayer talia_stage_piece_get_layer (const TaliaStagePiece *piece, gint64 now);

gboolean talia_stage_piece_is_moving (const TaliaStagePiece *piece, gint64 now);

/** Gives the piece another size. */
void talia_stage_piece_resize (TaliaStagePiece *piece, int width, int height);

TaliaPose talia_stage_piece_get_pose (const TaliaStagePiece *piece, gint64 now);

/**
 * Sends the piece from its current position to another, with `percent` of the durations in the table of motions. At 0
 * percent, or if the piece had no position yet, it is there at once. Returns whether it flies.
 */
gboolean talia_stage_piece_fly (TaliaStagePiece *piece, const TaliaPose *pose, gint64 now, guint percent);

/** Sends the piece to the place where the taken pieces gather (`packet`), and then with them, face down, to `goal`. */
void talia_stage_piece_take (TaliaStagePiece *piece, const TaliaPose *packet, const TaliaPose *goal, gint64 now,
                             guint percent);

/** Starts the second part of a flight, if the piece has arrived at the end of the first and `goes_on`. */
void talia_stage_piece_go_on (TaliaStagePiece *piece, gint64 now, guint percent);

/** Ends the flight at once, unless the piece is leaving the stage. */
void talia_stage_piece_land (TaliaStagePiece *piece);

/** Holds the piece at a position, wherever its place is. */
void talia_stage_piece_hold (TaliaStagePiece *piece, const TaliaPose *pose);

/** Stops holding the piece, which flies to its place. */
void talia_stage_piece_let_go (TaliaStagePiece *piece, gint64 now, guint percent);

void talia_stage_piece_shake (TaliaStagePiece *piece, gint64 now);

/** Allocates the widget at its current position. */
void talia_stage_piece_allocate (TaliaStagePiece *piece, gint64 now);

G_END_DECLS
