/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards that a seat has taken in a deal, as a small stack of backs. */
#include "talia-taken-stack.h"

#include <math.h>

#include "ui/board/talia-board-geometry.h"
#include "ui/cards/talia-card-face.h"
#include "ui/cards/talia-card-textures.h"

struct _TaliaTakenStack
{
  GtkWidget parent_instance;

  guint layers; /* all that have been taken */
  guint shown;  /* and those that are shown */
  guint coming; /* the number of packets on their way */
};

G_DEFINE_FINAL_TYPE (TaliaTakenStack, talia_taken_stack, GTK_TYPE_WIDGET)

/* How much higher each layer is drawn than the one below it, as a fraction of a card's width, and the angles of the
 * layers, in degrees. */
#define RISE .03f
static const gint8 turns[] = { -5, 4, -2, 6, -4, 2, 5, -6, 3 };

static TaliaPose
get_pose (guint i, int width)
{
  const float w = (float) width, middle = w * (TALIA_BOARD_STACK_HEIGHT / 2 - (float) TALIA_CARD_ASPECT / 2 - .08f);

  return (TaliaPose) { 0, middle - w * RISE * (float) i, turns[i % G_N_ELEMENTS (turns)], 1 };
}

static void
talia_taken_stack_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 0; /* the board decides the size */
}

static void
talia_taken_stack_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TaliaTakenStack *self = TALIA_TAKEN_STACK (widget);
  TaliaCardTextures *textures = talia_card_textures_get ();
  const float w = (float) gtk_widget_get_width (widget), h = (float) gtk_widget_get_height (widget);
  const int width = (int) roundf (w / TALIA_BOARD_STACK_WIDTH);

  if (width <= 0)
    return;
  for (guint i = 0; i < self->shown; i++)
    {
      const TaliaPose pose = get_pose (i, width);

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (w / 2, h / 2 + pose.y));
      gtk_snapshot_rotate (snapshot, pose.angle);
      gtk_snapshot_translate (
          snapshot, &GRAPHENE_POINT_INIT ((float) -width / 2, (float) -width * (float) TALIA_CARD_ASPECT / 2));
      if (i == 0)
        talia_card_textures_append_shadow (textures, snapshot, widget, width, TALIA_CARD_LIES);
      talia_card_textures_append (textures, snapshot, widget, TALIA_NO_CARD, width);
      gtk_snapshot_restore (snapshot);
    }
}

static void
talia_taken_stack_class_init (TaliaTakenStackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = talia_taken_stack_measure;
  widget_class->snapshot = talia_taken_stack_snapshot;

  gtk_widget_class_set_css_name (widget_class, "taken-stack");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
talia_taken_stack_init (TaliaTakenStack *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (talia_card_textures_get (), "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
talia_taken_stack_new (void)
{
  return g_object_new (TALIA_TYPE_TAKEN_STACK, NULL);
}

static void
update (TaliaTakenStack *self)
{
  const guint shown = self->coming > 0 ? MIN (self->shown, self->layers) : self->layers;

  if (self->shown == shown)
    return;
  self->shown = shown;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
talia_taken_stack_set_layers (TaliaTakenStack *self, guint layers)
{
  g_return_if_fail (TALIA_IS_TAKEN_STACK (self));

  self->layers = layers;
  update (self);
}

guint
talia_taken_stack_get_layers (TaliaTakenStack *self)
{
  g_return_val_if_fail (TALIA_IS_TAKEN_STACK (self), 0);

  return self->shown;
}

static void
moved_cb (TaliaTakenStack *self, GParamSpec *pspec, GtkWidget *packet)
{
  if (gtk_widget_get_parent (packet) != NULL)
    return;
  self->coming--;
  update (self);
}

void
talia_taken_stack_expect (TaliaTakenStack *self, GtkWidget *packet)
{
  g_return_if_fail (TALIA_IS_TAKEN_STACK (self));

  self->coming++;
  g_signal_connect_object (packet, "notify::parent", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
}

TaliaPose
talia_taken_stack_get_top (TaliaTakenStack *self, const TaliaPose *stack, int width)
{
  TaliaPose pose = get_pose (self->shown, width);

  pose.x += stack->x;
  pose.y += stack->y;
  return pose;
}
