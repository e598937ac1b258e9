/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of marks, one for each of the last 21 days, which shows when the deal of the day was played. */
#include "talia-day-row.h"

#include "words/talia-words-daily.h"

/* The least and the greatest distance from one day to the next, and the additional distance between two weeks, which
 * is a part of it. */
#define LEAST_STEP 11
#define STEP 17
#define WEEK 0.4f

#define DAYS_OF_WEEK 7
#define GAPS ((TALIA_DAILY_DAYS - 1) / DAYS_OF_WEEK)
#define LINE 1.5f

struct _TaliaDayRow
{
  GtkWidget parent_instance;

  TaliaDaily daily;
};

G_DEFINE_FINAL_TYPE (TaliaDayRow, talia_day_row, GTK_TYPE_WIDGET)

static float
get_length (float step)
{
  return step * ((float) TALIA_DAILY_DAYS + WEEK * GAPS);
}

static float
get_step (TaliaDayRow *self)
{
  return MIN ((float) gtk_widget_get_width (GTK_WIDGET (self)) / get_length (1), STEP);
}

/* Returns the middle of a day's mark. In a window that is read from right to left, so are the days. */
static float
get_middle (TaliaDayRow *self, guint day)
{
  const float step = get_step (self), x = step * ((float) day + 0.5f + WEEK * (float) (day / DAYS_OF_WEEK));
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  return mirrored ? (float) gtk_widget_get_width (GTK_WIDGET (self)) - x : x;
}

/* --- drawing ------------------------------------------------------------------------------- */

static void
stroke (GtkSnapshot *snapshot, GskPathBuilder *builder, float width, const GdkRGBA *color)
{
  g_autoptr (GskPath) path = gsk_path_builder_free_to_path (builder);
  GskStroke *line = gsk_stroke_new (width);

  gsk_stroke_set_line_cap (line, GSK_LINE_CAP_ROUND);
  gsk_stroke_set_line_join (line, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, line, color);
  gsk_stroke_free (line);
}

static void
draw_ring (GtkSnapshot *snapshot, float x, float y, float radius, const GdkRGBA *color)
{
  GskPathBuilder *builder = gsk_path_builder_new ();

  gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (x, y), radius - LINE / 2);
  stroke (snapshot, builder, LINE, color);
}

/* Fills the disc; `part` is what is filled of it from below. */
static void
draw_disc (GtkSnapshot *snapshot, float x, float y, float radius, float part, const GdkRGBA *color)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;

  gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (x, y), radius);
  path = gsk_path_builder_free_to_path (builder);
  gtk_snapshot_push_clip (
      snapshot, &GRAPHENE_RECT_INIT (x - radius, y + radius - 2 * radius * part, 2 * radius, 2 * radius * part));
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, color);
  gtk_snapshot_pop (snapshot);
}

/* The tick is a hole in the disc, so that it is seen on any ground. */
static void
draw_played (GtkSnapshot *snapshot, float x, float y, float radius, const GdkRGBA *color)
{
  GskPathBuilder *builder = gsk_path_builder_new ();

  gsk_path_builder_move_to (builder, x - radius * 0.45f, y + radius * 0.05f);
  gsk_path_builder_line_to (builder, x - radius * 0.1f, y + radius * 0.4f);
  gsk_path_builder_line_to (builder, x + radius * 0.48f, y - radius * 0.35f);
  gtk_snapshot_push_mask (snapshot, GSK_MASK_MODE_INVERTED_ALPHA);
  stroke (snapshot, builder, MAX (radius * 0.3f, LINE), &(GdkRGBA) { 0, 0, 0, 1 });
  gtk_snapshot_pop (snapshot);
  draw_disc (snapshot, x, y, radius, 1, color);
  gtk_snapshot_pop (snapshot);
}

static void
draw_day (TaliaDayRow *self, GtkSnapshot *snapshot, guint day, const GdkRGBA *color)
{
  const float step = get_step (self), radius = step * 0.4f, x = get_middle (self, day), y = step / 2;
  GdkRGBA pale = *color;

  pale.alpha *= 0.6f;
  switch (self->daily.days[day])
    {
    case TALIA_DAY_FREE:
      draw_ring (snapshot, x, y, radius * 0.7f, &pale);
      break;
    case TALIA_DAY_BEGUN:
      draw_ring (snapshot, x, y, radius, color);
      draw_disc (snapshot, x, y, radius, 0.5f, color);
      break;
    case TALIA_DAY_PLAYED:
      draw_played (snapshot, x, y, radius, color);
      break;
    }
}

static void
talia_day_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TaliaDayRow *self = TALIA_DAY_ROW (widget);
  const float step = get_step (self), x = get_middle (self, TALIA_DAILY_DAYS - 1);
  GdkRGBA color;

  gtk_widget_get_color (widget, &color);
  for (guint day = 0; day < TALIA_DAILY_DAYS; day++)
    draw_day (self, snapshot, day, &color);
  gtk_snapshot_append_color (snapshot, &color, &GRAPHENE_RECT_INIT (x - step * 0.4f, step + 1, step * 0.8f, 2));
}

static void
talia_day_row_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) get_length (LEAST_STEP) + 1;
      *natural = (int) get_length (STEP) + 1;
    }
  else
    *minimum = *natural = STEP + 4;
}

static gboolean
talia_day_row_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  TaliaDayRow *self = TALIA_DAY_ROW (widget);

  for (guint day = 0; !keyboard && self->daily.today != 0 && day < TALIA_DAILY_DAYS; day++)
    if (ABS ((float) x - get_middle (self, day)) <= get_step (self) / 2)
      {
        g_autofree char *text = talia_words_daily_day (&self->daily, day);

        gtk_tooltip_set_text (tooltip, text);
        return TRUE;
      }
  return FALSE;
}

static void
talia_day_row_class_init (TaliaDayRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = talia_day_row_measure;
  widget_class->snapshot = talia_day_row_snapshot;
  widget_class->query_tooltip = talia_day_row_query_tooltip;
  gtk_widget_class_set_css_name (widget_class, "day-row");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
talia_day_row_init (TaliaDayRow *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}

void
talia_day_row_set_daily (TaliaDayRow *self, const TaliaDaily *daily)
{
  g_return_if_fail (TALIA_IS_DAY_ROW (self) && daily != NULL);

  self->daily = *daily;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
