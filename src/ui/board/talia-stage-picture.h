/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A piece that rests, as one picture: a card that is turned takes long to draw, in each frame of another's flight. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  GskRenderNode *of; /* what the piece looked like last, and where that was */
  GskTransform *transform;
  GdkTexture *texture;    /* of that; NULL until it is drawn a second time */
  graphene_rect_t bounds; /* of the texture, on the stage */
  double scale;
} TaliaStagePicture;

/** Draws the piece, from its picture where it looks as it did last time. */
void talia_stage_picture_append (TaliaStagePicture *self, GtkWidget *stage, GtkWidget *piece, GtkSnapshot *snapshot);

/** Lets go of the picture, which belongs to the renderer that has drawn it. */
void talia_stage_picture_forget (TaliaStagePicture *self);

G_END_DECLS
