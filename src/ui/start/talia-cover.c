/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture of a game on its tile: one of its cards in front of a back, on a background in the game's colour. */
#include "talia-cover.h"

#include "talia-fan.h"
#include "ui/cards/talia-card-face.h"

#define WIDTH 100

/* The size of a card relative to the height and to the width of the cover. */
#define OF_HEIGHT 0.74f
#define OF_WIDTH 0.52f

struct _TaliaCover
{
  GtkWidget parent_instance;

  const TaliaGame *game;
  gboolean bare, late;
};

G_DEFINE_FINAL_TYPE (TaliaCover, talia_cover, GTK_TYPE_WIDGET)

/* Draws the game's colour, a little darker towards the lower right. */
static void
draw_ground (TaliaCover *self, GtkSnapshot *snapshot, float w, float h)
{
  const uint32_t color = self->game->color;
  const GdkRGBA light = { (float) (color >> 16 & 0xff) / 255, (float) (color >> 8 & 0xff) / 255,
                          (float) (color & 0xff) / 255, 1 },
                dark = { light.red * 0.8f, light.green * 0.8f, light.blue * 0.8f, 1 };
  const GskColorStop stops[] = { { 0, light }, { 1, dark } };

  gtk_snapshot_append_linear_gradient (snapshot, &GRAPHENE_RECT_INIT (0, 0, w, h), &GRAPHENE_POINT_INIT (0, 0),
                                       &GRAPHENE_POINT_INIT (w, h), stops, G_N_ELEMENTS (stops));
}

static void
talia_cover_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TaliaCover *self = TALIA_COVER (widget);
  const float w = (float) gtk_widget_get_width (widget), h = (float) gtk_widget_get_height (widget);
  const int width = (int) MIN (w * OF_WIDTH, h * OF_HEIGHT / TALIA_CARD_ASPECT);

  if (self->game == NULL)
    return;
  draw_ground (self, snapshot, w, h);
  if (self->bare || !self->late || width < 8)
    return;
  talia_fan_append_card (snapshot, widget, TALIA_NO_CARD, width, w * 0.40f, h * 0.53f, -13);
  talia_fan_append_card (snapshot, widget, self->game->cover, width, w * 0.57f, h * 0.5f, 7);
}

static void
talia_cover_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                     int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : 1;
}

static void
talia_cover_class_init (TaliaCoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = talia_cover_measure;
  widget_class->snapshot = talia_cover_snapshot;

  gtk_widget_class_set_css_name (widget_class, "game-cover");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
talia_cover_init (TaliaCover *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  talia_fan_wait (GTK_WIDGET (self), &self->late);
}

void
talia_cover_set_game (TaliaCover *self, const TaliaGame *game)
{
  g_return_if_fail (TALIA_IS_COVER (self));
  g_return_if_fail (game != NULL);

  self->game = game;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
talia_cover_set_bare (TaliaCover *self, gboolean bare)
{
  g_return_if_fail (TALIA_IS_COVER (self));

  self->bare = bare;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
