/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A picture of cards in a fan, whose lower part is cut off at the edge. */
#include "talia-fan.h"

#include <math.h>

#include "ui/cards/talia-card-face.h"
#include "ui/cards/talia-card-textures.h"

/* The greatest number of cards, and the angle between two of them, in degrees. */
#define MOST 7
#define ANGLE 7.0f

#define WIDTH 330

/* The least width of a card, and that below which there are fewer cards, down to FEW. */
#define LEAST 50
#define SMALL 58
#define FEW 3

struct _TaliaFan
{
  GtkWidget parent_instance;

  TaliaCards cards;
  gboolean late;
};

G_DEFINE_FINAL_TYPE (TaliaFan, talia_fan, GTK_TYPE_WIDGET)

/* Returns half the width of a fan of n cards, in widths of a card. */
static float
get_half (int n)
{
  return ((float) n - 1) / 2 * 0.62f + 0.75f;
}

static void
talia_fan_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TaliaFan *self = TALIA_FAN (widget);
  const float w = (float) gtk_widget_get_width (widget), h = (float) gtk_widget_get_height (widget);
  int n = MIN (talia_cards_count (self->cards), MOST), width;
  float radius, rise, reach, middle;
  TaliaCards cards = self->cards;

  while (n > FEW && w / (2 * get_half (n)) < SMALL)
    n--;
  width = (int) MIN (h * 0.62f, w / (2 * get_half (n)));
  if (!self->late || n == 0 || width < LEAST)
    return;
  radius = 5.4f * (float) width;
  rise = h - (float) width * TALIA_CARD_ASPECT / 2;
  reach = get_half (n) * (float) width;
  middle = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? reach : w - reach;
  for (int i = 0; i < n; i++)
    {
      const float angle = ((float) i - ((float) n - 1) / 2) * ANGLE, rad = angle * (float) G_PI / 180;

      talia_fan_append_card (snapshot, widget, talia_cards_pop (&cards), width, middle + radius * sinf (rad),
                             rise + radius * (1 - cosf (rad)), angle);
    }
}

static void
talia_fan_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                   int *minimum_baseline, int *natural_baseline)
{
  *minimum = 0;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : 0;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  gboolean *late = data;
  const gboolean painted = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), "painted"));

  g_object_set_data (G_OBJECT (widget), "painted", GINT_TO_POINTER (TRUE));
  if (!painted)
    return G_SOURCE_CONTINUE;
  *late = TRUE;
  gtk_widget_queue_draw (widget);
  return G_SOURCE_REMOVE;
}

static void
talia_fan_class_init (TaliaFanClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = talia_fan_measure;
  widget_class->snapshot = talia_fan_snapshot;

  gtk_widget_class_set_css_name (widget_class, "card-fan");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
talia_fan_init (TaliaFan *self)
{
  talia_fan_wait (GTK_WIDGET (self), &self->late);
}

void
talia_fan_set_cards (TaliaFan *self, TaliaCards cards)
{
  g_return_if_fail (TALIA_IS_FAN (self));

  self->cards = cards;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
talia_fan_append_card (GtkSnapshot *snapshot, GtkWidget *widget, TaliaCard card, int width, float x, float y,
                       float angle)
{
  TaliaCardTextures *textures = talia_card_textures_get ();

  g_return_if_fail (GTK_IS_WIDGET (widget) && width > 0);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_rotate (snapshot, angle);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-(float) width / 2, -(float) width * TALIA_CARD_ASPECT / 2));
  talia_card_textures_append_shadow (textures, snapshot, widget, width, TALIA_CARD_IS_HELD);
  talia_card_textures_append (textures, snapshot, widget, card, width);
  gtk_snapshot_restore (snapshot);
}

void
talia_fan_wait (GtkWidget *widget, gboolean *late)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && late != NULL);

  gtk_widget_add_tick_callback (widget, tick_cb, late, NULL);
  g_signal_connect_object (talia_card_textures_get (), "changed", G_CALLBACK (gtk_widget_queue_draw), widget,
                           G_CONNECT_SWAPPED);
}
