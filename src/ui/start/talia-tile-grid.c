/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays out the tiles of the start page: in one to three columns of the same width, and lines of the same height. */
#include "talia-tile-grid.h"

#define COLUMNS 3
#define SPACING 12

/* The minimum height of a tile relative to its width. */
#define HEIGHT 0.37

struct _TaliaTileGrid
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (TaliaTileGrid, talia_tile_grid, GTK_TYPE_LAYOUT_MANAGER)

/* Measures the widest tile, and counts the tiles. */
static int
measure_width (GtkWidget *widget, int *n)
{
  int most = 1;

  *n = 0;
  for (GtkWidget *tile = gtk_widget_get_first_child (widget); tile != NULL; tile = gtk_widget_get_next_sibling (tile))
    {
      int least;

      gtk_widget_measure (tile, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      most = MAX (most, least);
      ++*n;
    }
  return most;
}

/* Computes the number of columns, and the width and height of the tiles. */
static int
plan (GtkWidget *widget, int room, int *width, int *height)
{
  int n;
  const int least = measure_width (widget, &n), columns = CLAMP ((room + SPACING) / (least + SPACING), 1, COLUMNS);

  *width = MAX (least, (room - (columns - 1) * SPACING) / columns);
  *height = (int) (HEIGHT * *width);
  for (GtkWidget *tile = gtk_widget_get_first_child (widget); tile != NULL; tile = gtk_widget_get_next_sibling (tile))
    {
      int high;

      gtk_widget_measure (tile, GTK_ORIENTATION_VERTICAL, *width, NULL, &high, NULL, NULL);
      *height = MAX (*height, high);
    }
  return columns;
}

static GtkSizeRequestMode
talia_tile_grid_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
talia_tile_grid_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation, int for_size,
                         int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  int n, width, height;
  const int least = measure_width (widget, &n);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = COLUMNS * (least + SPACING) - SPACING;
    }
  else
    {
      const int columns = plan (widget, for_size < 0 ? least : for_size, &width, &height);

      *minimum = *natural = (n + columns - 1) / columns * (height + SPACING) - SPACING;
    }
}

static void
talia_tile_grid_allocate (GtkLayoutManager *manager, GtkWidget *widget, int room, int high, int baseline)
{
  int width, height, i = 0;
  const int columns = plan (widget, room, &width, &height);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  for (GtkWidget *tile = gtk_widget_get_first_child (widget); tile != NULL;
       tile = gtk_widget_get_next_sibling (tile), i++)
    {
      const int x = i % columns * (width + SPACING);

      gtk_widget_size_allocate (
          tile, &(GtkAllocation) { mirrored ? room - width - x : x, i / columns * (height + SPACING), width, height },
          -1);
    }
}

static void
talia_tile_grid_class_init (TaliaTileGridClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = talia_tile_grid_get_request_mode;
  layout_class->measure = talia_tile_grid_measure;
  layout_class->allocate = talia_tile_grid_allocate;
}

static void
talia_tile_grid_init (TaliaTileGrid *self)
{
}
