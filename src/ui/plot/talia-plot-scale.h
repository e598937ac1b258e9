/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The scale of a plot: round numbers beside it, and the positions of figures. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** A scale from one round number to another. */
typedef struct
{
  double least, most; /* least < most */
  double step;        /* from one number that is written to the next */
} TaliaPlotScale;

/**
 * A scale for figures from `least` to `most`, with at most `steps` steps (1 or more; 2 where 0 lies between them), none
 * less than `finest`.
 */
void talia_plot_scale_init (TaliaPlotScale *self, double least, double most, guint steps, double finest);

/** How many numbers are written, the first being `least`. */
guint talia_plot_scale_count (const TaliaPlotScale *self);

/** Where on the scale a figure lies, 0 at its beginning and 1 at its end. */
double talia_plot_scale_place (const TaliaPlotScale *self, double value);

/** Every how many points something can be written that is `size` long, where points are `apart`; 1 or more. */
guint talia_plot_scale_skip (double size, double apart);

G_END_DECLS
