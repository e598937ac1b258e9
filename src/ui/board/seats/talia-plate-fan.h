/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fan of card backs behind a player's face. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** The backs as they were drawn last: their number, width, room and scale. Part of a plate, all zero at first. */
typedef struct
{
  GdkTexture *texture;
  guint cards;
  int back;
  int width, height;
  double scale;
} TaliaPlateFan;

/** Draws `cards` backs, `back` wide, as wide as `widget` and so high; drawn anew only where that has changed. */
void talia_plate_fan_append (TaliaPlateFan *self, GtkWidget *widget, GtkSnapshot *snapshot, guint cards, int back,
                             int height);

/** Lets go of the picture. */
void talia_plate_fan_forget (TaliaPlateFan *self);

G_END_DECLS
