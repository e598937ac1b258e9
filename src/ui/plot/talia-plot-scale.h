/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The scale of a plot: round numbers beside it, and the positions of figures. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** A scale that begins and ends at round numbers. */
typedef struct
{
  double least, most; /* least < most */
  double step;        /* the difference between two numbers on the scale */
} TaliaPlotScale;

/**
 * Initialises a scale for figures from `least` to `most`, with at most `steps` steps (1 or more; 2 where 0 lies between
 * them), none smaller than `finest`.
 */
void talia_plot_scale_init (TaliaPlotScale *self, double least, double most, guint steps, double finest);

/** Returns how many numbers the scale has; the first is `least`. */
guint talia_plot_scale_count (const TaliaPlotScale *self);

/** Returns the position of a figure on the scale, from 0 at its beginning to 1 at its end. */
double talia_plot_scale_place (const TaliaPlotScale *self, double value);

/** Returns n so that labels of that `size` have room at every n-th point, if points are `apart`; 1 or more. */
guint talia_plot_scale_skip (double size, double apart);

G_END_DECLS
