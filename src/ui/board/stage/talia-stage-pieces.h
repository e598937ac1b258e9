/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pieces on a stage; a piece is any child widget, and flies to the place that it is given. */
#pragma once

#include "talia-stage-piece.h"

G_BEGIN_DECLS

/** The pieces of a TaliaStage, and the part of it that moves them. Functions without a comment do the same as the
 * function of TaliaStage with the same name. */
typedef struct
{
  GtkWidget *stage;
  GHashTable *pieces; /* GtkWidget → TaliaStagePiece */
  GtkWidget *above;   /* the piece that is held, or flies back after that; it is drawn above all others */
  guint tick;
} TaliaStagePieces;

void talia_stage_pieces_init (TaliaStagePieces *self, GtkWidget *stage);

/** Makes `widget` a child of the stage, directly below `below`; NULL: above all others. */
void talia_stage_pieces_add (TaliaStagePieces *self, GtkWidget *widget, GtkWidget *below);
/** Returns whether `widget` is a piece that is not leaving the stage. */
gboolean talia_stage_pieces_has (TaliaStagePieces *self, GtkWidget *widget);
void talia_stage_pieces_enter (TaliaStagePieces *self, GtkWidget *widget, const TaliaPose *pose, TaliaMotionKind motion,
                               guint delay);
gboolean talia_stage_pieces_get_pose (TaliaStagePieces *self, GtkWidget *widget, TaliaPose *pose);
void talia_stage_pieces_place (TaliaStagePieces *self, GtkWidget *widget, int width, int height, const TaliaPose *pose);
void talia_stage_pieces_put (TaliaStagePieces *self, GtkWidget *widget, int width, int height, const TaliaPose *pose);
void talia_stage_pieces_dismiss (TaliaStagePieces *self, GtkWidget *widget, const TaliaPose *pose);
void talia_stage_pieces_take (TaliaStagePieces *self, GtkWidget *const *widgets, guint n, GtkWidget *top,
                              const TaliaPose *packet, const TaliaPose *goal);
void talia_stage_pieces_remove (TaliaStagePieces *self, GtkWidget *widget);
void talia_stage_pieces_hold (TaliaStagePieces *self, GtkWidget *widget, const TaliaPose *pose);
void talia_stage_pieces_let_go (TaliaStagePieces *self, GtkWidget *widget);
GtkWidget *talia_stage_pieces_find (TaliaStagePieces *self, double x, double y);
void talia_stage_pieces_shake (TaliaStagePieces *self, GtkWidget *widget);

/** Allocates the pieces that do not rest, or `all` of them, at their current positions; `land`: ends all flights
 * first. */
void talia_stage_pieces_allocate (TaliaStagePieces *self, gboolean all, gboolean land);
/** Hides all pieces, so that they cannot be reached either, or shows them again. */
void talia_stage_pieces_hide (TaliaStagePieces *self, gboolean hide);
/** Ends all flights: pieces in flight are at their goals, and those that are leaving the stage are removed. */
void talia_stage_pieces_land (TaliaStagePieces *self);
TaliaStageLayer talia_stage_pieces_get_layer (TaliaStagePieces *self, GtkWidget *widget);
/** Returns the pieces in the order in which they are drawn, from the lowest to the highest. */
GPtrArray *talia_stage_pieces_list (TaliaStagePieces *self);
void talia_stage_pieces_snapshot (TaliaStagePieces *self, GtkSnapshot *snapshot);

/** Drops all pictures, which belong to the renderer of the stage. */
void talia_stage_pieces_forget_pictures (TaliaStagePieces *self);

/** Removes all children, because the stage is being destroyed. */
void talia_stage_pieces_clear (TaliaStagePieces *self);
void talia_stage_pieces_finish (TaliaStagePieces *self);

G_END_DECLS
