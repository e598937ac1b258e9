/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Blurred pictures in the shape of a card: its shadow, the light around it, and the veil over a card that may not be
 * played. */
#include "talia-card-shadow.h"

#include <math.h>

#include "talia-card-face.h"

/* The width of the card to which the numbers below apply. */
#define WIDTH 100.f

/* The part of its blur beyond which a shadow is not visible. */
#define REACH .8f

/* How far down the shadow falls, the width of its blurred edge on either side, and how dark it is. */
static const struct
{
  float offset, blur, alpha;
} shadows[TALIA_CARD_HEIGHTS] = {
  [TALIA_CARD_LIES] = { 2, 4, .34f },       [TALIA_CARD_IS_HELD] = { 4, 7, .31f },
  [TALIA_CARD_IS_RAISED] = { 7, 10, .28f }, [TALIA_CARD_IS_CHOSEN] = { 10, 14, .26f },
  [TALIA_CARD_FLIES] = { 14, 18, .24f },    [TALIA_CARD_IS_DRAGGED] = { 19, 26, .21f },
};

typedef struct
{
  float offset, blur, spread; /* the offset down, the width of the edge, the extent beyond the card */
  GdkRGBA color;
} Soft;

/* The warm light, which is somewhat larger than the card. */
static const Soft glow = { 0, 17, 7, { 1, .84f, .42f, 1 } };

/* The darkness of the veil, which is less at the top, where the index is. */
#define VEIL_TOP .17f
#define VEIL_BOTTOM .26f

/* Returns how much of a blurred line from 0 to `length` is visible at x. */
static float
soften (float x, float length, float blur)
{
  const float sigma = blur * (float) G_SQRT2 / 2;

  return .5f * (erff (x / sigma) - erff ((x - length) / sigma));
}

/* Computes one dimension of the shadow: `n` pixels of a card that begins `margin` pixels after the first. */
static float *
make_profile (int n, float margin, float length, float blur)
{
  float *profile = g_new (float, n);

  for (int i = 0; i < n; i++)
    profile[i] = soften ((float) i + .5f - margin, length, blur);
  return profile;
}

static guint32
make_pixel (const GdkRGBA *color, float alpha)
{
  const float a = 255 * alpha * color->alpha;

  return GUINT32_TO_LE ((guint32) lroundf (a) << 24 | (guint32) lroundf (color->red * a) << 16
                        | (guint32) lroundf (color->green * a) << 8 | (guint32) lroundf (color->blue * a));
}

/* Draws the shape of a card with a blurred edge, in whole pixels, so that the picture can be copied without scaling. */
static GdkTexture *
create_soft (int width, const Soft *soft, double scale, graphene_rect_t *bounds)
{
  const float unit = (float) width / WIDTH, spread = soft->spread * unit, pixel = (float) scale;
  const float w = (float) width + 2 * spread, h = (float) width * TALIA_CARD_ASPECT + 2 * spread;
  const float blur = soft->blur * unit, margin = ceilf (blur * REACH);
  const int columns = (int) ceilf ((w + 2 * margin) * pixel), rows = (int) ceilf ((h + 2 * margin) * pixel);
  g_autofree float *across = make_profile (columns, margin * pixel, w * pixel, blur * pixel / 2);
  g_autofree float *down = make_profile (rows, margin * pixel, h * pixel, blur * pixel / 2);
  const gsize stride = (gsize) columns * 4;
  guint32 *pixels = g_malloc (stride * (gsize) rows);
  g_autoptr (GBytes) bytes = NULL;

  for (int y = 0; y < rows; y++)
    for (int x = 0; x < columns; x++)
      pixels[y * columns + x] = make_pixel (&soft->color, across[x] * down[y]);
  bytes = g_bytes_new_take (pixels, stride * (gsize) rows);
  *bounds = GRAPHENE_RECT_INIT (-margin - spread, roundf (soft->offset * unit * pixel) / pixel - margin - spread,
                                (float) columns / pixel, (float) rows / pixel);
  return gdk_memory_texture_new (columns, rows, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, stride);
}

GdkTexture *
talia_card_shadow_create_texture (int width, TaliaCardHeight height, double scale, graphene_rect_t *bounds)
{
  const Soft shadow = { shadows[height].offset, shadows[height].blur, 0, { 0, 0, 0, shadows[height].alpha } };

  return create_soft (width, &shadow, scale, bounds);
}

GdkTexture *
talia_card_shadow_create_glow (int width, double scale, graphene_rect_t *bounds)
{
  return create_soft (width, &glow, scale, bounds);
}

/* Returns how much of a pixel the card covers, whose corners are round. */
static float
get_share (float x, float y, float w, float h, float r)
{
  const float dx = MAX (MAX (r - x, x - (w - r)), 0), dy = MAX (MAX (r - y, y - (h - r)), 0);

  return CLAMP (r + .5f - hypotf (dx, dy), 0, 1);
}

GdkTexture *
talia_card_shadow_create_veil (int width, double scale)
{
  const int columns = (int) ceil (width * scale), rows = (int) ceil (width * TALIA_CARD_ASPECT * scale);
  const float w = (float) (width * scale), h = (float) (width * TALIA_CARD_ASPECT * scale),
              r = talia_card_face_radius ((float) width) * (float) scale;
  const gsize stride = (gsize) columns * 4;
  guint32 *pixels = g_malloc (stride * (gsize) rows);
  g_autoptr (GBytes) bytes = NULL;

  for (int y = 0; y < rows; y++)
    for (int x = 0; x < columns; x++)
      {
        const float depth = ((float) y + .5f) / h;

        pixels[y * columns + x] =
            make_pixel (&(GdkRGBA) { .10f, .09f, .05f, VEIL_TOP + (VEIL_BOTTOM - VEIL_TOP) * MIN (depth, 1) },
                        get_share ((float) x + .5f, (float) y + .5f, w, h, r));
      }
  bytes = g_bytes_new_take (pixels, stride * (gsize) rows);
  return gdk_memory_texture_new (columns, rows, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, stride);
}
