/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stage: a widget that animates its children to the places that they are given. */
#pragma once

#include "talia-stage-piece.h"

G_BEGIN_DECLS

/**
 * TaliaStage:
 *
 * The base of boards, which knows nothing of cards or matches. It moves pieces: a piece (any child
 * widget) that is placed somewhere else flies there from wherever it is now, at the pace the player
 * has chosen. Nothing waits for a flight.
 */
#define TALIA_TYPE_STAGE (talia_stage_get_type ())
G_DECLARE_DERIVABLE_TYPE (TaliaStage, talia_stage, TALIA, STAGE, GtkWidget)

struct _TaliaStageClass
{
  GtkWidgetClass parent_class;

  /** Places every child for a stage of this size. Makes and removes none. */
  void (*arrange) (TaliaStage *self, int width, int height);
  /** Whether the player may drag that piece. May be NULL: none. */
  gboolean (*can_drag) (TaliaStage *self, GtkWidget *widget);
  /** The piece is dropped with the pointer at that point. When it is still there afterwards it flies back. */
  void (*dropped) (TaliaStage *self, GtkWidget *widget, double x, double y);
};

/** Makes `widget` a piece above all others but the one in front. */
void talia_stage_add (TaliaStage *self, GtkWidget *widget);
/** Makes `widget` the piece in front of all others; there is one at most. */
void talia_stage_add_in_front (TaliaStage *self, GtkWidget *widget);
/** Shows `widget` on all of the stage and hides the pieces meanwhile, which stay where they are; NULL shows them again.
 */
void talia_stage_set_cover (TaliaStage *self, GtkWidget *widget);
/** Where a piece that was just added comes from and along which motion; `delay` in milliseconds before it sets off. */
void talia_stage_enter (TaliaStage *self, GtkWidget *widget, const TaliaPose *pose, TaliaMotionKind motion,
                        guint delay);
/** Where the piece is now, in the middle of a flight too. */
gboolean talia_stage_get_pose (TaliaStage *self, GtkWidget *widget, TaliaPose *pose);
/** Whether any piece flies or shakes: for tests and measurements. */
gboolean talia_stage_get_moving (TaliaStage *self);
/** Ends all flights: what flies is there, or gone where it is on its way out. */
void talia_stage_land (TaliaStage *self);
/** The pieces as they are drawn, from the lowest to the highest, in a new array: for tests. */
GPtrArray *talia_stage_list (TaliaStage *self);
/** How high the piece is. */
TaliaStageLayer talia_stage_get_layer (TaliaStage *self, GtkWidget *widget);
/** Says where the piece is to be; it flies there. */
void talia_stage_place (TaliaStage *self, GtkWidget *widget, int width, int height, const TaliaPose *pose);
/** Lets the piece fly away and removes it when it is there. */
void talia_stage_dismiss (TaliaStage *self, GtkWidget *widget, const TaliaPose *pose);
/**
 * Lets the piece slide to where those gather that are taken with it, `below` another one of them, and travel face down
 * to its taker with them; it is removed there.
 */
void talia_stage_take (TaliaStage *self, GtkWidget *widget, const TaliaPose *packet, const TaliaPose *goal,
                       gboolean below);
/** Removes the piece at once. */
void talia_stage_remove (TaliaStage *self, GtkWidget *widget);
/** Holds the piece somewhere, above all others, wherever it is placed meanwhile. */
void talia_stage_hold (TaliaStage *self, GtkWidget *widget, const TaliaPose *pose);
/** Lets the piece that is held fly to its place. */
void talia_stage_let_go (TaliaStage *self, GtkWidget *widget);
/** Shakes the piece: no. */
void talia_stage_shake (TaliaStage *self, GtkWidget *widget);
/** The uppermost piece at that point which is not held and not on its way out; NULL when there is none. */
GtkWidget *talia_stage_find_piece (TaliaStage *self, double x, double y);

/** Whether the piece may be dragged. */
gboolean talia_stage_can_drag (TaliaStage *self, GtkWidget *widget);
/** The piece is dropped with the pointer at that point. */
void talia_stage_drop (TaliaStage *self, GtkWidget *widget, double x, double y);

/** Everything is to be placed anew; `jump`: and is there at once. */
void talia_stage_queue_arrange (TaliaStage *self, gboolean jump);

G_END_DECLS
