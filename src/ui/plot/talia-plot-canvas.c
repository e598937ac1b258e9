/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The canvas of a plot: draws the lines, and lets keys move along them. */
#include "talia-plot-canvas.h"

#include <math.h>

#include "talia-plot-mark.h"
#include "talia-plot-scale.h"

/* The space between texts and lines, the margin around the lines, and the size of a step of the scale, in pixels or in
 * heights of a line of text. */
#define GAP 6.0
#define INSET 8.0
#define LINES_A_STEP 1.6
#define LINES 8

/* The distance below which points are drawn without shapes. */
#define CLOSE 9.0

struct _TaliaPlotCanvas
{
  GtkWidget parent_instance;

  TaliaFigures *figures; /* NULL: none set yet */
  GPtrArray *marks;
  int selected;
};

G_DEFINE_FINAL_TYPE (TaliaPlotCanvas, talia_plot_canvas, GTK_TYPE_WIDGET)

enum
{
  PROP_SELECTED = 1,
  N_PROPS
};
static GParamSpec *props[N_PROPS];
static guint activated_signal;

/* The layout at the current size. */
typedef struct
{
  TaliaPlotScale scale;
  double left, right, top, bottom; /* the edges of the area with the lines */
  double text_height;
  gboolean mirrored;
  guint n;
} Frame;

/* --- arithmetic -------------------------------------------------------------------------------- */

static void
measure_text (TaliaPlotCanvas *self, const char *text, double *width, double *height)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int w, h;

  pango_layout_get_pixel_size (layout, &w, &h);
  if (width != NULL)
    *width = MAX (*width, w);
  if (height != NULL)
    *height = h;
}

static char *
format_step (TaliaPlotCanvas *self, const TaliaPlotScale *scale, guint number)
{
  return talia_figures_format (self->figures, scale->least + number * scale->step);
}

static void
find_frame (TaliaPlotCanvas *self, Frame *frame)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  double least, most, beside = 0.0;
  guint steps;

  *frame = (Frame) { .n = talia_figures_get_n_points (self->figures) };
  frame->mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  measure_text (self, "0", NULL, &frame->text_height);
  frame->top = frame->text_height / 2 + 1;
  frame->bottom = MAX (height - frame->text_height - GAP, frame->top + 1);
  talia_figures_get_range (self->figures, &least, &most);
  steps = (guint) MAX ((frame->bottom - frame->top) / (LINES_A_STEP * frame->text_height), 1.0);
  talia_plot_scale_init (&frame->scale, least, most, steps, 1.0);
  for (guint i = 0; i < talia_plot_scale_count (&frame->scale); i++)
    {
      g_autofree char *text = format_step (self, &frame->scale, i);

      measure_text (self, text, &beside, NULL);
    }
  frame->left = frame->mirrored ? INSET : beside + GAP + INSET;
  frame->right = MAX (width - (frame->mirrored ? beside + GAP + INSET : INSET), frame->left + 1);
}

static double
x_of (const Frame *frame, double point)
{
  double share = frame->n > 1 ? point / (frame->n - 1) : 0.5;

  return frame->left + (frame->mirrored ? 1.0 - share : share) * (frame->right - frame->left);
}

static double
y_of (const Frame *frame, double value)
{
  return frame->bottom - talia_plot_scale_place (&frame->scale, value) * (frame->bottom - frame->top);
}

static double
apart (const Frame *frame)
{
  return frame->n > 1 ? (frame->right - frame->left) / (frame->n - 1) : frame->right - frame->left;
}

static int
find_point (TaliaPlotCanvas *self, double x)
{
  int nearest = -1;
  Frame frame;

  if (self->figures == NULL || talia_figures_get_n_points (self->figures) == 0)
    return -1;
  find_frame (self, &frame);
  for (int i = 0; i < (int) frame.n; i++)
    if (nearest < 0 || fabs (x_of (&frame, i) - x) < fabs (x_of (&frame, nearest) - x))
      nearest = i;
  return nearest;
}

/* --- drawing ----------------------------------------------------------------------------------- */

static void
draw_text (TaliaPlotCanvas *self, GtkSnapshot *snapshot, const char *text, double x, double y, double align)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  double most = gtk_widget_get_width (GTK_WIDGET (self));
  GdkRGBA color;
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_widget_get_color (GTK_WIDGET (self), &color);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) CLAMP (x - align * width, 0.0, MAX (most - width, 0)),
                                                          (float) (y - height / 2.0)));
  gtk_snapshot_append_layout (snapshot, layout, &color);
  gtk_snapshot_restore (snapshot);
}

static void
draw_rule (TaliaPlotCanvas *self, GtkSnapshot *snapshot, double x, double y, double width, double height, double alpha)
{
  GdkRGBA color;

  gtk_widget_get_color (GTK_WIDGET (self), &color);
  color.alpha *= (float) alpha;
  gtk_snapshot_append_color (
      snapshot, &color,
      &GRAPHENE_RECT_INIT ((float) round (x), (float) round (y), (float) round (width), (float) round (height)));
}

static void
draw_scale (TaliaPlotCanvas *self, GtkSnapshot *snapshot, const Frame *frame)
{
  for (guint i = 0; i < talia_plot_scale_count (&frame->scale); i++)
    {
      double value = frame->scale.least + i * frame->scale.step, y = y_of (frame, value);
      g_autofree char *text = format_step (self, &frame->scale, i);

      draw_rule (self, snapshot, frame->left - INSET, y, frame->right - frame->left + 2 * INSET, 1,
                 fabs (value) < frame->scale.step / 2 ? 0.7 : 0.2);
      if (frame->mirrored)
        draw_text (self, snapshot, text, frame->right + INSET + GAP, y, 0.0);
      else
        draw_text (self, snapshot, text, frame->left - INSET - GAP, y, 1.0);
    }
}

static void
draw_briefs (TaliaPlotCanvas *self, GtkSnapshot *snapshot, const Frame *frame)
{
  double widest = 0.0;
  guint skip;

  for (guint i = 0; i < frame->n; i++)
    measure_text (self, talia_figures_get_brief (self->figures, i), &widest, NULL);
  skip = talia_plot_scale_skip (widest + 2 * GAP, apart (frame));
  for (guint i = 0; i < frame->n; i += skip)
    draw_text (self, snapshot, talia_figures_get_brief (self->figures, i), x_of (frame, i),
               frame->bottom + GAP + frame->text_height / 2, 0.5);
}

/* Draws the uncertainty of a line as a ribbon behind it. */
static void
draw_errors (TaliaPlotCanvas *self, GtkSnapshot *snapshot, const Frame *frame, guint line)
{
  GdkRGBA color;

  gtk_widget_get_color (self->marks->pdata[line], &color);
  color.alpha *= 0.3f;
  for (guint i = 0; i < frame->n; i++)
    {
      double value = talia_figures_get (self->figures, line, i),
             error = talia_figures_get_error (self->figures, line, i);
      double top = y_of (frame, value + error), bottom = y_of (frame, value - error);

      if (!isnan (value) && error > 0.0)
        gtk_snapshot_append_color (
            snapshot, &color,
            &GRAPHENE_RECT_INIT ((float) x_of (frame, i) - 3, (float) top, 6, (float) (bottom - top)));
    }
}

static void
draw_line (TaliaPlotCanvas *self, GtkSnapshot *snapshot, const Frame *frame, guint line)
{
  TaliaPlotMark *mark = self->marks->pdata[line];
  GskPathBuilder *builder = gsk_path_builder_new ();
  GskStroke *stroke = talia_plot_mark_create_stroke (mark);
  g_autoptr (GskPath) path = NULL;
  gboolean drawing = FALSE;
  GdkRGBA color;

  for (guint i = 0; i < frame->n; i++)
    {
      double value = talia_figures_get (self->figures, line, i);

      if (isnan (value))
        continue; /* the line continues after missing figures */
      if (drawing)
        gsk_path_builder_line_to (builder, (float) x_of (frame, i), (float) y_of (frame, value));
      else
        gsk_path_builder_move_to (builder, (float) x_of (frame, i), (float) y_of (frame, value));
      drawing = TRUE;
    }
  path = gsk_path_builder_free_to_path (builder);
  gtk_widget_get_color (GTK_WIDGET (mark), &color);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &color);
  gsk_stroke_free (stroke);
  for (guint i = 0; i < frame->n; i++)
    {
      double value = talia_figures_get (self->figures, line, i);

      if (!isnan (value) && (apart (frame) >= CLOSE || (int) i == self->selected))
        talia_plot_mark_draw_point (mark, snapshot, x_of (frame, i), y_of (frame, value));
    }
}

static void
talia_plot_canvas_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TaliaPlotCanvas *self = TALIA_PLOT_CANVAS (widget);
  guint own = 0;
  Frame frame;

  if (self->figures == NULL || talia_figures_get_n_points (self->figures) == 0)
    return;
  find_frame (self, &frame);
  draw_scale (self, snapshot, &frame);
  draw_briefs (self, snapshot, &frame);
  if (self->selected >= 0)
    draw_rule (self, snapshot, x_of (&frame, self->selected) - 1, frame.top, 2, frame.bottom - frame.top, 0.6);
  /* The most important line is drawn last, above the others. */
  for (guint i = 0; i < talia_figures_get_n_lines (self->figures); i++)
    {
      draw_errors (self, snapshot, &frame, i);
      if (talia_figures_is_own (self->figures, i))
        own = i;
      else
        draw_line (self, snapshot, &frame, i);
    }
  if (talia_figures_get_n_lines (self->figures) > 0)
    draw_line (self, snapshot, &frame, own);
}

static void
talia_plot_canvas_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  double height;

  measure_text (TALIA_PLOT_CANVAS (widget), "0", NULL, &height);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = (int) (LINES * height);
  else
    {
      *minimum = (int) (8 * height);
      *natural = (int) (24 * height);
    }
}

/* --- walking along it -------------------------------------------------------------------------- */

/* Not by the toolkit alone: its test backend cannot announce anything for the focused widget. */
static void
speak (TaliaPlotCanvas *self)
{
  GtkAccessible *speaker = GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (self)));
  g_autofree char *text = talia_figures_describe_point (self->figures, (guint) self->selected);

  gtk_accessible_announce (speaker, text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
select_point (TaliaPlotCanvas *self, int point)
{
  talia_plot_canvas_set_selected (self, point);
  if (self->selected >= 0)
    speak (self);
}

static gboolean
key_cb (TaliaPlotCanvas *self, guint key, guint code, GdkModifierType state)
{
  const int n = self->figures != NULL ? (int) talia_figures_get_n_points (self->figures) : 0;
  const int on = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? -1 : 1;

  if (n == 0 || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      select_point (self, CLAMP (self->selected < 0 ? n - 1 : self->selected - on, 0, n - 1));
      return GDK_EVENT_STOP;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      select_point (self, CLAMP (self->selected < 0 ? 0 : self->selected + on, 0, n - 1));
      return GDK_EVENT_STOP;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      select_point (self, 0);
      return GDK_EVENT_STOP;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      select_point (self, n - 1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if (self->selected < 0)
        return GDK_EVENT_PROPAGATE;
      g_signal_emit (self, activated_signal, 0, (guint) self->selected);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
released_cb (TaliaPlotCanvas *self, int n_press, double x)
{
  int point = find_point (self, x);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (point < 0)
    return;
  select_point (self, point);
  g_signal_emit (self, activated_signal, 0, (guint) point);
}

static gboolean
talia_plot_canvas_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  TaliaPlotCanvas *self = TALIA_PLOT_CANVAS (widget);
  int point = keyboard ? self->selected : find_point (self, x);
  g_autofree char *text = NULL;

  if (point < 0)
    return FALSE;
  text = talia_figures_describe_point (self->figures, (guint) point);
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

/* --- the widget -------------------------------------------------------------------------------- */

static void
talia_plot_canvas_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_int (value, TALIA_PLOT_CANVAS (object)->selected);
}

static void
talia_plot_canvas_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  talia_plot_canvas_set_selected (TALIA_PLOT_CANVAS (object), g_value_get_int (value));
}

static void
talia_plot_canvas_finalize (GObject *object)
{
  TaliaPlotCanvas *self = TALIA_PLOT_CANVAS (object);

  g_clear_pointer (&self->figures, talia_figures_unref);
  g_clear_pointer (&self->marks, g_ptr_array_unref);

  G_OBJECT_CLASS (talia_plot_canvas_parent_class)->finalize (object);
}

static void
talia_plot_canvas_class_init (TaliaPlotCanvasClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = talia_plot_canvas_get_property;
  object_class->set_property = talia_plot_canvas_set_property;
  object_class->finalize = talia_plot_canvas_finalize;
  widget_class->measure = talia_plot_canvas_measure;
  widget_class->snapshot = talia_plot_canvas_snapshot;
  widget_class->query_tooltip = talia_plot_canvas_query_tooltip;

  props[PROP_SELECTED] = g_param_spec_int ("selected", NULL, NULL, -1, G_MAXINT, -1,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  activated_signal = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "plot-canvas");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
talia_plot_canvas_init (TaliaPlotCanvas *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->selected = -1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (click, "released", G_CALLBACK (released_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

void
talia_plot_canvas_set_figures (TaliaPlotCanvas *self, TaliaFigures *figures, GPtrArray *marks)
{
  g_autofree char *course = NULL;

  g_return_if_fail (TALIA_IS_PLOT_CANVAS (self));
  g_return_if_fail (figures != NULL && marks != NULL && marks->len == talia_figures_get_n_lines (figures));

  talia_figures_ref (figures);
  g_clear_pointer (&self->figures, talia_figures_unref);
  self->figures = figures;
  g_ptr_array_ref (marks);
  g_clear_pointer (&self->marks, g_ptr_array_unref);
  self->marks = marks;
  talia_plot_canvas_set_selected (self, -1);
  course = talia_figures_describe_course (figures);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  talia_figures_get_title (figures), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, course, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

int
talia_plot_canvas_get_selected (TaliaPlotCanvas *self)
{
  g_return_val_if_fail (TALIA_IS_PLOT_CANVAS (self), -1);

  return self->selected;
}

void
talia_plot_canvas_set_selected (TaliaPlotCanvas *self, int selected)
{
  const int n = self->figures != NULL ? (int) talia_figures_get_n_points (self->figures) : 0;

  g_return_if_fail (TALIA_IS_PLOT_CANVAS (self));

  selected = CLAMP (selected, -1, n - 1);
  if (selected == self->selected)
    return;
  self->selected = selected;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SELECTED]);
}
