/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A plot of figures as lines, with a legend, and the same figures as a table. */
#include "talia-plot.h"

#include "talia-plot-canvas.h"
#include "talia-plot-mark.h"

struct _TaliaPlot
{
  AdwBin parent_instance;

  GtkLabel *title;
  TaliaPlotCanvas *canvas;
  AdwWrapBox *legend;
  GtkLabel *words;
  GtkExpander *expander;
  GtkListBox *table;

  TaliaFigures *figures;
};

G_DEFINE_FINAL_TYPE (TaliaPlot, talia_plot, ADW_TYPE_BIN)

enum
{
  PROP_SELECTED = 1,
  N_PROPS
};
static GParamSpec *props[N_PROPS];
static guint activated_signal;

/* --- what the lines are ------------------------------------------------------------------------ */

static GtkWidget *
create_entry (TaliaPlot *self, guint line, GtkWidget *mark)
{
  GtkWidget *entry = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = gtk_label_new (talia_figures_get_name (self->figures, line));

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (name, talia_figures_is_own (self->figures, line) ? "caption-heading" : "caption");
  gtk_box_append (GTK_BOX (entry), mark);
  gtk_box_append (GTK_BOX (entry), name);
  return entry;
}

/* A single line is named by the title alone. */
static GPtrArray *
show_legend (TaliaPlot *self)
{
  GPtrArray *marks = g_ptr_array_new_with_free_func (g_object_unref);
  guint n = talia_figures_get_n_lines (self->figures), others = 0;
  GtkWidget *entry;

  while ((entry = gtk_widget_get_first_child (GTK_WIDGET (self->legend))) != NULL)
    adw_wrap_box_remove (self->legend, entry);
  for (guint i = 0; i < n; i++)
    {
      gboolean own = talia_figures_is_own (self->figures, i);
      GtkWidget *mark = talia_plot_mark_new (own ? 0 : ++others, own);

      g_ptr_array_add (marks, g_object_ref_sink (mark));
      adw_wrap_box_append (self->legend, create_entry (self, i, mark));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->legend), n > 1);
  return marks;
}

/* --- the table --------------------------------------------------------------------------------- */

static GtkWidget *
create_label (const char *text, float align, const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), align);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (label, text);
  gtk_widget_add_css_class (label, class);
  return label;
}

/* Creates a row with a point and the figures of all lines there; if `point` is -1, with the names of the lines. */
static GtkWidget *
create_row (TaliaPlot *self, int point)
{
  const guint n = talia_figures_get_n_lines (self->figures);
  GtkWidget *row = gtk_list_box_row_new (), *box, *cells = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *spoken = point >= 0 ? talia_figures_describe_point (self->figures, (guint) point) : NULL;

  box = gtk_box_new (n > 1 ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 3);
  gtk_widget_add_css_class (box, "plot-row");
  gtk_box_set_homogeneous (GTK_BOX (cells), TRUE);
  if (point >= 0)
    gtk_box_append (GTK_BOX (box), create_label (talia_figures_get_label (self->figures, (guint) point), 0, "caption"));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = point >= 0 ? talia_figures_describe (self->figures, i, (guint) point)
                                         : g_strdup (talia_figures_get_name (self->figures, i));

      gtk_box_append (GTK_BOX (cells), create_label (text, n > 1 ? 0.5f : 1.0f, point >= 0 ? "numeric" : "heading"));
    }
  gtk_widget_set_hexpand (cells, TRUE);
  gtk_box_append (GTK_BOX (box), cells);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken != NULL ? spoken : talia_figures_get_title (self->figures), -1);
  return row;
}

/* Creates the table when it is opened, since it may be long. */
static void
fill_table (TaliaPlot *self)
{
  gtk_list_box_remove_all (self->table);
  if (self->figures == NULL || !gtk_expander_get_expanded (self->expander))
    return;
  if (talia_figures_get_n_lines (self->figures) > 1)
    gtk_list_box_append (self->table, create_row (self, -1));
  for (guint i = 0; i < talia_figures_get_n_points (self->figures); i++)
    gtk_list_box_append (self->table, create_row (self, (int) i));
}

static void
expanded_cb (TaliaPlot *self)
{
  fill_table (self);
}

/* --- what is selected -------------------------------------------------------------------------- */

static void
selected_cb (TaliaPlot *self)
{
  int selected = talia_plot_canvas_get_selected (self->canvas);
  g_autofree char *text =
      selected >= 0 ? talia_figures_describe_point (self->figures, (guint) selected) : g_strdup ("");

  gtk_label_set_label (self->words, text);
  gtk_widget_set_visible (GTK_WIDGET (self->words), selected >= 0);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SELECTED]);
}

static void
activated_cb (TaliaPlot *self, guint point)
{
  g_signal_emit (self, activated_signal, 0, point);
}

/* --- the widget -------------------------------------------------------------------------------- */

static void
talia_plot_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_int (value, talia_plot_get_selected (TALIA_PLOT (object)));
}

static void
talia_plot_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  talia_plot_set_selected (TALIA_PLOT (object), g_value_get_int (value));
}

static void
talia_plot_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_PLOT);

  G_OBJECT_CLASS (talia_plot_parent_class)->dispose (object);
}

static void
talia_plot_finalize (GObject *object)
{
  g_clear_pointer (&TALIA_PLOT (object)->figures, talia_figures_unref);

  G_OBJECT_CLASS (talia_plot_parent_class)->finalize (object);
}

static void
talia_plot_class_init (TaliaPlotClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = talia_plot_get_property;
  object_class->set_property = talia_plot_set_property;
  object_class->dispose = talia_plot_dispose;
  object_class->finalize = talia_plot_finalize;

  props[PROP_SELECTED] = g_param_spec_int ("selected", NULL, NULL, -1, G_MAXINT, -1,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  activated_signal = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (TALIA_TYPE_PLOT_CANVAS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-plot.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaPlot, title);
  gtk_widget_class_bind_template_child (widget_class, TaliaPlot, canvas);
  gtk_widget_class_bind_template_child (widget_class, TaliaPlot, legend);
  gtk_widget_class_bind_template_child (widget_class, TaliaPlot, words);
  gtk_widget_class_bind_template_child (widget_class, TaliaPlot, expander);
  gtk_widget_class_bind_template_child (widget_class, TaliaPlot, table);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, expanded_cb);
}

static void
talia_plot_init (TaliaPlot *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
talia_plot_new (void)
{
  return g_object_new (TALIA_TYPE_PLOT, NULL);
}

void
talia_plot_set_figures (TaliaPlot *self, TaliaFigures *figures)
{
  g_autoptr (GPtrArray) marks = NULL;

  g_return_if_fail (TALIA_IS_PLOT (self));
  g_return_if_fail (figures != NULL);

  talia_figures_ref (figures);
  g_clear_pointer (&self->figures, talia_figures_unref);
  self->figures = figures;
  gtk_label_set_label (self->title, talia_figures_get_title (figures));
  marks = show_legend (self);
  talia_plot_canvas_set_figures (self->canvas, figures, marks);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->table), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  talia_figures_get_title (figures), -1);
  fill_table (self);
}

TaliaFigures *
talia_plot_get_figures (TaliaPlot *self)
{
  g_return_val_if_fail (TALIA_IS_PLOT (self), NULL);

  return self->figures;
}

int
talia_plot_get_selected (TaliaPlot *self)
{
  g_return_val_if_fail (TALIA_IS_PLOT (self), -1);

  return talia_plot_canvas_get_selected (self->canvas);
}

void
talia_plot_set_selected (TaliaPlot *self, int selected)
{
  g_return_if_fail (TALIA_IS_PLOT (self));

  talia_plot_canvas_set_selected (self->canvas, selected);
}
