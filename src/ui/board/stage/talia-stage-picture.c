/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws a piece at rest from a stored picture of it: while another card flies, drawing each rotated card anew in every
 * frame would be slow. */
#include "talia-stage-picture.h"

#include <gsk/gskcairorenderer.h>
#include <math.h>

/* The greatest width or height of a picture in pixels; cairo surfaces are limited to about 32,000. */
#define MOST 16384

void
talia_stage_picture_forget (TaliaStagePicture *self)
{
  g_clear_pointer (&self->of, gsk_render_node_unref);
  g_clear_pointer (&self->transform, gsk_transform_unref);
  g_clear_pointer (&self->picture, gsk_render_node_unref);
}

/* Creates a node for the cairo renderer, which in each frame copies every texture as a whole, but only the part of a
 * surface that it needs. */
static GskRenderNode *
create_surface_node (GdkTexture *texture, const graphene_rect_t *bounds, double scale)
{
  const int width = gdk_texture_get_width (texture), height = gdk_texture_get_height (texture);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  gdk_texture_download (texture, cairo_image_surface_get_data (surface),
                        (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  cairo_translate (cr, bounds->origin.x, bounds->origin.y);
  cairo_scale (cr, 1 / scale, 1 / scale);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_fill (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return node;
}

GskRenderNode *
talia_stage_picture_draw (GtkWidget *widget, GskRenderNode *node, const graphene_rect_t *bounds, double scale)
{
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) scaled = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  const float s = (float) scale, left = floorf (bounds->origin.x * s), top = floorf (bounds->origin.y * s),
              width = ceilf ((bounds->origin.x + bounds->size.width) * s) - left,
              height = ceilf ((bounds->origin.y + bounds->size.height) * s) - top;
  const graphene_rect_t place = GRAPHENE_RECT_INIT (left / s, top / s, width / s, height / s);

  gtk_snapshot_scale (snapshot, s, s);
  gtk_snapshot_append_node (snapshot, node);
  scaled = gtk_snapshot_free_to_node (snapshot);
  if (!(width > 0 && height > 0 && width < MOST && height < MOST)) /* happens while a window has no real size */
    return gsk_container_node_new (NULL, 0);
  texture = gsk_renderer_render_texture (renderer, scaled, &GRAPHENE_RECT_INIT (left, top, width, height));
  return GSK_IS_CAIRO_RENDERER (renderer) ? create_surface_node (texture, &place, scale)
                                          : gsk_texture_node_new (texture, &place);
}

/* Whether the piece looks the same as last time: GTK keeps the node of a widget until the widget is drawn again. */
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
  if (self->picture == NULL)
    {
      graphene_rect_t bounds;

      gsk_render_node_get_bounds (node, &bounds);
      if (!(bounds.size.width > 0 && bounds.size.height > 0)) /* clipping may leave nothing to draw */
        return;
      self->picture = talia_stage_picture_draw (stage, node, &bounds, scale);
    }
  gtk_snapshot_append_node (snapshot, self->picture);
}
