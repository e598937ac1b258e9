/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The face of a player: a picture, or a disc with the initial of a name. */
#include "talia-face.h"

#include <librsvg/rsvg.h>
#include <math.h>

#define FACES "/io/github/taliacards/Talia/faces/"
#define NOBODY "avatar-default-symbolic"

/* The colours of discs, dark enough that white letters on them can be read. */
static const char *const colors[] = { "#1a5fb4", "#986a00", "#a51d2d", "#613583", "#63452c", "#0b6e6e", "#9c3a7a" };

/* Spreads names that differ in few letters over all colours. */
#define MIX 2654435761u

/* The height of the letter relative to the disc. */
#define LETTER .5

struct _TaliaFace
{
  GtkWidget parent_instance;

  char *picture; /* NULL: the disc is shown */
  char *name;    /* the name whose initial is on the disc; NULL: none */
  int color;     /* the colour of the disc, as an index of `colors`; -1: it depends on the name */
  int size;
  GdkTexture *texture; /* the texture that was drawn last, `pixels` wide */
  int pixels;
};

G_DEFINE_FINAL_TYPE (TaliaFace, talia_face, GTK_TYPE_WIDGET)

static GdkTexture *
draw (const char *picture, int pixels)
{
  g_autofree char *path = g_strdup_printf (FACES "%s.svg", picture);
  g_autoptr (GInputStream) stream = g_resources_open_stream (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  RsvgHandle *handle =
      stream != NULL ? rsvg_handle_new_from_stream_sync (stream, NULL, RSVG_HANDLE_FLAGS_NONE, NULL, NULL) : NULL;
  const RsvgRectangle all = { 0, 0, pixels, pixels };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, pixels);
  const gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GBytes) bytes = NULL;

  if (handle != NULL)
    rsvg_handle_render_document (handle, cr, &all, NULL);
  g_clear_object (&handle);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), stride * (gsize) pixels);
  cairo_surface_destroy (surface);
  return gdk_memory_texture_new (pixels, pixels, GDK_MEMORY_DEFAULT, bytes, stride);
}

static void
append_nobody (GtkWidget *widget, GtkSnapshot *snapshot, int size, double scale)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (widget));
  g_autoptr (GtkIconPaintable) icon =
      gtk_icon_theme_lookup_icon (theme, NOBODY, NULL, size, (int) ceil (scale), gtk_widget_get_direction (widget), 0);
  GdkRGBA color;

  gtk_widget_get_color (widget, &color);
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (icon), snapshot, size, size, &color, 1);
}

/* Returns the first letter or digit of the name, in upper case; 0 if there is none. */
static gunichar
get_initial (const char *name)
{
  for (; *name != '\0'; name = g_utf8_next_char (name))
    if (g_unichar_isalnum (g_utf8_get_char (name)))
      return g_unichar_totitle (g_utf8_get_char (name));
  return 0;
}

static void
append_disc (TaliaFace *self, GtkSnapshot *snapshot, int size)
{
  const gunichar initial = get_initial (self->name);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  GskRoundedRect circle;
  PangoRectangle ink;
  char letter[7] = { 0 };
  GdkRGBA color;

  gdk_rgba_parse (&color, colors[self->color >= 0 ? (guint) self->color % G_N_ELEMENTS (colors)
                                                  : (g_str_hash (self->name) * MIX >> 16) % G_N_ELEMENTS (colors)]);
  gsk_rounded_rect_init_from_rect (&circle, &GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size), (float) size / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &circle);
  gtk_snapshot_append_color (snapshot, &color, &circle.bounds);
  gtk_snapshot_pop (snapshot);
  if (initial == 0)
    return;
  letter[g_unichar_to_utf8 (initial, letter)] = '\0';
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, size * LETTER * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, letter, -1);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) size / 2 - (float) ink.x - (float) ink.width / 2,
                                                          (float) size / 2 - (float) ink.y - (float) ink.height / 2));
  gtk_snapshot_append_layout (snapshot, layout, &(GdkRGBA) { 1, 1, 1, 1 });
  gtk_snapshot_restore (snapshot);
}

static void
talia_face_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TaliaFace *self = TALIA_FACE (widget);
  const double scale = gdk_surface_get_scale (gtk_native_get_surface (gtk_widget_get_native (widget)));
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const int size = MIN (width, height), pixels = (int) ceil (size * scale);

  if (pixels <= 0)
    return;
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (width - size) / 2, (float) (height - size) / 2));
  if (self->picture == NULL)
    {
      if (self->name != NULL)
        append_disc (self, snapshot, size);
      else
        append_nobody (widget, snapshot, size, scale);
      return;
    }
  if (self->texture == NULL || self->pixels != pixels)
    {
      g_clear_object (&self->texture);
      self->texture = draw (self->picture, pixels);
      self->pixels = pixels;
    }
  gtk_snapshot_append_texture (snapshot, self->texture, &GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size));
}

static void
talia_face_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = TALIA_FACE (widget)->size;
}

static void
talia_face_dispose (GObject *object)
{
  TaliaFace *self = TALIA_FACE (object);

  g_clear_pointer (&self->picture, g_free);
  g_clear_pointer (&self->name, g_free);
  g_clear_object (&self->texture);

  G_OBJECT_CLASS (talia_face_parent_class)->dispose (object);
}

static void
talia_face_class_init (TaliaFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_face_dispose;
  widget_class->snapshot = talia_face_snapshot;
  widget_class->measure = talia_face_measure;
  gtk_widget_class_set_css_name (widget_class, "face");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
talia_face_init (TaliaFace *self)
{
  self->color = -1;
}

GtkWidget *
talia_face_new (const char *picture, int size)
{
  TaliaFace *self = g_object_new (TALIA_TYPE_FACE, "halign", GTK_ALIGN_CENTER, "valign", GTK_ALIGN_CENTER, NULL);

  self->size = size;
  talia_face_set_picture (self, picture);
  return GTK_WIDGET (self);
}

const char *
talia_face_get_picture (TaliaFace *self)
{
  g_return_val_if_fail (TALIA_IS_FACE (self), NULL);

  return self->picture;
}

void
talia_face_set_picture (TaliaFace *self, const char *picture)
{
  g_return_if_fail (TALIA_IS_FACE (self));

  if (!g_set_str (&self->picture, picture))
    return;
  g_clear_object (&self->texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
talia_face_set_name (TaliaFace *self, const char *name)
{
  g_return_if_fail (TALIA_IS_FACE (self));

  if (g_set_str (&self->name, name))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
talia_face_set_color (TaliaFace *self, int color)
{
  g_return_if_fail (TALIA_IS_FACE (self));

  if (self->color == color)
    return;
  self->color = color;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
talia_face_set_size (TaliaFace *self, int size)
{
  g_return_if_fail (TALIA_IS_FACE (self));
  g_return_if_fail (size >= 0);

  if (self->size == size)
    return;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
