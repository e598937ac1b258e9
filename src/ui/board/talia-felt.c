/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colour of the table, by preference. */
#include "talia-felt.h"

#include <glib/gi18n.h>

#include "model/talia-settings.h"

/* Of the sample: less shows edges where the gradient has rings. */
#define SAMPLE_WIDTH 256
#define SAMPLE_HEIGHT 192

struct _TaliaFelt
{
  GtkWidget parent_instance;

  GtkWidget *sample;
  GdkTexture *picture;
  GskRenderNode *pictured; /* what the picture shows */
};

G_DEFINE_FINAL_TYPE (TaliaFelt, talia_felt, GTK_TYPE_WIDGET)

/* Their colours stand in the style sheets. */
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
talia_felt_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (TALIA_FELT (widget)->sample, &(GtkAllocation) { 0, 0, SAMPLE_WIDTH, SAMPLE_HEIGHT }, -1);
}

static void
talia_felt_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TaliaFelt *self = TALIA_FELT (widget);
  GtkSnapshot *small = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gtk_widget_snapshot_child (widget, self->sample, small);
  node = gtk_snapshot_free_to_node (small);
  if (node == NULL)
    return;
  if (node != self->pictured) /* GTK keeps what a widget shows until that changes */
    {
      g_clear_object (&self->picture);
      self->picture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
                                                   &GRAPHENE_RECT_INIT (0, 0, SAMPLE_WIDTH, SAMPLE_HEIGHT));
      g_clear_pointer (&self->pictured, gsk_render_node_unref);
      self->pictured = g_steal_pointer (&node);
    }
  gtk_snapshot_append_texture (
      snapshot, self->picture,
      &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget)));
}

/* A picture belongs to the renderer that has drawn it. */
static void
talia_felt_unrealize (GtkWidget *widget)
{
  TaliaFelt *self = TALIA_FELT (widget);

  g_clear_object (&self->picture);
  g_clear_pointer (&self->pictured, gsk_render_node_unref);

  GTK_WIDGET_CLASS (talia_felt_parent_class)->unrealize (widget);
}

static void
talia_felt_dispose (GObject *object)
{
  g_clear_pointer (&TALIA_FELT (object)->sample, gtk_widget_unparent);

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

static void
talia_felt_init (TaliaFelt *self)
{
  self->sample = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->sample, GTK_WIDGET (self));
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
