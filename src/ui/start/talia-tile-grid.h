/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays out the tiles of the start page: in one to three columns of the same width, and lines of the same height. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** TaliaTileGrid: a layout manager that makes wider tiles higher as well. */
#define TALIA_TYPE_TILE_GRID (talia_tile_grid_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTileGrid, talia_tile_grid, TALIA, TILE_GRID, GtkLayoutManager)

G_END_DECLS
