/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fan of backs above a plate. */
#include "talia-plate-fan.h"

#include <math.h>

#include "ui/cards/talia-card-textures.h"

/* As one picture: as many that are turned take longer to draw than a whole trick that flies. */
static GdkTexture *
draw (GtkWidget *widget, int n, int back, int width, int height, double scale)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  float w = (float) width, cw = (float) back, spread = MIN (cw * .3f, (w - cw - 16) / 12);

  gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
  for (int i = 0; i < n; i++)
    {
      float u = i - (n - 1) / 2.f;

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (w / 2 + u * spread, cw * .08f + u * u * .13f));
      gtk_snapshot_rotate (snapshot, u * 1.8f);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-cw / 2, 0));
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
