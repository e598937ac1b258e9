/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pictures of another project's deck, twelve face cards and a back, which are built in if Meson has found them. */
#include "talia-card-deck.h"

#include <librsvg/rsvg.h>

#define DECK_RESOURCE "/io/github/taliacards/Talia/deck.svgz"

/* Hides everything but the figure: paper, indices and signs are the other children of a card, besides its one group,
 * the figure. They remain invisible in the picture, because the place of the figure is relative to the paper. It also
 * replaces the opacity of two locks of hair, which needs a surface as large as the page with all cards, by that of
 * their fill, which looks the same. */
static const char style[] =
    "[id$=_jack] > :not(g), [id$=_queen] > :not(g), [id$=_king] > :not(g), #back > use:first-child { visibility: hidden }"
    "path[opacity='.2'] { opacity: 1; fill-opacity: .2 }";

static RsvgHandle *
load_deck (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GInputStream) stream = g_resources_open_stream (DECK_RESOURCE, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  RsvgHandle *deck;

  if (stream == NULL)
    return NULL;
  deck = rsvg_handle_new_from_stream_sync (stream, NULL, RSVG_HANDLE_FLAGS_NONE, NULL, &error);
  if (deck == NULL || !rsvg_handle_set_stylesheet (deck, (const guint8 *) style, sizeof style - 1, &error))
    {
      g_warning ("Cannot read the deck of cards: %s", error->message);
      g_clear_object (&deck);
    }
  return deck;
}

static RsvgHandle *
get_deck (void)
{
  static gboolean loaded;
  static RsvgHandle *deck;

  if (!loaded)
    {
      deck = load_deck ();
      loaded = TRUE;
    }
  return deck;
}

static gboolean
draw_element (cairo_t *cr, const char *id, double x, double y, double width)
{
  RsvgHandle *deck = get_deck ();
  RsvgRectangle page = { 0 }, card;
  double scale;

  if (deck == NULL || !rsvg_handle_get_intrinsic_size_in_pixels (deck, &page.width, &page.height)
      || !rsvg_handle_get_geometry_for_layer (deck, id, &page, NULL, &card, NULL))
    return FALSE;

  /* rsvg_handle_render_element() would not do, because it fits the visible part of the element into the rectangle. So
   * the whole page is scaled, and placed with the centre of the card at (x, y). */
  scale = width / card.width;
  page = (RsvgRectangle) { x - (card.x + card.width / 2) * scale, y - (card.y + card.height / 2) * scale,
                           page.width * scale, page.height * scale };
  return rsvg_handle_render_layer (deck, cr, id, &page, NULL);
}

gboolean
talia_card_deck_is_available (void)
{
  return get_deck () != NULL;
}

gboolean
talia_card_deck_draw_court (cairo_t *cr, TaliaCard card, double x, double y, double width)
{
  static const char *const suits[TALIA_SUITS] = { "club", "diamond", "heart", "spade" };
  static const char *const courts[] = { "jack", "queen", "king" };
  int rank = talia_card_rank (card);
  g_autofree char *id = NULL;

  g_return_val_if_fail (talia_card_is_valid (card) && rank >= TALIA_JACK && rank <= TALIA_KING, FALSE);

  id = g_strdup_printf ("#%s_%s", suits[talia_card_suit (card)], courts[rank - TALIA_JACK]);
  return draw_element (cr, id, x, y, width);
}

gboolean
talia_card_deck_draw_back (cairo_t *cr, double x, double y, double width)
{
  return draw_element (cr, "#back", x, y, width);
}
