/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A piece on a stage: its position at a moment, and its way from one place to another. */
#pragma once

#include "talia-stage-picture.h"
#include "ui/desktop/talia-motion.h"

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
  TaliaPose then;         /* where it goes on to from there, if it `goes_on` */
  TaliaMotionKind motion; /* along which it moves, or moved last */
  gint64 start, end;      /* of the motion; equal when there is none */
  gint64 off;             /* when it has risen and sets off */
  gint64 shaken;          /* when the shaking began, 0: never */
  guint delay;            /* milliseconds before the next flight sets off */
  int width, height;
  gboolean placed;
  gboolean far;     /* the flight leads, or began, further than within its layer */
  gboolean entered; /* not placed yet, but `from` says where it comes from, and `motion` how */
  gboolean goes_on;
  gboolean below;   /* travels below another */
  gboolean held;    /* at `from`, wherever it is to be */
  gboolean leaving; /* goes away when it has arrived */
  gboolean rests;   /* has been allocated where it will stay */
  TaliaStagePicture picture;
} TaliaStagePiece;

/** How high a piece is above the felt. What is higher is drawn above, whatever lies where. */
typedef enum
{
  TALIA_STAGE_LAYER_TABLE, /* lies, or moves no further than within its layer */
  TALIA_STAGE_LAYER_READY, /* is about to fly */
  TALIA_STAGE_LAYER_FLIGHT,
  TALIA_STAGE_LAYER_HELD,
} TaliaStageLayer;

/** How high the piece is now. */
TaliaStageLayer talia_stage_piece_get_layer (const TaliaStagePiece *piece, gint64 now);

gboolean talia_stage_piece_is_moving (const TaliaStagePiece *piece, gint64 now);

/** Gives the piece another size. */
void talia_stage_piece_resize (TaliaStagePiece *piece, int width, int height);

TaliaPose talia_stage_piece_get_pose (const TaliaStagePiece *piece, gint64 now);

/**
 * Sends the piece to a place, from wherever it is now, at `percent` of the table of motions; at 0, and for a piece that
 * was nowhere yet, it is there at once. Returns whether it flies.
 */
gboolean talia_stage_piece_fly (TaliaStagePiece *piece, const TaliaPose *pose, gint64 now, guint percent);

/** Sends the piece to where others gather, and from there with them, face down, to another place. */
void talia_stage_piece_take (TaliaStagePiece *piece, const TaliaPose *packet, const TaliaPose *goal, gint64 now,
                             guint percent);

/** Sends the piece on where it has arrived and there is more of its way. */
void talia_stage_piece_go_on (TaliaStagePiece *piece, gint64 now, guint percent);

/** Ends the flight, unless it leads away. */
void talia_stage_piece_land (TaliaStagePiece *piece);

/** Keeps the piece at a place, wherever it is to be. */
void talia_stage_piece_hold (TaliaStagePiece *piece, const TaliaPose *pose);

/** Ends that the piece is held; it flies to its place. */
void talia_stage_piece_let_go (TaliaStagePiece *piece, gint64 now, guint percent);

void talia_stage_piece_shake (TaliaStagePiece *piece, gint64 now);

/** Allocates the widget where it is now. */
void talia_stage_piece_allocate (TaliaStagePiece *piece, gint64 now);

G_END_DECLS
