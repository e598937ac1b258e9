/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws small signs on a card: its cost, and that it was led. */
#include "talia-card-signs.h"

#include <math.h>

#include "talia-card-face.h"

static const GdkRGBA dark = { .07f, .10f, .16f, 1 }, white = { 1, 1, 1, 1 }, red = { .65f, .11f, .18f, 1 };

/* The minimum size of letters in pixels, and their maximum relative to the width of a card. */
#define LEAST_LETTERS 9.f
#define TAG_LETTERS 12.f
#define TAG_SHARE 1.4f
/* If the usual text has larger letters than this, a tag would take the room of the cards on the table. */
#define TAG_MOST_LETTERS 20.f
#define COST_SHARE .155f
/* The radius of round signs, of a disc and of the tag with a price. */
#define ROUND .5f
#define TAG .22f
/* The depth of a notch relative to the width of a card, and how far it extends beyond the card, as rings do. */
#define NOTCH .085f
#define OUTSET 1.f
/* The part of a card that a neighbour in the hand leaves visible. */
#define FREE_SHARE .42f
/* The part of its height that a row below leaves visible. */
#define FREE_HEIGHT .56f

/* Returns the size of the usual text's letters in pixels. */
static float
get_usual_size (PangoContext *pango)
{
  const PangoFontDescription *font = pango_context_get_font_description (pango);
  float size = (float) pango_font_description_get_size (font) / PANGO_SCALE;
  double resolution = pango_cairo_context_get_resolution (pango);

  if (!pango_font_description_get_size_is_absolute (font))
    size *= (float) (resolution > 0 ? resolution : 96) / 72;
  return size;
}

static PangoLayout *
create_layout (PangoContext *pango, const char *text, float size)
{
  PangoLayout *layout = pango_layout_new (pango);
  PangoFontDescription *font = pango_font_description_copy (pango_context_get_font_description (pango));

  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

/* Draws a rectangle whose corners have a radius of that part of its height. */
static void
append_rounded (GtkSnapshot *snapshot, const graphene_rect_t *rect, float round, float outset, const GdkRGBA *color)
{
  GskRoundedRect rounded;

  gsk_rounded_rect_init_from_rect (&rounded, rect, rect->size.height * round);
  gsk_rounded_rect_shrink (&rounded, -outset, -outset, -outset, -outset);
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  gtk_snapshot_append_color (snapshot, color, &rounded.bounds);
  gtk_snapshot_pop (snapshot);
}

/* Draws a disc, with paper around it so that it contrasts with any picture. */
static void
append_disc (GtkSnapshot *snapshot, float x, float y, float r, const GdkRGBA *rim, const GdkRGBA *color)
{
  append_rounded (snapshot, &GRAPHENE_RECT_INIT (x - r, y - r, 2 * r, 2 * r), ROUND, MAX (1.5f, r * .2f), rim);
  append_rounded (snapshot, &GRAPHENE_RECT_INIT (x - r, y - r, 2 * r, 2 * r), ROUND, 0, color);
}

/* Centres the visible ink, not the line. */
static void
append_text (GtkSnapshot *snapshot, PangoLayout *layout, float x, float y, const GdkRGBA *color)
{
  PangoRectangle ink, logical;

  pango_layout_get_extents (layout, &ink, &logical);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (x - ((float) logical.x + (float) logical.width / 2) / PANGO_SCALE,
                                                y - ((float) ink.y + (float) ink.height / 2) / PANGO_SCALE));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

/* The sign is below the index. If that is large, and another card may lie right below it, the sign is on the upper
 * edge. */
graphene_rect_t
talia_card_signs_place_cost (const TaliaCardSigns *signs, const TaliaCardLook *look, float w, float width, float height)
{
  graphene_rect_t index = talia_card_face_get_index (look, (int) w);
  float x = index.origin.x + index.size.width / 2 - width / 2, y = index.origin.y + index.size.height + 2;
  gboolean fits = y + height <= w * TALIA_CARD_ASPECT * FREE_HEIGHT;

  x = CLAMP (x, 2, MAX (w * FREE_SHARE - width - 1, 2));
  if (!fits && (signs->on_table || signs->overlaid))
    y = index.origin.y - height;
  return GRAPHENE_RECT_INIT (x, y, width, height);
}

/* Draws a minus in a disc: the card costs points. */
static void
append_minus (GtkSnapshot *snapshot, float w, const TaliaCardSigns *signs, const TaliaCardLook *look)
{
  float r = w * .085f;
  graphene_rect_t place = talia_card_signs_place_cost (signs, look, w, 2 * r, 2 * r);
  float x = place.origin.x + r, y = place.origin.y + r;

  append_disc (snapshot, x, y, r, talia_card_look_get_paper (), &red);
  gtk_snapshot_append_color (snapshot, talia_card_look_get_paper (),
                             &GRAPHENE_RECT_INIT (x - r * .6f, y - r * .19f, r * 1.2f, MAX (r * .38f, 1.5f)));
}

/* Draws the number of points, at the place of the minus. */
static void
append_cost (GtkSnapshot *snapshot, PangoContext *pango, float w, const TaliaCardSigns *signs,
             const TaliaCardLook *look)
{
  g_autofree char *text = g_strdup_printf ("%d", signs->cost);
  g_autoptr (PangoLayout) layout = create_layout (pango, text, MAX (LEAST_LETTERS, w * COST_SHARE));
  float height = MAX (LEAST_LETTERS + 3, w * .19f), width, most = w * FREE_SHARE - 3;
  graphene_rect_t place;
  int text_width;

  pango_layout_get_pixel_size (layout, &text_width, NULL);
  width = CLAMP ((float) text_width + height * .5f, height, MAX (most, height));
  place = talia_card_signs_place_cost (signs, look, w, width, height);
  append_rounded (snapshot, &place, TAG, 1.5f, talia_card_look_get_paper ());
  append_rounded (snapshot, &place, TAG, 0, &red);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (place.origin.x + width / 2, place.origin.y + height / 2));
  gtk_snapshot_scale (snapshot, MIN (1, (width - 3) / (float) MAX (text_width, 1)), 1);
  append_text (snapshot, layout, 0, 0, &white);
  gtk_snapshot_restore (snapshot);
}

/* Draws a wedge in the middle of the upper edge that points into the card, dark with a light outline, so that it is
 * visible on any card and table. */
static void
append_notch (GtkSnapshot *snapshot, float w)
{
  const float half = MAX (w * NOTCH, 5), top = -OUTSET, line = MAX (1.5f, w * .022f);
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  g_autoptr (GskStroke) stroke = gsk_stroke_new (line);

  gsk_path_builder_move_to (builder, w / 2 - half, top);
  gsk_path_builder_line_to (builder, w / 2, top + half);
  gsk_path_builder_line_to (builder, w / 2 + half, top);
  path = gsk_path_builder_free_to_path (builder);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &dark);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &white);
}

float
talia_card_signs_get_tag_height (PangoContext *pango)
{
  const float usual = get_usual_size (pango);

  return usual > TAG_MOST_LETTERS ? 0 : ceilf (MAX (TAG_LETTERS, usual * .85f) * 1.5f);
}

/* Draws the tag above the card, because the index is on the card, and in a hand its neighbours cover the rest. */
static void
append_giver (GtkSnapshot *snapshot, PangoContext *pango, float w, const char *giver)
{
  const float height = talia_card_signs_get_tag_height (pango), round = height * TAG;
  g_autoptr (PangoLayout) layout = create_layout (pango, giver, height / 1.5f);
  graphene_rect_t place = GRAPHENE_RECT_INIT (round, 1 - height, w - 2 * round, height);
  int text_width, text_height;

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (layout, (int) (w * TAG_SHARE * PANGO_SCALE));
  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  place.size.width = MAX (place.size.width, (float) text_width + height * .5f);
  append_rounded (snapshot, &place, TAG, 1, &white);
  append_rounded (snapshot, &place, TAG, 0, &dark);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (place.origin.x + height * .25f,
                                                          place.origin.y + (height - (float) text_height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, &white);
  gtk_snapshot_restore (snapshot);
}

void
talia_card_signs_append (GtkSnapshot *snapshot, PangoContext *pango, float w, const TaliaCardSigns *signs)
{
  if (signs->leads)
    append_notch (snapshot, w);
  if (signs->giver != NULL && talia_card_signs_get_tag_height (pango) > 0)
    append_giver (snapshot, pango, w, signs->giver);
}

void
talia_card_signs_append_cost (GtkSnapshot *snapshot, PangoContext *pango, float w, const TaliaCardSigns *signs,
                              const TaliaCardLook *look)
{
  if (signs->cost > 0 && signs->tells)
    append_cost (snapshot, pango, w, signs, look);
  else if (signs->cost > 0)
    append_minus (snapshot, w, signs, look);
}
