/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws the marks by which a card stands out or recedes. No two states differ by colour alone. */
#include "talia-card-marks.h"

#include "talia-card-face.h"

typedef enum
{
  SOLID,
  DOUBLE,
  DASHED,
} Style;

static const GdkRGBA dark = { .07f, .10f, .16f, 1 }, white = { 1, 1, 1, 1 };

/* How far lines extend beyond the card, so that they leave its index free. */
#define OUTSET 2

/* The gap between the paper of a card that a hint proposes and its glow. */
#define GLOW_EDGE 1.5f
static const GdkRGBA amber = { .70f, .42f, 0, 1 };

/* Indexed by mark. */
static const struct
{
  GdkRGBA color;
  float thickness;
  Style style;
} rings[] = {
  [TALIA_CARD_RECEIVED] = { { .60f, .76f, .95f, 1 }, 4.5f, DOUBLE },
  [TALIA_CARD_MARKED] = { { .965f, .827f, .176f, 1 }, 3.5f, SOLID },
  [TALIA_CARD_HINTED] = { { .965f, .827f, .176f, 1 }, 4.5f, DASHED },
  [TALIA_CARD_OFFERED] = { { .965f, .827f, .176f, 1 }, 1.5f, SOLID },
};

/* Draws a line around the card, whose outer edge is that far outside the edge of the card. */
static void
append_ring (GtkSnapshot *snapshot, float w, float h, float outset, float thickness, const GdkRGBA *color)
{
  GskRoundedRect ring;

  gsk_rounded_rect_init_from_rect (&ring, &GRAPHENE_RECT_INIT (0, 0, w, h), talia_card_face_radius (w));
  gsk_rounded_rect_shrink (&ring, -outset, -outset, -outset, -outset);
  gtk_snapshot_append_border (snapshot, &ring, (float[4]) { thickness, thickness, thickness, thickness },
                              (GdkRGBA[4]) { *color, *color, *color, *color });
}

/* Draws a ring between two dark lines, so that it contrasts with the card and with a table of any colour. */
static void
append_outlined_ring (GtkSnapshot *snapshot, float w, float h, float outset, float thickness, const GdkRGBA *color)
{
  append_ring (snapshot, w, h, outset + 1, thickness + 2, &dark);
  append_ring (snapshot, w, h, outset, thickness, color);
}

static void
append_dashes (GtkSnapshot *snapshot, float w, float h, float thickness, const GdkRGBA *color)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  g_autoptr (GskStroke) stroke = gsk_stroke_new (thickness);
  GskRoundedRect ring;
  float inset = thickness / 2 - OUTSET;

  gsk_rounded_rect_init_from_rect (&ring, &GRAPHENE_RECT_INIT (0, 0, w, h), talia_card_face_radius (w));
  gsk_rounded_rect_shrink (&ring, inset, inset, inset, inset);
  gsk_path_builder_add_rounded_rect (builder, &ring);
  path = gsk_path_builder_free_to_path (builder);
  gsk_stroke_set_dash (stroke, (float[]) { w * .12f, w * .07f }, 2);
  gtk_snapshot_append_stroke (snapshot, path, stroke, color);
}

/* Draws a rim around the card. If shapes have to distinguish marks, it is thick: as wide as the space between cards. */
static void
append_rim (GtkSnapshot *snapshot, float w, float h, const TaliaCardLook *look)
{
  static const GdkRGBA warm = { .973f, .831f, .361f, 1 }, edge = { .07f, .10f, .16f, .45f };
  const gboolean contrast = look->high_contrast;
  const float thickness = talia_card_signs_get_rim (w, look);

  append_ring (snapshot, w, h, thickness, 1, contrast ? &dark : &edge);
  append_ring (snapshot, w, h, thickness - 1, thickness, &warm);
  if (contrast)
    append_ring (snapshot, w, h, -1, 1, &dark);
}

/* Draws a mark within the margin outside the index, which on a small card begins near the edge. */
static void
append_mark (GtkSnapshot *snapshot, float w, float h, const TaliaCardState *state)
{
  const GdkRGBA *color = &rings[state->mark].color;
  const graphene_rect_t index = talia_card_face_get_index (state->look, (int) w);
  float most = OUTSET - 1 + MIN (index.origin.x, index.origin.y),
        thickness = MIN (rings[state->mark].thickness + (state->look->high_contrast ? 1.5f : 0), most),
        third = thickness / 3;

  switch (rings[state->mark].style)
    {
    case SOLID:
      append_outlined_ring (snapshot, w, h, OUTSET, thickness, color);
      break;
    case DOUBLE:
      append_outlined_ring (snapshot, w, h, OUTSET, third, color);
      append_ring (snapshot, w, h, OUTSET - third, third + 1, &dark);
      append_outlined_ring (snapshot, w, h, OUTSET - 2 * third, third, color);
      break;
    case DASHED:
      append_ring (snapshot, w, h, OUTSET + 1, thickness + 2, &dark);
      append_dashes (snapshot, w, h, thickness, color);
      break;
    }
}

/* In high contrast, also hatches the veil of a card, below its index. */
static void
append_hatch (GtkSnapshot *snapshot, float w, float h)
{
  static const GdkRGBA hatch = { 0, 0, 0, .55f };
  const float line = MAX (1.5f, w * .02f), step = w * .09f;
  GskRoundedRect card;

  gsk_rounded_rect_init_from_rect (&card, &GRAPHENE_RECT_INIT (0, 0, w, h), talia_card_face_radius (w));
  gtk_snapshot_push_rounded_clip (snapshot, &card);
  gtk_snapshot_append_repeating_linear_gradient (
      snapshot, &GRAPHENE_RECT_INIT (0, h * .5f, w, h * .5f), &GRAPHENE_POINT_INIT (0, h),
      &GRAPHENE_POINT_INIT (step, h - step),
      (GskColorStop[]) { { 0, hatch }, { line / step, hatch }, { line / step, { 0, 0, 0, 0 } }, { 1, { 0, 0, 0, 0 } } },
      4);
  gtk_snapshot_pop (snapshot);
}

/* On the table, where a card has no tag, one that was just laid has the same rim as one that goes with the chosen
 * cards. */
static void
append_laid (GtkSnapshot *snapshot, float w, float h, TaliaCardMark mark)
{
  const float thickness = rings[mark == TALIA_CARD_MARKED ? mark : TALIA_CARD_OFFERED].thickness;

  append_outlined_ring (snapshot, w, h, OUTSET, thickness, &rings[TALIA_CARD_MARKED].color);
}

void
talia_card_marks_append (GtkSnapshot *snapshot, PangoContext *pango, float w, float h, const TaliaCardState *state)
{
  gboolean contrast = state->look->high_contrast, marked = state->mark != TALIA_CARD_PLAIN;
  gboolean lined = marked && (contrast || (!state->in_hand && state->mark != TALIA_CARD_HINTED));

  if (state->dimmed && contrast)
    append_hatch (snapshot, w, h);
  if (lined && contrast)
    append_mark (snapshot, w, h, state);
  else if (lined)
    append_laid (snapshot, w, h, state->mark);
  else if (state->mark == TALIA_CARD_HINTED) /* the edge of its glow, visible on a light table, too */
    append_ring (snapshot, w, h, OUTSET, GLOW_EDGE, &amber);
  else if (state->signs.wins)
    append_rim (snapshot, w, h, state->look);
  talia_card_signs_append (snapshot, pango, w, &state->signs, state->look);
  /* Drawn around other marks, not over them: a chosen card looks chosen wherever the pointer and the focus are. */
  if (state->focused)
    append_outlined_ring (snapshot, w, h,
                          lined      ? OUTSET + (contrast ? 6 : 5)
                          : contrast ? 5
                                     : 4,
                          contrast ? 4 : 3, &white);
  else if (state->hovered && contrast)
    append_outlined_ring (snapshot, w, h, marked ? OUTSET + 4 : 2, 2, &white);
  talia_card_signs_append_cost (snapshot, pango, w, &state->signs, state->look); /* above the rings */
}
