/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A deck of cards in AisleRiot's format: one SVG picture with all cards and a back, each an element with an id. */
#include "talia-card-deck.h"

#include <glib/gi18n.h>
#include <librsvg/rsvg.h>
#include <time.h>

#include "ui/desktop/talia-platform.h"

#define DECK_RESOURCE "/io/github/taliacards/Talia/deck.svgz"

/* The greatest sizes of a file and of its uncompressed picture in bytes: several times those of AisleRiot's largest
 * decks. librsvg itself limits elements and references. */
#define MAX_FILE (16 * 1024 * 1024)
#define MAX_PICTURE (32 * 1024 * 1024)

/* The greatest processor time for drawing all cards in this width: eight times that of AisleRiot's slowest deck. The
 * table draws single cards when they are needed, and this must not cause a visible delay. */
#define TRIAL_WIDTH 200
#define MAX_TRIAL_SECONDS 4

/* The greatest time for everything on a busy computer, in seconds; it stops a drawing that would never end. */
#define PATIENCE 20

/* How long the built-in deck is kept after a card was drawn, in seconds. It takes 2.6 MiB, and reading it anew takes
 * less than the time of a frame; all cards of a hand are drawn in the same frame. */
#define REST 1

/* The cards of a deck are in a grid: a row for each suit, and one more for the jokers, the back and an empty place. */
#define COLUMNS 13
#define ROWS 5
#define BACK_COLUMN 2

struct _TaliaCardDeck
{
  GObject parent_instance;

  RsvgHandle *handle; /* NULL: the built-in deck is read anew when a card is drawn */
  gboolean is_built_in;
  guint rest;                              /* the timeout that frees `handle` */
  RsvgRectangle page;                      /* the area of all cards */
  RsvgRectangle places[TALIA_NO_CARD + 1]; /* the place of each card, once found; TALIA_NO_CARD is the back */

  /* The limit is cancelled with the caller's `cancellable`, or after PATIENCE seconds. */
  GCancellable *limit;
  GCancellable *cancellable;
  gulong handler;
  GSource *timeout;
};

G_DEFINE_FINAL_TYPE (TaliaCardDeck, talia_card_deck, G_TYPE_OBJECT)
G_DEFINE_QUARK (talia - card - deck - error - quark, talia_card_deck_error)

static char *
create_id (TaliaCard card)
{
  static const char *const suits[TALIA_SUITS] = { "club", "diamond", "heart", "spade" };
  static const char *const courts[] = { "jack", "queen", "king" };
  int rank;

  if (card == TALIA_NO_CARD)
    return g_strdup ("#back");
  rank = talia_card_rank (card);
  if (rank >= TALIA_JACK && rank <= TALIA_KING)
    return g_strdup_printf ("#%s_%s", suits[talia_card_suit (card)], courts[rank - TALIA_JACK]);
  return g_strdup_printf ("#%s_%d", suits[talia_card_suit (card)], rank == TALIA_ACE ? 1 : rank - TALIA_TWO + 2);
}

static RsvgRectangle
get_cell (TaliaCardDeck *self, TaliaCard card)
{
  double width = self->page.width / COLUMNS, height = self->page.height / ROWS;
  int column = BACK_COLUMN, row = ROWS - 1;

  if (card != TALIA_NO_CARD)
    {
      column = talia_card_rank (card) == TALIA_ACE ? 0 : talia_card_rank (card) - TALIA_TWO + 1;
      row = talia_card_suit (card);
    }
  return (RsvgRectangle) { column * width, row * height, width, height };
}

/* Cuts the rectangle of a card to its cell: it includes the shadow and parts that are hidden by a clip, which are
 * outside. */
static void
cut_to_cell (TaliaCardDeck *self, TaliaCard card, RsvgRectangle *place)
{
  RsvgRectangle cell = get_cell (self, card);
  double left = MAX (place->x, cell.x), top = MAX (place->y, cell.y);
  double right = MIN (place->x + place->width, cell.x + cell.width);
  double bottom = MIN (place->y + place->height, cell.y + cell.height);

  /* Otherwise the deck has another grid. */
  if (right - left > cell.width * .8 && bottom - top > cell.height * .8)
    *place = (RsvgRectangle) { left, top, right - left, bottom - top };
}

/* Returns the logical rectangle of a card. The ink rectangle may be much smaller or larger than the card. */
static const RsvgRectangle *
find_place (TaliaCardDeck *self, TaliaCard card)
{
  RsvgRectangle *place = &self->places[card];
  g_autofree char *id = NULL;

  if (place->width > 0)
    return place;
  id = create_id (card);
  if (!rsvg_handle_get_geometry_for_layer (self->handle, id, &self->page, NULL, place, NULL) || place->width <= 0
      || place->height <= 0)
    {
      place->width = 0;
      return NULL;
    }
  cut_to_cell (self, card, place);
  return place;
}

/* Finds the size of the page. Some decks have no size, only a view box. */
static gboolean
find_page (TaliaCardDeck *self)
{
  gboolean has_width, has_height, has_box;
  RsvgLength width, height;
  RsvgRectangle box = { 0 };

  if (!rsvg_handle_get_intrinsic_size_in_pixels (self->handle, &self->page.width, &self->page.height))
    {
      rsvg_handle_get_intrinsic_dimensions (self->handle, &has_width, &width, &has_height, &height, &has_box, &box);
      self->page = (RsvgRectangle) { 0, 0, box.width, box.height };
    }
  return self->page.width > 0 && self->page.height > 0;
}

static void
cancelled_cb (GCancellable *cancellable, gpointer limit)
{
  g_cancellable_cancel (limit);
}

static gboolean
timeout_cb (gpointer limit)
{
  g_cancellable_cancel (limit);
  return G_SOURCE_REMOVE;
}

static void
begin_limit (TaliaCardDeck *self, GCancellable *cancellable)
{
  self->limit = g_cancellable_new ();
  g_set_object (&self->cancellable, cancellable);
  if (cancellable != NULL)
    self->handler =
        g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), g_object_ref (self->limit), g_object_unref);
  self->timeout = g_timeout_source_new_seconds (PATIENCE);
  g_source_set_callback (self->timeout, timeout_cb, g_object_ref (self->limit), g_object_unref);
  g_source_attach (self->timeout, NULL);
}

static void
end_limit (TaliaCardDeck *self)
{
  if (self->limit == NULL)
    return;
  g_cancellable_disconnect (self->cancellable, self->handler);
  g_source_destroy (self->timeout);
  g_clear_pointer (&self->timeout, g_source_unref);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->limit);
  if (self->handle != NULL)
    rsvg_handle_set_cancellable_for_rendering (self->handle, NULL);
}

static gboolean
parse (TaliaCardDeck *self, GInputStream *stream, GError **error)
{
  self->handle = rsvg_handle_new_from_stream_sync (stream, NULL, RSVG_HANDLE_FLAGS_NONE, self->limit, error);
  if (self->handle == NULL)
    return FALSE;
  rsvg_handle_set_cancellable_for_rendering (self->handle, self->limit);
  if (find_page (self))
    return TRUE;
  g_set_error_literal (error, TALIA_CARD_DECK_ERROR, TALIA_CARD_DECK_ERROR_NO_PICTURE, "no size");
  return FALSE;
}

/* `detail` is the id of a missing card. */
static char *
create_sentence (TaliaCardDeckError code, const char *name, const char *detail)
{
  switch (code)
    {
    case TALIA_CARD_DECK_ERROR_UNREADABLE:
      return g_strdup_printf (_ ("The deck “%s” cannot be read."), name);
    case TALIA_CARD_DECK_ERROR_NO_PICTURE:
      return g_strdup_printf (_ ("The deck “%s” is not a valid SVG picture."), name);
    case TALIA_CARD_DECK_ERROR_INCOMPLETE:
      /* Translators: the second is the id of the missing card, such as club_7 */
      return g_strdup_printf (_ ("The deck “%s” is not complete: “%s” is missing."), name, detail);
    case TALIA_CARD_DECK_ERROR_TOO_LARGE:
      return g_strdup_printf (_ ("The deck “%s” is too large."), name);
    case TALIA_CARD_DECK_ERROR_TOO_SLOW:
      return g_strdup_printf (_ ("The deck “%s” takes too long to draw."), name);
    }
  g_assert_not_reached ();
}

/* Sets an error with a sentence for the player. A cancellation by the caller is passed on; if the time limit has
 * expired, the deck is too slow. */
static void
explain (TaliaCardDeck *self, GFile *file, TaliaCardDeckError usual, const GError *fault, GError **error)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base);
  TaliaCardDeckError code = fault->domain == TALIA_CARD_DECK_ERROR ? (TaliaCardDeckError) fault->code : usual;
  g_autofree char *sentence = NULL;

  if (g_cancellable_is_cancelled (self->limit))
    {
      if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
        return;
      code = TALIA_CARD_DECK_ERROR_TOO_SLOW;
    }
  sentence = create_sentence (code, name, fault->message);
  g_set_error_literal (error, TALIA_CARD_DECK_ERROR, (int) code, sentence);
}

static GBytes *
read_all (GInputStream *stream, gsize most, GCancellable *cancellable, GError **error)
{
  g_autoptr (GByteArray) all = g_byte_array_new ();
  g_autofree guchar *part = g_malloc (64 * 1024);
  gssize n;

  while ((n = g_input_stream_read (stream, part, 64 * 1024, cancellable, error)) > 0)
    {
      if (all->len + (gsize) n > most)
        {
          g_set_error_literal (error, TALIA_CARD_DECK_ERROR, TALIA_CARD_DECK_ERROR_TOO_LARGE, "too large");
          return NULL;
        }
      g_byte_array_append (all, part, (guint) n);
    }
  return n == 0 ? g_byte_array_free_to_bytes (g_steal_pointer (&all)) : NULL;
}

static gboolean
is_compressed (GBytes *bytes)
{
  gsize size;
  const guchar *data = g_bytes_get_data (bytes, &size);

  return size > 1 && data[0] == 0x1f && data[1] == 0x8b;
}

/* Reads a regular file; reading anything else might never end. */
static GBytes *
read_file (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInputStream) stream = NULL;

  if (g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, cancellable) != G_FILE_TYPE_REGULAR)
    {
      g_set_error_literal (error, TALIA_CARD_DECK_ERROR, TALIA_CARD_DECK_ERROR_UNREADABLE, "no file");
      return NULL;
    }
  stream = g_file_read (file, cancellable, error);
  return stream != NULL ? read_all (G_INPUT_STREAM (stream), MAX_FILE, cancellable, error) : NULL;
}

/* Uncompresses a file up to a limit; librsvg, which would do it without one, gets no compressed data. Therefore a file
 * that is compressed twice is refused. */
static GBytes *
uncompress (GBytes *bytes, GCancellable *cancellable, GError **error)
{
  g_autoptr (GConverter) converter = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
  g_autoptr (GInputStream) packed = g_memory_input_stream_new_from_bytes (bytes);
  g_autoptr (GInputStream) stream = g_converter_input_stream_new (packed, converter);
  g_autoptr (GBytes) all = read_all (stream, MAX_PICTURE, cancellable, error);

  if (all == NULL || !is_compressed (all))
    return g_steal_pointer (&all);
  g_set_error_literal (error, TALIA_CARD_DECK_ERROR, TALIA_CARD_DECK_ERROR_NO_PICTURE, "compressed twice");
  return NULL;
}

static gboolean
read_deck (TaliaCardDeck *self, GFile *file, GError **error)
{
  g_autoptr (GError) fault = NULL;
  g_autoptr (GBytes) bytes = read_file (file, self->limit, &fault);
  g_autoptr (GBytes) picture = NULL;
  g_autoptr (GInputStream) stream = NULL;

  if (bytes == NULL)
    {
      explain (self, file, TALIA_CARD_DECK_ERROR_UNREADABLE, fault, error);
      return FALSE;
    }
  picture = is_compressed (bytes) ? uncompress (bytes, self->limit, &fault) : g_bytes_ref (bytes);
  if (picture != NULL)
    {
      stream = g_memory_input_stream_new_from_bytes (picture);
      if (parse (self, stream, &fault))
        return TRUE;
    }
  explain (self, file, TALIA_CARD_DECK_ERROR_NO_PICTURE, fault, error);
  return FALSE;
}

static double
get_seconds_used (void)
{
  struct timespec used = { 0 };

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &used);
  return (double) used.tv_sec + (double) used.tv_nsec * 1e-9;
}

static gboolean
draw (TaliaCardDeck *self, cairo_t *cr, TaliaCard card, const graphene_rect_t *area, GError **error)
{
  const RsvgRectangle *place = find_place (self, card);
  g_autofree char *id = create_id (card);
  RsvgRectangle page;
  double scale;
  gboolean drawn;

  if (place == NULL)
    {
      g_set_error_literal (error, TALIA_CARD_DECK_ERROR, TALIA_CARD_DECK_ERROR_INCOMPLETE, id + 1);
      return FALSE;
    }
  /* rsvg_handle_render_element() would fit the visible part of the element into the rectangle. Therefore the whole page
   * is scaled, and moved so that the card is in its place. */
  scale = (double) area->size.width / place->width;
  page = (RsvgRectangle) { -place->x * scale, -place->y * scale, self->page.width * scale, self->page.height * scale };
  cairo_save (cr);
  cairo_translate (cr, (double) area->origin.x, (double) area->origin.y);
  if (area->size.height > 0)
    cairo_scale (cr, 1, (double) area->size.height / (place->height * scale));
  else
    cairo_translate (cr, 0, -place->height * scale / 2);
  drawn = rsvg_handle_render_layer (self->handle, cr, id, &page, error);
  cairo_restore (cr);
  return drawn;
}

static gboolean
try_card (TaliaCardDeck *self, TaliaCard card, double until, GError **error)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, TRIAL_WIDTH, TRIAL_WIDTH * 3 / 2);
  cairo_t *cr = cairo_create (surface);
  gboolean drawn = draw (self, cr, card, &GRAPHENE_RECT_INIT (0, 0, TRIAL_WIDTH, TRIAL_WIDTH * 1.5f), error);

  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  if (drawn && get_seconds_used () > until)
    {
      g_set_error_literal (error, TALIA_CARD_DECK_ERROR, TALIA_CARD_DECK_ERROR_TOO_SLOW, "too slow");
      return FALSE;
    }
  return drawn;
}

static gboolean
try_cards (TaliaCardDeck *self, GError **error)
{
  double until = get_seconds_used () + MAX_TRIAL_SECONDS;
  gboolean fine = try_card (self, TALIA_NO_CARD, until, error);

  for (TaliaCards cards = TALIA_ALL_CARDS; fine && cards != 0;)
    fine = try_card (self, talia_cards_pop (&cards), until, error);
  return fine;
}

/* A style sheet that hides everything but the figures. The figure is the only group in a card; the other children are
 * paper, indices and signs. They stay in the picture, invisible, because the place of the figure is relative to the
 * paper. The style sheet also replaces the opacity of two locks of hair by that of their fill. This looks the same, but
 * needs no surface as large as the page with all cards. */
static const char figures[] =
    "[id$=_jack] > :not(g), [id$=_queen] > :not(g), [id$=_king] > :not(g), #back > use:first-child { visibility: hidden }"
    "path[opacity='.2'] { opacity: 1; fill-opacity: .2 }";

static void
rest_cb (gpointer data)
{
  TaliaCardDeck *self = data;

  self->rest = 0;
  g_clear_object (&self->handle);
  talia_platform_return_memory ();
}

/* Reads the built-in deck, and frees it when no card has been drawn for a while. Returns FALSE if there is none. */
static gboolean
read_built_in (TaliaCardDeck *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GInputStream) stream = NULL;

  if (self->handle == NULL)
    {
      stream = g_resources_open_stream (DECK_RESOURCE, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
      if (stream == NULL)
        return FALSE;
      if (!parse (self, stream, &error)
          || !rsvg_handle_set_stylesheet (self->handle, (const guint8 *) figures, sizeof figures - 1, &error))
        {
          g_warning ("Cannot read the deck of cards: %s", error->message);
          g_clear_object (&self->handle);
          return FALSE;
        }
    }
  g_clear_handle_id (&self->rest, g_source_remove);
  self->rest = g_timeout_add_seconds_once (REST, rest_cb, self);
  return TRUE;
}

static void
talia_card_deck_finalize (GObject *object)
{
  TaliaCardDeck *self = TALIA_CARD_DECK (object);

  end_limit (self);
  g_clear_handle_id (&self->rest, g_source_remove);
  g_clear_object (&self->handle);

  G_OBJECT_CLASS (talia_card_deck_parent_class)->finalize (object);
}

static void
talia_card_deck_class_init (TaliaCardDeckClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = talia_card_deck_finalize;
}

static void
talia_card_deck_init (TaliaCardDeck *self)
{
}

TaliaCardDeck *
talia_card_deck_get_built_in (void)
{
  static gboolean loaded;
  static TaliaCardDeck *deck;

  if (!loaded)
    {
      deck = g_object_new (TALIA_TYPE_CARD_DECK, NULL);
      deck->is_built_in = TRUE;
      if (!read_built_in (deck))
        g_clear_object (&deck);
      loaded = TRUE;
    }
  return deck;
}

TaliaCardDeck *
talia_card_deck_open (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (TaliaCardDeck) self = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_object_new (TALIA_TYPE_CARD_DECK, NULL);
  begin_limit (self, cancellable);
  return read_deck (self, file, error) ? g_steal_pointer (&self) : NULL;
}

TaliaCardDeck *
talia_card_deck_load (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (TaliaCardDeck) self = talia_card_deck_open (file, cancellable, error);
  g_autoptr (GError) fault = NULL;

  if (self == NULL)
    return NULL;
  if (!try_cards (self, &fault))
    {
      explain (self, file, TALIA_CARD_DECK_ERROR_NO_PICTURE, fault, error);
      return NULL;
    }
  end_limit (self);
  return g_steal_pointer (&self);
}

gboolean
talia_card_deck_draw (TaliaCardDeck *self, cairo_t *cr, TaliaCard card, double x, double y, double width, double height)
{
  g_return_val_if_fail (TALIA_IS_CARD_DECK (self), FALSE);
  g_return_val_if_fail (card == TALIA_NO_CARD || talia_card_is_valid (card), FALSE);

  if (self->is_built_in && !read_built_in (self))
    return FALSE;
  return draw (self, cr, card,
               &GRAPHENE_RECT_INIT ((float) (x - width / 2), (float) (y - height / 2), (float) width, (float) height),
               NULL);
}

gboolean
talia_card_deck_is_read (TaliaCardDeck *self)
{
  g_return_val_if_fail (TALIA_IS_CARD_DECK (self), FALSE);

  return self->handle != NULL;
}
