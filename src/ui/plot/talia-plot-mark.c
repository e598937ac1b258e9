/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The look of one line of a plot: its colour, its dashes, the shape of its points. */
#include "talia-plot-mark.h"

#define WIDTH 30
#define HEIGHT 12
#define RADIUS 3.5f

struct _TaliaPlotMark
{
  GtkWidget parent_instance;

  guint line;
  gboolean own;
};

G_DEFINE_FINAL_TYPE (TaliaPlotMark, talia_plot_mark, GTK_TYPE_WIDGET)

/* The lengths of dashes and gaps, in turn; none: a solid line. */
static const struct
{
  guint n;
  float lengths[4];
} dashes[] = {
  { 0, { 0 } },    { 2, { 7, 4 } },       { 2, { 2, 3 } },  { 4, { 8, 3, 2, 3 } },
  { 2, { 4, 2 } }, { 4, { 2, 2, 2, 5 } }, { 2, { 11, 3 } },
};

/* The corners of the shape of a point, relative to its radius; none: a circle. */
static const struct
{
  guint n;
  float corners[4][2];
} shapes[] = {
  { 0, { { 0 } } },
  { 4, { { -0.9f, -0.9f }, { 0.9f, -0.9f }, { 0.9f, 0.9f }, { -0.9f, 0.9f } } },
  { 3, { { 0, -1.2f }, { 1.1f, 0.8f }, { -1.1f, 0.8f } } },
  { 4, { { 0, -1.3f }, { 1.3f, 0 }, { 0, 1.3f }, { -1.3f, 0 } } },
  { 3, { { 0, 1.2f }, { 1.1f, -0.8f }, { -1.1f, -0.8f } } },
};

static void
talia_plot_mark_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                         int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static void
talia_plot_mark_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TaliaPlotMark *self = TALIA_PLOT_MARK (widget);
  float y = (float) gtk_widget_get_height (widget) / 2;
  GskPathBuilder *builder = gsk_path_builder_new ();
  GskStroke *stroke = talia_plot_mark_create_stroke (self);
  g_autoptr (GskPath) path = NULL;
  GdkRGBA color;

  gtk_widget_get_color (widget, &color);
  gsk_path_builder_move_to (builder, 0, y);
  gsk_path_builder_line_to (builder, WIDTH, y);
  path = gsk_path_builder_free_to_path (builder);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &color);
  gsk_stroke_free (stroke);
  talia_plot_mark_draw_point (self, snapshot, WIDTH / 2.0, y);
}

static void
talia_plot_mark_class_init (TaliaPlotMarkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = talia_plot_mark_measure;
  widget_class->snapshot = talia_plot_mark_snapshot;
  gtk_widget_class_set_css_name (widget_class, "plot-mark");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
talia_plot_mark_init (TaliaPlotMark *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
talia_plot_mark_new (guint line, gboolean own)
{
  TaliaPlotMark *self = g_object_new (TALIA_TYPE_PLOT_MARK, NULL);
  g_autofree char *class = g_strdup_printf ("line-%u", line);

  self->line = line;
  self->own = own;
  gtk_widget_add_css_class (GTK_WIDGET (self), own ? "own" : class);
  return GTK_WIDGET (self);
}

GskStroke *
talia_plot_mark_create_stroke (TaliaPlotMark *self)
{
  GskStroke *stroke = gsk_stroke_new (self->own ? 3.0f : 2.0f);
  guint which = self->own ? 0 : self->line % G_N_ELEMENTS (dashes);

  g_return_val_if_fail (TALIA_IS_PLOT_MARK (self), stroke);

  gsk_stroke_set_dash (stroke, dashes[which].lengths, dashes[which].n);
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  return stroke;
}

void
talia_plot_mark_draw_point (TaliaPlotMark *self, GtkSnapshot *snapshot, double x, double y)
{
  guint which = self->own ? 0 : self->line % G_N_ELEMENTS (shapes);
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GdkRGBA color;

  g_return_if_fail (TALIA_IS_PLOT_MARK (self));

  if (shapes[which].n == 0)
    gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT ((float) x, (float) y), RADIUS);
  for (guint i = 0; i < shapes[which].n; i++)
    {
      float left = (float) x + RADIUS * shapes[which].corners[i][0];
      float top = (float) y + RADIUS * shapes[which].corners[i][1];

      if (i == 0)
        gsk_path_builder_move_to (builder, left, top);
      else
        gsk_path_builder_line_to (builder, left, top);
    }
  gsk_path_builder_close (builder);
  path = gsk_path_builder_free_to_path (builder);
  gtk_widget_get_color (GTK_WIDGET (self), &color);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &color);
}
