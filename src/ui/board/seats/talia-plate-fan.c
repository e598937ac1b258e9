/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fan of card backs behind a player's face. */
#include "talia-plate-fan.h"

#include <math.h>

#include "ui/cards/talia-card-face.h"
#include "ui/cards/talia-card-textures.h"

/* The greatest distance between neighbouring backs, as a fraction of their width, and the greatest angle between them,
 * in degrees; and the greatest angle between the first and the last. */
#define STEP .22f
#define DEGREES_A_CARD 3.2f
#define DEGREES_A_HAND 34.f
/* How far the corners of a rotated back rise, as a fraction of its width. */
#define RISE .12f

/* Draws the fan into one picture, because drawing that many rotated cards takes longer than drawing a whole trick in
 * flight. */
static GdkTexture *
draw (GtkWidget *widget, int n, int back, int width, int height, double scale)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  const float w = (float) width, cw = (float) back, gaps = (float) MAX (n - 1, 1);
  const float step = MIN (cw * STEP, (w - 1.6f * cw) / gaps), degrees = MIN (DEGREES_A_CARD, DEGREES_A_HAND / gaps);

  gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
  for (int i = 0; i < n; i++)
    {
      const float u = (float) i - (float) (n - 1) / 2, middle = cw * (float) TALIA_CARD_ASPECT / 2;

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (w / 2 + u * step, cw * RISE + middle));
      gtk_snapshot_rotate (snapshot, u * degrees);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-cw / 2, -middle));
      talia_card_textures_append (talia_card_textures_get (), snapshot, widget, TALIA_NO_CARD, back);
      gtk_snapshot_restore (snapshot);
    }
  node = gtk_snapshot_free_to_node (snapshot);
  return gsk_renderer_render_texture (
      gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
      &GRAPHENE_RECT_INIT (0, 0, (float) ceil (width * scale), (float) ceil (height * scale)));
}

void
talia_plate_fan_append (TaliaPlateFan *self, GtkWidget *widget, GtkSnapshot *snapshot, guint cards, int back,
                        int height)
{
  const double scale = gdk_surface_get_scale (gtk_native_get_surface (gtk_widget_get_native (widget)));
  const int width = gtk_widget_get_width (widget);

  if (self->texture == NULL || self->cards != cards || self->back != back || self->width != width
      || self->height != height || self->scale != scale)
    {
      g_clear_object (&self->texture);
      *self =
          (TaliaPlateFan) { draw (widget, (int) cards, back, width, height, scale), cards, back, width, height, scale };
    }
  gtk_snapshot_append_texture (snapshot, self->texture,
                               &GRAPHENE_RECT_INIT (0, 0, (float) (gdk_texture_get_width (self->texture) / scale),
                                                    (float) (gdk_texture_get_height (self->texture) / scale)));
}

void
talia_plate_fan_forget (TaliaPlateFan *self)
{
  g_clear_object (&self->texture);
}
