/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bar as long as a figure is large, beside others that are measured alike. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TaliaBar:
 *
 * Says nothing that the figure beside it does not say, so screen readers pass over it. Colours come from the style
 * sheet
 * (`bar`, `bar.own`).
 */
#define TALIA_TYPE_BAR (talia_bar_get_type ())
G_DECLARE_FINAL_TYPE (TaliaBar, talia_bar, TALIA, BAR, GtkWidget)

/**
 * The bar of a figure between `least` and `most`, which is drawn from zero on: both ends reach as far as zero at least.
 * `own`: it is the figure of whoever looks at it.
 */
GtkWidget *talia_bar_new (double value, double least, double most, gboolean own);

/** Where the bar begins and ends, in parts of its length from the start of a line of text. */
void talia_bar_get_ends (TaliaBar *self, double *begin, double *end);

G_END_DECLS
