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

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  g_test_add_func ("/card-rings/no-ring-covers-an-index", test_no_ring_covers_an_index);
  g_test_add_func ("/card-rings/no-part-covers-an-index", test_no_part_covers_an_index);
  return g_test_run ();
}
