/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The felt of the table, and the colours that the player can choose for it. */
#include "talia-felt.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "engine/talia-random.h"
#include "settings/talia-settings.h"
#include "talia-stage-picture.h"

/* The size of the sample. If it were smaller, edges would show between the rings of the gradient. */
#define SAMPLE_WIDTH 256
#define SAMPLE_HEIGHT 192

/* The tile with the fibres of the cloth: its side in pixels, how far a fibre reaches in either direction, and how much
 * a fibre lightens or darkens the felt at most. */
#define TILE 256
#define FIBRE 2
#define GRAIN .04f

/* The seam around the place where cards are played: its centre and half axes as fractions of the size of the table, and
 * the length of its stitches and its thickness in pixels. */
#define SEAM_X .5f
#define SEAM_Y .375f
#define SEAM_WIDE .37f
#define SEAM_HIGH .245f
#define STITCH 7.f
#define SEAM_THICKNESS 1.6f

/* The number of pixels of the largest table that is kept as one picture. */
#define MOST_PIXELS (3.0 * 1024 * 1024)

struct _TaliaFelt
{
  GtkWidget parent_instance;

  GtkWidget *sample;
  GtkWidget *rim;  /* the rim along the far edge of the table */
  GtkWidget *seam; /* only defines the colour of the seam; if that is transparent, the table is plain */
  GdkTexture *picture;
  GskRenderNode *pictured; /* the node that was drawn into the picture */

  GskRenderNode *whole; /* the whole table; NULL if it is plain, too large, or one of these has just changed: */
  graphene_rect_t bounds;
  double scale;
  GdkRGBA color;
};

G_DEFINE_FINAL_TYPE (TaliaFelt, talia_felt, GTK_TYPE_WIDGET)

/* The style sheets define their colours. */
const char *const talia_felts[] = { "green", "blue", "wine", "slate", "plain", NULL };

static const char *const names[] = {
  NC_ ("table", "Green"),
  NC_ ("table", "Blue"),
  NC_ ("table", "Wine red"),
  NC_ ("table", "Slate"),
  NC_ ("table", "Plain, like the window"),
};

static void
update (GtkWidget *widget)
{
  g_autofree char *chosen = g_settings_get_string (talia_settings_get (), "table-color");

  for (guint i = 0; talia_felts[i] != NULL; i++)
    if (g_str_equal (talia_felts[i], chosen))
      gtk_widget_add_css_class (widget, talia_felts[i]);
    else
      gtk_widget_remove_css_class (widget, talia_felts[i]);
}

static void
forget (TaliaFelt *self)
{
  g_clear_object (&self->picture);
  g_clear_pointer (&self->whole, gsk_render_node_unref);
  g_clear_pointer (&self->pictured, gsk_render_node_unref);
}

static void
talia_felt_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TaliaFelt *self = TALIA_FELT (widget);
  int rim;

  gtk_widget_size_allocate (self->sample, &(GtkAllocation) { 0, 0, SAMPLE_WIDTH, SAMPLE_HEIGHT }, -1);
  gtk_widget_measure (self->rim, GTK_ORIENTATION_VERTICAL, width, &rim, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->rim, &(GtkAllocation) { 0, 0, width, rim }, -1);
  gtk_widget_size_allocate (self->seam, &(GtkAllocation) { 0, 0, width, height }, -1);
}

/* --- cloth ------------------------------------------------------------------------------------- */

/* Creates a tile with the fibres of the cloth as light and dark specks. They wrap around, so that no edges show between
 * tiles. */
static GdkTexture *
create_tile (void)
{
  g_autofree float *specks = g_new (float, TILE *TILE);
  guint32 *pixels = g_new (guint32, TILE * TILE);
  g_autoptr (GBytes) bytes = NULL;
  TaliaRandom random;

  talia_random_init (&random, TILE);
  for (int i = 0; i < TILE * TILE; i++)
    specks[i] = (float) talia_random_below (&random, 2001) / 1000 - 1;
  for (int y = 0; y < TILE; y++)
    for (int x = 0; x < TILE; x++)
      {
        float sum = 0, alpha;
        guint32 shade;

        for (int d = -FIBRE; d <= FIBRE; d++)
          sum += specks[y * TILE + (x + d + TILE) % TILE] + specks[(y + d + TILE) % TILE * TILE + x];
        alpha = CLAMP (sum / (2 * FIBRE + 1), -1, 1) * GRAIN;
        shade = (guint32) lroundf (255 * fabsf (alpha));
        pixels[y * TILE + x] = GUINT32_FROM_LE (alpha < 0 ? shade << 24 : shade * 0x01010101u);
      }
  bytes = g_bytes_new_take (pixels, sizeof *pixels * TILE * TILE);
  return gdk_memory_texture_new (TILE, TILE, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, sizeof *pixels * TILE);
}

static GdkTexture *
get_tile (void)
{
  static GdkTexture *tile;

  if (tile == NULL)
    tile = create_tile ();
  return tile;
}

static void
append_fibres (GtkSnapshot *snapshot, const graphene_rect_t *bounds)
{
  const graphene_rect_t tile = GRAPHENE_RECT_INIT (0, 0, TILE, TILE);

  gtk_snapshot_push_repeat (snapshot, bounds, &tile);
  gtk_snapshot_append_texture (snapshot, get_tile (), &tile);
  gtk_snapshot_pop (snapshot);
}

static GskPath *
create_ellipse (float x, float y, float rx, float ry)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  GskRoundedRect oval;

  gsk_rounded_rect_init (&oval, &GRAPHENE_RECT_INIT (x - rx, y - ry, 2 * rx, 2 * ry), &GRAPHENE_SIZE_INIT (rx, ry),
                         &GRAPHENE_SIZE_INIT (rx, ry), &GRAPHENE_SIZE_INIT (rx, ry), &GRAPHENE_SIZE_INIT (rx, ry));
  gsk_path_builder_add_rounded_rect (builder, &oval);
  return gsk_path_builder_free_to_path (builder);
}

static void
append_seam (GtkSnapshot *snapshot, const graphene_rect_t *bounds, const GdkRGBA *color)
{
  const float w = bounds->size.width, h = bounds->size.height;
  g_autoptr (GskPath) path = create_ellipse (w * SEAM_X, h * SEAM_Y, w * SEAM_WIDE, h * SEAM_HIGH);
  g_autoptr (GskStroke) stroke = gsk_stroke_new (SEAM_THICKNESS);

  gsk_stroke_set_dash (stroke, (float[]) { STITCH, STITCH }, 2);
  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, stroke, color);
}

/* Draws the sample into a picture, which is kept until the sample changes; returns FALSE if there is nothing to draw
 * yet. */
static gboolean
take_sample (TaliaFelt *self, GskRenderer *renderer)
{
  GtkSnapshot *small = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gtk_widget_snapshot_child (GTK_WIDGET (self), self->sample, small);
  node = gtk_snapshot_free_to_node (small);
  if (node == NULL)
    return FALSE;
  if (node == self->pictured) /* GTK keeps the node of a widget until the widget changes */
    return TRUE;
  forget (self);
  self->picture = gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, SAMPLE_WIDTH, SAMPLE_HEIGHT));
  self->pictured = g_steal_pointer (&node);
  return TRUE;
}

/* Draws the whole table, part by part. */
static void
append_parts (TaliaFelt *self, GtkSnapshot *snapshot, const graphene_rect_t *bounds, const GdkRGBA *seam)
{
  gtk_snapshot_append_texture (snapshot, self->picture, bounds);
  if (seam->alpha <= 0)
    return;
  append_fibres (snapshot, bounds);
  append_seam (snapshot, bounds, seam);
  gtk_widget_snapshot_child (GTK_WIDGET (self), self->rim, snapshot);
}

static gboolean
draw_again_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  gtk_widget_queue_draw (widget);
  return G_SOURCE_REMOVE;
}

/* Draws the whole table into one picture of the same size, because copying it is much faster than drawing the parts. */
static GskRenderNode *
draw_whole (TaliaFelt *self, const graphene_rect_t *bounds, const GdkRGBA *seam, double scale)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  append_parts (self, snapshot, bounds, seam);
  node = gtk_snapshot_free_to_node (snapshot);
  return talia_stage_picture_draw (GTK_WIDGET (self), node, bounds, scale);
}

static void
talia_felt_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TaliaFelt *self = TALIA_FELT (widget);
  GtkNative *native = gtk_widget_get_native (widget);
  const double scale = gdk_surface_get_scale (gtk_native_get_surface (native));
  const graphene_rect_t bounds =
      GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));
  const gboolean small = bounds.size.width * bounds.size.height * scale * scale <= MOST_PIXELS;
  GdkRGBA seam;

  if (!take_sample (self, gtk_native_get_renderer (native)))
    return;
  gtk_widget_get_color (self->seam, &seam);
  if (!graphene_rect_equal (&bounds, &self->bounds) || scale != self->scale || !gdk_rgba_equal (&seam, &self->color))
    g_clear_pointer (&self->whole, gsk_render_node_unref);
  else if (self->whole == NULL && small && seam.alpha > 0)
    self->whole = draw_whole (self, &bounds, &seam, scale);
  if (self->whole != NULL)
    {
      gtk_snapshot_append_node (snapshot, self->whole);
      return;
    }
  append_parts (self, snapshot, &bounds, &seam);
  if (small && seam.alpha > 0) /* in the next frame, the picture is drawn, unless the window is being resized */
    gtk_widget_add_tick_callback (widget, draw_again_cb, NULL, NULL);
  self->bounds = bounds;
  self->scale = scale;
  self->color = seam;
}

/* Drops the pictures, which belong to the renderer that has drawn them. */
static void
talia_felt_unrealize (GtkWidget *widget)
{
  forget (TALIA_FELT (widget));

  GTK_WIDGET_CLASS (talia_felt_parent_class)->unrealize (widget);
}

static void
talia_felt_dispose (GObject *object)
{
  TaliaFelt *self = TALIA_FELT (object);

  g_clear_pointer (&self->sample, gtk_widget_unparent);
  g_clear_pointer (&self->rim, gtk_widget_unparent);
  g_clear_pointer (&self->seam, gtk_widget_unparent);

  G_OBJECT_CLASS (talia_felt_parent_class)->dispose (object);
}

static void
talia_felt_class_init (TaliaFeltClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_felt_dispose;
  widget_class->size_allocate = talia_felt_size_allocate;
  widget_class->snapshot = talia_felt_snapshot;
  widget_class->unrealize = talia_felt_unrealize;

  gtk_widget_class_set_css_name (widget_class, "felt");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static GtkWidget *
add_part (TaliaFelt *self, const char *css_name)
{
  GtkWidget *part = g_object_new (ADW_TYPE_BIN, "css-name", css_name, NULL);

  gtk_widget_set_parent (part, GTK_WIDGET (self));
  return part;
}

static void
talia_felt_init (TaliaFelt *self)
{
  self->sample = add_part (self, "sample");
  self->rim = add_part (self, "rim");
  self->seam = add_part (self, "seam");
}

GtkWidget *
talia_felt_new (void)
{
  return g_object_new (TALIA_TYPE_FELT, "can-target", FALSE, NULL);
}

const char *
talia_felt_get_name (guint index)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (names), NULL);

  return g_dpgettext2 (NULL, "table", names[index]);
}

void
talia_felt_follow (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_signal_connect_object (talia_settings_get (), "changed::table-color", G_CALLBACK (update), widget,
                           G_CONNECT_SWAPPED);
  update (widget);
}
