/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bar whose length shows a number, on the same scale as the bars around it. */
#include "talia-bar.h"

/* The width of the line at zero, which separates the bars on both sides, and the least width of a bar, in pixels. */
#define ZERO_WIDTH 2

struct _TaliaBar
{
  GtkWidget parent_instance;

  double value, least, most;
};

G_DEFINE_FINAL_TYPE (TaliaBar, talia_bar, GTK_TYPE_WIDGET)

/* Returns the place of a number on the scale, from 0 to 1. */
static double
get_place (TaliaBar *self, double figure)
{
  return self->most > self->least ? (figure - self->least) / (self->most - self->least) : 0;
}

/* Draws the part between two places, at least `least` pixels wide; it is mirrored in a right-to-left window. */
static void
draw (TaliaBar *self, GtkSnapshot *snapshot, double begin, double end, double least)
{
  const double width = gtk_widget_get_width (GTK_WIDGET (self)), length = MAX ((end - begin) * width, least);
  double left = MIN (begin * width, width - length);
  GdkRGBA color;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    left = width - left - length;
  gtk_widget_get_color (GTK_WIDGET (self), &color);
  gtk_snapshot_append_color (
      snapshot, &color,
      &GRAPHENE_RECT_INIT ((float) left, 0, (float) length, (float) gtk_widget_get_height (GTK_WIDGET (self))));
}

static void
talia_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TaliaBar *self = TALIA_BAR (widget);
  double begin, end;

  talia_bar_get_ends (self, &begin, &end);
  if (end > begin)
    draw (self, snapshot, begin, end, ZERO_WIDTH);
  if (self->least < 0 && self->most > 0)
    draw (self, snapshot, get_place (self, 0), get_place (self, 0), ZERO_WIDTH);
}

static void
talia_bar_class_init (TaliaBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = talia_bar_snapshot;
  gtk_widget_class_set_css_name (widget_class, "bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
talia_bar_init (TaliaBar *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN); /* its ends are round */
}

GtkWidget *
talia_bar_new (double value, double least, double most, gboolean own)
{
  TaliaBar *self = g_object_new (TALIA_TYPE_BAR, NULL);

  self->least = MIN (least, 0);
  self->most = MAX (most, 0);
  self->value = CLAMP (value, self->least, self->most);
  if (own)
    gtk_widget_add_css_class (GTK_WIDGET (self), "own");
  return GTK_WIDGET (self);
}

void
talia_bar_get_ends (TaliaBar *self, double *begin, double *end)
{
  g_return_if_fail (TALIA_IS_BAR (self));
  g_return_if_fail (begin != NULL && end != NULL);

  *begin = get_place (self, MIN (self->value, 0));
  *end = get_place (self, MAX (self->value, 0));
}
