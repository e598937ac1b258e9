/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program that Talia is measured against: a libadwaita window that does nothing but animate a few cards. */
#include <adwaita.h>
#include <math.h>

#include "probe.h"

typedef struct
{
  GtkWidget *widget;
  float from_x, from_y, to_x, to_y;
} Card;

static Card cards[PROBE_CARDS];
static GtkWidget *fixed;
static gint64 began;
static guint tick;

static GdkTexture *
draw_card (int number)
{
  int w = PROBE_CARD_WIDTH, h = PROBE_CARD_HEIGHT;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, w, h);
  cairo_t *cr = cairo_create (surface);
  g_autofree char *text = g_strdup_printf ("%d", number + 2);
  g_autoptr (GBytes) bytes = NULL;
  GdkTexture *texture;

  for (int corner = 0; corner < 4; corner++)
    cairo_arc (cr, corner == 0 || corner == 3 ? w - 8 : 8, corner < 2 ? h - 8 : 8, 7, corner * G_PI / 2,
               (corner + 1) * G_PI / 2);
  cairo_close_path (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, .5, .5, .5);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  cairo_move_to (cr, 10, 34);
  cairo_set_font_size (cr, 30);
  cairo_show_text (cr, text);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), (gsize) h * cairo_image_surface_get_stride (surface));
  texture = gdk_memory_texture_new (w, h, GDK_MEMORY_DEFAULT, bytes, cairo_image_surface_get_stride (surface));
  cairo_surface_destroy (surface);
  return texture;
}

static void
place (int number, float x, float y)
{
  g_autoptr (GskTransform) transform =
      gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x - PROBE_CARD_WIDTH / 2.f, y - PROBE_CARD_HEIGHT / 2.f));

  gtk_fixed_set_child_transform (GTK_FIXED (fixed), cards[number].widget, transform);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  float t, s;

  if (began == 0)
    began = now;
  t = MIN ((float) (now - began) / (PROBE_FLIGHT_MS * 1000), 1);
  s = t * t * (3 - 2 * t);
  for (int i = 0; i < PROBE_CARDS; i++)
    place (i, cards[i].from_x + (cards[i].to_x - cards[i].from_x) * s,
           cards[i].from_y + (cards[i].to_y - cards[i].from_y) * s);
  if (t < 1)
    return G_SOURCE_CONTINUE;
  tick = 0;
  return G_SOURCE_REMOVE;
}

static void
fly (GtkWindow *window, gboolean there)
{
  g_assert (gtk_widget_get_width (cards[0].widget) == PROBE_CARD_WIDTH); /* the cards must have been allocated */
  for (int i = 0; i < PROBE_CARDS; i++)
    {
      cards[i].from_x = cards[i].to_x;
      cards[i].from_y = cards[i].to_y;
      probe_get_place (i, there, &cards[i].to_x, &cards[i].to_y);
    }
  began = 0;
  if (tick == 0)
    tick = gtk_widget_add_tick_callback (fixed, tick_cb, NULL, NULL);
}

static void
activate_cb (GtkApplication *application)
{
  GtkWidget *window = adw_application_window_new (application), *view = adw_toolbar_view_new ();

  fixed = gtk_fixed_new ();
  for (int i = 0; i < PROBE_CARDS; i++)
    {
      g_autoptr (GdkTexture) texture = draw_card (i);

      cards[i].widget = gtk_picture_new_for_paintable (GDK_PAINTABLE (texture));
      gtk_picture_set_can_shrink (GTK_PICTURE (cards[i].widget), FALSE); /* a GtkFixed uses minimum sizes */
      gtk_fixed_put (GTK_FIXED (fixed), cards[i].widget, 0, 0);
      probe_get_place (i, FALSE, &cards[i].to_x, &cards[i].to_y);
      place (i, cards[i].to_x, cards[i].to_y);
    }
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), fixed);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), view);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (void)
{
  static const ProbeHooks hooks = { .fly = fly };
  g_autoptr (AdwApplication) application = adw_application_new (NULL, G_APPLICATION_NON_UNIQUE);

  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  return probe_run (GTK_APPLICATION (application), &hooks);
}
