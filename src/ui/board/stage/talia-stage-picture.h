/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws a piece at rest from a stored picture of it: while another card flies, drawing each rotated card anew in every
 * frame would be slow. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  GskRenderNode *of; /* the node of the piece when it was last drawn, and its transform */
  GskTransform *transform;
  double scale;
  GskRenderNode *picture; /* the picture of that node; NULL until the node is drawn a second time */
} TaliaStagePicture;

/** Draws the piece, from its picture if it looks the same as last time. */
void talia_stage_picture_append (TaliaStagePicture *self, GtkWidget *stage, GtkWidget *piece, GtkSnapshot *snapshot);

/** Drops the picture, which belongs to the renderer that has drawn it. */
void talia_stage_picture_forget (TaliaStagePicture *self);

/**
 * Draws the part of `node` within `bounds`, both in the coordinates of `widget`, into a picture of whole pixels, with
 * `scale` pixels for one unit. Returns a node with that picture (transfer full).
 */
GskRenderNode *talia_stage_picture_draw (GtkWidget *widget, GskRenderNode *node, const graphene_rect_t *bounds,
                                         double scale);

G_END_DECLS
