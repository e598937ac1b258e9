/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stage: a widget whose children fly to the places that they are given. */
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

  /** Places every child for a stage of this size; must not add or remove any. */
  void (*arrange) (TaliaStage *self, int width, int height);
  /** Returns whether the player may drag the piece; NULL if no piece can be dragged. */
  gboolean (*can_drag) (TaliaStage *self, GtkWidget *widget);
  /** Called when the piece has been dropped with the pointer at this point. If it is still on the stage afterwards, it
   * flies back. */
  void (*dropped) (TaliaStage *self, GtkWidget *widget, double x, double y);
};

/** Makes `widget` a piece above all others but the one in front. */
void talia_stage_add (TaliaStage *self, GtkWidget *widget);
/** Makes `widget` the piece in front of all others; there is one at most. */
void talia_stage_add_in_front (TaliaStage *self, GtkWidget *widget);
/** Covers the whole stage with `widget` and hides the pieces, which keep their places; NULL removes the cover and shows
 * them again. */
void talia_stage_set_cover (TaliaStage *self, GtkWidget *widget);
/** Sets where a piece that was just added comes from, its motion, and the delay in milliseconds before it sets off. */
void talia_stage_enter (TaliaStage *self, GtkWidget *widget, const TaliaPose *pose, TaliaMotionKind motion,
                        guint delay);
/** Stores the current position of the piece, even in the middle of a flight; returns FALSE if it has none yet. */
gboolean talia_stage_get_pose (TaliaStage *self, GtkWidget *widget, TaliaPose *pose);
/** Returns whether any piece is flying or shaking; for tests and measurements. */
gboolean talia_stage_get_moving (TaliaStage *self);
/** Ends all flights: each piece is at its goal, or removed if it was leaving the stage. */
void talia_stage_land (TaliaStage *self);
/** Returns the pieces in the order in which they are drawn, from the lowest to the highest, in a new array; for
 * tests. */
GPtrArray *talia_stage_list (TaliaStage *self);
/** Returns how high the piece is. */
TaliaStageLayer talia_stage_get_layer (TaliaStage *self, GtkWidget *widget);
/** Sets the size and the place of the piece, which flies there. */
void talia_stage_place (TaliaStage *self, GtkWidget *widget, int width, int height, const TaliaPose *pose);
/** Sets the size and the place of the piece, which is there at once, without a flight. */
void talia_stage_put (TaliaStage *self, GtkWidget *widget, int width, int height, const TaliaPose *pose);
/** Lets the piece fly to a position, and removes it when it arrives. */
void talia_stage_dismiss (TaliaStage *self, GtkWidget *widget, const TaliaPose *pose);
/**
 * Lets `n` pieces be taken together: they slide beneath `top`, one of them, to the place where they gather (`packet`),
 * and then travel as one, face down, to the taker (`goal`), where they are removed.
 */
void talia_stage_take (TaliaStage *self, GtkWidget *const *widgets, guint n, GtkWidget *top, const TaliaPose *packet,
                       const TaliaPose *goal);
/** Removes the piece at once. */
void talia_stage_remove (TaliaStage *self, GtkWidget *widget);
/** Holds the piece at a position, above all others, wherever it is placed in the meantime. */
void talia_stage_hold (TaliaStage *self, GtkWidget *widget, const TaliaPose *pose);
/** Stops holding the piece, which flies to its place. */
void talia_stage_let_go (TaliaStage *self, GtkWidget *widget);
/** Shakes the piece, as a sign of refusal. */
void talia_stage_shake (TaliaStage *self, GtkWidget *widget);
/** Returns the topmost piece at a point, ignoring those that are held or leaving the stage; NULL if there is none. */
GtkWidget *talia_stage_find_piece (TaliaStage *self, double x, double y);

/** Returns whether the piece may be dragged. */
gboolean talia_stage_can_drag (TaliaStage *self, GtkWidget *widget);
/** Drops the piece, with the pointer at this point. */
void talia_stage_drop (TaliaStage *self, GtkWidget *widget, double x, double y);

/** Requests that everything is placed again; `jump`: without flights. */
void talia_stage_queue_arrange (TaliaStage *self, gboolean jump);

G_END_DECLS
