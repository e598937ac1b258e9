/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fan of card backs behind a player's face. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** The picture of the fan as it was last drawn: the number of backs, the width of a back, the size of the fan, and the
 * scale. Part of a plate; all fields are zero initially. */
typedef struct
{
  GdkTexture *texture;
  guint cards;
  int back;
  int width, height;
  double scale;
} TaliaPlateFan;

/** Draws a fan of `cards` backs, each `back` wide. The fan is as wide as `widget`, and `height` high; it is drawn again
 * only if any of this has changed. */
void talia_plate_fan_append (TaliaPlateFan *self, GtkWidget *widget, GtkSnapshot *snapshot, guint cards, int back,
                             int height);

/** Drops the picture. */
void talia_plate_fan_forget (TaliaPlateFan *self);

G_END_DECLS
