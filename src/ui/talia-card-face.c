/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws playing cards, sharp at any size. Whoever shows them takes them from TaliaCardTextures. */
#include "talia-card-face.h"

#include <math.h>

#include "talia-card-deck.h"
#include "talia-card-pips.h"
#include "talia-words.h"

/* Below this width indices would be too small to read. */
#define SMALL_WIDTH 64
#define INDEX_FONTS "Adwaita Sans, Cantarell, sans-serif"
#define COURT_FONTS "C059, Noto Serif, serif"

typedef struct
{
  GdkRGBA ink;    /* signs and indices */
  GdkRGBA panel;  /* ground of a self-drawn court */
  GdkRGBA line;   /* its frame */
  GdkRGBA emblem; /* its headgear */
} Colors;

static const GdkRGBA paper = { 1, .996f, .985f, 1 };
static const GdkRGBA edge = { 0, 0, 0, .28f };

/* Contrast of the inks on the paper: 16.5:1 and 6.0:1. */
static const Colors colors[2] = {
  { { .118f, .118f, .125f, 1 }, { .905f, .925f, .955f, 1 }, { .24f, .30f, .42f, 1 }, { .70f, .50f, .13f, 1 } },
  { { .753f, .110f, .157f, 1 }, { .992f, .925f, .890f, 1 }, { .753f, .110f, .157f, 1 }, { .70f, .50f, .13f, 1 } },
};

static const Colors *
colors_of (int suit)
{
  return &colors[suit == TALIA_DIAMONDS || suit == TALIA_HEARTS];
}

float
talia_card_face_radius (float width)
{
  return MAX (3.f, width * .075f);
}

static void
add_path (cairo_t *cr, GskPathBuilder *builder)
{
  g_autoptr (GskPath) path = gsk_path_builder_free_to_path (builder);

  gsk_path_to_cairo (path, cr);
}

static void
add_rounded (cairo_t *cr, double x, double y, double w, double h, double radius)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  GskRoundedRect rounded;

  gsk_rounded_rect_init_from_rect (&rounded, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) w, (float) h),
                                   (float) radius);
  gsk_path_builder_add_rounded_rect (builder, &rounded);
  add_path (cr, builder);
}

static void
fill (cairo_t *cr, const GdkRGBA *color)
{
  gdk_cairo_set_source_rgba (cr, color);
  cairo_fill (cr);
}

/* A line of that thickness just inside a rounded rectangle. */
static void
stroke_inside (cairo_t *cr, double x, double y, double w, double h, double radius, double thickness,
               const GdkRGBA *color)
{
  double half = thickness / 2;

  add_rounded (cr, x + half, y + half, w - thickness, h - thickness, radius - half);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_set_line_width (cr, thickness);
  cairo_stroke (cr);
}

static void
draw_paper (cairo_t *cr, double w, double h)
{
  double radius = talia_card_face_radius ((float) w);

  add_rounded (cr, 0, 0, w, h, radius);
  fill (cr, &paper);
  stroke_inside (cr, 0, 0, w, h, radius, 1, &edge);
}

/* A text centred on (`x`, `y`), made narrower where it would be wider than `room`. */
static void
draw_text (cairo_t *cr, const char *text, const char *family, double size, double x, double y, double room,
           const GdkRGBA *color)
{
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  PangoRectangle ink;
  double width, narrow;

  pango_font_description_set_family (font, family);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  /* Centred by what is seen, not by the line: letters of all fonts end up in the same place. */
  pango_layout_get_extents (layout, &ink, NULL);
  width = (double) ink.width / PANGO_SCALE;
  narrow = width > room ? room / width : 1;
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, narrow, 1);
  cairo_move_to (cr, -(ink.x + ink.width / 2.) / PANGO_SCALE, -(ink.y + ink.height / 2.) / PANGO_SCALE);
  gdk_cairo_set_source_rgba (cr, color);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
}

static void
draw_sign (cairo_t *cr, int suit, double x, double y, double size)
{
  GskPathBuilder *builder = gsk_path_builder_new ();

  talia_card_pips_add (builder, suit, (float) x, (float) y, (float) size, FALSE);
  add_path (cr, builder);
  fill (cr, &colors_of (suit)->ink);
}

static void
draw_index (cairo_t *cr, TaliaCard card, double size, double pip, double x, double y, double room)
{
  int suit = talia_card_suit (card);

  draw_text (cr, talia_words_rank_index (talia_card_rank (card)), INDEX_FONTS, size, x, y, room,
             &colors_of (suit)->ink);
  draw_sign (cr, suit, x, y + size * .42 + pip * .72, pip);
}

/* What a court is where no deck was found: headgear, and the letter on a medallion. */
static void
draw_own_court (cairo_t *cr, TaliaCard card, double w, double h)
{
  int rank = talia_card_rank (card);
  const Colors *c = colors_of (talia_card_suit (card));
  double line = MAX (1, w * .011), middle = w * .185, thick = line * 2.5, radius = w * .04;
  double px = w * .285, py = h * .085, pw = w * .43, ph = h * .83;
  GskPathBuilder *emblems = gsk_path_builder_new ();
  GdkRGBA faint = c->line;

  add_rounded (cr, px, py, pw, ph, radius);
  fill (cr, &c->panel);
  stroke_inside (cr, px, py, pw, ph, radius, line, &c->line);
  faint.alpha = .45f;
  stroke_inside (cr, px + thick, py + thick, pw - 2 * thick, ph - 2 * thick, radius - thick / 2, line * .6, &faint);

  for (int half = 0; half < 2; half++)
    talia_card_pips_add_emblem (emblems, rank, (float) w / 2, (float) (h * (half ? .755 : .245)), (float) w * .31f,
                                half == 1);
  add_path (cr, emblems);
  fill (cr, &c->emblem);

  cairo_arc (cr, w / 2, h / 2, middle, 0, 2 * G_PI);
  fill (cr, &c->line);
  cairo_arc (cr, w / 2, h / 2, middle - line * 1.4, 0, 2 * G_PI);
  fill (cr, &paper);
  draw_text (cr, talia_words_rank_index (rank), COURT_FONTS, w * .25, w / 2, h / 2, w * .3, &c->ink);
}

/* For small cards and weak eyes: one index as large as a neighbour leaves it free, one sign. */
static void
draw_large_face (cairo_t *cr, TaliaCard card, double w, double h)
{
  draw_index (cr, card, w * .42, w * .3, w * .225, h * .155, w * .34);
  draw_sign (cr, talia_card_suit (card), w * .63, h * .67, w * .52);
}

static void
draw_usual_face (cairo_t *cr, TaliaCard card, double w, double h)
{
  int suit = talia_card_suit (card), rank = talia_card_rank (card);

  if (rank == TALIA_ACE)
    draw_sign (cr, suit, w / 2, h / 2, w * .46);
  else if (rank >= TALIA_JACK)
    {
      if (!talia_card_deck_draw_court (cr, card, w / 2, h / 2, w * .82))
        draw_own_court (cr, card, w, h);
    }
  else
    {
      graphene_rect_t area =
          GRAPHENE_RECT_INIT ((float) w * .37f, (float) h * .17f, (float) w * .26f, (float) h * .66f);
      g_autoptr (GskPath) body = talia_card_pips_body (card, &area, (float) w * .178f);

      gsk_path_to_cairo (body, cr);
      fill (cr, &colors_of (suit)->ink);
    }

  for (int corner = 0; corner < 2; corner++)
    {
      draw_index (cr, card, w * .24, w * .16, w * .145, h * .1, w * .21);
      cairo_translate (cr, w, h);
      cairo_rotate (cr, G_PI);
    }
}

static void
draw_back (cairo_t *cr, double w, double h)
{
  static const GdkRGBA ground = { .14f, .25f, .47f, 1 }, lines = { .55f, .66f, .86f, .55f };
  double margin = MAX (2, w * .06), step = w * .14, radius = talia_card_face_radius ((float) w) * .6;

  draw_paper (cr, w, h);
  cairo_save (cr);
  add_rounded (cr, margin, margin, w - 2 * margin, h - 2 * margin, radius);
  cairo_clip (cr);
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_paint (cr);
  for (double x = w / 2 - step * (int) ((w / 2 + h) / step); x < w + h; x += step)
    {
      cairo_move_to (cr, x, 0);
      cairo_line_to (cr, x + h, h);
      cairo_move_to (cr, x, 0);
      cairo_line_to (cr, x - h, h);
    }
  gdk_cairo_set_source_rgba (cr, &lines);
  cairo_set_line_width (cr, MAX (.8, w * .014));
  cairo_stroke (cr);
  cairo_restore (cr);
}

GdkTexture *
talia_card_face_create_texture (TaliaCard card, int width, double scale)
{
  double height = width * TALIA_CARD_ASPECT;
  int w = (int) ceil (width * scale), h = (int) ceil (height * scale);
  cairo_surface_t *surface;
  g_autoptr (GBytes) bytes = NULL;
  gsize stride;
  cairo_t *cr;

  g_return_val_if_fail (card == TALIA_NO_CARD || talia_card_is_valid (card), NULL);
  g_return_val_if_fail (width > 0 && scale > 0, NULL);

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, w, h);
  cr = cairo_create (surface);
  cairo_scale (cr, scale, scale);
  if (card == TALIA_NO_CARD)
    draw_back (cr, width, height);
  else
    {
      draw_paper (cr, width, height);
      if (width < SMALL_WIDTH)
        draw_large_face (cr, card, width, height);
      else
        draw_usual_face (cr, card, width, height);
    }
  cairo_destroy (cr);

  cairo_surface_flush (surface);
  stride = (gsize) cairo_image_surface_get_stride (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize) h,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (w, h, GDK_MEMORY_DEFAULT, bytes, stride);
}
