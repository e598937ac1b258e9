/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the highlights for a moon, a sweep, nils, bids that are not made and the end of a match: whose plate is lit,
 * and that none is if animations are off. */
#include "find.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/board/seats/talia-seat-plate.h"
#include "window.h"

#define SEED 9

static guint
count_lit (Window *window)
{
  guint lit = 0;

  for (guint seat = 0; seat < 4; seat++)
    lit |= (guint) gtk_widget_has_css_class (find (GTK_WIDGET (window->board), TALIA_TYPE_SEAT_PLATE, seat), "moment")
           << seat;
  return lit;
}

static const struct
{
  const char *rule;
  gboolean moves, prefers;
  TaliaEventKind kind;
  guint lit; /* by seat, as bits */
} moments[] = {
  { "moon", TRUE, TRUE, TALIA_EVENT_MOON, 1u << 2 },
  { "sweep", TRUE, TRUE, TALIA_EVENT_SWEPT, 1u << 2 }, /* of the table in Casino */
  { "reduced-motion", FALSE, TRUE, TALIA_EVENT_MOON, 0 },
  { "motion-off", TRUE, FALSE, TALIA_EVENT_MOON, 0 },
  { "another-event", TRUE, TRUE, TALIA_EVENT_DEAL_ENDED, 0 },
};

static void
test_moment (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  const TaliaEvents events = { .n = 1, .at = { { .kind = (uint8_t) moments[i].kind, .seat = 2 } } };
  Window *window = window_new (NULL, SEED);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moments[i].moves, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", moments[i].prefers ? "normal" : "off");
  g_signal_emit_by_name (window->match, "settled", &events);
  g_assert_cmphex (count_lit (window), ==, moments[i].lit);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "off");
  window_free (window);
}

/* Returns the seats, as bits, whose plates are highlighted for a misfortune. */
static guint
count_misfortunes (Window *window)
{
  guint lit = 0;

  for (guint seat = 0; seat < 4; seat++)
    lit |=
        (guint) gtk_widget_has_css_class (find (GTK_WIDGET (window->board), TALIA_TYPE_SEAT_PLATE, seat), "misfortune")
        << seat;
  return lit;
}

/* Returns a match of Spades that ended after one deal in which a side did not make its bid. */
static TaliaTable *
make_set_bid (void)
{
  TaliaRandom random;

  talia_random_init (&random, SEED);
  for (;;)
    {
      g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find ("spades"), "target=100");
      TaliaContract contract[2];

      do
        playing_step (table, &random);
      while (talia_table_get_state (table)->to_act != TALIA_NOBODY);
      for (int side = 0; side < 2; side++)
        talia_game_contract (talia_table_get_game (table), talia_table_get_state (table), side, &contract[side]);
      if ((contract[0].tricks < contract[0].bid) != (contract[1].tricks < contract[1].bid) && contract[0].nils == 0
          && contract[1].nils == 0 && talia_table_get_state (table)->phase == TALIA_PHASE_OVER)
        return g_steal_pointer (&table);
    }
}

/* A bid that is not made is shown at both seats of the side, in another way than a success. */
static void
test_bid_set (void)
{
  const TaliaEvents events = { .n = 1, .at = { { .kind = TALIA_EVENT_DEAL_ENDED } } };
  Window *window = window_new (make_set_bid (), 0);
  TaliaContract contract;

  talia_game_contract (talia_table_get_game (window->table), talia_table_get_state (window->table), 0, &contract);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "normal");
  g_signal_emit_by_name (window->match, "settled", &events);
  g_assert_cmphex (count_lit (window), ==, 0);
  g_assert_cmphex (count_misfortunes (window), ==, contract.tricks < contract.bid ? 0x5 : 0xa);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "off");
  window_free (window);
}

/* Returns the number of pixels of a plate that are not transparent. */
static guint
count_pixels (Window *window, int seat)
{
  GtkWidget *plate = find (GTK_WIDGET (window->board), TALIA_TYPE_SEAT_PLATE, (guint) seat);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (plate);
  const int width = gtk_widget_get_width (plate), height = gtk_widget_get_height (plate);
  const gsize n = (gsize) width * (gsize) height;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree guint32 *pixels = g_new0 (guint32, n);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  guint seen = 0;

  window_wait_for_frames (window, 1);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return 0;
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window->window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * 4);
  for (gsize i = 0; i < n; i++)
    seen += pixels[i] != 0;
  return seen;
}

/* Plates stay visible during the highlight at the end and after it, though pictures of them are drawn before it. */
static void
test_plate_stays (void)
{
  const TaliaEvents events = { .n = 1, .at = { { .kind = TALIA_EVENT_MOON, .seat = 2 } } };
  Window *window = window_new (NULL, SEED);
  guint usual = count_pixels (window, 2);

  g_assert_cmpuint (usual, >, 0);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "normal");
  g_signal_emit_by_name (window->match, "settled", &events);
  while (count_lit (window) != 0)
    g_assert_cmpuint (count_pixels (window, 2), >=, usual);
  g_assert_cmpuint (count_pixels (window, 2), ==, usual);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "off");
  window_free (window);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  setup_style ();
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      g_autofree char *path = g_strdup_printf ("/moment/%s", moments[i].rule);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_moment);
    }
  g_test_add_func ("/moment/bid-set", test_bid_set);
  g_test_add_func ("/moment/plate-stays", test_plate_stays);
  return g_test_run ();
}
