/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests drawing and caching the faces of cards, without a display. */
#include <locale.h>
#include <math.h>

#include "settings/talia-settings.h"
#include "ui/cards/talia-card-face.h"
#include "ui/cards/talia-card-signs.h"
#include "ui/cards/talia-card-textures.h"

/* Returns the pixels of a texture, in premultiplied ARGB. */
typedef struct
{
  int width, height;
  guint32 *at;
} Pixels;

static void
pixels_free (Pixels *self)
{
  g_free (self->at);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Pixels, pixels_free)

static Pixels *
download (GdkTexture *texture)
{
  Pixels *self = g_new0 (Pixels, 1);

  self->width = gdk_texture_get_width (texture);
  self->height = gdk_texture_get_height (texture);
  self->at = g_new0 (guint32, (gsize) self->width * (gsize) self->height);
  gdk_texture_download (texture, (guchar *) self->at, (gsize) self->width * 4);
  return self;
}

/* Returns the smallest rectangle around all pixels that are not transparent. */
static void
measure_ink (const Pixels *pixels, int *left, int *top, int *right, int *bottom)
{
  *left = pixels->width, *top = pixels->height, *right = *bottom = 0;
  for (int y = 0; y < pixels->height; y++)
    for (int x = 0; x < pixels->width; x++)
      if (pixels->at[y * pixels->width + x] >> 24 > 16)
        {
          *left = MIN (*left, x);
          *right = MAX (*right, x + 1);
          *top = MIN (*top, y);
          *bottom = MAX (*bottom, y + 1);
        }
}

static void
test_courts_are_whole_and_centred (void)
{
  const int w = 300, h = (int) (w * TALIA_CARD_ASPECT);

  if (talia_card_deck_get_built_in () == NULL)
    {
      g_test_skip ("no deck was built in");
      return;
    }
  for (TaliaCards courts =
           TALIA_RANK_CARDS (TALIA_JACK) | TALIA_RANK_CARDS (TALIA_QUEEN) | TALIA_RANK_CARDS (TALIA_KING);
       courts != 0;)
    {
      TaliaCard card = talia_cards_pop (&courts);
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, w, h);
      cairo_t *cr = cairo_create (surface);
      Pixels pixels = { w, h, NULL };
      int left, top, right, bottom;

      g_assert_true (talia_card_deck_draw (talia_card_deck_get_built_in (), cr, card, w / 2., h / 2., w * .82, 0));
      cairo_destroy (cr);
      cairo_surface_flush (surface);
      pixels.at = (guint32 *) (gpointer) cairo_image_surface_get_data (surface);
      measure_ink (&pixels, &left, &top, &right, &bottom);
      g_test_message ("card %d: ink %d..%d of %d, %d..%d of %d", card, left, right, w, top, bottom, h);

      /* The figure is inside the card and has a plausible width. */
      g_assert_cmpint (left, >, w / 10);
      g_assert_cmpint (right, <, w - w / 10);
      g_assert_cmpint (top, >, h / 20);
      g_assert_cmpint (bottom, <, h - h / 20);
      g_assert_cmpint (right - left, >, w / 2);
      g_assert_cmpint (bottom - top, >, h * 3 / 4);
      g_assert_cmpint (ABS (left + right - w), <=, 4);
      g_assert_cmpint (ABS (top + bottom - h), <=, 4);
      /* The deck's own indices in these corners are removed. */
      for (int y = 0; y < h / 4; y++)
        for (int x = 0; x < w / 5; x++)
          {
            g_assert_cmpuint (pixels.at[y * w + x], ==, 0);
            g_assert_cmpuint (pixels.at[(h - 1 - y) * w + w - 1 - x], ==, 0);
          }
      cairo_surface_destroy (surface);
    }
}

/* Returns the pixels of a court card as the built-in deck draws it. */
static Pixels *
draw_king (void)
{
  TaliaCardLook look = { 0 };
  g_autoptr (GdkTexture) texture = talia_card_face_create_texture (&look, TALIA_KING, 100, 1);

  return download (texture);
}

/* The built-in deck is freed after it was used, and draws the same when it is read anew. */
static void
test_the_deck_needs_no_memory_at_rest (void)
{
  TaliaCardDeck *deck = talia_card_deck_get_built_in ();
  g_autoptr (Pixels) first = NULL, second = NULL;

  if (deck == NULL)
    {
      g_test_skip ("no deck was built in");
      return;
    }
  first = draw_king ();
  g_assert_true (talia_card_deck_is_read (deck));
  while (talia_card_deck_is_read (deck))
    g_main_context_iteration (NULL, TRUE);
  second = draw_king ();
  g_assert_true (talia_card_deck_is_read (deck));
  g_assert_cmpmem (first->at, (gsize) (first->width * first->height) * 4, second->at,
                   (gsize) (second->width * second->height) * 4);
}

/* Every card at every size has the right size, has ink on paper, and differs from all others. */
static void
check_cards (const TaliaCardLook *look, int width, double scale)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (TaliaCards cards = TALIA_ALL_CARDS; cards != 0;)
    {
      g_autoptr (GdkTexture) texture = talia_card_face_create_texture (look, talia_cards_pop (&cards), width, scale);
      g_autoptr (Pixels) pixels = download (texture);
      gsize size = (gsize) pixels->width * (gsize) pixels->height * 4;
      int left, top, right, bottom;

      g_assert_cmpint (pixels->width, ==, (int) ceil (width * scale));
      g_assert_cmpint (pixels->height, ==, (int) ceil (width * (double) TALIA_CARD_ASPECT * scale));
      measure_ink (pixels, &left, &top, &right, &bottom);
      g_assert_cmpint (left, ==, 0);
      g_assert_cmpint (top, ==, 0);
      g_assert_cmpint (right, ==, pixels->width);
      g_assert_cmpint (bottom, ==, pixels->height);
      g_assert_true (
          g_hash_table_add (seen, g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) pixels->at, size)));
    }
  g_assert_cmpuint (g_hash_table_size (seen), ==, 52);
}

static void
test_every_card_is_drawn_at_every_size (void)
{
  static const struct
  {
    int width;
    double scale;
  } sizes[] = { { 30, 1 }, { 44, 2 }, { 64, 1 }, { 64, 1.25 }, { 90, 1 }, { 130, 1.5 }, { 220, 2 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    check_cards (&(TaliaCardLook) { 0 }, sizes[i].width, sizes[i].scale);
}

static void
test_every_card_is_drawn_in_every_look (void)
{
  for (int look = 1; look < 8; look++)
    check_cards (&(TaliaCardLook) { .four_colors = (look & 1) != 0,
                                    .large_indices = (look & 2) != 0,
                                    .high_contrast = (look & 4) != 0 },
                 80, 1);
}

static int
measure_difference (guint32 a, guint32 b)
{
  int most = 0;

  for (int shift = 0; shift < 32; shift += 8)
    most = MAX (most, ABS ((int) (a >> shift & 255) - (int) (b >> shift & 255)));
  return most;
}

static void
test_backs_look_the_same_upside_down (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n = 0;

  for (int back = 0; back < TALIA_CARD_BACKS; back++)
    {
      TaliaCardLook look = { .back = (TaliaCardBack) back };
      g_autoptr (GdkTexture) texture = talia_card_face_create_texture (&look, TALIA_NO_CARD, 100, 2);
      g_autoptr (Pixels) pixels = download (texture);
      int size = pixels->width * pixels->height, differ = 0;

      if (back == TALIA_CARD_BACK_DECK && talia_card_deck_get_built_in () == NULL)
        continue;
      for (int i = 0; i < size; i++)
        differ += measure_difference (pixels->at[i], pixels->at[size - 1 - i]) > 32;
      g_test_message ("back %d: %d of %d pixels differ", back, differ, size);
      g_assert_cmpint (differ, <, size / 100);
      n++;
      g_assert_true (g_hash_table_add (
          seen, g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) pixels->at, (gsize) size * 4)));
    }
  g_assert_cmpuint (g_hash_table_size (seen), ==, n);
}

static void
test_a_card_is_drawn_once_for_its_size (void)
{
  TaliaCardTextures *textures = talia_card_textures_get ();
  guint before = talia_card_textures_get_drawn (textures);
  GdkTexture *first = talia_card_textures_lookup (textures, TALIA_QUEEN, 90, 1);

  for (int i = 0; i < 60; i++)
    g_assert_true (talia_card_textures_lookup (textures, TALIA_QUEEN, 90, 1) == first);
  g_assert_cmpuint (talia_card_textures_get_drawn (textures), ==, before + 1);
  g_assert_true (talia_card_textures_lookup (textures, TALIA_QUEEN, 90, 2) != first);
  g_assert_true (talia_card_textures_lookup (textures, TALIA_KING, 90, 1) != first);
  g_assert_true (talia_card_textures_lookup (textures, TALIA_NO_CARD, 90, 1) != first);
  g_assert_cmpuint (talia_card_textures_get_drawn (textures), ==, before + 4);
}

/* The shadow of a card that is higher up is wider, lower and softer; no shadow is cut off. */
static void
test_higher_cards_throw_softer_shadows (void)
{
  graphene_rect_t lower = { 0 };
  guint darkest = 255;

  for (int height = 0; height < TALIA_CARD_HEIGHTS; height++)
    {
      graphene_rect_t bounds;
      g_autoptr (GdkTexture) texture = talia_card_shadow_create_texture (100, (TaliaCardHeight) height, 2, &bounds);
      g_autoptr (Pixels) pixels = download (texture);
      guint middle = pixels->at[pixels->height / 2 * pixels->width + pixels->width / 2] >> 24;

      g_assert_cmpfloat_with_epsilon (bounds.size.width * 2, pixels->width, .01);
      g_assert_cmpfloat (bounds.size.width, >, lower.size.width);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, >, lower.origin.y + lower.size.height);
      g_assert_cmpuint (middle, <, darkest);
      g_assert_cmpuint (middle, >, 20);
      for (int x = 0; x < pixels->width; x++)
        g_assert_cmpuint (pixels->at[x] >> 24, <=, 1);
      for (int y = 0; y < pixels->height; y++)
        g_assert_cmpuint (pixels->at[y * pixels->width] >> 24, <=, 1);
      lower = bounds;
      darkest = middle;
    }
}

static void
test_what_is_kept_is_bounded (void)
{
  TaliaCardTextures *textures = talia_card_textures_get ();
  GdkTexture *first = talia_card_textures_lookup (textures, TALIA_QUEEN, 100, 2);

  g_object_add_weak_pointer (G_OBJECT (first), (gpointer *) &first);
  for (int width = 101; width < 220; width += 12)
    {
      /* The back is used all the time, as it is while a window is resized. */
      guint before = talia_card_textures_get_drawn (textures);

      talia_card_textures_lookup (textures, TALIA_NO_CARD, 44, 2);
      g_assert_cmpuint (talia_card_textures_get_drawn (textures) - before, ==, width == 101);
      for (TaliaCards cards = TALIA_SUIT_CARDS (TALIA_HEARTS); cards != 0;)
        talia_card_textures_lookup (textures, talia_cards_pop (&cards), width, 2);
      g_assert_cmpuint (talia_card_textures_get_bytes (textures), <=, 64 * 1024 * 1024);
    }
  g_assert_null (first);
}

static void
count_cb (TaliaCardTextures *textures, int *changes)
{
  ++*changes;
}

static void
test_other_indices_are_drawn_at_once (void)
{
  TaliaCardTextures *textures = talia_card_textures_get ();
  g_autoptr (GdkTexture) english = NULL, polish = NULL;
  g_autoptr (Pixels) before = NULL, after = NULL;
  int changes = 0;
  gulong handler = g_signal_connect (textures, "changed", G_CALLBACK (count_cb), &changes);

  g_settings_set_string (talia_settings_get (), "indices", "jqka");
  english = g_object_ref (talia_card_textures_lookup (textures, TALIA_QUEEN, 90, 1));
  changes = 0;
  g_settings_set_string (talia_settings_get (), "indices", "wdka");
  g_assert_cmpint (changes, ==, 1);
  polish = g_object_ref (talia_card_textures_lookup (textures, TALIA_QUEEN, 90, 1));
  before = download (english);
  after = download (polish);
  g_assert_cmpint (memcmp (before->at, after->at, (gsize) before->width * (gsize) before->height * 4), !=, 0);
  g_settings_reset (talia_settings_get (), "indices");
  g_signal_handler_disconnect (textures, handler);
}

/* The badge with the cost covers no index, wherever a card lies, and neighbouring cards do not cover the badge. */
static void
test_the_cost_covers_no_index (void)
{
  for (int width = 30; width <= 300; width++)
    for (int kind = 0; kind < 8; kind++)
      for (int digits = 1; digits <= 3; digits++)
        {
          TaliaCardLook look = { .large_indices = kind & 1 };
          TaliaCardSigns signs = { .cost = 13, .overlaid = (kind & 2) != 0, .on_table = (kind & 4) != 0 };
          float w = (float) width, height = MAX (12, w * .19f);
          graphene_rect_t common;
          graphene_rect_t index = talia_card_face_get_index (&look, width);
          graphene_rect_t place =
              talia_card_signs_place_cost (&signs, &look, w, MIN (height * digits * .7f, w * .42f), height);

          g_assert_false (graphene_rect_intersection (&index, &place, &common) && common.size.height > .01f);
          g_assert_cmpfloat (place.origin.x, >=, 0);
          g_assert_cmpfloat (place.origin.x + place.size.width, <=, w * (signs.on_table ? 1 : .42f) + 3);
          if (signs.overlaid)
            g_assert_cmpfloat (place.origin.y + place.size.height, <=, w * TALIA_CARD_ASPECT * .56f + .1f);
        }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "");

  g_test_add_func ("/card-faces/courts-are-whole-and-centred", test_courts_are_whole_and_centred);
  g_test_add_func ("/card-faces/the-deck-needs-no-memory-at-rest", test_the_deck_needs_no_memory_at_rest);
  g_test_add_func ("/card-faces/every-card-is-drawn-at-every-size", test_every_card_is_drawn_at_every_size);
  g_test_add_func ("/card-faces/every-card-is-drawn-in-every-look", test_every_card_is_drawn_in_every_look);
  g_test_add_func ("/card-faces/the-cost-covers-no-index", test_the_cost_covers_no_index);
  g_test_add_func ("/card-faces/backs-look-the-same-upside-down", test_backs_look_the_same_upside_down);
  g_test_add_func ("/card-faces/a-card-is-drawn-once-for-its-size", test_a_card_is_drawn_once_for_its_size);
  g_test_add_func ("/card-faces/higher-cards-throw-softer-shadows", test_higher_cards_throw_softer_shadows);
  g_test_add_func ("/card-faces/what-is-kept-is-bounded", test_what_is_kept_is_bounded);
  g_test_add_func ("/card-faces/other-indices-are-drawn-at-once", test_other_indices_are_drawn_at_once);
  return g_test_run ();
}
