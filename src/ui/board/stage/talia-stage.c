/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stage: a widget whose children fly to the places that they are given. */
#include "talia-stage.h"

#include "talia-felt.h"
#include "talia-stage-pieces.h"

typedef struct
{
  GtkWidget *felt;
  TaliaStagePieces pieces;
  GtkWidget *front;
  GtkWidget *cover; /* hides the pieces; NULL: there is none */
  int width, height;
  gboolean arranged;
  gboolean jump; /* the next arrangement is shown without flights */
} TaliaStagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TaliaStage, talia_stage, GTK_TYPE_WIDGET)

#define PRIVATE(self) ((TaliaStagePrivate *) talia_stage_get_instance_private (self))

static void
talia_stage_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                     int *minimum_baseline, int *natural_baseline)
{
  /* GTK measures the stage again only after the size of something on it has changed; then everything has to be placed
   * again. */
  PRIVATE (TALIA_STAGE (widget))->arranged = FALSE;
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 320 : 200;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 720 : 620;
}

static void
talia_stage_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TaliaStage *self = TALIA_STAGE (widget);
  TaliaStagePrivate *priv = PRIVATE (self);
  gboolean resized = width != priv->width || height != priv->height, arranged = priv->arranged && !resized;

  gtk_widget_size_allocate (priv->felt, &(GtkAllocation) { 0, 0, width, height }, -1);
  if (!arranged)
    {
      priv->width = width;
      priv->height = height;
      priv->arranged = TRUE;
      TALIA_STAGE_GET_CLASS (self)->arrange (self, width, height);
    }

  if (priv->cover != NULL)
    {
      talia_stage_pieces_hide (&priv->pieces, TRUE);
      gtk_widget_size_allocate (priv->cover, &(GtkAllocation) { 0, 0, width, height }, -1);
    }

  /* While the window is resized, the cards move with it without flights. */
  talia_stage_pieces_allocate (&priv->pieces, !arranged, resized || priv->jump);
  priv->jump = FALSE;
}

static void
talia_stage_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TaliaStagePrivate *priv = PRIVATE (TALIA_STAGE (widget));

  gtk_widget_snapshot_child (widget, priv->felt, snapshot);
  if (priv->cover != NULL)
    gtk_widget_snapshot_child (widget, priv->cover, snapshot);
  else
    talia_stage_pieces_snapshot (&priv->pieces, snapshot);
}

static void
talia_stage_dispose (GObject *object)
{
  TaliaStagePrivate *priv = PRIVATE (TALIA_STAGE (object));

  talia_stage_pieces_clear (&priv->pieces);
  priv->front = priv->cover = priv->felt = NULL;

  G_OBJECT_CLASS (talia_stage_parent_class)->dispose (object);
}

static void
talia_stage_finalize (GObject *object)
{
  talia_stage_pieces_finish (&PRIVATE (TALIA_STAGE (object))->pieces);

  G_OBJECT_CLASS (talia_stage_parent_class)->finalize (object);
}

static void
talia_stage_unrealize (GtkWidget *widget)
{
  talia_stage_pieces_forget_pictures (&PRIVATE (TALIA_STAGE (widget))->pieces);

  GTK_WIDGET_CLASS (talia_stage_parent_class)->unrealize (widget);
}

static void
talia_stage_class_init (TaliaStageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = talia_stage_dispose;
  object_class->finalize = talia_stage_finalize;
  widget_class->measure = talia_stage_measure;
  widget_class->size_allocate = talia_stage_size_allocate;
  widget_class->snapshot = talia_stage_snapshot;
  widget_class->unrealize = talia_stage_unrealize;

  gtk_widget_class_set_css_name (widget_class, "board");
}

static void
talia_stage_init (TaliaStage *self)
{
  TaliaStagePrivate *priv = PRIVATE (self);

  talia_stage_pieces_init (&priv->pieces, GTK_WIDGET (self));
  priv->felt = talia_felt_new ();
  gtk_widget_set_parent (priv->felt, GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  talia_felt_follow (GTK_WIDGET (self));
}

void
talia_stage_add (TaliaStage *self, GtkWidget *widget)
{
  talia_stage_pieces_add (&PRIVATE (self)->pieces, widget, PRIVATE (self)->front);
}

void
talia_stage_add_in_front (TaliaStage *self, GtkWidget *widget)
{
  g_assert (PRIVATE (self)->front == NULL);

  talia_stage_pieces_add (&PRIVATE (self)->pieces, widget, NULL);
  PRIVATE (self)->front = widget;
}

void
talia_stage_set_cover (TaliaStage *self, GtkWidget *widget)
{
  TaliaStagePrivate *priv = PRIVATE (self);

  g_return_if_fail (TALIA_IS_STAGE (self));

  g_clear_pointer (&priv->cover, gtk_widget_unparent);
  talia_stage_pieces_hide (&priv->pieces, widget != NULL);
  priv->cover = widget;
  if (widget != NULL)
    gtk_widget_set_parent (widget, GTK_WIDGET (self));
  talia_stage_queue_arrange (self, TRUE);
}

void
talia_stage_enter (TaliaStage *self, GtkWidget *widget, const TaliaPose *pose, TaliaMotionKind motion, guint delay)
{
  talia_stage_pieces_enter (&PRIVATE (self)->pieces, widget, pose, motion, delay);
}

gboolean
talia_stage_get_pose (TaliaStage *self, GtkWidget *widget, TaliaPose *pose)
{
  return talia_stage_pieces_get_pose (&PRIVATE (self)->pieces, widget, pose);
}

gboolean
talia_stage_get_moving (TaliaStage *self)
{
  g_return_val_if_fail (TALIA_IS_STAGE (self), FALSE);

  return PRIVATE (self)->pieces.tick != 0;
}

void
talia_stage_land (TaliaStage *self)
{
  talia_stage_pieces_land (&PRIVATE (self)->pieces);
}

GPtrArray *
talia_stage_list (TaliaStage *self)
{
  return talia_stage_pieces_list (&PRIVATE (self)->pieces);
}

TaliaStageLayer
talia_stage_get_layer (TaliaStage *self, GtkWidget *widget)
{
  return talia_stage_pieces_get_layer (&PRIVATE (self)->pieces, widget);
}

void
talia_stage_place (TaliaStage *self, GtkWidget *widget, int width, int height, const TaliaPose *pose)
{
  talia_stage_pieces_place (&PRIVATE (self)->pieces, widget, width, height, pose);
}

void
talia_stage_put (TaliaStage *self, GtkWidget *widget, int width, int height, const TaliaPose *pose)
{
  talia_stage_pieces_put (&PRIVATE (self)->pieces, widget, width, height, pose);
}

void
talia_stage_dismiss (TaliaStage *self, GtkWidget *widget, const TaliaPose *pose)
{
  talia_stage_pieces_dismiss (&PRIVATE (self)->pieces, widget, pose);
}

void
talia_stage_take (TaliaStage *self, GtkWidget *const *widgets, guint n, GtkWidget *top, const TaliaPose *packet,
                  const TaliaPose *goal)
{
  talia_stage_pieces_take (&PRIVATE (self)->pieces, widgets, n, top, packet, goal);
}

void
talia_stage_remove (TaliaStage *self, GtkWidget *widget)
{
  TaliaStagePrivate *priv = PRIVATE (self);

  if (priv->front == widget)
    priv->front = NULL;
  talia_stage_pieces_remove (&priv->pieces, widget);
}

void
talia_stage_hold (TaliaStage *self, GtkWidget *widget, const TaliaPose *pose)
{
  talia_stage_pieces_hold (&PRIVATE (self)->pieces, widget, pose);
}

void
talia_stage_let_go (TaliaStage *self, GtkWidget *widget)
{
  talia_stage_pieces_let_go (&PRIVATE (self)->pieces, widget);
}

void
talia_stage_shake (TaliaStage *self, GtkWidget *widget)
{
  talia_stage_pieces_shake (&PRIVATE (self)->pieces, widget);
}

GtkWidget *
talia_stage_find_piece (TaliaStage *self, double x, double y)
{
  return talia_stage_pieces_find (&PRIVATE (self)->pieces, x, y);
}

gboolean
talia_stage_can_drag (TaliaStage *self, GtkWidget *widget)
{
  TaliaStageClass *klass = TALIA_STAGE_GET_CLASS (self);

  return klass->can_drag != NULL && talia_stage_pieces_has (&PRIVATE (self)->pieces, widget)
         && klass->can_drag (self, widget);
}

void
talia_stage_drop (TaliaStage *self, GtkWidget *widget, double x, double y)
{
  TALIA_STAGE_GET_CLASS (self)->dropped (self, widget, x, y);
}

void
talia_stage_queue_arrange (TaliaStage *self, gboolean jump)
{
  PRIVATE (self)->arranged = FALSE;
  PRIVATE (self)->jump |= jump;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
