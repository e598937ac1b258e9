/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The canvas of a plot: draws the lines, and lets keys move along them. */
#pragma once

#include <gtk/gtk.h>

#include "talia-figures.h"

G_BEGIN_DECLS

/**
 * TaliaPlotCanvas:
 *
 * Draws figures. Arrow keys and clicks select one of their points, which is announced to screen readers.
 *
 * Properties: `selected` (int): the point, -1 for none.
 *
 * Signal: `activated (uint)`: a point was clicked, or Enter was pressed on it.
 */
#define TALIA_TYPE_PLOT_CANVAS (talia_plot_canvas_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPlotCanvas, talia_plot_canvas, TALIA, PLOT_CANVAS, GtkWidget)

/** Sets the figures; each line looks like the mark (TaliaPlotMark) with its number. Clears the selection. */
void talia_plot_canvas_set_figures (TaliaPlotCanvas *self, TaliaFigures *figures, GPtrArray *marks);

int talia_plot_canvas_get_selected (TaliaPlotCanvas *self);
void talia_plot_canvas_set_selected (TaliaPlotCanvas *self, int selected);

G_END_DECLS
