/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests what is drawn on a card besides its face: rings that leave its index free, signs, and what hides an index. */
#include <math.h>

#include "playing.h"
#include "setup.h"
#include "ui/cards/talia-card-face.h"
#include "ui/cards/talia-card-marks.h"
#include "ui/cards/talia-card-widget.h"

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

/* The same for the rim of the winning card, and the sign of the card that led. */
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

/* Draws a snapshot of something of this size, and frees it. */
static cairo_surface_t *
draw_snapshot (GtkSnapshot *snapshot, int width, int height)
{
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width + 2 * AROUND, height + 2 * AROUND);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, AROUND, AROUND);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Draws the marks of a card without the card. */
static cairo_surface_t *
draw (const TaliaCardState *state, PangoContext *pango, int width)
{
  const int height = (int) (width * TALIA_CARD_ASPECT);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  talia_card_marks_append (snapshot, pango, (float) width, (float) height, state);
  return draw_snapshot (snapshot, width, height);
}

/* Whether a pixel, counted from the corner of the card, is as dark as a sign or as light as a letter. */
static gboolean
is_colored (cairo_surface_t *surface, int x, int y, gboolean light)
{
  const guint8 *pixel = cairo_image_surface_get_data (surface) + (y + AROUND) * cairo_image_surface_get_stride (surface)
                        + 4 * (x + AROUND);

  return pixel[3] == 255 && (light ? pixel[1] > 200 : pixel[1] < 60);
}

/* The sign of the lead is a whole disc of a sixth of the card's width on the middle of its edge, over the rim of a
 * winning card, too, with a light arrowhead in it. */
static void
test_the_sign_of_the_lead_is_a_disc (void)
{
  for (int width = 60; width <= 300; width += 10)
    for (int kind = 0; kind < 4; kind++)
      {
        const TaliaCardLook look = { .high_contrast = (kind & 1) != 0 };
        const TaliaCardState state = { .look = &look, .signs = { .leads = TRUE, .wins = (kind & 2) != 0 } };
        cairo_surface_t *surface = draw (&state, NULL, width);
        int left = 0, light = 0, above = 0, below = 0;

        for (int x = 0; x < width / 2; x++)
          left += is_colored (surface, x, 0, FALSE);
        for (int x = 0; x < width; x++)
          light += x > width * .46f && x < width * .54f && is_colored (surface, x, 0, TRUE);
        for (int y = -AROUND; y < width / 2; y++)
          *(y < 0 ? &above : &below) += is_colored (surface, (int) (width * .45f), y, FALSE);
        g_assert_cmpint (left, >=, (int) (width * .04f));
        g_assert_cmpint (light, >=, (int) (width * .05f));
        g_assert_cmpint (above, >=, (int) (width * .05f)); /* a half disc would end at the edge */
        g_assert_cmpint (ABS (above - below), <=, 3 + width / 50);
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

/* Counts the dark pixels where the lower index of the card is. */
static guint
count_foot (GtkWidget *card)
{
  const int width = gtk_widget_get_width (card), height = gtk_widget_get_height (card);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface;
  guint n = 0;

  GTK_WIDGET_GET_CLASS (card)->snapshot (card, snapshot);
  surface = draw_snapshot (snapshot, width, height);
  for (int x = width * 77 / 100; x < width * 96 / 100; x++)
    for (int y = height - width * 42 / 100; y < height - 4; y++)
      n += is_colored (surface, x, y, FALSE) ? 1 : 0;
  cairo_surface_destroy (surface);
  return n;
}

/* A card that may not be played shows nothing of its lower index below a neighbour that is raised. */
static void
test_no_index_peeps_out (void)
{
  GtkWidget *window = gtk_window_new (), *fixed = gtk_fixed_new (),
            *card = talia_card_widget_new (TALIA_CARD (TALIA_SEVEN, TALIA_SPADES));

  gtk_widget_set_size_request (card, 100, (int) (100 * TALIA_CARD_ASPECT));
  gtk_fixed_put (GTK_FIXED (fixed), card, 0, 0);
  gtk_window_set_child (GTK_WINDOW (window), fixed);
  gtk_window_present (GTK_WINDOW (window));
  wait_until (gtk_widget_get_width (card) > 0);
  talia_card_widget_set_tucked (TALIA_CARD_WIDGET (card), TRUE);
  g_assert_cmpuint (count_foot (card), >, 20); /* it may be played */
  talia_card_widget_set_playable (TALIA_CARD_WIDGET (card), FALSE, "");
  g_assert_cmpuint (count_foot (card), ==, 0);
  talia_card_widget_set_tucked (TALIA_CARD_WIDGET (card), FALSE);
  g_assert_cmpuint (count_foot (card), >, 20);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  g_test_add_func ("/card-rings/no-ring-covers-an-index", test_no_ring_covers_an_index);
  g_test_add_func ("/card-rings/no-part-covers-an-index", test_no_part_covers_an_index);
  g_test_add_func ("/card-rings/the-sign-of-the-lead-is-a-disc", test_the_sign_of_the_lead_is_a_disc);
  g_test_add_func ("/card-rings/no-tag-is-empty", test_no_tag_is_empty);
  g_test_add_func ("/card-rings/no-index-peeps-out", test_no_index_peeps_out);
  return g_test_run ();
}
