/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layout of board and panel: side by side if there is room, otherwise the panel is in a sheet that covers part of
 * the board. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * TaliaTableLayout:
 *
 * Properties:
 * - `board`, `panel` (GtkWidget): may be set only once
 * - `narrow` (boolean): the panel is on a sheet
 * - `low` (boolean): there is little height, whatever the width; has no effect of its own
 * - `roomy` (boolean): the panel fits beside a board of full size; has no effect of its own
 * - `size` (int): from 0, the usual size, to 3; on larger screens, the text and the panel are larger
 * - `open` (boolean): the panel is shown; remembered separately for the sheet and for the panel beside the board
 */
#define TALIA_TYPE_TABLE_LAYOUT (talia_table_layout_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTableLayout, talia_table_layout, TALIA, TABLE_LAYOUT, AdwBin)

gboolean talia_table_layout_get_narrow (TaliaTableLayout *self);
gboolean talia_table_layout_get_roomy (TaliaTableLayout *self);
gboolean talia_table_layout_get_open (TaliaTableLayout *self);
void talia_table_layout_set_open (TaliaTableLayout *self, gboolean open);

/** Sets whether the panel is shown beside the board, now or as soon as there is room. */
void talia_table_layout_set_beside (TaliaTableLayout *self, gboolean beside);

/** Opens or closes the panel as in the other layout. */
void talia_table_layout_arrange_like (TaliaTableLayout *self, TaliaTableLayout *other);

G_END_DECLS
