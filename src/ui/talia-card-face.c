/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws playing cards, sharp at any size: for the table, and wherever a page shows a card. */
#include "talia-card-face.h"

#include <math.h>

#include "talia-card-pips.h"
#include "talia-words.h"

/* Below this width the small signs are left out and the index and one sign grow. */
#define SMALL_WIDTH 60.f
#define INDEX_FONTS "Adwaita Sans, Cantarell, sans-serif"
#define COURT_FONTS "C059, Noto Serif, serif"

typedef struct
{
  GdkRGBA ink;    /* signs and indices */
  GdkRGBA panel;  /* ground of a court */
  GdkRGBA line;   /* frame of a court */
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

float
talia_card_face_index_width (float width)
{
  return width < SMALL_WIDTH ? width * .4f : width * .29f;
}

/* A text centred on (`x`, `y`), made narrower where it would be wider than `room`. */
static void
draw_text (GtkSnapshot *snapshot, PangoContext *context, const char *text, const char *family, float size, float x,
           float y, float room, const GdkRGBA *color)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (context);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  PangoRectangle ink;
  float width, narrow;

  pango_font_description_set_family (font, family);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  /* Centred by what is seen, not by the line: letters of all fonts end up in the same place. */
  pango_layout_get_extents (layout, &ink, NULL);
  width = (float) ink.width / PANGO_SCALE;
  narrow = width > room ? room / width : 1;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_scale (snapshot, narrow, 1);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-(ink.x + ink.width / 2.f) / PANGO_SCALE,
                                                          -(ink.y + ink.height / 2.f) / PANGO_SCALE));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

static void
fill (GtkSnapshot *snapshot, GskPathBuilder *builder, const GdkRGBA *color)
{
  g_autoptr (GskPath) path = gsk_path_builder_free_to_path (builder);

  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, color);
}

static void
draw_indices (GtkSnapshot *snapshot, PangoContext *context, TaliaCard card, float w, float h)
{
  gboolean small = w < SMALL_WIDTH;
  float size = small ? w * .38f : w * .25f, pip = small ? w * .27f : w * .17f;
  float x = talia_card_face_index_width (w) * .54f, y = h * (small ? .14f : .105f), below = size * .42f + pip * .72f;
  int suit = talia_card_suit (card);
  const GdkRGBA *ink = &colors_of (suit)->ink;

  for (int corner = 0; corner < 2; corner++)
    {
      GskPathBuilder *builder = gsk_path_builder_new ();

      gtk_snapshot_save (snapshot);
      if (corner == 1)
        {
          gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (w, h));
          gtk_snapshot_rotate (snapshot, 180);
        }
      draw_text (snapshot, context, talia_words_rank_index (talia_card_rank (card)), INDEX_FONTS, size, x, y,
                 talia_card_face_index_width (w) * .8f, ink);
      talia_card_pips_add (builder, suit, x, y + below, pip, FALSE);
      fill (snapshot, builder, ink);
      gtk_snapshot_restore (snapshot);
    }
}

static void
draw_court (GtkSnapshot *snapshot, PangoContext *context, TaliaCard card, float w, float h)
{
  int suit = talia_card_suit (card), rank = talia_card_rank (card);
  const Colors *c = colors_of (suit);
  graphene_rect_t panel = GRAPHENE_RECT_INIT (w * .285f, h * .085f, w * .43f, h * .83f);
  float line = MAX (1.f, w * .011f), middle = w * .185f;
  GskRoundedRect rounded;
  GskPathBuilder *builder;

  gsk_rounded_rect_init_from_rect (&rounded, &panel, w * .04f);
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  gtk_snapshot_append_color (snapshot, &c->panel, &panel);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &rounded, (float[4]) { line, line, line, line },
                              (GdkRGBA[4]) { c->line, c->line, c->line, c->line });
  gsk_rounded_rect_shrink (&rounded, line * 2.5f, line * 2.5f, line * 2.5f, line * 2.5f);
  {
    GdkRGBA faint = c->line;
    float thin = line * .6f;

    faint.alpha = .45f;
    gtk_snapshot_append_border (snapshot, &rounded, (float[4]) { thin, thin, thin, thin },
                                (GdkRGBA[4]) { faint, faint, faint, faint });
  }

  builder = gsk_path_builder_new ();
  for (int half = 0; half < 2; half++)
    talia_card_pips_add_emblem (builder, rank, w / 2, half ? h * .755f : h * .245f, w * .31f, half == 1);
  fill (snapshot, builder, &c->emblem);

  /* A medallion with the letter; a ring of the suit's colour around it. */
  builder = gsk_path_builder_new ();
  gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (w / 2, h / 2), middle);
  fill (snapshot, builder, &c->line);
  builder = gsk_path_builder_new ();
  gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (w / 2, h / 2), middle - line * 1.4f);
  fill (snapshot, builder, &paper);
  draw_text (snapshot, context, talia_words_rank_index (rank), COURT_FONTS, w * .25f, w / 2, h / 2, w * .3f, &c->ink);
}

void
talia_card_face_snapshot (GtkSnapshot *snapshot, PangoContext *context, TaliaCard card, float width)
{
  float w = width, h = width * TALIA_CARD_ASPECT;
  int suit = talia_card_suit (card), rank = talia_card_rank (card);
  const Colors *c = colors_of (suit);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, w, h);
  GskRoundedRect rounded;

  gsk_rounded_rect_init_from_rect (&rounded, &bounds, talia_card_face_radius (w));
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  gtk_snapshot_append_color (snapshot, &paper, &bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &rounded, (float[4]) { 1, 1, 1, 1 }, (GdkRGBA[4]) { edge, edge, edge, edge });

  draw_indices (snapshot, context, card, w, h);
  if (w < SMALL_WIDTH || rank == TALIA_ACE)
    {
      GskPathBuilder *builder = gsk_path_builder_new ();
      gboolean small = w < SMALL_WIDTH;

      talia_card_pips_add (builder, suit, small ? w * .6f : w / 2, h / 2, w * (small ? .44f : .46f), FALSE);
      fill (snapshot, builder, &c->ink);
    }
  else if (rank >= TALIA_JACK)
    draw_court (snapshot, context, card, w, h);
  else
    {
      graphene_rect_t area = GRAPHENE_RECT_INIT (w * .36f, h * .17f, w * .28f, h * .66f);
      g_autoptr (GskPath) path = talia_card_pips_body (card, &area, w * .185f);

      gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &c->ink);
    }
}

void
talia_card_face_snapshot_back (GtkSnapshot *snapshot, float width)
{
  static const GdkRGBA ground = { .14f, .25f, .47f, 1 }, lines = { .55f, .66f, .86f, .55f };
  float w = width, h = width * TALIA_CARD_ASPECT, margin = MAX (2.f, w * .06f), step = w * .14f;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, w, h);
  graphene_rect_t inner = GRAPHENE_RECT_INIT (margin, margin, w - 2 * margin, h - 2 * margin);
  GskRoundedRect rounded, field;
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) lattice = NULL;
  g_autoptr (GskStroke) stroke = gsk_stroke_new (MAX (.8f, w * .014f));

  gsk_rounded_rect_init_from_rect (&rounded, &bounds, talia_card_face_radius (w));
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  gtk_snapshot_append_color (snapshot, &paper, &bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &rounded, (float[4]) { 1, 1, 1, 1 }, (GdkRGBA[4]) { edge, edge, edge, edge });

  for (float x = w / 2 - step * (int) ((w / 2 + h) / step); x < w + h; x += step)
    {
      gsk_path_builder_move_to (builder, x, 0);
      gsk_path_builder_line_to (builder, x + h, h);
      gsk_path_builder_move_to (builder, x, 0);
      gsk_path_builder_line_to (builder, x - h, h);
    }
  lattice = gsk_path_builder_free_to_path (builder);
  gsk_rounded_rect_init_from_rect (&field, &inner, talia_card_face_radius (w) * .6f);
  gtk_snapshot_push_rounded_clip (snapshot, &field);
  gtk_snapshot_append_color (snapshot, &ground, &inner);
  gtk_snapshot_append_stroke (snapshot, lattice, stroke, &lines);
  gtk_snapshot_pop (snapshot);
}

GdkTexture *
talia_card_face_create_texture (PangoContext *context, TaliaCard card, float width, double scale)
{
  int w = (int) ceil (width * scale), h = (int) ceil (width * TALIA_CARD_ASPECT * scale);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, w, h);
  cairo_t *cr = cairo_create (surface);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GBytes) bytes = NULL;
  GdkTexture *texture;

  if (card == TALIA_NO_CARD)
    talia_card_face_snapshot_back (snapshot, width);
  else
    talia_card_face_snapshot (snapshot, context, card, width);
  node = gtk_snapshot_free_to_node (snapshot);

  cairo_scale (cr, scale, scale);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      (gsize) cairo_image_surface_get_stride (surface) * (gsize) h,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  texture = gdk_memory_texture_new (w, h, GDK_MEMORY_DEFAULT, bytes, (gsize) cairo_image_surface_get_stride (surface));
  return texture;
}
