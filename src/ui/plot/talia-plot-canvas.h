/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The canvas on which a plot draws its lines, and along which the keys move. */
#pragma once

#include <gtk/gtk.h>

#include "talia-figures.h"

G_BEGIN_DECLS

/**
 * TaliaPlotCanvas:
 *
 * Draws figures. Arrow keys and clicks select one of their points, which it speaks of.
 *
 * Properties: `selected` (int): the point, -1 for none.
 *
 * Signal: `activated (uint)`: a point was clicked, or Enter was pressed on it.
 */
#define TALIA_TYPE_PLOT_CANVAS (talia_plot_canvas_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPlotCanvas, talia_plot_canvas, TALIA, PLOT_CANVAS, GtkWidget)

/** Draws these from now on, each line as the mark (TaliaPlotMark) of that number; nothing is selected then. */
void talia_plot_canvas_set_figures (TaliaPlotCanvas *self, TaliaFigures *figures, GPtrArray *marks);

int talia_plot_canvas_get_selected (TaliaPlotCanvas *self);
void talia_plot_canvas_set_selected (TaliaPlotCanvas *self, int selected);

G_END_DECLS
