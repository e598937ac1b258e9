/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws a piece at rest as one picture of itself, because a turned card would take long to draw in each frame in
 * which another one flies. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  GskRenderNode *of; /* what the piece looked like last, and where that was */
  GskTransform *transform;
  double scale;
  GskRenderNode *picture; /* of that; NULL until it is drawn a second time */
} TaliaStagePicture;

/** Draws the piece, from its picture where it looks as it did last time. */
void talia_stage_picture_append (TaliaStagePicture *self, GtkWidget *stage, GtkWidget *piece, GtkSnapshot *snapshot);

/** Lets go of the picture, which belongs to the renderer that has drawn it. */
void talia_stage_picture_forget (TaliaStagePicture *self);

/**
 * Draws `node`, in the coordinates of `widget`, into a picture of whole pixels, `scale` of them a unit; the part of it
 * within `bounds`. Returns a node with that picture (transfer full).
 */
GskRenderNode *talia_stage_picture_draw (GtkWidget *widget, GskRenderNode *node, const graphene_rect_t *bounds,
                                         double scale);

G_END_DECLS
