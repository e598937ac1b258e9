/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures the contrast in pictures of the real table and of cards in every state. */
#include <math.h>

#include "settings/talia-settings.h"
#include "ui/board/seats/talia-seat-plate.h"
#include "ui/board/stage/talia-felt.h"
#include "ui/cards/talia-card-face.h"
#include "ui/cards/talia-card-widget.h"
#include "ui/desktop/talia-style.h"
#include "ui/faces/talia-face.h"
#include "window.h"

#define TEXT 4.5
#define MARK 3.0
#define CARD_WIDTH 90

/* --- colours --------------------------------------------------------------------------------- */

static double
get_luminance (const GdkRGBA *color)
{
  const float parts[] = { color->red, color->green, color->blue };
  const double weights[] = { .2126, .7152, .0722 };
  double luminance = 0;

  for (int i = 0; i < 3; i++)
    luminance += weights[i] * (parts[i] <= .04045f ? parts[i] / 12.92 : pow ((parts[i] + .055) / 1.055, 2.4));
  return luminance;
}

/* As WCAG 2 defines it: from 1 to 21. */
static double
get_contrast (const GdkRGBA *a, const GdkRGBA *b)
{
  double x = get_luminance (a), y = get_luminance (b);

  return (MAX (x, y) + .05) / (MIN (x, y) + .05);
}

static GdkRGBA
lay_over (const GdkRGBA *color, const GdkRGBA *ground)
{
  float a = color->alpha;

  return (GdkRGBA) { color->red * a + ground->red * (1 - a), color->green * a + ground->green * (1 - a),
                     color->blue * a + ground->blue * (1 - a), 1 };
}

/* --- pictures -------------------------------------------------------------------------------- */

typedef struct
{
  GtkWidget *widget;
  int width, height;
  guchar *pixels;
} Picture;

static void
picture_free (Picture *self)
{
  g_free (self->pixels);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Picture, picture_free)

static void
wait_for_frame (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gint64 after = gdk_frame_clock_get_frame_counter (clock) + 2;

  wait_until ((gtk_widget_queue_draw (widget), gdk_frame_clock_get_frame_counter (clock) > after));
}

static Picture *
picture_take (GtkWidget *widget)
{
  Picture *self = g_new0 (Picture, 1);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GdkTextureDownloader) downloader = NULL;

  wait_for_frame (widget); /* the paintable has only frames from now on */
  self->widget = widget;
  self->width = gdk_paintable_get_intrinsic_width (paintable);
  self->height = gdk_paintable_get_intrinsic_height (paintable);
  gdk_paintable_snapshot (paintable, snapshot, self->width, self->height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) self->width, (float) self->height));
  self->pixels = g_malloc ((gsize) self->width * (gsize) self->height * 4);
  downloader = gdk_texture_downloader_new (texture);
  gdk_texture_downloader_set_format (downloader, GDK_MEMORY_R8G8B8A8);
  gdk_texture_downloader_download_into (downloader, self->pixels, (gsize) self->width * 4);
  return self;
}

/* Returns the place of a widget in the picture, including its frame. */
static graphene_rect_t
picture_find (const Picture *self, GtkWidget *widget)
{
  graphene_rect_t whole, bounds;

  g_assert_true (gtk_widget_compute_bounds (self->widget, self->widget, &whole));
  g_assert_true (gtk_widget_compute_bounds (widget, self->widget, &bounds));
  graphene_rect_offset (&bounds, -whole.origin.x, -whole.origin.y);
  return bounds;
}

static GdkRGBA
picture_get_pixel (const Picture *self, float x, float y)
{
  const guchar *pixel = self->pixels
                        + 4
                              * ((int) CLAMP (floorf (y), 0, self->height - 1) * self->width
                                 + (int) CLAMP (floorf (x), 0, self->width - 1));

  return (GdkRGBA) { pixel[0] / 255.f, pixel[1] / 255.f, pixel[2] / 255.f, 1 };
}

/* Returns the colour at a place of the widget. */
static GdkRGBA
picture_get (const Picture *self, GtkWidget *widget, float x, float y)
{
  graphene_rect_t bounds = picture_find (self, widget);

  return picture_get_pixel (self, bounds.origin.x + x, bounds.origin.y + y);
}

/* Returns the most frequent colour of a widget. */
static GdkRGBA
picture_get_ground (const Picture *self, GtkWidget *widget)
{
  guint counts[16 * 16 * 16] = { 0 }, most = 0;
  graphene_rect_t bounds = picture_find (self, widget);
  GdkRGBA ground = { 0 };

  for (float y = .5f; y < bounds.size.height; y++)
    for (float x = .5f; x < bounds.size.width; x++)
      {
        GdkRGBA color = picture_get_pixel (self, bounds.origin.x + x, bounds.origin.y + y);
        /* With low precision, so that the shades of a felt count as one colour. */
        guint bin = (guint) (color.red * 15) << 8 | (guint) (color.green * 15) << 4 | (guint) (color.blue * 15);

        if (++counts[bin] > most)
          {
            most = counts[bin];
            ground = color;
          }
      }
  return ground;
}

/* --- measurements ------------------------------------------------------------------------------ */

static const char *scheme; /* "light", "dark high" ... */
static guint measured;

static void
check (const char *where, const char *what, double contrast, double least)
{
  measured++;
  g_test_message ("%-10s %-12s %-40.40s %5.1f:1", scheme, where, what, contrast);
  if (contrast < least - .005)
    {
      g_test_message ("  that is less than %.1f:1", least);
      g_test_fail ();
    }
}

static void
for_each_scheme (void (*function) (void))
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean high = adw_style_manager_get_high_contrast (manager);

  g_assert_cmpint (high, ==, g_strcmp0 (g_getenv ("ADW_DEBUG_HIGH_CONTRAST"), "1") == 0);
  for (int is_dark = 0; is_dark < 2; is_dark++)
    {
      adw_style_manager_set_color_scheme (manager,
                                          is_dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
      scheme = is_dark ? (high ? "dark high" : "dark") : (high ? "light high" : "light");
      function ();
    }
}

static gboolean
is_covered (const Picture *picture, GtkWidget *widget)
{
  graphene_point_t middle;
  GtkWidget *picked;

  g_assert_true (gtk_widget_compute_point (
      widget, picture->widget,
      &GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (widget) / 2, (float) gtk_widget_get_height (widget) / 2),
      &middle));
  picked = gtk_widget_pick (picture->widget, middle.x, middle.y, GTK_PICK_INSENSITIVE | GTK_PICK_NON_TARGETABLE);
  return picked != NULL && picked != widget && !gtk_widget_is_ancestor (picked, widget)
         && !gtk_widget_is_ancestor (widget, picked);
}

/* Checks the text of every label that nothing covers against its background. */
static void
check_labels (const Picture *picture, GtkWidget *root, const char *where)
{
  if (!gtk_widget_get_mapped (root) || !gtk_widget_is_sensitive (root))
    return;
  if (GTK_IS_LABEL (root) && gtk_label_get_text (GTK_LABEL (root))[0] != '\0' && !is_covered (picture, root))
    {
      GdkRGBA ground = picture_get_ground (picture, root), color;

      gtk_widget_get_color (root, &color);
      color = lay_over (&color, &ground);
      check (where, gtk_label_get_text (GTK_LABEL (root)), get_contrast (&color, &ground), TEXT);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_labels (picture, child, where);
}

/* Checks the ring around the current player's face against the table and the plate. */
static void
check_turn (const Picture *picture, GtkWidget *root, const char *where)
{
  GtkWidget *seat = gtk_widget_get_ancestor (root, TALIA_TYPE_SEAT_PLATE);

  if (TALIA_IS_FACE (root) && gtk_widget_get_mapped (root) && gtk_widget_has_css_class (seat, "to-act"))
    {
      float y = (float) gtk_widget_get_height (root) / 2;
      GdkRGBA ring = picture_get (picture, root, -1.5f, y), ground = picture_get_ground (picture, seat);

      check (where, "whose turn it is", get_contrast (&ring, &ground), MARK);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_turn (picture, child, where);
}

static void
check_tables (void)
{
  static const struct
  {
    const char *id, *options;
  } games[] = { { "hearts", "" }, { "loteryjka", "" }, { "casino", "" }, { "spades", "" }, { "kierki", "" } };

  for (guint game = 0; game < G_N_ELEMENTS (games); game++)
    {
      Window *window = window_new_game (games[game].id, games[game].options, 5);

      /* Before that others move, and widgets may leave their places in the picture. */
      g_assert_true (window_wait_for_turn (window));
      for (guint i = 0; talia_felts[i] != NULL; i++)
        {
          g_autoptr (Picture) picture = NULL;
          guint before;

          g_settings_set_string (talia_settings_get (), "table-color", talia_felts[i]);
          picture = picture_take (GTK_WIDGET (window->board));
          before = measured;
          check_labels (picture, GTK_WIDGET (window->board), talia_felts[i]);
          g_assert_cmpuint (measured, >, before);
          before = measured;
          check_turn (picture, GTK_WIDGET (window->board), talia_felts[i]);
          g_assert_cmpuint (measured, ==, before + 1);
        }
      g_settings_reset (talia_settings_get (), "table-color");
      window_free (window);
    }
}

/* Opens a window with one card on a sample of the felt. */
static GtkWidget *
open_widget (const char *felt, GtkWidget *card)
{
  GtkWidget *window = gtk_window_new (), *ground = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_size_request (card, CARD_WIDTH, (int) (CARD_WIDTH * TALIA_CARD_ASPECT));
  g_object_set (card, "margin-start", 30, "margin-end", 30, "margin-top", 30, "margin-bottom", 30, NULL);
  gtk_box_append (GTK_BOX (ground), card);
  gtk_widget_add_css_class (ground, "felt");
  gtk_widget_add_css_class (ground, felt);
  gtk_window_set_child (GTK_WINDOW (window), ground);
  gtk_window_present (GTK_WINDOW (window));
  wait_until (gtk_widget_get_mapped (card) && gtk_widget_get_width (card) > 0);
  return window;
}

/* Opens a window with one card of the suit, as in a hand. */
static GtkWidget *
open_card (const char *felt, int suit, GtkWidget **card)
{
  *card = talia_card_widget_new (TALIA_ACE | suit << 4);
  return open_widget (felt, *card);
}

static void
check_suits (void)
{
  static const char *const names[TALIA_SUITS] = { "clubs", "diamonds", "hearts", "spades" };

  for (int four = 0; four < 2; four++)
    for (int suit = 0; suit < TALIA_SUITS; suit++)
      {
        GtkWidget *card, *window;

        g_settings_set_boolean (talia_settings_get (), "four-colors", four);
        window = open_card ("green", suit, &card);
        for (int dimmed = 0; dimmed < 2; dimmed++)
          {
            g_autoptr (Picture) picture = NULL;
            g_autofree char *what =
                g_strdup_printf ("%s of %s colours%s", names[suit], four ? "four" : "two", dimmed ? ", dimmed" : "");
            GdkRGBA ink, paper;

            talia_card_widget_set_playable (TALIA_CARD_WIDGET (card), !dimmed, "");
            picture = picture_take (gtk_window_get_child (GTK_WINDOW (window)));
            ink = picture_get (picture, card, CARD_WIDTH * .5f, CARD_WIDTH * .68f);
            paper = picture_get (picture, card, CARD_WIDTH * .5f, CARD_WIDTH * .2f);
            check ("card", what, get_contrast (&ink, &paper), TEXT);
          }
        gtk_window_destroy (GTK_WINDOW (window));
      }
  g_settings_reset (talia_settings_get (), "four-colors");
}

/* Asserts that some colour of the ring contrasts with the card, and some with the table. */
static void
check_ring (GtkWidget *window, GtkWidget *card, const char *felt, const char *what)
{
  g_autoptr (Picture) picture = NULL;
  g_autofree char *on_card = g_strconcat (what, " against the card", NULL),
                  *on_table = g_strconcat (what, " against the table", NULL);
  GdkRGBA paper, table;
  double to_paper = 1, to_table = 1;

  picture = picture_take (gtk_window_get_child (GTK_WINDOW (window)));
  paper = picture_get (picture, card, CARD_WIDTH * .5f, CARD_WIDTH * .2f);
  table = picture_get (picture, card, -12, CARD_WIDTH * .7f);
  for (int y = CARD_WIDTH / 2; y < CARD_WIDTH; y++)
    for (int x = -8; x <= 6; x++)
      {
        GdkRGBA color = picture_get (picture, card, x + .5f, y + .5f);

        to_paper = MAX (to_paper, get_contrast (&color, &paper));
        to_table = MAX (to_table, get_contrast (&color, &table));
      }
  check (felt, on_card, to_paper, MARK);
  check (felt, on_table, to_table, MARK);
}

static void
check_marks (void)
{
  static const char *const names[] = { [TALIA_CARD_RECEIVED] = "received",
                                       [TALIA_CARD_MARKED] = "marked",
                                       [TALIA_CARD_HINTED] = "hinted",
                                       [TALIA_CARD_OFFERED] = "offered" };

  const gboolean contrast = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());

  for (guint i = 0; talia_felts[i] != NULL; i++)
    for (int in_hand = 0; in_hand < 2; in_hand++)
      {
        GtkWidget *card = in_hand ? talia_card_widget_new (TALIA_ACE | TALIA_SPADES << 4)
                                  : talia_card_widget_new_choosable (TALIA_ACE | TALIA_SPADES << 4, "");
        GtkWidget *window = open_widget (talia_felts[i], card);

        for (int mark = TALIA_CARD_RECEIVED; mark <= TALIA_CARD_OFFERED; mark++)
          {
            talia_card_widget_set_mark (TALIA_CARD_WIDGET (card), (TaliaCardMark) mark);
            if (contrast || !in_hand || mark == TALIA_CARD_HINTED) /* otherwise its height or its tag is enough */
              check_ring (window, card, talia_felts[i], names[mark]);
          }
        talia_card_widget_set_mark (TALIA_CARD_WIDGET (card), TALIA_CARD_PLAIN);
        gtk_widget_grab_focus (card);
        gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
        check_ring (window, card, talia_felts[i], "focus");
        gtk_window_destroy (GTK_WINDOW (window));
      }
}

static void
test_tables (void)
{
  for_each_scheme (check_tables);
}

static void
test_suits (void)
{
  for_each_scheme (check_suits);
}

static void
test_marks (void)
{
  for_each_scheme (check_marks);
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application = NULL;

  gtk_test_init (&argc, &argv, NULL);
  /* The application loads the style sheets. */
  application = g_object_new (ADW_TYPE_APPLICATION, "application-id", "io.github.taliacards.Talia.Contrast", "flags",
                              G_APPLICATION_NON_UNIQUE, "resource-base-path", "/io/github/taliacards/Talia", NULL);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  talia_style_follow ();
  g_settings_set_string (talia_settings_get (), "animation-speed", "off");
  g_settings_set_boolean (talia_settings_get (), "sounds", FALSE);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add_func ("/contrast/tables", test_tables);
  g_test_add_func ("/contrast/suits", test_suits);
  g_test_add_func ("/contrast/marks", test_marks);
  return g_test_run ();
}
