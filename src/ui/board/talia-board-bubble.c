/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A speech bubble on a board, whose pointer points at the card that its text is about. */
#include "talia-board-bubble.h"

#define RADIUS 12.f
/* Half the width of the pointer at the bubble: usually, and of a long one, which leads between the indices of a row of
 * cards; and the length from which it is a long one. */
#define BASE 9.f
#define LONG_BASE 4.5f
#define LONG 50.f
/* How far the shadow extends, in pixels. */
#define SHADOW 3

typedef struct
{
  TaliaCards cards;
  gboolean points;
  graphene_point_t tip;
} TaliaBoardBubblePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TaliaBoardBubble, talia_board_bubble, ADW_TYPE_BIN)

enum
{
  PROP_CARDS = 1,
  PROP_POINTS,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

#define PRIVATE(self) ((TaliaBoardBubblePrivate *) talia_board_bubble_get_instance_private (self))

/* Draws the lower edge from right to left, with the pointer. */
static void
add_pointer (GskPathBuilder *builder, const graphene_point_t *tip, float width, float height)
{
  const float base = talia_board_bubble_get_base (tip->y - height),
              x = CLAMP (tip->x, RADIUS + base, MAX (width - RADIUS - base, RADIUS + base));

  gsk_path_builder_line_to (builder, x + base, height);
  gsk_path_builder_line_to (builder, tip->x, tip->y);
  gsk_path_builder_line_to (builder, x - base, height);
}

static GskPath *
create_shape (TaliaBoardBubble *self, float width, float height)
{
  const TaliaBoardBubblePrivate *priv = PRIVATE (self);
  GskPathBuilder *builder = gsk_path_builder_new ();

  gsk_path_builder_move_to (builder, RADIUS, 0);
  gsk_path_builder_line_to (builder, width - RADIUS, 0);
  gsk_path_builder_arc_to (builder, width, 0, width, RADIUS);
  gsk_path_builder_line_to (builder, width, height - RADIUS);
  gsk_path_builder_arc_to (builder, width, height, width - RADIUS, height);
  if (priv->points)
    add_pointer (builder, &priv->tip, width, height);
  gsk_path_builder_line_to (builder, RADIUS, height);
  gsk_path_builder_arc_to (builder, 0, height, 0, height - RADIUS);
  gsk_path_builder_line_to (builder, 0, RADIUS);
  gsk_path_builder_arc_to (builder, 0, 0, RADIUS, 0);
  gsk_path_builder_close (builder);
  return gsk_path_builder_free_to_path (builder);
}

/* Draws some lines around the shape, each fainter than the one inside it: a soft shadow without a blur. */
static void
draw_shadow (GtkSnapshot *snapshot, GskPath *shape)
{
  for (int i = 1; i <= SHADOW; i++)
    {
      g_autoptr (GskStroke) stroke = gsk_stroke_new ((float) (2 * i));

      gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
      gtk_snapshot_append_stroke (snapshot, shape, stroke, &(GdkRGBA) { 0, 0, 0, .09f });
    }
}

/* Returns the area of the bubble with its padding, in the coordinates of the widget, which begin inside of it. */
static graphene_rect_t
get_paper (GtkWidget *widget)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, widget, &bounds) ? bounds : GRAPHENE_RECT_INIT (0, 0, 0, 0);
}

/* The colour of the bubble is that of the paper; that of its child is for the text and, fainter, for the edge. */
static void
talia_board_bubble_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const gboolean high = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
  const graphene_rect_t paper = get_paper (widget);
  g_autoptr (GskPath) shape = create_shape (TALIA_BOARD_BUBBLE (widget), paper.size.width, paper.size.height);
  g_autoptr (GskStroke) stroke = gsk_stroke_new (high ? 2 : 1);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  GdkRGBA colour, edge;

  gtk_widget_get_color (widget, &colour);
  gtk_widget_get_color (child != NULL ? child : widget, &edge);
  edge.alpha *= high ? 1 : .2f;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &paper.origin);
  if (!high)
    draw_shadow (snapshot, shape);
  gtk_snapshot_append_fill (snapshot, shape, GSK_FILL_RULE_WINDING, &colour);
  gtk_snapshot_append_stroke (snapshot, shape, stroke, &edge);
  gtk_snapshot_restore (snapshot);

  GTK_WIDGET_CLASS (talia_board_bubble_parent_class)->snapshot (widget, snapshot);
}

static void
talia_board_bubble_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TaliaBoardBubblePrivate *priv = PRIVATE (TALIA_BOARD_BUBBLE (object));

  switch (id)
    {
    case PROP_CARDS:
      g_value_set_uint64 (value, priv->cards);
      break;
    case PROP_POINTS:
      g_value_set_boolean (value, priv->points);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_board_bubble_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_CARDS:
      talia_board_bubble_set_cards (TALIA_BOARD_BUBBLE (object), g_value_get_uint64 (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_board_bubble_class_init (TaliaBoardBubbleClass *klass)
{
  const GParamFlags flags = G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = talia_board_bubble_get_property;
  object_class->set_property = talia_board_bubble_set_property;
  widget_class->snapshot = talia_board_bubble_snapshot;

  props[PROP_CARDS] = g_param_spec_uint64 ("cards", NULL, NULL, 0, G_MAXUINT64, 0, flags | G_PARAM_READWRITE);
  props[PROP_POINTS] = g_param_spec_boolean ("points", NULL, NULL, FALSE, flags | G_PARAM_READABLE);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "board-bubble");
}

static void
talia_board_bubble_init (TaliaBoardBubble *self)
{
}

TaliaCards
talia_board_bubble_get_cards (TaliaBoardBubble *self)
{
  g_return_val_if_fail (TALIA_IS_BOARD_BUBBLE (self), 0);

  return PRIVATE (self)->cards;
}

void
talia_board_bubble_set_cards (TaliaBoardBubble *self, TaliaCards cards)
{
  g_return_if_fail (TALIA_IS_BOARD_BUBBLE (self));

  if (PRIVATE (self)->cards == cards)
    return;
  PRIVATE (self)->cards = cards;
  gtk_widget_queue_resize (GTK_WIDGET (self)); /* so that the board places it anew */
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CARDS]);
}

int
talia_board_bubble_measure_room (TaliaBoardBubble *self, int width)
{
  int least, height, room;

  g_return_val_if_fail (TALIA_IS_BOARD_BUBBLE (self), 0);

  room = TALIA_BOARD_BUBBLE_GET_CLASS (self)->measure_room (self, width);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, MAX (width, least), NULL, &height, NULL, NULL);
  return MAX (height, room);
}

void
talia_board_bubble_point_at (TaliaBoardBubble *self, const graphene_point_t *tip)
{
  TaliaBoardBubblePrivate *priv = PRIVATE (self);
  const gboolean points = tip != NULL;

  g_return_if_fail (TALIA_IS_BOARD_BUBBLE (self));

  if (priv->points == points && (!points || graphene_point_equal (&priv->tip, tip)))
    return;
  if (points)
    priv->tip = *tip;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (priv->points == points)
    return;
  priv->points = points;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_POINTS]);
}

gboolean
talia_board_bubble_get_tip (TaliaBoardBubble *self, graphene_point_t *tip)
{
  graphene_rect_t paper;

  g_return_val_if_fail (TALIA_IS_BOARD_BUBBLE (self), FALSE);

  paper = get_paper (GTK_WIDGET (self));
  *tip = GRAPHENE_POINT_INIT (PRIVATE (self)->tip.x + paper.origin.x, PRIVATE (self)->tip.y + paper.origin.y);
  return PRIVATE (self)->points;
}

float
talia_board_bubble_get_base (float length)
{
  return length < LONG ? BASE : LONG_BASE;
}
