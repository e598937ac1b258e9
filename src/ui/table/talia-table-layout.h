/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layout of board and panel: side by side if there is room, else the panel in a sheet above the board. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * TaliaTableLayout:
 *
 * Properties:
 * - `board`, `panel` (GtkWidget, construct or once)
 * - `narrow` (boolean): the panel is on a sheet
 * - `low` (boolean): there is little height, whatever the width; changes nothing by itself
 * - `roomy` (boolean): the panel fits beside a board of full size; changes nothing by itself
 * - `size` (int): 0 as usual, 1 and 2 for large screens, where letters and the panel are larger
 * - `open` (boolean): the panel is shown; remembered by itself for each of the two
 */
#define TALIA_TYPE_TABLE_LAYOUT (talia_table_layout_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTableLayout, talia_table_layout, TALIA, TABLE_LAYOUT, AdwBin)

gboolean talia_table_layout_get_narrow (TaliaTableLayout *self);
gboolean talia_table_layout_get_roomy (TaliaTableLayout *self);
gboolean talia_table_layout_get_open (TaliaTableLayout *self);
void talia_table_layout_set_open (TaliaTableLayout *self, gboolean open);

/** Whether the panel stands beside the board, now or as soon as there is room. */
void talia_table_layout_set_beside (TaliaTableLayout *self, gboolean beside);

/** Opens what the other has open. */
void talia_table_layout_arrange_like (TaliaTableLayout *self, TaliaTableLayout *other);

G_END_DECLS
