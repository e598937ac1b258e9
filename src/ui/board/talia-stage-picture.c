/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A piece that rests, as one picture: a card that is turned takes long to draw, in each frame of another's flight. */
#include "talia-stage-picture.h"

#include <math.h>

void
talia_stage_picture_forget (TaliaStagePicture *self)
{
  g_clear_pointer (&self->of, gsk_render_node_unref);
  g_clear_pointer (&self->transform, gsk_transform_unref);
  g_clear_object (&self->texture);
}

/* In whole pixels of the screen. */
static void
draw (TaliaStagePicture *self, GtkWidget *stage, GskRenderNode *node)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) scaled = NULL;
  const float scale = (float) self->scale;
  graphene_rect_t bounds;
  float left, top, right, bottom;

  gsk_render_node_get_bounds (node, &bounds);
  left = floorf (bounds.origin.x * scale);
  top = floorf (bounds.origin.y * scale);
  right = ceilf ((bounds.origin.x + bounds.size.width) * scale);
  bottom = ceilf ((bounds.origin.y + bounds.size.height) * scale);
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_append_node (snapshot, node);
  scaled = gtk_snapshot_free_to_node (snapshot);
  self->texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (stage)), scaled,
                                               &GRAPHENE_RECT_INIT (left, top, right - left, bottom - top));
  self->bounds = GRAPHENE_RECT_INIT (left / scale, top / scale, (right - left) / scale, (bottom - top) / scale);
}

/* As long as a widget is not drawn anew, GTK keeps its node. */
static gboolean
looks_the_same (const TaliaStagePicture *self, GskRenderNode *node, double scale)
{
  return self->of == gsk_transform_node_get_child (node) && self->scale == scale
         && gsk_transform_equal (self->transform, gsk_transform_node_get_transform (node));
}

void
talia_stage_picture_append (TaliaStagePicture *self, GtkWidget *stage, GtkWidget *piece, GtkSnapshot *snapshot)
{
  const double scale = gdk_surface_get_scale (gtk_native_get_surface (gtk_widget_get_native (stage)));
  GtkSnapshot *alone = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gtk_widget_snapshot_child (stage, piece, alone);
  node = gtk_snapshot_free_to_node (alone);
  if (node == NULL)
    return;
  if (gsk_render_node_get_node_type (node) != GSK_TRANSFORM_NODE)
    {
      gtk_snapshot_append_node (snapshot, node);
      return;
    }
  if (!looks_the_same (self, node, scale))
    {
      talia_stage_picture_forget (self);
      self->of = gsk_render_node_ref (gsk_transform_node_get_child (node));
      self->transform = gsk_transform_ref (gsk_transform_node_get_transform (node));
      self->scale = scale;
      gtk_snapshot_append_node (snapshot, node);
      return;
    }
  if (self->texture == NULL)
    draw (self, stage, node);
  gtk_snapshot_append_texture (snapshot, self->texture, &self->bounds);
}
