/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests windows from 1280 to 3840 pixels: texts grow with the cards, and all players stay near the trick. */
#include <math.h>

#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/board/seats/talia-plate-fan.h"
#include "ui/board/seats/talia-seat-plate.h"
#include "ui/table/talia-table-panel.h"
#include "window.h"

/* Window sizes in ascending order. At a scale of 2 they have twice as many pixels. */
static const struct
{
  int width, height;
} sizes[] = { { 1280, 800 }, { 1600, 1000 }, { 1920, 1080 }, { 2560, 1440 }, { 3840, 2160 } };

static const struct
{
  const char *game, *options;
  gboolean marked; /* the dealer has a mark */
  gboolean backs;  /* there are backs above the plates */
} matches[] = {
  { "hearts", "", FALSE, TRUE },
  { "spades", "", TRUE, FALSE },
  { "kierki", "players=7", TRUE, FALSE },
};

/* The size of the window's shadow if no window manager draws it. */
#define EDGES 40

/* The greatest distance of a player from the centre, in widths of a card of the hand. */
#define GLANCE 4.5f

/* Parts whose size in pixels grows. */
enum
{
  CARD,
  PLATE,
  FACE,
  CAPTION,
  BUTTON,
  SHEET,
  N_PARTS
};

static const char *const parts[N_PARTS] = { "card", "plate", "face", "caption", "button", "score sheet" };

typedef struct
{
  float size[N_PARTS];
  float away; /* the distance of the farthest plate from the centre of the trick, in widths of a card of the trick */
} Measured;

static GtkWidget *
find_class (GtkWidget *root, const char *name)
{
  GtkWidget *found = gtk_widget_has_css_class (root, name) && gtk_widget_get_mapped (root) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_class (child, name);
  return found;
}

/* Returns the height of a line of the widget's text. */
static float
get_line (GtkWidget *widget)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, "X");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return (float) height;
}

static void
measure (Window *window, Measured *measured)
{
  const TaliaBoardGeometry *geometry = talia_hand_board_get_geometry (window->board);
  GtkWidget *button = find_widget (GTK_WIDGET (window_get_bar (window)), GTK_TYPE_BUTTON); /* NULL if there is none */

  measured->size[CARD] = (float) geometry->card_width;
  measured->size[PLATE] = (float) geometry->plate_width;
  measured->size[FACE] = (float) geometry->head;
  measured->size[CAPTION] = get_line (find_class (GTK_WIDGET (window->board), "prompt"));
  measured->size[BUTTON] = get_line (button != NULL ? button : GTK_WIDGET (window_get_bar (window)));
  measured->size[SHEET] = (float) gtk_widget_get_width (find_widget (window->window, TALIA_TYPE_TABLE_PANEL));
  measured->away = 0;
  for (int seat = 1; seat < talia_match_get_view (window->match)->seen.seats; seat++)
    measured->away = fmaxf (measured->away, hypotf (geometry->plate[seat].x - geometry->middle.x,
                                                    geometry->plate[seat].y - geometry->middle.y)
                                                / (float) geometry->card_width);
}

/* Asserts that each part grows like the cards, with a tolerance of a quarter, because there are few sizes of
 * letters. */
static void
assert_grown (const Measured *measured, gsize at, int part)
{
  const float before = measured[0].size[part] / measured[0].size[CARD],
              now = measured[at].size[part] / measured[at].size[CARD];

  if (at > 0
      && (part == CARD ? measured[at].size[CARD] <= measured[at - 1].size[CARD]
                       : now < before * .8f || now > before * 1.25f))
    g_error ("%dx%d: a %s is %g where a card is %g; in the smallest window %g and %g", sizes[at].width,
             sizes[at].height, parts[part], measured[at].size[part], measured[at].size[CARD], measured[0].size[part],
             measured[0].size[CARD]);
}

/* Asserts that the dealer's mark does not cover the name on the same plate. */
static void
assert_mark_is_free (GtkWidget *mark, int width)
{
  GtkWidget *plate = gtk_widget_get_ancestor (mark, TALIA_TYPE_SEAT_PLATE), *name = find_class (plate, "name");
  graphene_point_t origin;
  graphene_rect_t bounds;
  PangoRectangle ink;
  int x, y;

  g_assert_true (gtk_widget_compute_bounds (mark, plate, &bounds));
  g_assert_true (gtk_widget_compute_point (name, plate, graphene_point_zero (), &origin));
  gtk_label_get_layout_offsets (GTK_LABEL (name), &x, &y);
  pango_layout_get_pixel_extents (gtk_label_get_layout (GTK_LABEL (name)), &ink, NULL);
  if (graphene_rect_intersection (&bounds,
                                  &GRAPHENE_RECT_INIT (origin.x + (float) (x + ink.x), origin.y + (float) (y + ink.y),
                                                       (float) ink.width, (float) ink.height),
                                  NULL))
    g_error ("%d wide: the mark of the dealer, up to %g, %g, lies on the name", width,
             bounds.origin.x + bounds.size.width, bounds.origin.y + bounds.size.height);
}

/* Returns the first texture in the render nodes. */
static GskRenderNode *
find_picture (GskRenderNode *node)
{
  GskRenderNode *found = NULL;

  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_TEXTURE_NODE:
      return node;
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node) && found == NULL; i++)
        found = find_picture (gsk_container_node_get_child (node, i));
      return found;
    case GSK_CLIP_NODE:
      return find_picture (gsk_clip_node_get_child (node));
    default:
      return NULL;
    }
}

/* Asserts that the backs above a plate reach it, so that they appear to be behind it. Returns FALSE if there are
 * none. */
static gboolean
assert_backs_reach_plate (GtkWidget *plate, int width)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (plate);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node, *backs;
  graphene_rect_t frame, bounds;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (plate), gtk_widget_get_height (plate));
  node = gtk_snapshot_free_to_node (snapshot);
  backs = find_picture (node);
  if (backs != NULL)
    gsk_render_node_get_bounds (backs, &bounds);
  g_assert_true (gtk_widget_compute_bounds (find_class (plate, "plate"), plate, &frame));
  if (backs != NULL && bounds.origin.y + bounds.size.height < frame.origin.y)
    g_error ("%d wide: the backs end at %g, the plate begins at %g", width, bounds.origin.y + bounds.size.height,
             frame.origin.y);
  gsk_render_node_unref (node);
  return backs != NULL;
}

static void
assert_backs_reach_plates (Window *window, int width)
{
  guint seen = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window->board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (TALIA_IS_SEAT_PLATE (child) && gtk_widget_get_mapped (child))
      seen += assert_backs_reach_plate (child, width);
  g_assert_cmpuint (seen, ==, 3);
}

static void
test_all_grows_with_the_cards (gconstpointer data)
{
  const gsize match = GPOINTER_TO_SIZE (data);
  Window *window = window_new_game (matches[match].game, matches[match].options, 5);
  Measured measured[G_N_ELEMENTS (sizes)];

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (window->window), sizes[i].width, sizes[i].height);
      wait_until (gtk_widget_get_width (window->window) > sizes[i].width - EDGES
                  && gtk_widget_get_height (window->window) > sizes[i].height - EDGES);
      window_wait_for_frames (window, 5);
      measure (window, &measured[i]);
      for (int part = 0; part < N_PARTS; part++)
        assert_grown (measured, i, part);
      if (matches[match].marked)
        assert_mark_is_free (find_class (GTK_WIDGET (window->board), "dealer"), sizes[i].width);
      if (matches[match].backs)
        assert_backs_reach_plates (window, sizes[i].width);
      if (measured[i].away > GLANCE)
        g_error ("%dx%d: somebody sits %g cards away", sizes[i].width, sizes[i].height, measured[i].away);
    }
  window_free (window);
}

/* The letters of a plate may grow while its width stays the same. */
static void
test_larger_backs_are_drawn_anew (void)
{
  Window *window = window_new (NULL, 5);
  GtkWidget *plate = find_widget (GTK_WIDGET (window->board), TALIA_TYPE_SEAT_PLATE);
  static const struct
  {
    int width, height;
  } backs[] = { { 30, 30 }, { 60, 60 }, { 60, 90 } }; /* the last only grow in height */
  TaliaPlateFan fan = { 0 };
  int before = 0;

  for (guint i = 0; i < G_N_ELEMENTS (backs); i++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      talia_plate_fan_append (&fan, plate, snapshot, 5, backs[i].width, backs[i].height);
      gsk_render_node_unref (gtk_snapshot_free_to_node (snapshot));
      g_assert_cmpint (gdk_texture_get_height (fan.texture), >, before);
      before = gdk_texture_get_height (fan.texture);
    }
  talia_plate_fan_forget (&fan);
  window_free (window);
}

int
main (int argc, char **argv)
{
  g_autoptr (GtkCssProvider) css = NULL;

  setup_still (&argc, &argv);
  css = setup_style ();

  for (gsize i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      g_autofree char *path =
          g_strconcat ("/large-windows/all-grows-with-the-cards/", matches[i].game, " ", matches[i].options, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_all_grows_with_the_cards);
    }
  g_test_add_func ("/large-windows/larger-backs-are-drawn-anew", test_larger_backs_are_drawn_anew);
  return g_test_run ();
}
