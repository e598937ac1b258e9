/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The look of one line of a plot: its colour, its dashes, the shape of its points. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TaliaPlotMark:
 *
 * A sample of a line, shown beside its name. Its colour comes from the style sheet (`plot-mark.line-N`,
 * `plot-mark.own`); dashes and shapes tell lines apart without it.
 */
#define TALIA_TYPE_PLOT_MARK (talia_plot_mark_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPlotMark, talia_plot_mark, TALIA, PLOT_MARK, GtkWidget)

/** Creates the mark of line number `line`; `own` marks the most important line. */
GtkWidget *talia_plot_mark_new (guint line, gboolean own);

/** Returns the stroke of the line; free it. */
GskStroke *talia_plot_mark_create_stroke (TaliaPlotMark *self);

/** Draws a point of the line with its centre at `x` and `y`. */
void talia_plot_mark_draw_point (TaliaPlotMark *self, GtkSnapshot *snapshot, double x, double y);

G_END_DECLS
