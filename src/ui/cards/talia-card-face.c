/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws playing cards, sharp at any size. Widgets get these pictures from TaliaCardTextures. */
#include "talia-card-face.h"

#include <math.h>

#include "talia-card-back.h"
#include "talia-card-pips.h"
#include "words/talia-words-cards.h"

/* The paper under Talia's index, which hides the index of a deck; relative to the width of the card. */
#define PATCH_MARGIN .018
#define PATCH_WIDTH .245
#define PATCH_HEIGHT .44

/* The width below which usual indices would be too small to read. */
#define SMALL_WIDTH 64
#define INDEX_FONTS "Adwaita Sans, Cantarell, sans-serif"
#define COURT_FONTS "C059, Noto Serif, serif"

/* A card that is being drawn. */
typedef struct
{
  cairo_t *cr;
  const TaliaCardLook *look;
  TaliaCard card;
  double w, h;
} Drawing;

static const GdkRGBA *
get_ink (const Drawing *drawing)
{
  return talia_card_look_get_ink (talia_card_suit (drawing->card), drawing->look->four_colors);
}

static gboolean
is_court (TaliaCard card)
{
  return talia_card_rank (card) >= TALIA_JACK && talia_card_rank (card) <= TALIA_KING;
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

/* Draws a line of that width just inside a rounded rectangle. */
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
add_card (const Drawing *drawing)
{
  add_rounded (drawing->cr, 0, 0, drawing->w, drawing->h, talia_card_face_radius ((float) drawing->w));
}

static void
draw_edge (const Drawing *drawing)
{
  static const GdkRGBA hairline = { 0, 0, 0, .32f }, black = { 0, 0, 0, 1 };
  double radius = talia_card_face_radius ((float) drawing->w);
  gboolean plain = drawing->look->high_contrast;

  stroke_inside (drawing->cr, 0, 0, drawing->w, drawing->h, radius, plain ? 2 : 1, plain ? &black : &hairline);
}

static void
draw_paper (const Drawing *drawing)
{
  add_card (drawing);
  fill (drawing->cr, talia_card_look_get_paper ());
  draw_edge (drawing);
}

/* Draws a text centred on (`x`, `y`), compressed if it is wider than `room`. */
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
  /* Centres the visible ink, not the line, so that the letters of all fonts are at the same place. */
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
draw_sign (const Drawing *drawing, double x, double y, double size)
{
  GskPathBuilder *builder = gsk_path_builder_new ();

  talia_card_pips_add (builder, talia_card_suit (drawing->card), (float) x, (float) y, (float) size, FALSE);
  add_path (drawing->cr, builder);
  fill (drawing->cr, get_ink (drawing));
}

/* Draws the rank above the suit sign. */
static void
draw_index (const Drawing *drawing, double size, double sign, double x, double y, double room)
{
  draw_text (drawing->cr, talia_words_rank_index (talia_card_rank (drawing->card)), INDEX_FONTS, size, x, y, room,
             get_ink (drawing));
  draw_sign (drawing, x, y + size * .42 + sign * .72, sign);
}

/* Draws our own court card, used without a deck: headgear, and the letter on a medallion. */
static void
draw_own_court (const Drawing *drawing)
{
  static const GdkRGBA gold = { .70f, .50f, .13f, 1 };
  cairo_t *cr = drawing->cr;
  int rank = talia_card_rank (drawing->card);
  double w = drawing->w, h = drawing->h, line = MAX (1, w * .011), middle = w * .185, thick = line * 2.5;
  double px = w * .285, py = h * .085, pw = w * .43, ph = h * .83, radius = w * .04;
  GskPathBuilder *emblems = gsk_path_builder_new ();
  GdkRGBA ground = *get_ink (drawing), faint = ground;

  ground.alpha = .08f;
  faint.alpha = .45f;
  add_rounded (cr, px, py, pw, ph, radius);
  fill (cr, &ground);
  stroke_inside (cr, px, py, pw, ph, radius, line, get_ink (drawing));
  stroke_inside (cr, px + thick, py + thick, pw - 2 * thick, ph - 2 * thick, radius - thick / 2, line * .6, &faint);

  for (int half = 0; half < 2; half++)
    talia_card_pips_add_emblem (emblems, rank, (float) w / 2, (float) (h * (half ? .755 : .245)), (float) w * .31f,
                                half == 1);
  add_path (cr, emblems);
  fill (cr, &gold);

  cairo_arc (cr, w / 2, h / 2, middle, 0, 2 * G_PI);
  fill (cr, get_ink (drawing));
  cairo_arc (cr, w / 2, h / 2, middle - line * 1.4, 0, 2 * G_PI);
  fill (cr, talia_card_look_get_paper ());
  draw_text (cr, talia_words_rank_index (rank), COURT_FONTS, w * .25, w / 2, h / 2, w * .3, get_ink (drawing));
}

/* Draws the figure in the middle of a deck's court card, to the right of the large index. */
static gboolean
draw_deck_bust (const Drawing *drawing)
{
  double w = drawing->w, h = drawing->h;
  gboolean drawn;

  cairo_save (drawing->cr);
  add_rounded (drawing->cr, w * .41, h * .42, w * .55, h * .55, talia_card_face_radius ((float) w) * .6);
  cairo_clip (drawing->cr);
  drawn = talia_card_deck_draw (drawing->look->deck, drawing->cr, drawing->card, w * .685, h * .97, w * 1.1, 0);
  cairo_restore (drawing->cr);
  return drawn;
}

/* Draws the upper half of a court card. */
static gboolean
draw_bust (const Drawing *drawing)
{
  TaliaCardDeck *deck = talia_card_deck_get_built_in ();
  double w = drawing->w, h = drawing->h;
  gboolean drawn;

  if (drawing->look->deck != NULL)
    return draw_deck_bust (drawing);
  if (deck == NULL)
    return FALSE;
  cairo_save (drawing->cr);
  add_rounded (drawing->cr, w * .04, h * .3, w * .92, h * .67, talia_card_face_radius ((float) w) * .6);
  cairo_clip (drawing->cr);
  drawn = talia_card_deck_draw (deck, drawing->cr, drawing->card, w * .65, h * .97, w * .98, 0);
  cairo_restore (drawing->cr);
  return drawn;
}

/* Draws a face for small cards and poor eyesight: one index, as large as fits beside an overlapping neighbour, and one
 * sign. */
static void
draw_large_face (const Drawing *drawing)
{
  double w = drawing->w, h = drawing->h;

  draw_index (drawing, w * .42, w * .3, w * .225, h * .155, w * .34);
  if (!is_court (drawing->card) || !draw_bust (drawing))
    draw_sign (drawing, w * .63, h * .67, w * .52);
}

/* Draws the middle of a card: the sign of an ace, a court figure, or the signs of a number card. */
static void
draw_own_body (const Drawing *drawing)
{
  TaliaCardDeck *deck = talia_card_deck_get_built_in ();
  int rank = talia_card_rank (drawing->card);
  double w = drawing->w, h = drawing->h;

  if (rank == TALIA_ACE)
    draw_sign (drawing, w / 2, h / 2, w * .46);
  else if (is_court (drawing->card))
    {
      if (deck == NULL || !talia_card_deck_draw (deck, drawing->cr, drawing->card, w / 2, h / 2, w * .82, 0))
        draw_own_court (drawing);
    }
  else
    {
      graphene_rect_t area =
          GRAPHENE_RECT_INIT ((float) w * .37f, (float) h * .17f, (float) w * .26f, (float) h * .66f);
      g_autoptr (GskPath) body = talia_card_pips_body (drawing->card, &area, (float) w * .178f);

      gsk_path_to_cairo (body, drawing->cr);
      fill (drawing->cr, get_ink (drawing));
    }
}

/* Draws a whole card of a deck, scaled to the shape of Talia's cards, so that no side is cut off. */
static gboolean
draw_deck_card (const Drawing *drawing)
{
  gboolean drawn;

  cairo_save (drawing->cr);
  add_card (drawing);
  cairo_clip (drawing->cr);
  drawn = talia_card_deck_draw (drawing->look->deck, drawing->cr, drawing->card, drawing->w / 2, drawing->h / 2,
                                drawing->w, drawing->h);
  cairo_restore (drawing->cr);
  draw_edge (drawing);
  return drawn;
}

/* Draws a paper label with an outline, so that signs of the deck look as if they were below it, not cut off. */
static void
draw_patch (const Drawing *drawing)
{
  static const GdkRGBA line = { 0, 0, 0, .25f };
  double w = drawing->w, radius = (double) talia_card_face_radius ((float) w) * .4;

  add_rounded (drawing->cr, w * PATCH_MARGIN, w * PATCH_MARGIN, w * PATCH_WIDTH, w * PATCH_HEIGHT, radius);
  fill (drawing->cr, talia_card_look_get_paper ());
  stroke_inside (drawing->cr, w * PATCH_MARGIN, w * PATCH_MARGIN, w * PATCH_WIDTH, w * PATCH_HEIGHT, radius,
                 MAX (.5, w * .006), &line);
}

static void
draw_usual_face (const Drawing *drawing)
{
  double w = drawing->w, h = drawing->h;
  gboolean of_deck = drawing->look->deck != NULL && draw_deck_card (drawing);

  if (of_deck && drawing->look->deck_indices)
    return;
  if (!of_deck)
    draw_own_body (drawing);
  for (int corner = 0; corner < 2; corner++)
    {
      if (of_deck)
        draw_patch (drawing);
      draw_index (drawing, w * .24, w * .16, w * .145, h * .1, w * .21);
      cairo_translate (drawing->cr, w, h);
      cairo_rotate (drawing->cr, G_PI);
    }
}

static gboolean
is_large (const TaliaCardLook *look, int width)
{
  return look->large_indices || width < SMALL_WIDTH;
}

graphene_rect_t
talia_card_face_get_index (const TaliaCardLook *look, int width)
{
  float w = (float) width;

  /* The areas where draw_large_face() and draw_usual_face() draw the index. */
  return is_large (look, width) ? GRAPHENE_RECT_INIT (w * .055f, w * .065f, w * .34f, w * .7f)
                                : GRAPHENE_RECT_INIT (w * .04f, w * .05f, w * .21f, w * .39f);
}

GdkTexture *
talia_card_face_take_surface (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize) height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

GdkTexture *
talia_card_face_create_texture (const TaliaCardLook *look, TaliaCard card, int width, double scale)
{
  Drawing drawing = { .look = look, .card = card, .w = width, .h = width * (double) TALIA_CARD_ASPECT };
  int w = (int) ceil (width * scale), h = (int) ceil (drawing.h * scale);
  cairo_surface_t *surface;

  g_return_val_if_fail (card == TALIA_NO_CARD || talia_card_is_valid (card), NULL);
  g_return_val_if_fail (width > 0 && scale > 0, NULL);

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, w, h);
  drawing.cr = cairo_create (surface);
  cairo_scale (drawing.cr, scale, scale);
  draw_paper (&drawing);
  if (card == TALIA_NO_CARD)
    talia_card_back_draw (drawing.cr, look, drawing.w, drawing.h);
  else if (is_large (look, width))
    draw_large_face (&drawing);
  else
    draw_usual_face (&drawing);
  cairo_destroy (drawing.cr);
  return talia_card_face_take_surface (surface);
}
