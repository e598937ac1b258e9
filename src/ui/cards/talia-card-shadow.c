/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shadow of a card on the table, which depends on how high above the table the card is, and the light around one.
 */
#include "talia-card-shadow.h"

#include <math.h>

#include "talia-card-face.h"

/* The width of the card that the figures below are for. */
#define WIDTH 100.f

/* Nothing is seen of a shadow further from the card than that part of its blur. */
#define REACH .8f

/* How far down the shadow falls, how far its edge reaches to either side, and how dark it is. */
static const struct
{
  float offset, blur, alpha;
} shadows[TALIA_CARD_HEIGHTS] = {
  [TALIA_CARD_LIES] = { 2, 4, .34f },       [TALIA_CARD_IS_HELD] = { 4, 7, .31f },
  [TALIA_CARD_IS_RAISED] = { 7, 10, .28f }, [TALIA_CARD_IS_CHOSEN] = { 10, 14, .26f },
  [TALIA_CARD_FLIES] = { 14, 18, .24f },    [TALIA_CARD_IS_DRAGGED] = { 19, 26, .21f },
};

/* The light around a card: how far it reaches, how far the card seems to be enlarged by it, and its colour. */
#define GLOW_BLUR 16.f
#define GLOW_OUTSET 7.f
static const GdkRGBA glow = { 1, .84f, .42f, 1 };

/* How much of a blurred line from 0 to `length` is seen at x. */
static float
soften (float x, float length, float blur)
{
  const float sigma = blur * (float) G_SQRT2 / 2;

  return .5f * (erff (x / sigma) - erff ((x - length) / sigma));
}

/* One direction of the shadow: `n` pixels of a card that begins `margin` pixels from the first. */
static float *
make_profile (int n, float margin, float length, float blur)
{
  float *profile = g_new (float, n);

  for (int i = 0; i < n; i++)
    profile[i] = soften ((float) i + .5f - margin, length, blur);
  return profile;
}

/* What is seen of a blurred card `outset` larger on every side, in that colour; not premultiplied. */
static GdkTexture *
create_texture (int width, float offset, float blur, float outset, const GdkRGBA *color, double scale,
                graphene_rect_t *bounds)
{
  const float card = (float) width * TALIA_CARD_ASPECT, margin = ceilf (blur * REACH + outset);
  const int columns = (int) ceil ((width + 2 * margin) * scale), rows = (int) ceil ((card + 2 * margin) * scale);
  const float pixel = (float) scale, inset = (margin - outset) * pixel;
  g_autofree float *across = make_profile (columns, inset, ((float) width + 2 * outset) * pixel, blur * pixel / 2);
  g_autofree float *down = make_profile (rows, inset, (card + 2 * outset) * pixel, blur * pixel / 2);
  const gsize stride = (gsize) columns * 4;
  guint8 *pixels = g_malloc (stride * (gsize) rows);
  g_autoptr (GBytes) bytes = NULL;

  for (int y = 0; y < rows; y++)
    for (int x = 0; x < columns; x++)
      {
        const float alpha = 255 * color->alpha * across[x] * down[y];
        guint8 *at = pixels + (gsize) y * stride + 4 * (gsize) x;

        at[0] = (guint8) lroundf (alpha * color->blue);
        at[1] = (guint8) lroundf (alpha * color->green);
        at[2] = (guint8) lroundf (alpha * color->red);
        at[3] = (guint8) lroundf (alpha);
      }
  bytes = g_bytes_new_take (pixels, stride * (gsize) rows);
  /* On whole pixels, where pictures are copied as they are. */
  *bounds = GRAPHENE_RECT_INIT (-margin, roundf (offset * pixel) / pixel - margin, (float) columns / pixel,
                                (float) rows / pixel);
  return gdk_memory_texture_new (columns, rows, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, stride);
}

GdkTexture *
talia_card_shadow_create_texture (int width, TaliaCardHeight height, double scale, graphene_rect_t *bounds)
{
  const float unit = (float) width / WIDTH;

  return create_texture (width, shadows[height].offset * unit, shadows[height].blur * unit, 0,
                         &(GdkRGBA) { 0, 0, 0, shadows[height].alpha }, scale, bounds);
}

GdkTexture *
talia_card_glow_create_texture (int width, double scale, graphene_rect_t *bounds)
{
  const float unit = (float) width / WIDTH;

  return create_texture (width, 0, GLOW_BLUR * unit, GLOW_OUTSET * unit, &glow, scale, bounds);
}
