/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws small signs on a card: its cost, and that it was led. */
#include "talia-card-signs.h"

#include <math.h>

#include "talia-card-face.h"

/* The colours of the sign of the lead: green felt in a shadow, dark enough for felt of any colour, and with high
 * contrast nearly black. */
static const GdkRGBA felt = { .08f, .22f, .17f, 1 }, shade = { .05f, .08f, .08f, 1 };
static const GdkRGBA dark = { .07f, .10f, .16f, 1 }, white = { 1, 1, 1, 1 }, red = { .65f, .11f, .18f, 1 };

/* The minimum size of letters in pixels, and their maximum relative to the width of a card. */
#define LEAST_LETTERS 9.f
#define TAG_LETTERS 12.f
#define TAG_SHARE 1.4f
/* If the usual text has larger letters than this, a tag would take the room of the cards on the table. */
#define TAG_MOST_LETTERS 20.f
#define COST_SHARE .155f
/* The radius of the corners, relative to the height: of round signs, and of the tag with a price. */
#define ROUND .5f
#define TAG .22f
/* The radius of the sign of the lead relative to the width of a card, and its least in pixels. */
#define LEAD .085f
#define LEAST_LEAD 5.f
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
    y = index.origin.y - height - (signs->on_table ? 2 : 0); /* in the hand, the row above leaves no room for a gap */
  return GRAPHENE_RECT_INIT (x, y, width, height);
}

float
talia_card_signs_get_rim (float w, const TaliaCardLook *look)
{
  return CLAMP (w * .034f, 2, 4) + (look->high_contrast ? 1.5f : 0);
}

/* Draws the number of points that the card costs. */
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

/* Draws a disc with an arrowhead, as beside the face of the player whose turn it is, on the middle of the upper edge,
 * with a light line around it, so that it is visible on any picture and on any table. */
static void
append_lead (GtkSnapshot *snapshot, float w, const TaliaCardLook *look)
{
  const float r = MAX (w * LEAD, LEAST_LEAD), line = MAX (1.5f, w * .018f);
  const graphene_rect_t place = GRAPHENE_RECT_INIT (w / 2 - r, -r, 2 * r, 2 * r);
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) head = NULL;

  append_rounded (snapshot, &place, ROUND, line, &white);
  append_rounded (snapshot, &place, ROUND, 0, look->high_contrast ? &shade : &felt);
  gsk_path_builder_move_to (builder, w / 2 - r * .32f, -r * .5f);
  gsk_path_builder_line_to (builder, w / 2 + r * .56f, 0);
  gsk_path_builder_line_to (builder, w / 2 - r * .32f, r * .5f);
  gsk_path_builder_close (builder);
  head = gsk_path_builder_free_to_path (builder);
  gtk_snapshot_append_fill (snapshot, head, GSK_FILL_RULE_WINDING, &white);
}

float
talia_card_signs_get_tag_height (PangoContext *pango)
{
  const float usual = get_usual_size (pango);

  return usual > TAG_MOST_LETTERS ? 0 : ceilf (MAX (TAG_LETTERS, usual * .85f) * 1.5f);
}

/* Draws an arrow that points down, in a square of this height. */
static void
append_arrow (GtkSnapshot *snapshot, float x, float y, float height)
{
  const float half = height * .22f, middle = x + height / 2, end = y + height * .76f;
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  g_autoptr (GskStroke) stroke = gsk_stroke_new (MAX (1.6f, height * .1f));

  gsk_path_builder_move_to (builder, middle, y + height * .24f);
  gsk_path_builder_line_to (builder, middle, end);
  gsk_path_builder_move_to (builder, middle - half, end - half);
  gsk_path_builder_line_to (builder, middle, end);
  gsk_path_builder_line_to (builder, middle + half, end - half);
  path = gsk_path_builder_free_to_path (builder);
  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &white);
}

/* Draws the tag above the card, because the index is on the card, and in a hand its neighbours cover the rest. If the
 * tag of a neighbour names the giver, it is an arrow, down into the hand, on a disc. */
static void
append_giver (GtkSnapshot *snapshot, PangoContext *pango, float w, const char *giver)
{
  const float height = talia_card_signs_get_tag_height (pango);
  g_autoptr (PangoLayout) layout = create_layout (pango, giver, height / 1.5f);
  graphene_rect_t place = GRAPHENE_RECT_INIT (1, -height, height, height);
  int text_width, text_height;

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (layout, (int) (w * TAG_SHARE * PANGO_SCALE));
  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  if (*giver != '\0')
    place.size.width = (float) text_width + height * .8f;
  append_rounded (snapshot, &place, ROUND, 1, &white);
  append_rounded (snapshot, &place, ROUND, 0, &dark);
  if (*giver == '\0')
    {
      append_arrow (snapshot, place.origin.x, place.origin.y, height);
      return;
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (place.origin.x + height * .4f,
                                                          place.origin.y + (height - (float) text_height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, &white);
  gtk_snapshot_restore (snapshot);
}

void
talia_card_signs_append (GtkSnapshot *snapshot, PangoContext *pango, float w, const TaliaCardSigns *signs,
                         const TaliaCardLook *look)
{
  if (signs->leads)
    append_lead (snapshot, w, look);
  if (signs->giver != NULL && talia_card_signs_get_tag_height (pango) > 0)
    append_giver (snapshot, pango, w, signs->giver);
}

void
talia_card_signs_append_cost (GtkSnapshot *snapshot, PangoContext *pango, float w, const TaliaCardSigns *signs,
                              const TaliaCardLook *look)
{
  if (signs->cost > 0)
    append_cost (snapshot, pango, w, signs, look);
}
