/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A plot of figures as lines, with a legend, and the same figures as a table. */
#pragma once

#include <adwaita.h>

#include "talia-figures.h"

G_BEGIN_DECLS

/**
 * TaliaPlot:
 *
 * Draws figures, with the names of the lines, a description of the selected point in words, and a table of all figures.
 *
 * Properties: `selected` (int): the selected point, -1 for none.
 *
 * Signal: `activated (uint)`: a point was clicked, or Enter was pressed on it.
 */
#define TALIA_TYPE_PLOT (talia_plot_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPlot, talia_plot, TALIA, PLOT, AdwBin)

GtkWidget *talia_plot_new (void);

/** Sets the figures, and clears the selection. */
void talia_plot_set_figures (TaliaPlot *self, TaliaFigures *figures);

/** Returns the figures; NULL before the first. */
TaliaFigures *talia_plot_get_figures (TaliaPlot *self);

int talia_plot_get_selected (TaliaPlot *self);
void talia_plot_set_selected (TaliaPlot *self, int selected);

G_END_DECLS
