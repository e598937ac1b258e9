/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that the rings which highlight a card leave its index free. */
#include <math.h>

#include "setup.h"
#include "ui/cards/talia-card-face.h"
#include "ui/cards/talia-card-marks.h"

/* Whether the marks of a card, drawn without the card, cover this part of its upper left area. */
static gboolean
is_drawn_on (cairo_surface_t *surface, const graphene_rect_t *part)
{
  for (int y = (int) ceilf (part->origin.y); y < (int) (part->origin.y + part->size.height); y++)
    for (int x = (int) ceilf (part->origin.x); x < (int) (part->origin.x + part->size.width); x++)
      if (cairo_image_surface_get_data (surface)[y * cairo_image_surface_get_stride (surface) + 4 * x + 3] != 0)
        return TRUE;
  return FALSE;
}

static void
check_rings (const TaliaCardState *state, int width)
{
  const int height = (int) (width * TALIA_CARD_ASPECT);
  const graphene_rect_t index = talia_card_face_get_index (state->look, width);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  graphene_rect_t letter = index;

  talia_card_marks_append (snapshot, NULL, (float) width, (float) height, state);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL) /* otherwise the card is only raised */
    gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  graphene_rect_inset (&letter, index.size.width * .15f, 0); /* the corners of the box are empty */
  if (is_drawn_on (surface, &letter))
    g_error ("mark %u lies on the index of a card of %d", state->mark, width);
  cairo_surface_destroy (surface);
}

/* No mark of a card covers its index, in a hand and on the table, with and without the focus. */
static void
test_no_ring_covers_an_index (void)
{
  for (int width = 36; width <= 300; width += 2)
    for (int kind = 0; kind < 16; kind++)
      for (TaliaCardMark mark = TALIA_CARD_RECEIVED; mark <= TALIA_CARD_OFFERED; mark++)
        {
          const TaliaCardLook look = { .large_indices = kind & 1, .high_contrast = (kind & 2) != 0 };

          check_rings (
              &(TaliaCardState) { .look = &look, .mark = mark, .focused = (kind & 4) != 0, .in_hand = (kind & 8) != 0 },
              width);
        }
}

/* The same for the rim of the winning card, and the notch of the card that led. */
static void
test_no_part_covers_an_index (void)
{
  for (int width = 36; width <= 300; width += 2)
    for (int kind = 0; kind < 4; kind++)
      {
        const TaliaCardLook look = { .large_indices = kind & 1, .high_contrast = (kind & 2) != 0 };

        check_rings (&(TaliaCardState) { .look = &look, .signs = { .wins = TRUE, .leads = TRUE } }, width);
      }
}

/* The margin around a card in a drawing, for what extends beyond the card. */
#define AROUND 30

/* Draws the marks of a card without the card. */
static cairo_surface_t *
draw (const TaliaCardState *state, PangoContext *pango, int width)
{
  const int height = (int) (width * TALIA_CARD_ASPECT);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width + 2 * AROUND, height + 2 * AROUND);
  cairo_t *cr = cairo_create (surface);

  talia_card_marks_append (snapshot, pango, (float) width, (float) height, state);
  node = gtk_snapshot_free_to_node (snapshot);
  cairo_translate (cr, AROUND, AROUND);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Whether a pixel, counted from the corner of the card, is as dark as a sign or as light as a letter. */
static gboolean
is_colored (cairo_surface_t *surface, int x, int y, gboolean light)
{
  const guint8 *pixel = cairo_image_surface_get_data (surface) + (y + AROUND) * cairo_image_surface_get_stride (surface)
                        + 4 * (x + AROUND);

  return pixel[3] == 255 && (light ? pixel[1] > 200 : pixel[1] < 60);
}

/* The notch is a half disc of a sixth of the card's width in the middle of its edge, and is cut through the rim. */
static void
test_the_notch_is_a_half_disc (void)
{
  for (int width = 60; width <= 300; width += 10)
    for (int kind = 0; kind < 4; kind++)
      {
        const TaliaCardLook look = { .high_contrast = (kind & 1) != 0 };
        const TaliaCardState state = { .look = &look, .signs = { .leads = TRUE, .wins = (kind & 2) != 0 } };
        cairo_surface_t *surface = draw (&state, NULL, width);
        int wide = 0, half = 0, deep = 0;

        for (int x = 0; x < width; x++)
          {
            wide += is_colored (surface, x, 0, FALSE);
            half += is_colored (surface, x, (int) (width * .056f), FALSE);
          }
        for (int y = 0; y < width; y++)
          deep += is_colored (surface, width / 2, y, FALSE);
        g_assert_cmpint (wide, >=, (int) (width * .13f));
        g_assert_cmpint (wide, <=, (int) (width * .19f));
        g_assert_cmpint (half, >=, (int) (width * .085f)); /* a wedge would be narrower */
        g_assert_cmpint (deep, >=, (int) (width * .065f));
        if (state.signs.wins)
          g_assert_true (is_colored (surface, width / 2, -2, FALSE));
        cairo_surface_destroy (surface);
      }
}

/* A tag says something: the name of the giver, or an arrow if a neighbour's tag has the name. */
static void
test_no_tag_is_empty (void)
{
  static const char *const givers[] = { "", "from Ewa" };
  GtkWidget *label = g_object_ref_sink (gtk_label_new (NULL));
  PangoContext *pango = gtk_widget_create_pango_context (label);

  for (gsize i = 0; i < G_N_ELEMENTS (givers); i++)
    {
      const TaliaCardLook look = { 0 };
      const TaliaCardState state = { .look = &look, .in_hand = TRUE, .signs = { .giver = givers[i] } };
      const int height = (int) talia_card_signs_get_tag_height (pango);
      cairo_surface_t *surface = draw (&state, pango, 80);
      int light = 0, dark = 0;

      for (int x = 4; x < height - 2; x++) /* within the edge of the tag */
        for (int y = -height + 2; y < -4; y++)
          {
            light += is_colored (surface, x, y, TRUE);
            dark += is_colored (surface, x, y, FALSE);
          }
      g_assert_cmpint (dark, >, height * height / 4);
      g_assert_cmpint (light, >, 6);
      cairo_surface_destroy (surface);
    }
  g_object_unref (pango);
  g_object_unref (label);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  g_test_add_func ("/card-rings/no-ring-covers-an-index", test_no_ring_covers_an_index);
  g_test_add_func ("/card-rings/no-part-covers-an-index", test_no_part_covers_an_index);
  g_test_add_func ("/card-rings/the-notch-is-a-half-disc", test_the_notch_is_a_half_disc);
  g_test_add_func ("/card-rings/no-tag-is-empty", test_no_tag_is_empty);
  return g_test_run ();
}
