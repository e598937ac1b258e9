/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that the rings which highlight a card leave its index free. */
#include <math.h>

#include "setup.h"
#include "ui/cards/talia-card-face.h"
#include "ui/cards/talia-card-marks.h"

/* What is drawn over a card, without the card: how much of that part of it, in the upper left of the surface. */
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
  if (node != NULL) /* else its height is all that it has */
    gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  graphene_rect_inset (&letter, index.size.width * .15f, 0); /* in the corner of the box there is none */
  if (is_drawn_on (surface, &letter))
    g_error ("mark %u lies on the index of a card of %d", state->mark, width);
  cairo_surface_destroy (surface);
}

/* Whatever a card is marked with, in a hand and on the table, and with the focus, too. */
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

/* Nor does the rim of the card that is winning, or the notch of the one that led. */
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
