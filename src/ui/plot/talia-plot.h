/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A plot of figures as lines, with a legend, and the same figures as a table. */
#pragma once

#include <adwaita.h>

#include "talia-figures.h"

G_BEGIN_DECLS

/**
 * TaliaPlot:
 *
 * Draws figures, names its lines, says in words what is selected, and has all of it as a list as well.
 *
 * Properties: `selected` (int): the point that one has gone to, -1 for none.
 *
 * Signal: `activated (uint)`: a point was clicked, or Enter was pressed on it.
 */
#define TALIA_TYPE_PLOT (talia_plot_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPlot, talia_plot, TALIA, PLOT, AdwBin)

GtkWidget *talia_plot_new (void);

/** Shows these from now on; nothing is selected then. */
void talia_plot_set_figures (TaliaPlot *self, TaliaFigures *figures);

/** What it shows; NULL before the first. */
TaliaFigures *talia_plot_get_figures (TaliaPlot *self);

int talia_plot_get_selected (TaliaPlot *self);
void talia_plot_set_selected (TaliaPlot *self, int selected);

G_END_DECLS
